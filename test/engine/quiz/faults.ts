/**
 * What can be wrong with a question, found out by the engine's rules alone: no function of the generator is asked.
 */
import type { AnyQuestion, AnyRecord, AnyRuling, Quizzed, Tested } from '../../games/game.ts';

/** What is told, as text to compare. */
export const outcome = (code: string, params: unknown, also?: unknown) => JSON.stringify([code, params, also]);

/** Everything wrong with a question about a game. */
export function faultsOf(game: Tested, question: AnyQuestion): string[] {
  const {
    cardsFitting,
    winnersOf = (_: AnyRecord, { winners = [] }: AnyRuling) => winners,
    outcomeOf = game.answerOf,
  } = game.quiz as Quizzed;
  const { kind, record, choices, right, asks, about } = question;
  const found: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) found.push(`${kind}: ${fault}`);
  };
  must(choices.length >= 2 && choices.length <= 4, `${choices.length} answers to choose from`);
  must(
    new Set(choices.map((choice) => JSON.stringify({ ...choice, shows: 0, instead: 0 }))).size === choices.length,
    'two answers say the same',
  );
  must(about.length > 0, 'about nothing');
  const told = game.rule(record);
  const answer = outcomeOf(told);
  const fitting = kind === 'must' ? cardsFitting(question) : [];
  const isRight = (choice: AnyQuestion['choices'][number]): boolean => {
    switch (choice.is) {
      case 'outcome':
        return (
          outcome(choice.outcome.code, choice.outcome.params, choice.outcome.also) ===
          outcome(answer.code, answer.params, answer.also)
        );
      case 'winners':
        return [...choice.players].sort().join() === [...winnersOf(record, told)].sort().join();
      case 'move':
        return (
          game.rule({ ...record, moves: [...(record.moves ?? []), choice.move as { move: string }] }).status !==
          'illegal'
        );
      case 'card':
        return fitting.join() === choice.card;
    }
  };
  const rights = choices.flatMap((choice, index) => (isRight(choice) ? [index] : []));
  must(rights.join() === String(right), `right is ${right}, by the rules ${rights.join()} (${JSON.stringify(asks)})`);
  for (const choice of choices) {
    const { instead, shows } = choice;
    if (instead && choice.is === 'outcome') {
      const { code, params, also } = outcomeOf(game.rule(instead));
      const said = outcome(choice.outcome.code, choice.outcome.params, choice.outcome.also);
      must(outcome(code, params, also) === said, 'what an answer is said to come from comes to another');
    }
    if (instead && choice.is === 'winners') {
      const supposed = winnersOf(instead, game.rule(instead));
      must(
        [...supposed].sort().join() === [...choice.players].sort().join(),
        'others win in what an answer is said to come from',
      );
    }

    must(game.problemsOf(shows).length === 0, 'the table of an answer cannot be');
    const ruling = game.rule(shows);
    must(ruling.status !== 'depends', 'an answer depends');
    must(
      [...ruling.steps, ...(ruling.illegal ? [ruling.illegal] : [])].every(({ basis }) => basis !== 'reading'),
      'rests on a reading',
    );
    must(game.dissents(shows, ruling).length === 0, 'editions answer differently');
  }
  return found;
}

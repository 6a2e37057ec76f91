/**
 * What can be wrong with a question, found out by the engine's rules alone: no function of the generator is asked.
 */
import type * as kernel from '../../../engine/kernel/quiz.ts';
import * as mascarade from '../../../engine/mascarade/index.ts';
import * as aboutMascarade from '../../../engine/mascarade/quiz.ts';
import * as teufelsburg from '../../../engine/teufelsburg/index.ts';
import * as aboutTeufelsburg from '../../../engine/teufelsburg/quiz.ts';

interface AnyRecord {
  readonly position: { readonly players: readonly { readonly id: string }[] };
  readonly moves?: readonly { readonly move: string; readonly swapped?: unknown }[];
}

/** A question of any game. */
export type AnyQuestion = kernel.Question<AnyRecord, unknown>;

interface AnyRuling {
  readonly status: string;
  readonly winners?: readonly string[];
  readonly illegal?: { readonly basis: string };
  readonly steps: readonly { readonly basis: string; readonly code: string; readonly params: unknown }[];
  readonly fight?: teufelsburg.FightRuling;
  readonly position: unknown;
}

/** A game whose questions are looked at. */
export interface Looked {
  readonly rule: (record: AnyRecord) => AnyRuling;
  readonly answerOf: (ruling: AnyRuling) => teufelsburg.Answer & { readonly also?: unknown };
  readonly dissents: (record: AnyRecord, ruling: AnyRuling) => readonly unknown[];
  readonly problemsOf: (record: AnyRecord) => readonly unknown[];
  /** The cards that the hidden one of a question can be if everybody saw what they saw. */
  readonly cardsFitting: (question: AnyQuestion) => readonly string[];
}

const outcome = (code: string, params: unknown, also?: unknown) => JSON.stringify([code, params, also]);

/** Who has won by the last move: the fight that was counted, or the game. */
function winnersOf({ moves = [] }: AnyRecord, { fight, winners = [] }: AnyRuling): readonly string[] {
  if (moves.at(-1)?.move !== 'resolve' || !fight) return winners;
  if (fight.outcome === 'attacker') return [fight.attacker];
  return fight.outcome === 'defender' ? [fight.defender] : [];
}

/** Everything wrong with a question. */
export function faultsOf(game: Looked, question: AnyQuestion): string[] {
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
  const answer = game.answerOf(told);
  const fitting = kind === 'must' ? game.cardsFitting(question) : [];
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
      const { code, params, also } = game.answerOf(game.rule(instead));
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

/** The record with an association in the place of the hidden one. */
const filled = (record: teufelsburg.GameRecord, by: string, association: string) =>
  ({
    ...record,
    position: {
      ...record.position,
      players: record.position.players.map((player) => (player.id === by ? { ...player, association } : player)),
    },
  }) as teufelsburg.GameRecord;

const { rule, problemsOf } = teufelsburg;

function cardsOf({ record: any, asks, seen }: AnyQuestion): string[] {
  const record = any as unknown as teufelsburg.GameRecord;
  const fits = (one: teufelsburg.GameRecord) =>
    problemsOf(one).length === 0 && seen.every(({ params }) => rule(one).won === params.association);
  return ['order', 'brotherhood']
    .filter((card) => fits(filled(record, asks.params.by as string, card)))
    .map((card) => `association.${card}`);
}

function charactersOf({ record, asks, seen }: AnyQuestion): string[] {
  const { moves = [] } = record;
  const secret = moves.filter(({ swapped }) => swapped === '?');
  // Each way has the outcome of every swap as a bit of its number.
  const all = Array.from({ length: 2 ** secret.length }, (_, number) => ({
    ...record,
    moves: moves.map((move) => {
      const bit = secret.indexOf(move);
      return bit < 0 ? move : { ...move, swapped: Boolean((number >> bit) & 1) };
    }),
  })) as unknown as mascarade.GameRecord[];
  const cards = all.flatMap((way) => {
    const { steps, position, status } = mascarade.rule(way);
    const shown = steps
      .filter(({ code }) => code === 'announce.showed')
      .map(({ code, params }) => outcome(code, params));
    if (status === 'illegal' || shown.join() !== seen.map(({ code, params }) => outcome(code, params)).join())
      return [];
    return position.players.find(({ id }) => id === asks.params.by)?.cards ?? [];
  });
  return [...new Set(cards)].map((card) => `character.${card}`);
}

/** The games, as their questions are looked at. */
export const looked = {
  teufelsburg: { ...(teufelsburg as unknown as Looked), cardsFitting: cardsOf },
  mascarade: { ...(mascarade as unknown as Looked), cardsFitting: charactersOf },
} satisfies Record<string, Looked>;

/** Their names. */
export const games = Object.keys(looked) as (keyof typeof looked)[];

const sources = { teufelsburg: aboutTeufelsburg, mascarade: aboutMascarade };

/** So many questions about a game. */
export const asked = (game: keyof typeof looked, wish: kernel.Wish, number: number): AnyQuestion[] =>
  sources[game].quiz(wish, number) as unknown as AnyQuestion[];

/** What can be asked about. */
export const topicsOf = (game: keyof typeof looked): readonly string[] => sources[game].topics;

/**
 * A record as it is told: what it comes to, move by move and step by step, and where other editions rule otherwise.
 */
import type { Basis, Say } from '../../../engine/kernel/ruling.ts';
import {
  besides,
  otherwiseSaid,
  outcomesSaid,
  refusalSaid,
  soleOf,
  stepsSaid,
  upTo,
} from '../../sentences/outcomes.ts';
import { editionOf } from './edition.ts';
import { fitting } from './fitting.ts';
import type { Asked, Board, Condition, Dissent, Filling, GameRecord, Grounded, Hanging, Ruling } from './game.ts';
import type { Citation, Words } from './words.ts';

/** A sentence with its ground. */
export interface ToldStep {
  readonly text: string;
  readonly basis: Basis;
  readonly cites: readonly Citation[];
  readonly note?: Note;
}

/** What the leaflets say where they differ, or how a silence is read: of that no more than the id where the words have no readings. */
export interface Note {
  readonly id: string;
  readonly href: string;
  readonly title?: string;
  readonly text?: string;
}

/** A move and what came of it. */
export interface ToldMove {
  readonly text: string;
  readonly steps: readonly ToldStep[];
  readonly refused?: ToldStep;
}

/** An edition that rules otherwise. */
export interface ToldDissent {
  readonly edition: string;
  readonly name: string;
  /** What it comes to, where that is another headline. */
  readonly answer?: string;
  /** Sentences that this edition says and the own one does not, those that rest on the difference if there are any. */
  readonly instead: readonly string[];
  readonly options: readonly { readonly title: string; readonly says: string; readonly href: string }[];
}

/** One of the outcomes of a ruling that hangs on a card. */
export interface ToldCase {
  /** In which ways it can come about, a sentence each. */
  readonly when: readonly Condition[];
  readonly answer: string;
  readonly share: string;
  /** What the moves come to in this case, from the first that the hidden card decides. */
  readonly steps: readonly ToldStep[];
}

/** What to find out first. */
export interface ToldQuestion extends Omit<Asked, 'question' | 'ifNot'> {
  /** What is asked, and the same as what is to be done about it. */
  readonly asked: string;
  readonly text: string;
  /** What it can still come to if the answer is no. */
  readonly ifNot: readonly string[];
}

/** A ruling in words. */
export interface Told {
  readonly ruling: Ruling;
  /** The record that it rules on: without the moves that do not fit. */
  readonly record: GameRecord;
  /** By move of that record: its place among all moves. */
  readonly places: readonly number[];
  readonly answer: string;
  readonly owes?: string;
  /** Why the game is over: what the last step says. Or how far it is told, where too much is unknown. */
  readonly because?: string;
  readonly tone: 'plain' | 'illegal' | 'depends' | 'over';
  readonly refused?: ToldStep;
  readonly hanging?: {
    readonly cases: readonly ToldCase[];
    readonly question?: ToldQuestion;
    /** What is likeliest, where anything is. */
    readonly lead?: string | undefined;
    /** What it comes to is settled, and nothing is asked: only who is among the winners is open. */
    readonly isSettled: boolean;
  };
  /** What has been answered about unknown cards, which the position cannot say. */
  readonly answered: readonly string[];
  readonly moves: readonly ToldMove[];
  /** What forbids the moves that do not fit, by their place. */
  readonly forbidden: ReadonlyMap<number, Grounded>;
  readonly edition: string;
  readonly dissents: readonly ToldDissent[];
}

/** What a claim takes is told beside it where these many conditions are enough. */
const MOST_CONDITIONS = 2;

const TONES = { illegal: 'illegal', depends: 'depends', over: 'over' } as const;

/** The answer of a ruling in one line. */
export function headline(board: Board, ruling: Ruling, words: Words): { answer: string; owes?: string } {
  const { owes, ...said } = board.engine.answerOf(ruling);
  const answer = inOneLine(said, words);
  return owes ? { answer, owes: words.say('owes', owes) } : { answer };
}

/** A question with its answer. */
export const answered = (question: string, holds: boolean, words: Words): string =>
  `${question} ${words.t(holds ? 'depends.yes' : 'depends.no')}.`;

/** What something comes to, with what else has come of it. */
export function inOneLine({ also, ...said }: Say & { readonly also?: Say }, words: Words): string {
  const answer = words.say('answer', said);
  return also ? words.t('also', { answer, also: words.say('also', also) }) : answer;
}

/** A sentence with its ground, in words. */
export function grounded(heading: string, step: Grounded, edition: string, words: Words): ToldStep {
  const { differences, readings, home } = words.texts;
  const { option, reading } = step;
  const note = (id: string): Note => ({ id, href: `${home}differences/#${id}` });
  const difference = option === undefined ? undefined : differences[option];
  return {
    text: words.say(heading, step),
    basis: step.basis,
    cites: step.cites.map(words.cite),
    ...(option &&
      difference && { note: { ...note(option), title: difference.title, text: difference.says[edition] ?? '' } }),
    ...(reading && { note: { ...note(reading), ...(typeof readings === 'object' && readings[reading]) } }),
  };
}

/** Something known, its moves by their places among all: not those of the moves that fit. */
export const placed = ({ moves, ...filling }: Filling, places: Told['places']): Filling => ({
  ...filling,
  ...(moves && { moves: moves.map(({ at, move }) => ({ at: places[at] as number, move })) }),
});

/**
 * Rules on a record whose position is possible and tells the ruling.
 * @param asks whether the last move is what was asked, also where it does not fit
 */
export function tell(board: Board, record: GameRecord, words: Words, asks = true): Told {
  const { engine } = board;
  const { record: fitted, ruling: ruled, places, refused } = fitting(engine, record, asks);
  const ruling = soleOf(ruled);
  const hanging = ruling === ruled ? board.hanging(fitted, ruled, words) : undefined;
  const edition = editionOf(engine, record);
  const ground = (heading: string, step: Grounded) => grounded(heading, step, edition, words);

  const following = Map.groupBy(hanging?.sure?.steps ?? ruling.steps, ({ move }) => places[move]);
  const moves = (record.moves ?? []).map((move, index): ToldMove => {
    const illegal = refused.get(index);
    return {
      text: words.say('move', engine.moveSentence(move)),
      steps: illegal ? [] : (following.get(index) ?? []).map((step) => ground('step', step)),
      ...(illegal && { refused: ground('illegal', illegal) }),
    };
  });
  const own = headline(board, ruling, words);
  const ending = ruling.steps.at(-1);
  const end = upTo(ruled, fitted);
  const lead = hanging && !hanging.sure && !hanging.isKnownToSome ? leadOf(hanging) : undefined;
  const last = ruling.illegal && moves.at(-1)?.refused;
  const outcomes = outcomesSaid(
    (hanging?.cases ?? []).map((one) => one.ruling),
    outcome,
    (one) => stepsSaid(one.steps, words.say),
  );

  return {
    ruling,
    record: fitted,
    places,
    ...own,
    ...(hanging?.sure && { answer: words.say('answer', hanging.sure.said), owes: words.t('depends.who') }),
    tone: hanging?.sure ? 'over' : (TONES[ruling.status as keyof typeof TONES] ?? 'plain'),
    ...(ruling.status === 'over' && ending && { because: words.say('step', ending) }),
    ...(hanging && !hanging.sure && wonBy(hanging, (fitted.moves ?? []).at(-1)?.by)),
    ...(end && { because: words.say('depends', end) }),
    ...(last && { refused: last }),
    ...(hanging && {
      hanging: {
        lead,
        isSettled: hanging.sure !== undefined,
        ...(hanging.question && !hanging.sure && { question: asked(hanging.question) }),
        cases: hanging.cases.map(({ when, share, ruling: one }, index) => ({
          when: when.map((condition, way) => ({
            text: words.t(`depends.${way > 0 ? 'or-if' : index === 0 && lead ? 'if' : 'only-if'}`, {
              conditions: condition.text,
            }),
            ...(condition.filled && { filled: placed(condition.filled, places) }),
          })),
          share,
          answer: outcomes[index] as string,
          steps: [
            ...one.steps.filter(({ move }) => move >= ruling.applied).map((step) => ground('step', step)),
            ...(one.illegal ? [ground('illegal', one.illegal)] : []),
          ],
        })),
      },
    }),
    answered: (record.known ?? []).flatMap((one) => {
      const question = board.questionOf?.(record, one);
      return question ? answered(words.say('question', question), one.holds, words) : [];
    }),
    moves,
    forbidden: refused,
    edition,
    dissents: engine.dissents(fitted, ruled).map((dissent) => told(dissent)),
  };

  /** What is asked, in words. */
  function asked({ yes, no, ifNot, question, ...rest }: Asked): ToldQuestion {
    const put = words.say('question', question);
    return {
      ...rest,
      asked: put,
      text: words.say('depends', { code: 'settles', params: { question: put } }),
      yes: yes && placed(yes, places),
      no: no && placed(no, places),
      ifNot: [...new Set(ifNot.map(outcome))],
    };
  }

  /** What one of the outcomes comes to; for a move that is then not allowed, that too and why. */
  function outcome(one: Ruling): string {
    const { answer } = headline(board, one, words);
    return one.illegal ? refusalSaid(answer, words.say('illegal', one.illegal)) : answer;
  }

  /** Where somebody has said that they win, what that takes, if it comes about in one way and is soon told: it is what was asked. */
  function wonBy({ cases }: Hanging, player: string | undefined): Pick<Told, 'because'> {
    const indices = cases.flatMap(({ ruling: { winners = [] } }, index) =>
      player !== undefined && winners.includes(player) ? [index] : [],
    );
    const [index] = indices;
    if (index === undefined || indices.length > 1) return {};
    const { when } = cases[index] as Hanging['cases'][number];
    if (when.length > MOST_CONDITIONS) return {};
    const answer = outcomes[index] as string;
    const conditions = when.map(({ text }, place) =>
      words.t(place === 0 ? 'depends.won-only-if' : 'depends.or-if', { answer, conditions: text }),
    );
    return { because: conditions.join(' ') };
  }

  /** The same, and who decides next. */
  function outcomeWithNext(one: Ruling): string[] {
    const { owes } = headline(board, one, words);
    return [outcome(one), ...(owes ? [owes] : [])];
  }

  /** The likeliest outcome, if it is likelier than the next. */
  function leadOf({ cases: [first, second] }: Hanging): string | undefined {
    if (!first || first.deals <= (second?.deals ?? 0)) return undefined;
    return words.t('depends.likeliest', { answer: outcome(first.ruling) });
  }

  function told({ edition: other, ruling: theirs, options, instead }: Dissent): ToldDissent {
    const { answer, owes } = headline(board, soleOf(theirs), words);
    const steps = instead.map((one) => words.say('move' in one ? 'step' : 'illegal', one));
    const isOther = answer !== own.answer;
    // What can come of it is no more than that.
    const hangs = steps.length === 0 && (theirs.cases?.length ?? 0) > 1;
    const said = steps.length > 0 ? steps : otherwiseSaid(theirs, ruled, outcomeWithNext, words.say);
    return {
      edition: other,
      name: words.texts.editions[other] ?? other,
      ...((isOther || hangs) && { answer }),
      // Where nothing has happened otherwise yet, what is to be done next differs.
      instead: isOther ? besides(answer, said) : said.length === 0 && owes ? [owes] : said,
      options: options.flatMap((option) => {
        const difference = words.texts.differences[option];
        const href = `${words.texts.home}differences/#${option}`;
        return difference ? [{ title: difference.title, says: difference.says[other] ?? '', href }] : [];
      }),
    };
  }
}

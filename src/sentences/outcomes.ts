/** What the outcomes of a ruling are called that hangs on something unknown. Pure. */
import type { Say } from '../../engine/kernel/ruling.ts';
import type { Explainer } from './explain.ts';

/** A sentence without its full stop, as languages write it. */
const unstopped = (sentence: string): string => sentence.replace(/[.。](?=\)?$)/, '');

/** Two sentences as one text, which ends without a full stop; between them stands that of the second. */
const followedBy = (one: string, other: string): string =>
  unstopped(one) + (other.endsWith('。') ? '。' : '. ') + unstopped(other);

/**
 * Each outcome in a sentence. Where the last move comes to the same in several, what follows is the first that is told of one alone,
 * or else not of all of these, until none is said like another or nothing more parts them.
 * @param said what an outcome comes to
 * @param told its steps, in sentences; asked only of outcomes that are said alike
 */
export function outcomesSaid<Outcome>(
  outcomes: readonly Outcome[],
  said: (outcome: Outcome) => string,
  told: (outcome: Outcome) => readonly string[],
): string[] {
  const sentences = outcomes.map(said);
  for (let isParted = true; isParted; ) {
    isParted = false;
    const alike = Map.groupBy(outcomes.keys(), (index) => sentences[index]);
    for (const same of alike.values()) {
      if (same.length === 1) continue;
      const all = same.map((index) => told(outcomes[index] as Outcome));
      for (const [at, index] of same.entries()) {
        const apart = whatParts(all[at] as readonly string[], all.toSpliced(at, 1));
        if (apart === undefined) continue;
        sentences[index] = followedBy(sentences[index] as string, apart);
        isParted = true;
      }
    }
  }
  return sentences;
}

/** What comes of a move that is forbidden, where other outcomes stand beside it: that it is, and why. */
export const refusalSaid = (answer: string, reason: string): string => followedBy(answer, reason);

/** Sentences without the one that a headline says already. */
export const besides = (headline: string, sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => unstopped(sentence) !== headline);

/** What a ruling comes to: where that is one outcome whatever is hidden, this. */
export function soleOf<Ruling extends { readonly cases?: readonly { readonly ruling: Ruling }[] }>(
  ruling: Ruling,
): Ruling {
  const [sole, ...others] = ruling.cases ?? [];
  return sole && others.length === 0 ? sole.ruling : ruling;
}

/** What a ruling's outcomes say that another's do not: where both hang on something, the difference may lie in one of them. */
export function otherwiseIn<Ruling extends { readonly cases?: readonly { readonly ruling: Ruling }[] }>(
  theirs: Ruling,
  own: Ruling,
  said: (outcome: Ruling) => readonly string[],
): string[] {
  const of = ({ cases = [] }: Ruling) => new Set(cases.flatMap(({ ruling }) => said(ruling)));
  return [...of(theirs).difference(of(own))];
}

/** The same as it is told: where a ruling can come out in several ways, what comes of one is only possible. */
export function otherwiseSaid<Ruling extends { readonly cases?: readonly { readonly ruling: Ruling }[] }>(
  theirs: Ruling,
  own: Ruling,
  said: (outcome: Ruling) => readonly string[],
  say: Explainer['say'],
): string[] {
  const otherwise = otherwiseIn(theirs, own, said);
  const isOpen = (theirs.cases?.length ?? 0) > 1;
  return isOpen ? otherwise.map((one) => say('depends', { code: 'may', params: { said: one } })) : otherwise;
}

/**
 * The sentences of steps, those first that name all their cards: one that leaves a card open hardly tells what parts outcomes. One of a move
 * before the last says which, as what stands before it tells of the last.
 */
export function stepsSaid<Step extends Say & { readonly move: number }>(
  steps: readonly Step[],
  say: Explainer['say'],
): string[] {
  const isOpen = ({ params }: Step) => Object.values(params).includes('?');
  const last = Math.max(...steps.map(({ move }) => move));
  return [...steps.filter((step) => !isOpen(step)), ...steps.filter(isOpen)].map((step) => {
    const said = say('step', step);
    return step.move < last
      ? say('depends', { code: 'before', params: { number: step.move + 1, said: unstopped(said) } })
      : said;
  });
}

/** The first step of one outcome that no other has, or else not every other. */
const whatParts = (own: readonly string[], others: readonly (readonly string[])[]): string | undefined =>
  own.find((step) => !others.some((steps) => steps.includes(step))) ??
  own.find((step) => !others.every((steps) => steps.includes(step)));

/** A ruling, or one of its outcomes, as far as it says how many moves it tells of. */
interface Told {
  readonly applied: number;
  readonly illegal?: unknown;
  readonly cases?: readonly { readonly ruling: Told }[];
}

/** How many moves a ruling tells of: the one that a rule forbids too. */
const movesTold = ({ applied, illegal, cases = [] }: Told): number =>
  Math.max(applied + (illegal === undefined ? 0 : 1), ...cases.map(({ ruling }) => movesTold(ruling)));

/** Where more hangs on each other than can be told, the sentence that says after which move that is. */
export function upTo(ruling: Told, { moves = [] }: { readonly moves?: readonly unknown[] }) {
  const number = movesTold(ruling);
  return number < moves.length && ruling.illegal === undefined
    ? { code: 'up-to', params: { number, total: moves.length } }
    : undefined;
}

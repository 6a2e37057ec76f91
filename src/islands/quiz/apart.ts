/**
 * Where what happens parts from what an answer supposes.
 */
import { partsAt, saysSame } from '../checker/parting.ts';
import { type Told, type ToldMove, tell } from '../checker/told.ts';
import type { Choice, Speaking } from './answers.ts';
import type { Question } from './source.ts';

/** How many steps there are before the first that is none of those by which the answer would come about; nothing if it comes from nowhere. */
export function parting({ shows, instead }: Choice, { board: { engine } }: Speaking): number | undefined {
  return instead && partsAt(engine.rule(shows).steps, engine.rule(instead).steps);
}

/** The moves of a record as told, without the first so many steps, and without moves of which none is left. */
export function later({ moves }: Told, from: number): ToldMove[] {
  let left = from;
  return moves.flatMap((move) => {
    const steps = move.steps.slice(left);
    left = Math.max(0, left - move.steps.length);
    return from === 0 || steps.length > 0 ? [{ ...move, steps }] : [];
  });
}

/** What it would have come to if a hidden card were this one, or what else would have been seen. */
export function wouldBe(
  own: Choice,
  { choices, right, seen }: Question,
  { board, words }: Speaking,
): string | undefined {
  const best = choices[right];
  if (own.is !== 'card' || !best) return undefined;
  const { answer, ruling } = tell(board, own.shows, words);
  if (answer !== tell(board, best.shows, words).answer) return answer;
  const codes = new Set(seen.map(({ code }) => code));
  const other = ruling.steps.find((step) => codes.has(step.code) && !seen.some((one) => saysSame(one, step)));
  return other && words.say('step', other);
}

/**
 * A campaign as its sheet has it: who plays, by which rules, and how each round has ended. The points are the engine's.
 */
import type { Edition } from '../../../../engine/teufelsburg/ground.ts';
import { type Ending, type Standing, scoreEnding, standing } from '../../../../engine/teufelsburg/points.ts';

/** A campaign. */
export interface Campaign {
  readonly name: string;
  readonly edition: Edition;
  /** Three to ten, in the order in which they sit. */
  readonly players: readonly string[];
  readonly rounds: readonly Ending[];
}

/** A campaign on this device. */
export interface Sheet {
  /** Its own for ever, on every page. */
  readonly id: string;
  readonly campaign: Campaign;
}

/** A campaign on a sheet of its own. */
export const sheetOf = (campaign: Campaign): Sheet => ({
  id: crypto.getRandomValues(new Uint32Array(3)).join('-'),
  campaign,
});

/** The fewest and the most who can play. */
export const PLAYERS = [3, 10] as const;

/** The most rounds of a campaign. */
export const MOST_ROUNDS = 1_000;

/** The points after each round, in the order of the players; before the first one nobody has any. */
export function pointsSoFar({ players, rounds }: Campaign): number[][] {
  const after = [players.map(() => 0)];
  for (const ending of rounds) {
    const { points } = scoreEnding(players, ending);
    after.push(players.map((id, index) => (after.at(-1)?.[index] ?? 0) + (points.get(id) ?? 0)));
  }
  return after;
}

/** How a campaign stands; nothing before its first round. */
export const standingOf = ({ players, edition, rounds }: Campaign): Standing | undefined =>
  rounds.length
    ? standing(
        rounds.map((ending) => scoreEnding(players, ending)),
        edition,
      )
    : undefined;

/** The names that were typed, one a line. */
export const namesIn = (typed: string): string[] =>
  typed
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * What one player may know of a game: what lies open, what they were shown, and what follows from it. Nothing is guessed.
 */

import type { Edition } from './ground.ts';
import { type Identities, identities } from './identities.ts';
import type { Pending } from './legal.ts';
import type { CharacterId, GameRecord, Move, Position, Unknown } from './record.ts';
import { type AnnouncementRuling, rule } from './rule.ts';
import type { Sight } from './table.ts';

/** A game as one player knows it. */
export interface View {
  /** Whose view it is. */
  readonly player: string;
  /** By whose rules the game is played. */
  readonly edition: Edition;
  /**
   * The table: cards of which the player is certain, `?` for the others. A record can begin from it, but for an accident in this very turn, of which
   * see `Position.mustLook`.
   */
  readonly position: Position;
  /** What each card can be, as far as this player can work it out. */
  readonly identities: Identities;
  /** The last announcement; everybody hears and sees it. */
  readonly announcement?: AnnouncementRuling;
  /** What this player saw alone. */
  readonly seen: readonly Sight[];
  /** What was done, in order; of the swaps of others it is not known whether they took place. */
  readonly moves: readonly Move[];
  /** Who must or may decide next; the moves only for this player. */
  readonly pending: readonly Pending[];
  /** Who has won, once the game is over. */
  readonly winners?: readonly string[];
}

/**
 * What a player knows of a game.
 * @param player the name of a player
 * @throws RangeError if nobody of that name plays
 */
export function view(record: GameRecord, player: string): View {
  const known = identities(record, player);
  const { position, announcement, seen, pending, winners } = rule(record);
  const certain = (can: readonly CharacterId[]): CharacterId | Unknown =>
    can.length === 1 ? (can[0] as CharacterId) : '?';
  return {
    player,
    edition: record.edition ?? 'reference',
    position: {
      ...position,
      players: position.players.map((one, seat) => ({
        ...one,
        cards: (known.players[seat] as Identities['players'][number]).cards.map(certain),
      })),
      centre: known.centre.map(certain),
    },
    identities: known,
    ...(announcement && { announcement }),
    seen: seen.filter(({ by }) => by === player),
    // What others have told of cards that they looked at alone, this player has not heard.
    moves: (record.moves ?? [])
      .filter((move) => move.move !== 'saw' || move.by === player)
      .map((move) => seenBy(player, move)),
    pending: pending.map((one) => (one.by === undefined || one.by === player ? one : { ...one, moves: [] })),
    ...(winners && { winners }),
  };
}

/** A move as a player sees it. */
const seenBy = (player: string, move: Move): Move =>
  'swapped' in move && move.by !== player ? { ...move, swapped: '?' } : move;

/**
 * Who sits where.
 */

/**
 * The seat of a player, counted from 0.
 * @param players in seat order
 * @param path of the name, for the message
 * @throws RangeError if nobody of that name is among them
 */
export function seatIn(players: readonly { readonly id: string }[], name: string, path: string): number {
  const seat = players.findIndex(({ id }) => id === name);
  if (seat < 0) throw new RangeError(`${path}: expected the name of a player, got ${JSON.stringify(name)}`);
  return seat;
}

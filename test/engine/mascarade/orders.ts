/** In which orders cards can lie. */
import type { CharacterId } from '../../../engine/mascarade/index.ts';

/** The orders of some cards, of which two of a kind are alike. */
export function* orders(cards: readonly CharacterId[]): Generator<CharacterId[]> {
  if (cards.length === 0) yield [];
  for (const card of new Set(cards)) {
    const rest = [...cards];
    rest.splice(rest.indexOf(card), 1);
    for (const order of orders(rest)) yield [card, ...order];
  }
}

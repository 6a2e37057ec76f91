/** In which orders cards can lie. */
/** The orders of some cards, of which two of a kind are alike. */
export function* orders<Card>(cards: readonly Card[]): Generator<Card[]> {
  if (cards.length === 0) yield [];
  for (const card of new Set(cards)) {
    const rest = [...cards];
    rest.splice(rest.indexOf(card), 1);
    for (const order of orders(rest)) yield [card, ...order];
  }
}

import type { Params, Say } from '../../../engine/kernel/ruling.ts';
import { cardParams } from '../../../engine/mascarade/params.ts';
import type { SentenceParams } from '../../sentences/explain.ts';

/** A card as readers count it, from 1; nothing of what is no number. */
const counted = (number: Params[string] | undefined) => (typeof number === 'number' ? number + 1 : undefined);

/** Which of several cards a step is about; nothing where only one lies there. */
function whichCards({ cardNumber, otherNumber, by, one = by, other }: Params): Say | undefined {
  const [hand, second] = [counted(cardNumber), counted(otherNumber)];
  if (hand !== undefined) {
    if (second === undefined) return { code: 'own', params: { hand } };
    // Of two players it is told whose card is which.
    const isOfTwo = one !== undefined && other !== undefined && one !== other;
    return isOfTwo
      ? { code: 'each', params: { one, hand, other, second } }
      : { code: 'both', params: { hand, second } };
  }
  return second === undefined ? undefined : { code: 'centre', params: { position: second } };
}

/** What the sentences of Mascarade are given. */
export const sentenceParams: SentenceParams = {
  cards: { ...cardParams, hand: 'hand', second: 'hand' },
  // Of Peasants there are two: a card is not “the” Peasant.
  contexts: ['character'],
  beside: whichCards,
};

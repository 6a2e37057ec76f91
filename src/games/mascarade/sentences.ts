import type { Params, Say } from '../../../engine/kernel/ruling.ts';
import { cardParams } from '../../../engine/mascarade/params.ts';
import type { SentenceParams } from '../../sentences/explain.ts';

/** A card as readers count it, from 1; nothing of what is no number. */
const counted = (number: Params[string] | undefined) => (typeof number === 'number' ? number + 1 : undefined);

/** Which of several cards a step is about; nothing where only one lies there. */
function whichCards({ cardNumber, otherNumber }: Params): Say | undefined {
  const [hand, second] = [counted(cardNumber), counted(otherNumber)];
  if (hand !== undefined)
    return second === undefined ? { code: 'own', params: { hand } } : { code: 'both', params: { hand, second } };
  return second === undefined ? undefined : { code: 'centre', params: { position: second } };
}

/** What the sentences of Mascarade are given. */
export const sentenceParams: SentenceParams = {
  cards: { ...cardParams, hand: 'hand', second: 'hand' },
  contexts: [],
  beside: whichCards,
};

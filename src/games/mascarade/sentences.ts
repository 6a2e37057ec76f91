import type { Params, Say } from '../../../engine/kernel/ruling.ts';
import { cardParams } from '../../../engine/mascarade/params.ts';
import type { SentenceParams } from '../../sentences/explain.ts';

/** A card as readers count it, from 1; nothing of what is no number. */
const counted = (number: Params[string] | undefined) => (typeof number === 'number' ? number + 1 : undefined);

/** Which of several cards a step is about; nothing where only one lies there. */
function whichCards({ cardNumber, otherNumber }: Params): Say | undefined {
  const [own, other] = [counted(cardNumber), counted(otherNumber)];
  if (own !== undefined && other !== undefined) return { code: 'both', params: { position: own, second: other } };
  if (own !== undefined) return { code: 'own', params: { position: own } };
  return other === undefined ? undefined : { code: 'centre', params: { position: other } };
}

/** What the sentences of Mascarade are given. */
export const sentenceParams: SentenceParams = { cards: cardParams, contexts: [], beside: whichCards };

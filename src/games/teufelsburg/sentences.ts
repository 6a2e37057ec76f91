import { cardParams } from '../../../engine/teufelsburg/params.ts';
import type { SentenceParams } from '../../sentences/explain.ts';

/** What the sentences of Teufelsburg are given. */
export const sentenceParams: SentenceParams = {
  cards: cardParams,
  contexts: ['side', 'variant', 'object', 'card', 'occupation', 'association'],
};

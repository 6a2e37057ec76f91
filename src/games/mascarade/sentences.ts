import { cardParams } from '../../../engine/mascarade/params.ts';
import type { SentenceParams } from '../../lib/explain.ts';

/** What the sentences of Mascarade are given. */
export const sentenceParams: SentenceParams = { cards: cardParams, contexts: [] };

/**
 * What hidden cards are found or asked to be, as sentences to say.
 */
import type { Finding } from '../kernel/deal.ts';
import type { Position } from './record.ts';

type Params = Readonly<Record<string, string | number>>;

/** Whose card or which card of a pile a finding is about. */
function subject(
  { place, card, atLeast }: Finding,
  { players }: Position,
): { code: 'holds' | 'belongs' | 'has' | 'lies' | 'spare'; params: Params } {
  const [, seat] = /^players\[(\d+)\]/.exec(place) ?? [];
  if (seat === undefined) {
    const [, index] = /\[(\d+)\]$/.exec(place) ?? [];
    if (place.startsWith('occupationPile')) return { code: 'spare', params: { occupation: card } };
    return { code: 'lies', params: { object: card, position: Number(index ?? 0) + 1 } };
  }
  const by = players[Number(seat)]?.id ?? '';
  if (place.endsWith('.association')) return { code: 'belongs', params: { by, association: card } };
  if (place.endsWith('.occupation')) return { code: 'has', params: { by, occupation: card } };
  return { code: 'holds', params: { by, object: card, number: atLeast } };
}

const NOT = { holds: 'lacks', has: 'has-not', lies: 'lies-not', spare: 'spare-not' } as const;

/** A finding as the condition that it is (heading `finding`). Who is not of one association is of the other. */
export function findingSentence(finding: Finding, position: Position): { code: string; params: Params } {
  const { code, params } = subject(finding, position);
  if (finding.holds) return { code, params };
  if (code !== 'belongs') return { code: NOT[code], params };
  return { code, params: { ...params, association: params.association === 'order' ? 'brotherhood' : 'order' } };
}

/** A finding as the question that it answers (heading `question`). */
export const questionSentence = (finding: Finding, position: Position): { code: string; params: Params } =>
  subject(finding, position);

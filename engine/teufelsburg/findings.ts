/**
 * What hidden cards are found or asked to be, as sentences to say.
 */
import type { Finding } from '../kernel/deal.ts';
import type { Say } from '../kernel/ruling.ts';
import { otherThan, pileOf } from './box.ts';
import type { Association, GameRecord, ObjectId, OccupationId, Player, Position } from './record.ts';

/** Whose card or which card of a pile a finding is about. */
function subject(
  { place, card, atLeast }: Finding,
  { players }: Position,
): Say<'holds' | 'belongs' | 'has' | 'lies' | 'shuffled' | 'spare' | 'smaller'> {
  const seat = /players\[(\d)\]/.exec(place)?.[1];
  if (seat === undefined) {
    // The association of which a card is left over has a member fewer.
    if (place.startsWith('associationPile')) return { code: 'smaller', params: { association: card } };
    if (place.startsWith('occupationPile')) return { code: 'spare', params: { occupation: card } };
    const code = place.includes('shuffled') ? 'shuffled' : 'lies';
    return { code, params: { object: card, position: Number(/\[(\d+)\]/.exec(place)?.[1] ?? 0) + 1 } };
  }
  const { id: by, objects } = players[Number(seat)] as Player;
  if (place.endsWith('.association')) return { code: 'belongs', params: { by, association: card } };
  if (place.endsWith('.occupation')) return { code: 'has', params: { by, occupation: card } };
  // A finding is about the unknown cards of a hand; said aloud is what the hand holds in all.
  const known = objects.filter((object) => object === card).length;
  return { code: 'holds', params: { by, object: card, number: known + atLeast } };
}

/** A finding as the condition that it is (heading `finding`). */
export function findingSentence(finding: Finding, position: Position): Say {
  const { code, params } = subject(finding, position);
  if (finding.holds) return { code, params };
  if (code !== 'belongs' && code !== 'smaller') return { code: code === 'holds' ? 'lacks' : `${code}-not`, params };
  return { code, params: { ...params, association: otherThan(params.association as Association) } };
}

/** A finding as the question that it answers (heading `question`). */
export const questionSentence = (finding: Finding, position: Position): Say => subject(finding, position);

/** The association that somebody is said to be of, or not to be. */
const sideOf = (card: string, holds: boolean): Association =>
  holds ? (card as Association) : otherThan(card as Association);

/** An association card, or as many of three as settle it: two of a kind. */
function associationFilled(
  before: Player['association'],
  { card, atLeast, holds }: Pick<Finding, 'card' | 'atLeast' | 'holds'>,
): Player['association'] {
  const found = sideOf(card, holds);
  if (!Array.isArray(before)) return found;
  const unknown = before.filter((one) => one === '?').length;
  let owed = holds ? atLeast : unknown - atLeast + 1;
  return before.map((one) => (one === '?' && owed-- > 0 ? found : one));
}

/**
 * What everybody is of whom it is not known, where that follows from which association has a member fewer: all its members are known, or all
 * of the other.
 */
function restIfFewer(
  players: readonly { readonly association: unknown }[],
  fewer: Association,
): Association | undefined {
  const known = (side: Association) => players.filter(({ association }) => association === side).length;
  const members = Math.floor(players.length / 2);
  if (known(fewer) === members) return otherThan(fewer);
  return known(otherThan(fewer)) === players.length - members ? fewer : undefined;
}

/**
 * A record in which these findings are written down, where cards stood unknown before.
 * @returns nothing if a record cannot say them: that somebody lacks a card, or which association is the smaller if nobody's follows from that
 */
export function filledIn(record: GameRecord, findings: readonly Finding[]): GameRecord | undefined {
  const { position } = record;
  const isThree = record.variants?.includes('three-associations');
  const players = position.players.map(({ association = '?', ...player }) => ({
    ...player,
    association: (isThree && association === '?' ? ['?', '?', '?'] : association) as Player['association'],
    objects: [...player.objects],
  }));
  const piles: Record<string, string[]> = {
    objectPile: [...pileOf(position)],
    occupationPile: [...(position.occupationPile ?? [])],
  };
  const filled = new Map<string, number>();
  for (const { place, card, atLeast, holds } of findings) {
    const [, seat, field] = /players\[(\d)\]\.(\w+)/.exec(place) ?? [];
    const [, pile, index] = /^(objectPile|occupationPile)\[(\d+)\]/.exec(place) ?? [];
    const player = players[Number(seat)];
    if (place.startsWith('associationPile')) {
      const rest = restIfFewer(players, sideOf(card, holds));
      if (!rest) return undefined;
      for (const one of players) if (one.association === '?') one.association = rest;
    } else if (player && field === 'association') {
      player.association = associationFilled(player.association, { card, atLeast, holds });
    } else if (!holds) return undefined;
    else if (player && field === 'occupation') player.occupation = card as OccupationId;
    else if (player) {
      for (let copy = filled.get(`${place} ${card}`) ?? 0; copy < atLeast; copy++) {
        const unknown = player.objects.indexOf('?');
        if (unknown < 0) return undefined;
        player.objects[unknown] = card as ObjectId;
        filled.set(`${place} ${card}`, copy + 1);
      }
    } else {
      const cards = piles[pile as string];
      if (!cards?.[Number(index)]) return undefined;
      cards[Number(index)] = card;
    }
  }
  const { objectPile, occupationPile } = piles;
  return {
    ...record,
    position: {
      ...position,
      players,
      ...(findings.some(({ place }) => place.startsWith('objectPile')) && { objectPile }),
      ...(findings.some(({ place }) => place.startsWith('occupationPile')) && { occupationPile }),
    } as Position,
  };
}

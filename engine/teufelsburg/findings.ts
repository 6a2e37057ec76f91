/**
 * What hidden cards are found or asked to be, as sentences to say.
 */
import type { Finding } from '../kernel/deal.ts';
import type { Say } from '../kernel/ruling.ts';
import { otherThan, pileOf, sparesOf } from './box.ts';
import { objects } from './data.ts';
import type { Association, GameRecord, ObjectId, OccupationId, Player, Position } from './record.ts';

/** How many known cards of a hand are of a kind, a Secret Bag that has turned among them (`bags.turned`). */
function knownIn(hand: readonly string[], card: string, position: Position): number {
  const isTurned = pileOf(position).length === 0;
  return hand.filter((object) => object === card || (isTurned && object === `secret-bag-${card}`)).length;
}

/** A place by its parts: a seat and what is there, or a pile and which card of it; in a pile that was shuffled it says so. */
const PLACE = /^(?:players\[(\d)\]\.)?(\w+)(\.shuffled)?(?:\[(\d+)\])?$/;

/** Whose card or which card of a pile a finding is about. */
function subject(
  { place, card, atLeast }: Finding,
  { position, moves = [] }: Pick<GameRecord, 'position' | 'moves'>,
): Say<'holds' | 'held' | 'belongs' | 'has' | 'lies' | 'shuffled' | 'spare' | 'smaller'> {
  const [, seat, kind, shuffled, index = 0] = PLACE.exec(place) ?? [];
  // The association of which a card is left over has a member fewer.
  if (kind === 'associationPile') return { code: 'smaller', params: { association: card } };
  if (kind === 'occupationPile') return { code: 'spare', params: { occupation: card } };
  if (kind === 'objectPile')
    return { code: shuffled ? 'shuffled' : 'lies', params: { object: card, position: Number(index) + 1 } };
  const { id: by, objects: hand } = position.players[Number(seat)] as Player;
  if (kind === 'association') return { code: 'belongs', params: { by, association: card } };
  if (kind === 'occupation') return { code: 'has', params: { by, occupation: card } };
  // By the last move others of the kind may have come into the hand, or gone.
  const isPast = moves.length > 1 && objects[card as ObjectId].count > 1;
  // A finding is about the unknown cards of a hand; said aloud is what the hand holds in all.
  const number = knownIn(hand, card, position) + atLeast;
  return { code: isPast ? 'held' : 'holds', params: { by, object: card, number } };
}

/** A finding as the condition that it is (heading `finding`). */
export function findingSentence(finding: Finding, record: Pick<GameRecord, 'position' | 'moves'>): Say {
  const { code, params } = subject(finding, record);
  if (finding.holds) return { code, params };
  if (code !== 'belongs' && code !== 'smaller') return { code: code === 'holds' ? 'lacks' : `${code}-not`, params };
  return { code, params: { ...params, association: otherThan(params.association as Association) } };
}

/** A finding as the question that it answers (heading `question`). */
export const questionSentence = (finding: Finding, record: Pick<GameRecord, 'position' | 'moves'>): Say =>
  subject(finding, record);

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
  const piles: Record<string, string[]> = {};
  const filled = new Map<string, number>();
  for (const { place, card, atLeast, holds } of findings) {
    const [, seat, kind, shuffled, index] = PLACE.exec(place) ?? [];
    const player = players[Number(seat)];
    if (kind === 'associationPile') {
      const rest = restIfFewer(players, sideOf(card, holds));
      if (!rest) return undefined;
      for (const one of players) if (one.association === '?') one.association = rest;
    } else if (player && kind === 'association') {
      player.association = associationFilled(player.association, { card, atLeast, holds });
    } else if (!holds) return undefined;
    else if (player && kind === 'occupation') player.occupation = card as OccupationId;
    else if (player) {
      for (let copy = filled.get(`${place} ${card}`) ?? 0; copy < atLeast; copy++) {
        const unknown = player.objects.indexOf('?');
        if (unknown < 0) return undefined;
        player.objects[unknown] = card as ObjectId;
        filled.set(`${place} ${card}`, copy + 1);
      }
    } else {
      piles[kind as string] ??= [...(kind === 'objectPile' ? pileOf : sparesOf)(position)];
      const cards = piles[kind as string] as string[];
      if (shuffled || !cards[Number(index)]) return undefined;
      cards[Number(index)] = card;
    }
  }
  return { ...record, position: { ...position, players, ...piles } as Position };
}

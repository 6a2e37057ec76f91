/**
 * Which parameters of steps, illegal moves and problems name cards, and which sentences tell moves and findings.
 */
import type { Say } from '../kernel/ruling.ts';
import type { Finding } from './cards.ts';
import { cardsEach } from './deck.ts';
import {
  CENTRE,
  type GameRecord,
  isSecret,
  type Move,
  type MoveOf,
  numbersIn,
  type Player,
  type Position,
} from './record.ts';

/** What a parameter's value (or each of a list) is; any other is a player's name or a number and stands as it is. */
export const cardParams: Readonly<Record<string, 'character'>> = { character: 'character', card: 'character' };

/** What a swap is called by where the other card lies. */
export const where = (by: string, other: string): '' | '-centre' | '-own' =>
  other === CENTRE ? '-centre' : other === by ? '-own' : '';

/** A move as the sentence that tells it: a code under `move`, and what it needs. Where somebody has several cards, which of them stands beside it. */
export function moveSentence(move: Move): Say {
  const { code, params } = sentenceOf(move);
  const { card, withCard, with: other } = move as Partial<MoveOf<'swap'>>;
  const [own, second] =
    code === 'use-cards' && isFools(move) ? move.cards.map((place) => [place].flat()[1] as number) : [card, withCard];
  // Where there is a centre nobody has several.
  if (own === undefined || other === CENTRE) return { code, params };
  return { code, params: { ...params, cardNumber: own, ...(second !== undefined && { otherNumber: second }) } };
}

function sentenceOf(move: Move): Say {
  switch (move.move) {
    case 'resolve': {
      const { holders = [], liars = [] } = move;
      if (holders.length > 0) return { code: 'resolve-held', params: { players: holders, number: holders.length } };
      if (liars.length > 0) return { code: 'resolve-another', params: { players: liars, number: liars.length } };
      return { code: 'resolve', params: {} };
    }
    case 'swap': {
      const { by, with: other, swapped = '?' } = move;
      const what = swapped === '?' ? '' : swapped ? '-swapped' : '-kept';
      return { code: `swap${where(by, other)}${what}`, params: { by, with: other } };
    }
    case 'announce':
    case 'show':
    case 'saw':
      return { code: move.move, params: { by: move.by, character: move.character } };
    case 'name': {
      const { by, character, right = '?' } = move;
      return { code: `name${right === '?' ? '' : right ? '-right' : '-wrong'}`, params: { by, character } };
    }
    case 'use': {
      const { by, with: whom, from, target, cards } = move;
      if (whom !== undefined) return { code: whom === CENTRE ? 'use-centre' : 'use-with', params: { by, with: whom } };
      if (from !== undefined) return { code: 'use-from', params: { by, from } };
      if (!cards) return { code: 'use-target', params: { by, target: target ?? '' } };
      const [one, another] = cards.map((place) => [place].flat()[0]) as [string, string];
      if (one === CENTRE) return { code: 'use-cards-centre', params: { by, other: another } };
      if (another === CENTRE) return { code: 'use-cards-centre', params: { by, other: one } };
      return { code: one === another ? 'use-cards-own' : 'use-cards', params: { by, one, other: another } };
    }
    default:
      return { code: move.move, params: { by: move.by } };
  }
}

/** Whose card lies at a place of a position, and which of them or of those in the centre, counted from 1. */
function placed(place: string, { players }: Position): { readonly by: string | undefined; readonly position: number } {
  const { seat, card } = numbersIn(place);
  return { by: seat === undefined ? undefined : (players[seat] as Player).id, position: card + 1 };
}

/** What a finding says, as a clause under `finding`. */
export function findingSentence(finding: Finding, { position, moves = [] }: GameRecord): Say {
  if ('move' in finding) {
    const { by, with: other, swapped, move } = finding;
    const isOfFool = isFools(moves[move] as Move);
    const at = isOfFool ? '-others' : where(by, other);
    const isAlike = (one: Move) => (isOfFool ? isFools(one) : 'with' in one && one.with === other);
    const isOne = moves.filter((one) => isSecret(one) && isAlike(one) && 'by' in one && one.by === by).length < 2;
    return isOne
      ? { code: `${swapped ? 'swapped' : 'kept'}${at}`, params: { by, other } }
      : { code: `${swapped ? 'swapped' : 'kept'}${at}-then`, params: { by, other, number: move + 1 } };
  }
  const { place, holds, card: character, before } = finding;
  const { by, position: number } = placed(place, position);
  const not = holds ? '' : '-not';
  const when = moves.slice(0, before).some((move) => reaches(move, by ?? CENTRE));
  // Nobody shows a card in the centre, so what lay there is asked of the beginning alone.
  if (by === undefined)
    return { code: `lies-${when ? 'first' : 'now'}${not}`, params: { position: number, character } };
  const tense = !when ? 'now' : before === undefined ? 'first' : 'then';
  const several = cardsEach(position.players.length) > 1 ? '-card' : '';
  return {
    code: `has${several}-${tense}${not}`,
    params: { by, character, hand: number, number: (before ?? 0) + 1 },
  };
}

/** Whether a move may have taken a card away from a player, or from the centre. */
function reaches(move: Move, at: string): boolean {
  if (isFools(move)) return move.cards.some((place) => [place].flat()[0] === at);
  return 'with' in move && (move.by === at || move.with === at);
}

/** Whether a move is the Fool's, who reaches for two cards that are not the own one. */
const isFools = (move: Move): move is MoveOf<'use'> & Required<Pick<MoveOf<'use'>, 'cards'>> => 'cards' in move;

/** The question that a finding answers, under `question`. */
export const questionSentence = (finding: Finding, record: GameRecord): Say =>
  findingSentence('move' in finding ? { ...finding, swapped: true } : { ...finding, holds: true }, record);

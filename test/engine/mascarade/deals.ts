/** Every way in which what a record does not say can be. */
import { centreOf, deckOf } from '../../../engine/mascarade/deck.ts';
import {
  type CharacterId,
  type GameRecord,
  isSecret,
  type Move,
  type Ruling,
} from '../../../engine/mascarade/index.ts';
import { orders } from './orders.ts';

/** Every record that a record with unknown cards and swaps can stand for, whatever it says to be known of them. */
export function* worlds({ known, ...record }: GameRecord): Generator<GameRecord> {
  const { position, moves = [], edition = 'reference' } = record;
  const deck = deckOf(position, edition);
  const hands = position.players.map(({ cards = [] }) => cards);
  const all = [...hands.flat(), ...centreOf(position, deck)];
  const left = [...deck];
  for (const card of all) if (card !== '?') left.splice(left.indexOf(card), 1);
  const swaps = moves.flatMap((move, index) => (isSecret(move) ? [index] : []));
  for (const dealt of orders(left)) {
    const rest = [...dealt];
    const cards = all.map((card) => (card === '?' ? (rest.shift() as CharacterId) : card));
    for (let bits = 0; bits < 2 ** swaps.length; bits++) {
      let next = 0;
      yield {
        ...record,
        position: {
          ...position,
          players: position.players.map((player, seat) => {
            const mine = cards.slice(next, next + (hands[seat] as readonly unknown[]).length);
            next += mine.length;
            return { ...player, cards: mine };
          }),
          centre: cards.slice(hands.flat().length),
        },
        moves: moves.map(
          (move, index): Move =>
            swaps.includes(index) ? ({ ...move, swapped: Boolean((bits >> swaps.indexOf(index)) & 1) } as Move) : move,
        ),
      };
    }
  }
}

/** Moves that only who has a power can make. */
const POWERS: readonly string[] = ['use', 'decline'];

/**
 * Whether in one of these ways all can be done that the record says was done; that a game had ended before its last move nobody could know,
 * unless that shows who had a power.
 */
export const isDone = ({ moves = [] }: GameRecord, { status, applied, illegal }: Ruling): boolean =>
  status !== 'illegal' ||
  (illegal?.code === 'game.over' && applied === moves.length - 1 && !POWERS.includes(moves[applied]?.move as string));

/** Whether one of these ways is as a record says it to be known of its cards. */
export const isAsKnown = ({ known = [] }: GameRecord, { position: { players, centre = [] } }: GameRecord): boolean =>
  known.every(({ place, card, holds }) => {
    const [at, index] = [...place.matchAll(/\d+/g)].map(Number) as [number, number?];
    const there = place.startsWith('centre') ? centre[at] : players[at]?.cards?.[index as number];
    return (there === card) === holds;
  });

/** What a player cares about in a ruling. */
export const gist = ({ status, applied, illegal, winners, announcement, position }: Ruling) =>
  JSON.stringify([
    ...[status, applied, illegal?.code, winners, announcement?.holders, announcement?.fined],
    ...[position.turn, position.courthouse, position.players.map(({ gold }) => gold)],
  ]);

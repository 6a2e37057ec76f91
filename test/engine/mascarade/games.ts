/** Whole games of Mascarade at random, and what must hold at every point of them. */
import { seeded } from '../../../engine/kernel/random.ts';
import { type Edition, editions, facts, Game, rule, setUp } from '../../../engine/mascarade/index.ts';
import { anyMove } from './random.ts';

const [FEWEST, MOST] = facts.players;
export const SIZES = Array.from({ length: MOST - FEWEST + 1 }, (_, more) => FEWEST + more);
/** Rounds that the suite plays. */
export const ROUNDS = 12;
export const EDITIONS = Object.keys(editions) as Edition[];

/** Far more than any game takes that goes on at random. */
const ENDLESS = 5000;

/** A whole game and what was wrong with it. */
export function playWhole(players: number, edition: Edition, seed: number): { moves: number; faults: string[] } {
  const random = seeded(seed);
  const game = new Game(setUp({ players, seed, edition }), false);
  const faults: string[] = [];
  const deck = cardsOn(game);
  let moves = 0;
  for (; !game.winners && moves < ENDLESS && faults.length === 0; moves++) {
    const offered = game.legalMoves();
    const fault = (what: string) => faults.push(`move ${moves}: ${what}`);
    if (offered.length === 0) fault('nobody can do anything');
    const move = anyMove(offered, random);
    const played = game.play(move);
    if (!played.ok) fault(`${JSON.stringify(move)} is offered, but ${played.illegal.code}`);
    const { players: seats, courthouse = 0 } = game.position;
    if (cardsOn(game) !== deck) fault('a card has come or gone');
    if (courthouse < 0 || seats.some(({ gold = 0 }) => gold < 0)) fault('less than no gold');
    const isEnd = seats.some(({ gold = 0 }) => gold === 0 || gold >= facts.goal);
    if (isEnd && !game.winners) fault('it should be over');
  }
  if (!game.winners) faults.push(`no end after ${moves} moves`);
  else if (game.winners.length === 0) faults.push('nobody has won');
  const ruling = rule(game.state);
  if (ruling.status !== 'over') faults.push(`ruled as ${ruling.status}`);
  if (JSON.stringify(ruling.winners) !== JSON.stringify(game.winners)) faults.push('ruled for others');
  return { moves, faults };
}

/** All cards on the table, in an order of their own. */
const cardsOn = ({ position: { players, centre = [] } }: Game): string =>
  [...players.flatMap(({ cards = [] }) => cards), ...centre].sort().join();

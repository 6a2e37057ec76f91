/**
 * A bot that plays: deals a game, then makes one of the legal moves until somebody has won.
 *
 * `node examples/play.mjs 7` for the game dealt from seed 7
 */
import { Game, setUp, toLink } from 'coachlamp/teufelsburg';

const seed = Number(process.argv[2] ?? 1);
const game = new Game(setUp({ players: 4, seed }));

let made = 0;
while (!game.winners) {
  const moves = game.legalMoves();
  // No plan, only a choice that is the same each time: a better bot begins here.
  const played = game.play(moves[(made * 7919 + seed) % moves.length]);
  if (!played.ok) throw new Error(played.illegal.code);
  made++;
}

console.log(`${game.winners.join(' and ')} won after ${made} moves`);
console.log(`the whole game: /en/teufelsburg/check/#${toLink(game.state)}`);

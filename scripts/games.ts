/**
 * `npm run games -- [--seconds N] [--games N] [--from N]`: plays whole games at random for so long (60 seconds), or so many, in every size
 * and edition by turns, and looks for faults as the tests do of a few. Exit status 1 if anything was wrong.
 */
import { parseArgs } from 'node:util';
import { EDITIONS, gameOf, ROUNDS, SIZES } from '../test/engine/games/games.ts';
import { type Play, play } from '../test/engine/games/play.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, games: { type: 'string' }, from: { type: 'string' } },
});
const games = Number(values.games ?? Number.POSITIVE_INFINITY);
const seconds = Number(values.seconds ?? (values.games === undefined ? 60 : Number.POSITIVE_INFINITY));
// The tests play the rounds before.
const from = Number(values.from ?? ROUNDS);
for (const [name, value] of Object.entries({ seconds, games, from })) {
  if (Number.isNaN(value) || value < 0) {
    console.error(`--${name}: expected a number from 0, got ${values[name as keyof typeof values]}`);
    process.exit(2);
  }
}

function* allGames(): Generator<Play> {
  for (let round = from; ; round++)
    for (const players of SIZES) for (const edition of EDITIONS) yield gameOf(players, edition, round);
}

const begun = performance.now();
const isTime = () => performance.now() - begun < seconds * 1000;
let played = 0;
let wrong = 0;
let last = from;
console.log(`from round ${from}`);
for (const game of allGames()) {
  if (played >= games || !isTime()) break;
  const { faults } = play(game);
  played++;
  last = game.seed;
  if (faults.length === 0) continue;
  wrong++;
  console.log(`${JSON.stringify(game)}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}
const rate = Math.round(played / ((performance.now() - begun) / 1000));
console.log(`${played} games up to round ${last}, ${rate} a second, ${wrong} with faults`);
process.exitCode = wrong ? 1 : 0;

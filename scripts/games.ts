/**
 * `npm run games -- [--game ID] [--seconds N] [--games N] [--from N]`: plays whole games at random for so long (60 seconds), or so many, in
 * every size and edition by turns, and looks for faults as the tests do of a few. Exit status 1 if anything was wrong.
 */
import { gameIds, isGame } from '../src/games.ts';
import { roundOf } from '../test/games/play.ts';
import { tested } from '../test/games/tested.ts';
import { optionsOf } from './options.ts';

const values = optionsOf({
  game: { type: 'string', default: gameIds[0] },
  seconds: { type: 'string' },
  games: { type: 'string' },
  from: { type: 'string' },
});
const games = Number(values.games ?? Number.POSITIVE_INFINITY);
const seconds = Number(values.seconds ?? (values.games === undefined ? 60 : Number.POSITIVE_INFINITY));
if (!isGame(values.game)) {
  console.error(`--game: expected one of ${gameIds.join(', ')}, got ${values.game}`);
  process.exit(2);
}
// The tests play the rounds before.
const from = Number(values.from ?? tested[values.game].rounds ?? 0);
for (const [name, value] of Object.entries({ seconds, games, from })) {
  if (Number.isNaN(value) || value < 0) {
    console.error(`--${name}: expected a number from 0, got ${values[name as keyof typeof values]}`);
    process.exit(2);
  }
}

const begun = performance.now();
const isTime = () => performance.now() - begun < seconds * 1000;
let played = 0;
let wrong = 0;
let round = from;
console.log(`${values.game}, from round ${from}`);
for (; played < games && isTime(); round++)
  for (const one of roundOf(tested[values.game], round)) {
    if (played >= games || !isTime()) break;
    const faults = one.play();
    played++;
    if (faults.length === 0) continue;
    wrong++;
    console.log(`${JSON.stringify(one.told)}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
const rate = Math.round(played / ((performance.now() - begun) / 1000));
console.log(`${played} games up to round ${round - 1}, ${rate} a second, ${wrong} with faults`);
process.exitCode = wrong ? 1 : 0;

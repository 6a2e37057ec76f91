/**
 * `npm run games -- [--game ID] [--seconds N] [--games N] [--from N]`: plays whole games at random for so long (60 seconds), or so many, in
 * every size and edition by turns, and looks for faults as the tests do of a few. Exit status 1 if anything was wrong.
 */
import { gameIds, isGame } from '../src/games.ts';
import { roundOf } from '../test/games/play.ts';
import { tested } from '../test/games/tested.ts';
import { numberOf, optionsOf, refuse } from './options.ts';

const values = optionsOf({
  game: { type: 'string', default: gameIds[0] },
  seconds: { type: 'string' },
  games: { type: 'string' },
  from: { type: 'string' },
});
const { game } = values;
if (!isGame(game)) refuse(`--game: expected one of ${gameIds.join(', ')}, got ${game}`);
const games = numberOf('games', values.games ?? 'Infinity');
const seconds = numberOf('seconds', values.seconds ?? (values.games === undefined ? '60' : 'Infinity'));
// The tests play the rounds before.
const from = numberOf('from', values.from ?? `${tested[game].rounds ?? 0}`);

const begun = performance.now();
const isTime = () => performance.now() - begun < seconds * 1000;
let played = 0;
let wrong = 0;
let round = from;
console.log(`${game}, from round ${from}`);
for (; played < games && isTime(); round++)
  for (const one of roundOf(tested[game], round)) {
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

/**
 * `npm run fuzz -- [--game ID] [--seconds N] [--seed N]`: fuzzes a game's records, links and lines of the command line, or those of every game by
 * turns, for so long (60 seconds), with one seed after the other. What fails is shrunk and kept in `test/fuzz/corpus/<game>/`, from where the tests
 * replay it. Exit status 1 if anything failed.
 */
import { gameIds, isGame } from '../src/games.ts';
import { checkCommand, fuzz, keep, lines } from '../test/fuzz/fuzz.ts';
import type { Tested } from '../test/games/game.ts';
import { tested } from '../test/games/tested.ts';
import { numberOf, optionsOf, refuse } from './options.ts';

const values = optionsOf({
  game: { type: 'string' },
  seconds: { type: 'string', default: '60' },
  seed: { type: 'string', default: `${Date.now() % 2 ** 31}` },
});
if (values.game !== undefined && !isGame(values.game))
  refuse(`--game: expected one of ${gameIds.join(', ')}, got ${values.game}`);
const seconds = numberOf('seconds', values.seconds);
let seed = numberOf('seed', values.seed);

const RUNS = 2_000;
const games = (values.game ? [values.game] : gameIds).map((id) => tested[id]);
const begun = performance.now();
let inputs = 0;
let failures = 0;

function fuzzOnce(game: Tested): void {
  for (const kind of ['record', 'link'] as const) {
    const failure = fuzz(game, kind, seed, RUNS);
    inputs += RUNS;
    if (!failure) continue;
    failures++;
    console.log(`${game.id}, seed ${seed}: ${failure.fault}\n  kept in ${keep(game.id, kind, failure.input)}`);
  }
  try {
    checkCommand(game, lines(game, seed, 100));
    inputs += 100;
  } catch (error) {
    failures++;
    console.log(`${game.id}, seed ${seed}, command line: ${(error as Error).message}`);
  }
}

console.log(`${games.map(({ id }) => id).join(', ')}, seed ${seed}`);
for (; performance.now() - begun < seconds * 1000; seed++) for (const game of games) fuzzOnce(game);
const rate = Math.round(inputs / ((performance.now() - begun) / 1000));
console.log(`${inputs} inputs, ${rate} a second, ${failures} failed`);
process.exitCode = failures ? 1 : 0;

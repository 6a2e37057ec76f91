/**
 * `npm run bench`: how fast the engine is, side by side with others on the same machine, as a table.
 * `npm run bench -- --write` also writes it to BENCHMARKS.md.
 */
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { choices, Game, type GameRecord, rule, type State, tablesAfter } from '../engine/teufelsburg/index.ts';
import { quiz } from '../engine/teufelsburg/quiz.ts';
import { bundledSize } from '../scripts/engine.ts';
import { readNames } from '../scripts/name-files.ts';
import { optionsOf } from '../scripts/options.ts';
import { nameFinder } from '../src/lib/find-names.ts';
import { claimWithUnknown, everythingUnknown, questions, wholeGames } from './games.ts';
import * as mascarade from './mascarade.ts';
import { type Case, measure, quantile, type Rate } from './measure.ts';
import { boardgame, smogon } from './others.ts';
import { writePart } from './parts.ts';
import { plain, reduce } from './reducer.ts';
import { type Goal, goalTable, kilobytes, number, table } from './tables.ts';

const { write } = optionsOf({ write: { type: 'boolean', default: false } });
const root = join(import.meta.dirname, '..');

const games = wholeGames(4);
const moves = games.reduce((sum, { moves = [] }) => sum + moves.length, 0);

/** Plays all games with the engine, legality checked. */
const play = (explain: boolean) => () => {
  for (const state of games) {
    const game = new Game({ ...state, moves: [] }, explain);
    for (const move of state.moves ?? []) game.play(move);
  }
  return moves;
};

const reduceAll = (state: State) => (state.moves ?? []).reduce(reduce, plain(state));

/** Games in turns through boardgame.io, one a run: it takes its time. */
function inBoardgame(): () => number {
  const players = games.map((state) => [boardgame(state), state.moves ?? []] as const);
  let next = 0;
  return () => {
    const [run, made] = players[next++ % players.length] as (typeof players)[number];
    run(made);
    return made.length;
  };
}

const once = (run: () => unknown) => () => {
  run();
  return 1;
};
const ruling = (name: string, record: GameRecord): Case => ({ name, run: once(() => rule(record)) });

/** All three play the same games to the same end; a fast wrong answer would not be worth measuring. */
for (const state of games) {
  const game = new Game({ ...state, moves: [] }, false);
  for (const move of state.moves ?? []) game.play(move);
  const ours = {
    hands: game.position.players.map(({ objects, occupation, shown = false }) => [
      objects.toSorted(),
      occupation,
      shown,
    ]),
    pile: game.position.objectPile,
    winners: game.winners,
  };
  for (const { players, pile, winners } of [reduceAll(state), boardgame(state)(state.moves ?? [])]) {
    const hands = players.map(({ objects, occupation, shown }) => [objects.toSorted(), occupation, shown]);
    deepStrictEqual({ hands, pile, winners }, ours);
  }
}

const NAMES = {
  fight: 'a fight ruled, with its explanation',
  trade: 'a trade ruled, with its explanation',
  claim: 'a claim ruled, with its explanation',
  explained: 'moves of whole games, with explanation',
  plainly: 'moves of whole games, without',
  boardgame: 'the same moves in boardgame.io',
  reducer: 'the same moves in a plain pure reducer',
  quiz: 'questions of the quiz, each with one right answer',
  smogon: '@smogon/calc: `calculate()` and `desc()`',
};

/** How many questions are asked in a row. */
const QUESTIONS = 40;

const UNKNOWN = [0, 2, 4, 8];
const unknownName = (number: number) => `the claim with ${number} unknown cards`;

const rates = measure([
  ruling(NAMES.fight, questions.fight),
  { name: NAMES.smogon, run: once(smogon()) },
  ruling(NAMES.trade, questions.trade),
  ruling(NAMES.claim, questions.claim),
  ...UNKNOWN.map((number) => ruling(unknownName(number), claimWithUnknown(number))),
  { name: NAMES.explained, run: play(true) },
  { name: NAMES.plainly, run: play(false) },
  { name: NAMES.boardgame, run: inBoardgame() },
  {
    name: NAMES.reducer,
    run: () => {
      for (const state of games) reduceAll(state);
      return moves;
    },
  },
  {
    name: NAMES.quiz,
    run: () => quiz({ seed: 1 }, QUESTIONS).length,
  },
  ...mascarade.played,
]);
const perSecond = (name: string) => rates.find((rate) => rate.name === name)?.perSecond ?? Number.NaN;

const share = new Intl.NumberFormat('en', { style: 'percent' });
const times = (one: string, other: string) => perSecond(one) / perSecond(other);

const unknownRates = measure(Object.entries(everythingUnknown()).map(([kind, record]) => ruling(kind, record)));
const choiceRates = measure(
  Object.entries(everythingUnknown()).map(([kind, record]) => ({
    name: kind,
    run: once(() => choices(tablesAfter(record))),
  })),
);
const milliseconds = ({ perSecond: rate }: Rate) => 1000 / rate;
const slowestOf = (some: readonly Rate[]) => some.toSorted((a, b) => a.perSecond - b.perSecond)[0] as Rate;
const slowest = slowestOf(unknownRates);
const slowestChoices = slowestOf(choiceRates);

const hangingRates = measure(mascarade.hanging);
const { games: evenings, ...askedOfEvenings } = mascarade.evenly;
const eveningTimes = Object.entries(askedOfEvenings).map(([name, run]) => ({ name, times: run() }));
const [whoIsWho] = eveningTimes as [(typeof eveningTimes)[number]];

const [toRule, everything] = [await bundledSize('teufelsburg', 'rule'), await bundledSize('teufelsburg')];

// As somebody types them: every stored form, with its last letters still missing.
const names = readNames(root, 'teufelsburg');
const typed = names.names.flatMap(({ forms }) => Object.values(forms).flat()).map((form) => form.slice(0, -2));
const findNames = nameFinder(names, 'en');
const [search] = measure([
  {
    name: 'search',
    run: () => {
      for (const words of typed) findNames(words);
      return typed.length;
    },
  },
]) as [Rate];
const namesSize = gzipSync(JSON.stringify(names)).length;

const goals: readonly Goal[] = [
  ratio('a fight at 5 times the rate of @smogon/calc', NAMES.fight, NAMES.smogon, 5),
  ratio('moves with explanation at 20 times the rate of boardgame.io', NAMES.explained, NAMES.boardgame, 20),
  ratio('moves without explanation at 40 times the rate of boardgame.io', NAMES.plainly, NAMES.boardgame, 40),
  [
    `ten players, everything unknown, the slowest kind of move (${slowest.name}) within 50 ms`,
    `${number(milliseconds(slowest))} ms`,
    milliseconds(slowest) < 50,
  ],
  [
    `the same, all choices after it (${slowestChoices.name}) within 50 ms`,
    `${number(milliseconds(slowestChoices))} ms`,
    milliseconds(slowestChoices) < 50,
  ],
  [
    'a claim with 8 unknown cards at a twelfth of the rate of one with none',
    `1/${number(times(unknownName(0), unknownName(8)))}`,
    times(unknownName(0), unknownName(8)) <= 12,
  ],
  [
    `Mascarade, thirteen players after 60 moves whose swaps nobody saw: who can be who within 50 ms, the slowest of ${evenings} games`,
    `${number(quantile(whoIsWho.times, 1))} ms`,
    quantile(whoIsWho.times, 1) < 50,
  ],
  ['what rules, with its data, under 15 kB', kilobytes(toRule), toRule < 15_000],
  [
    'names in all languages found at a key typed within 10 ms',
    `${number(milliseconds(search))} ms`,
    milliseconds(search) < 10,
  ],
  ['the names of a game under 20 kB', kilobytes(namesSize), namesSize < 20_000],
];

function ratio(goal: string, one: string, other: string, least: number): Goal {
  const reached = times(one, other);
  return [goal, `${number(reached)} times`, reached >= least];
}

const versionOf = (name: string) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version as string;

const report = `# Benchmarks

Written by \`npm run bench -- --write\`: one run, medians of samples taken in turns (the spread is that between their quartiles).
Node ${process.versions.node}, ${cpus()[0]?.model.trim()}; boardgame.io ${versionOf('boardgame.io')}, @smogon/calc ${versionOf('@smogon/calc')}.

${table(
  ['what', 'a second', 'spread'],
  rates.map(({ name, perSecond: rate, spread }) => [name, number(rate), share.format(spread)]),
)}

${goalTable(goals)}

With ten players of whom nothing is known, the median time to rule, and to say of every move thereafter whether it is legal:

${table(
  ['move', 'ms to rule', 'ms for all choices'],
  unknownRates.map((rate, index) => [
    rate.name,
    number(milliseconds(rate)),
    number(milliseconds(choiceRates[index] as Rate)),
  ]),
)}

In Mascarade, with thirteen players who have swapped sixty times, or not, and a King whom five others then claim to be, the median time:

${table(
  ['question', 'ms'],
  hangingRates.map((rate) => [rate.name, number(milliseconds(rate))]),
)}

In ${evenings} games of thirteen players after sixty moves, swaps of which nobody has told whether they took place and announcements that up to
twelve others claim, one after the other:

${table(
  ['question', 'ms, half of them', 'nine in ten', 'the slowest'],
  eveningTimes.map(({ name, times }) => [name, ...[0.5, 0.9, 1].map((share) => number(quantile(times, share)))]),
)}

Sizes are minified and gzipped, without zod, which only reads input. What rules on a record takes ${kilobytes(toRule)}; all that the
engine exports (whole games, views, links, setting up, scoring beside it) takes ${kilobytes(everything)}.

The games are ${games.length} whole ones of 3 to 10 players, ${number(moves)} moves, played at random from a seed. The engine checks every move before it
is made. boardgame.io carries each out by the plain reducer, which checks nothing, so that what it is measured for is the framework
alone. Before anything is measured, all of them play all games to the same end. A ruling is what \`rule()\` returns: the position after
the moves, who must decide next with what moves, and every step with what it cites and changes; \`desc()\` is a sentence in English.
`;

console.log(report);
if (write) writePart('speed', report);

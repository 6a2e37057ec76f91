/** The explanation of every record that stands in a file, as `scenarios.test.ts` has it of the scenarios. */
import { describe, it } from 'vitest';
import type { Game } from '../../../src/games.ts';
import { contentOf } from '../../content/content.ts';
import { kept } from '../../fuzz/fuzz.ts';
import { EDITIONS as EDITIONS_OF_MASCARADE } from '../mascarade/games.ts';
import { judged as judgedOfMascarade } from '../mascarade/judged/judged.ts';
import { judged } from '../teufelsburg/judged/judged.ts';
import { EDITIONS } from '../teufelsburg/scenarios/shorthand.ts';
import { compare, told } from './lines.ts';
import * as mascarade from './mascarade.ts';
import * as teufelsburg from './teufelsburg.ts';

type Kept = readonly [name: string, record: object];

/** The records of a game's content, by kind, and those that the fuzzer has kept beside them. */
function recordsOf(game: Game): [kind: string, records: readonly Kept[]][] {
  const { idsIn, read, scenes } = contentOf(game);
  const inContent = (kind: string) =>
    idsIn(kind).flatMap((id): Kept[] => {
      const { record } = read(kind, `${id}.yaml`);
      return record ? [[id, record]] : [];
    });
  const questions = inContent('faq');
  const positions = inContent('positions');
  // The fuzzer began with the questions and positions.
  const known = new Set([...questions, ...positions].map(([id]) => `${id}.json`));
  const fuzzed = kept(game, 'record').flatMap(([file, text]): Kept[] =>
    known.has(file) ? [] : [[file, JSON.parse(text)]],
  );
  return [
    ['questions', questions],
    ['positions', positions],
    ['lessons', scenes().map(({ id, record }): Kept => [id, record])],
    ['fuzzed', fuzzed],
  ];
}

const GAMES = [
  { game: 'teufelsburg', editions: EDITIONS, linesOn: teufelsburg.linesOn },
  { game: 'mascarade', editions: EDITIONS_OF_MASCARADE, linesOn: mascarade.linesOn },
] as const;

describe.each(GAMES)('$game', ({ game, editions, linesOn }) => {
  it.each(recordsOf(game))('%s are explained as ever', async (kind, records) => {
    const lines = records.flatMap(([id, record]) => [
      '',
      id,
      ...told<string>(editions, (edition) => linesOn({ ...record, edition })),
    ]);
    await compare(`${game}/records/${kind}.txt`, lines.slice(1));
  });
});

it('those with unknown cards that were judged by hand are explained as ever', async () => {
  const unknown = [...judged.values()].flat().filter(({ record }) => JSON.stringify(record).includes('"?"'));
  const lines = unknown.flatMap(({ name, record }) => [
    '',
    name,
    ...teufelsburg.linesOn(record as object).map((line) => `  ${line}`),
  ]);
  await compare('teufelsburg/records/unknown.txt', lines.slice(1));
});

it('those of Mascarade that were judged by hand are explained as ever', async () => {
  const lines = [...judgedOfMascarade.values()]
    .flat()
    .flatMap(({ name, record }) => ['', name, ...mascarade.linesOn(record as object).map((line) => `  ${line}`)]);
  await compare('mascarade/records/judged.txt', lines.slice(1));
});

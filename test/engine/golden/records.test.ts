/** The explanation of every record that stands in a file, as `scenarios.test.ts` has it of the scenarios. */
import { describe, it } from 'vitest';
import { decode } from '../../../engine/teufelsburg/decode.ts';
import { rule } from '../../../engine/teufelsburg/rule.ts';
import { idsIn, read, scenes } from '../../content/content.ts';
import { kept } from '../../fuzz/fuzz.ts';
import { files, judgedIn } from '../judged/judged.ts';
import { compare, linesOf, told } from './lines.ts';

const inContent = (kind: string) =>
  idsIn(kind).map((id): [id: string, record: unknown] => [id, read(kind, `${id}.yaml`).record]);
const questions = inContent('faq');
const positions = inContent('positions');
const lessons = scenes().map(({ id, record }): [id: string, record: unknown] => [id, record]);

/** Kept by the fuzzer, which began with the questions and positions. */
const known = new Set([...questions, ...positions].map(([id]) => `${id}.json`));
const fuzzed = kept('teufelsburg', 'record').flatMap(([file, text]): [string, unknown][] =>
  known.has(file) ? [] : [[file, JSON.parse(text)]],
);

describe.each([
  ['questions', questions],
  ['positions', positions],
  ['lessons', lessons],
  ['fuzzed', fuzzed],
] as const)('%s', (kind, records) => {
  it('are explained as ever', async () => {
    const lines = records.flatMap(([id, input]) => {
      if (!input) return [];
      const decoded = decode(input);
      return decoded.ok
        ? ['', id, ...told((edition) => ({ ...decoded.value, edition }))]
        : ['', id, ...decoded.problems.map(({ path, message }) => `  ${path}: ${message}`)];
    });
    await compare(`records/${kind}.txt`, lines.slice(1));
  });
});

it('those with unknown cards that were judged by hand are explained as ever', async () => {
  const unknown = files.flatMap(judgedIn).filter(({ record }) => JSON.stringify(record).includes('"?"'));
  const lines = unknown.flatMap(({ name, record }) => {
    const decoded = decode(record);
    return decoded.ok ? ['', name, ...linesOf(rule(decoded.value)).map((line) => `  ${line}`)] : [];
  });
  await compare('records/unknown.txt', lines.slice(1));
});

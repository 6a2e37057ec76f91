/**
 * Names in the cases of Hungarian: a name is either left as it is or right in all of them. The dictionary judges the names that it has;
 * the others are in a table checked by hand.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Case, cases, inflected, isJudged } from '../../src/sentences/hungarian.ts';
import { analysed } from './hunspell.ts';

const lines = (file: string) =>
  readFileSync(join(import.meta.dirname, 'names', `${file}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
const listed = (file: string) => lines(file).flatMap((line) => line.split(' '));

const hungarian = listed('hungarian');
const foreign = listed('foreign');
const judged = [...hungarian, ...foreign].filter(isJudged);
const checked = new Map(lines('checked').map((line) => [line.split(' ')[0] as string, line.split(' ').slice(1)]));

/** The cases as hunspell-hu names them. */
const CASES: Readonly<Record<Case, string>> = {
  acc: 'ACC',
  dat: 'DAT',
  ins: 'INSTR',
  all: 'ALL',
  abl: 'ABL',
  sub: 'SBL',
  del: 'DEL',
  ela: 'ELA',
  ade: 'ADE',
};

const forms = (name: string) => cases.map((form): [Case, string] => [form, inflected(name, form)]);
const readings = analysed('hu', [...new Set(judged.flatMap((name) => [name, ...forms(name).map(([, word]) => word)]))]);
const reads = (word: string, ...tags: string[]) =>
  readings.get(word)?.some((reading) => tags.every((tag) => reading.split(' ').includes(tag)));
const inDictionary = judged.filter((name) => !checked.has(name) && reads(name, `st:${name}`, 'po:noun_prs'));

describe('names in Hungarian', () => {
  it('are enough, and of many kinds', () => {
    expect(new Set(hungarian).size).toBeGreaterThan(600);
    expect(new Set(foreign).size).toBeGreaterThan(400);
    expect(new Set([...hungarian, ...foreign]).size).toBe(hungarian.length + foreign.length);
  });

  it(`are judged where they are Hungarian: ${hungarian.filter(isJudged).length} of ${hungarian.length}, and ${
    foreign.filter(isJudged).length
  } of ${foreign.length} others`, () => {
    expect(hungarian.filter(isJudged).length / hungarian.length).toBeGreaterThan(0.9);
  });

  it(`are right as the dictionary analyses them, ${inDictionary.length} of them`, () => {
    const wrong = inDictionary.flatMap((name) =>
      forms(name).filter(([form, word]) => !reads(word, `st:${name}`, `is:${CASES[form]}`)),
    );
    expect(wrong).toEqual([]);
  });

  it(`are those of the table where the dictionary has none, ${checked.size} of them`, () => {
    const known = new Set(inDictionary);
    const table = judged
      .filter((name) => !known.has(name))
      .map((name) => [name, ...(['acc', 'dat', 'ins', 'all'] as const).map((form) => inflected(name, form))].join(' '));
    expect(table).toEqual(lines('checked'));
  });

  it.each([
    'Bruno',
    'Anna',
    'Carla',
    'Dino',
    'Elena',
    'Otto',
    'Ada',
    'Marco',
    'Maria',
    'Boris',
    'Igor',
    'Ivan',
    'Peter',
    'Martin',
    'Oliver',
  ])('%s is judged', (name) => {
    expect(isJudged(name)).toBe(true);
  });

  it.each([
    'Charlotte',
    'Mike',
    'Jacques',
    'George',
    'Hugh',
    'Kelly',
    'Henry',
    'Mary',
    'Louis',
    'Agnès',
    'Max-Q',
    'Scott',
    'Sean',
    'Roger',
  ])('%s is not', (name) => {
    expect(isJudged(name)).toBe(false);
    expect(inflected(name, 'acc')).toBe(`${name} játékost`);
  });
});

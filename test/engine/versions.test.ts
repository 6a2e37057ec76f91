/** An old link and an old record are read for ever: one of each version is kept in `versions/`, and never changed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from '../../engine/teufelsburg/decode.ts';
import { fromLink, type GameRecord, rule, toLink } from '../../engine/teufelsburg/index.ts';

interface Kept {
  readonly link: string;
  readonly record: GameRecord;
  readonly outcome: object;
}

const folder = join(import.meta.dirname, 'versions');
const kept = readdirSync(folder).map((file): [number, Kept] => [
  Number.parseInt(file, 10),
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
]);

describe.each(kept)('version %i', (version, { link, record, outcome }) => {
  it('is read from a link, and written again as the same', () => {
    const read = fromLink(link);
    expect(read.problems).toEqual([]);
    expect({ ...read.record, version }).toEqual(record);
    expect(toLink(read.record as GameRecord)).toBe(link);
    expect(link.startsWith(`${version}~`)).toBe(true);
  });

  it('is read from a record, and ruled on as ever', () => {
    expect(decode(record)).toEqual({ ok: true, value: record });
    const { status, applied, fight, position } = rule(record);
    expect({ status, applied, ...(fight && { fight }), objectPile: position.objectPile }).toEqual(outcome);
  });
});

it('every version is kept', () => {
  const newest = Math.max(...kept.map(([version]) => version));
  expect(kept.map(([version]) => version).toSorted()).toEqual(Array.from({ length: newest }, (_, index) => index + 1));
  // One more than the newest is not read, so the newest is kept too.
  const [, { record, link }] = kept.at(-1) as (typeof kept)[number];
  expect(decode({ ...record, version: newest + 1 })).toMatchObject({ ok: false, problems: [{ path: 'version' }] });
  expect(fromLink(link.replace(/^\d+/, String(newest + 1))).problems).toMatchObject([{ code: 'link.newer' }]);
});

it.each([
  ['no seed', ''],
  ['a seed that is no number', '~!'],
  ['a seed that is too large', '~zzzzzzzz'],
])('a link of version 2 with %s says that it is broken, and keeps the rest', (_, end) => {
  const [, { link, record }] = kept.at(-1) as (typeof kept)[number];
  const read = fromLink(link.replace(/~\w+$/, end));
  expect(read.problems).toMatchObject([{ code: 'link.broken', message: 'expected 9 readable fields in the link' }]);
  expect(read.record?.moves).toEqual(record.moves);
  expect(read.record?.seed).toBeUndefined();
});

/**
 * An old link and an old record are read for ever: one link of each version, with its record, is kept in `versions/`, and never changed. Since
 * version 3, links have versions of their own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../engine/teufelsburg/decode.ts';
import { fromLink, type GameRecord, rule, toLink } from '../../../engine/teufelsburg/index.ts';

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
const newest = Math.max(...kept.map(([version]) => version));

describe.each(kept)('version %i', (version, { link, record, outcome }) => {
  it('is read from a link, and written as the oldest that can say it, from the third on', () => {
    expect(link.startsWith(String(version))).toBe(true);
    const read = fromLink(link);
    expect(read.problems).toEqual([]);
    expect({ ...read.record, version: record.version }).toEqual(record);
    const written = toLink(read.record as GameRecord);
    expect(written.startsWith(String(Math.max(version, 3)))).toBe(true);
    if (version >= 3) expect(written).toBe(link);
  });

  it('is read from a record, and ruled on as ever', () => {
    expect(decode(record)).toEqual({ ok: true, value: record });
    const { status, applied, fight, position } = rule(record);
    expect({ status, applied, ...(fight && { fight }), objectPile: position.objectPile }).toEqual(outcome);
  });
});

it('every version is kept', () => {
  expect(kept.map(([version]) => version).toSorted()).toEqual(Array.from({ length: newest }, (_, index) => index + 1));
  // One more than the newest is not read, so the newest is kept too.
  const versions = kept.map(([, { record }]) => record.version ?? 0);
  const [, { record }] = kept.at(-1) as (typeof kept)[number];
  expect(decode({ ...record, version: Math.max(...versions) + 1 })).toMatchObject({
    ok: false,
    problems: [{ path: 'version' }],
  });
});

/** The JSON Schemas of every game against what they describe, by a validator that knows nothing of zod. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invalid } from '../../cli/command.ts';
import { decode } from '../../cli/games.ts';
import type { GameEntry } from '../../src/games/game.ts';
import { gameIds, games } from '../../src/games.ts';
import { type EngineSchemas, engineSchemas } from '../../src/lib/json-schema.ts';
import { contentOf } from '../content/content.ts';
import type { AnyRecord, AnyRuling } from '../games/game.ts';
import { tested } from '../games/tested.ts';
import { once } from '../once.ts';
import { objections, schemas } from './schemas.ts';

/** Anything at all, as a caller's mistake would make it. */
// biome-ignore lint/suspicious/noExplicitAny: the point is to break the shape
type Any = any;

/** What is done to a record that makes it unreadable, by what is then wrong. */
const BROKEN: readonly [string, (record: Any) => unknown][] = [
  ['another game', (record) => (record.game = 'chess')],
  ['no position', (record) => delete record.position],
  ['an unknown edition', (record) => (record.edition = 'de')],
  ['an unknown variant', (record) => (record.variants = ['x'])],
  ['an unknown field', (record) => (record.note = '')],
  ['an unknown field of the position', (record) => (record.position.note = '')],
  ['an unknown field of a player', (record) => (record.position.players[0].hat = 'red')],
  ['an unknown field of a move', (record) => (record.moves[0].note = '')],
  ['no players', (record) => (record.position.players = [])],
  ['a name of 41 characters', (record) => (record.position.players[0].id = 'x'.repeat(41))],
  ['a name that shows nothing', (record) => (record.position.players[0].id = '\u200b\u3164\u2800')],
  ['a name that turns a line round', (record) => (record.position.players[0].id = 'C\u202eD')],
  ['a name that is a number', (record) => (record.position.players[0].id = 3)],
  ['an unknown move', (record) => (record.moves[0].move = 'jump')],
  ['no move', (record) => delete record.moves[0].move],
];

describe.each(gameIds)('%s', async (game) => {
  const { recordSchema, rulingSchema }: EngineSchemas = await import(`../../engine/${game}/schema.ts`);
  const { records, rule, dissents } = tested[game];
  const isDraft = (games[game] as GameEntry).draft === true;
  const { idsIn, read, scenes } = contentOf(game);
  const against = (schema: (typeof engineSchemas)[number], value: unknown) => objections(game, schema, value);
  const isReadable = (record: object) => games[game].rules.decode(record).ok;

  /** The records that stand in its content. */
  const written: readonly AnyRecord[] = [
    ...['faq', 'positions'].flatMap((folder) => idsIn(folder).map((id) => read(folder, `${id}.yaml`).record)),
    ...scenes().map(({ record }) => record),
  ].filter((record) => record && isReadable(record));

  /** Those, and a part of what its own tests are about, each with its ruling. */
  const ruled = once(() => {
    const told = records().filter((record, at) => at % 4 === 0 && isReadable(record)) as AnyRecord[];
    return [...written, ...told].map((record) => [record, rule(record)] as const);
  });

  it('what can be read is valid, and so is what comes of it', () => {
    for (const [record, ruling] of ruled()) {
      expect(against('record', record), JSON.stringify(record)).toEqual([]);
      expect(against('ruling', ruling), JSON.stringify(record)).toEqual([]);
    }
  });

  it('so is what other editions make of it', () => {
    let others = 0;
    for (const [record, ruling] of ruled().slice(0, written.length))
      for (const { ruling: other } of dissents(record, ruling) as { readonly ruling: AnyRuling }[]) {
        others++;
        expect(against('ruling', other), JSON.stringify(record)).toEqual([]);
      }
    expect(others > 0).toBe(games[game].rules.editions.length > 1);
  });

  it('every field of a ruling counts, of whatever status', () => {
    const byStatus = Map.groupBy(ruled(), ([, { status }]) => status);
    const fields = new Set<string>();
    for (const [, same] of byStatus)
      for (const [, ruling] of same.slice(0, 40)) {
        expect(against('ruling', { ...ruling, note: '' })).not.toEqual([]);
        for (const [field, value] of Object.entries(ruling)) {
          if (value === undefined || fields.has(`${ruling.status} ${field}`)) continue;
          fields.add(`${ruling.status} ${field}`);
          expect(against('ruling', { ...ruling, [field]: null }), field).not.toEqual([]);
        }
      }
    const told = new Set([...fields].map((field) => field.split(' ')[1]));
    // What a game that is a draft does not bring yet, it need not tell.
    if (isDraft) return;
    expect([...byStatus.keys()].sort()).toEqual(['depends', 'illegal', 'over', 'pending', 'settled']);
    expect([...told]).toEqual(expect.arrayContaining(['illegal', 'winners', 'cases', 'deals']));
  });

  it.each(BROKEN)('%s is invalid, and the answer to it is valid', (_, change) => {
    const record = structuredClone(written.find(({ moves = [] }) => moves.length > 0)) as Any;
    expect(against('record', record)).toEqual([]);
    change(record);
    const decoded = decode(record);
    if (decoded.ok) throw new Error('it can be read');
    expect(against('record', record)).not.toEqual([]);
    const answer = invalid(decoded.problems);
    expect(against('invalid', answer)).toEqual([]);
    expect(against('invalid', { ...answer, problems: [{ ...answer.problems[0], path: 0 }] })).not.toEqual([]);
  });

  it('schema and decoder agree on whatever stands in a field', () => {
    /** Whatever stands in some record of the game: words, and names of fields. */
    const words = new Set<unknown>(['none', '', 1, 0, true, null, [], {}]);
    const fields = new Set<string>(['x']);
    const collect = (inside: unknown) => {
      if (typeof inside !== 'object' || inside === null) return void words.add(inside);
      for (const [key, value] of Object.entries(inside)) {
        if (!Array.isArray(inside)) fields.add(key);
        collect(value);
      }
    };
    for (const record of written.slice(0, 20)) collect(record);
    const change = fc.record({
      at: fc.array(fc.nat(), { maxLength: 6 }),
      field: fc.option(fc.constantFrom(...fields)),
      value: fc.option(fc.oneof(fc.constantFrom(...words), fc.jsonValue())),
    });
    let valid = 0;
    const runs = 1_500;
    fc.assert(
      fc.property(fc.constantFrom(...written), change, (record, { at, field, value }) => {
        const changed: Any = structuredClone(record);
        let inside = changed;
        let last: [Any, string] = [changed, 'game'];
        for (const step of at) {
          const keys = typeof inside === 'object' && inside !== null ? Object.keys(inside) : [];
          if (keys.length === 0) break;
          last = [inside, keys[step % keys.length] as string];
          inside = inside[last[1]];
        }
        const [where, key] = last;
        if (value === null) delete where[key];
        else where[field ?? key] = value;
        const json = JSON.parse(JSON.stringify(changed));
        const isValid = against('record', json).length === 0;
        if (isValid) valid++;
        expect(isValid).toBe(recordSchema.safeParse(json).success);
      }),
      { numRuns: runs, seed: 1 },
    );
    expect(valid).toBeGreaterThan(runs / 50);
    expect(valid).toBeLessThan(runs / 2);
  });

  it('schema and type of a ruling agree on whatever is left out of it', () => {
    for (const [, ruling] of ruled().filter((_, at) => at % 20 === 0))
      for (const field of Object.keys(ruling)) {
        const { [field]: _, ...rest } = JSON.parse(JSON.stringify(ruling));
        expect(against('ruling', rest).length === 0, field).toBe(rulingSchema.safeParse(rest).success);
      }
  });

  describe('as documents', () => {
    it.each(engineSchemas)('%s has a stable name at the site’s address', (name) =>
      expect(schemas[game][name]).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `https://coachlamp.example/data/schemas/${game}/${name}.schema.json`,
      }),
    );

    it.each(engineSchemas)('every field of a %s says what it means', (name) => {
      const schema: Any = schemas[game][name];
      const silent: string[] = [];
      let fields = 0;
      const look = (inside: Any, path: string) => {
        if (typeof inside !== 'object' || inside === null) return;
        for (const [key, value] of Object.entries<Any>(inside)) {
          if (key === 'not') continue;
          look(value, `${path}/${key}`);
          if (key !== 'properties') continue;
          for (const [field, one] of Object.entries<Any>(value)) {
            fields++;
            const meant =
              one.description ?? (one.$ref === '#' ? schema : schema.$defs[one.$ref?.split('/').at(-1)])?.description;
            if (!/\w.*\.$/.test(meant ?? '')) silent.push(`${path}/${field}`);
          }
        }
      };
      look(schema, '');
      expect(fields).toBeGreaterThan(name === 'invalid' || isDraft ? 5 : 30);
      expect(silent).toEqual([]);
    });

    it('every edition is named', () =>
      expect(schemas[game].record).toHaveProperty('properties.edition.enum', games[game].rules.editions));
  });
});

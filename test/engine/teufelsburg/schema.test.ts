/** What the JSON Schemas of this game let through and what not; `../schema.test.ts` has what holds of every game's. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../engine/teufelsburg/decode.ts';
import { dissents, fromLink, type GameRecord, rule, toLink } from '../../../engine/teufelsburg/index.ts';
import { root } from '../../../scripts/run.mjs';
import { objections as objectionsOf } from '../schemas.ts';

/** Anything at all, as a caller's mistake would make it. */
// biome-ignore lint/suspicious/noExplicitAny: the point is to break the shape
type Any = any;

const objections = (schema: 'record' | 'ruling', value: unknown) => objectionsOf('teufelsburg', schema, value);

/** Records that outside programs and this engine agreed on. */
const agreed: readonly { readonly name: string; readonly record: GameRecord }[] = readFileSync(
  join(import.meta.dirname, 'agreed.ndjson'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** Records that stand in files besides the content: the example, and those agreed on. */
const records: (readonly [name: string, record: GameRecord])[] = [
  ['example', JSON.parse(readFileSync(join(root, 'examples', 'record.json'), 'utf8'))] as const,
  ...agreed.map(({ name, record }) => [name, record] as const),
];

describe('what can be read is valid, and so is what comes of it', () => {
  it.each(records)('%s', (_, record) => {
    expect(objections('record', record)).toEqual([]);
    const decoded = decode(record);
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
    const ruling = rule(decoded.value);
    expect(objections('ruling', ruling)).toEqual([]);
    for (const { ruling: other } of dissents(decoded.value, ruling)) expect(objections('ruling', other)).toEqual([]);
  });

  const base: Any = records.find(([name]) => name === 'example')?.[1];
  const withMoves = (...moves: Any[]): Any => ({ ...base, moves });

  /** A claim by the first of these players, of whose cards nothing is known. */
  const claimBy = (players: string, [by, ...allies]: string): Any => ({
    game: 'teufelsburg',
    position: { players: [...players].map((id) => ({ id, objects: ['?'] })), objectPile: [] },
    moves: [{ by, move: 'claim', as: 'association', allies }],
  });

  it.each<[string, Any, string[]]>([
    ['settled', withMoves({ by: 'Ada', move: 'pass' }), []],
    ['pending', base, ['fight']],
    ['illegal', withMoves({ by: 'Béla', move: 'pass' }), ['illegal']],
    ['over', withMoves({ by: 'Ada', move: 'claim', as: 'association' }), ['winners']],
    ['depends', claimBy('ABCD', 'AB'), ['cases', 'deals', 'question']],
    ['depends', claimBy('ABCDEFGH', 'ABC'), ['cases', 'deals']],
  ])('a ruling that is %s, as the command line prints it', (status, record, its) => {
    const { stdout } = spawnSync(process.execPath, [join(root, 'cli', 'rule.ts')], {
      input: JSON.stringify(record),
      encoding: 'utf8',
    });
    const ruling = JSON.parse(stdout);
    expect(ruling.status).toBe(status);
    expect(Object.keys(ruling)).toEqual(expect.arrayContaining(its));
    expect(objections('ruling', ruling)).toEqual([]);
    for (const field of Object.keys(ruling)) expect(objections('ruling', { ...ruling, [field]: null })).not.toEqual([]);
    expect(objections('ruling', { ...ruling, note: '' })).not.toEqual([]);
  });
});

const fresh = (): Any => ({
  game: 'teufelsburg',
  position: {
    players: [
      { id: 'A', association: 'order', occupation: 'thug', objects: ['key', 'dagger'] },
      { id: 'B', association: 'brotherhood', occupation: 'doctor', objects: ['goblet'] },
      { id: 'C', objects: ['?'] },
    ],
  },
  moves: [{ by: 'A', move: 'offer', to: 'B', object: 'key' }],
});

/** What is done to a record that makes it unreadable, by what is then wrong. */
const BROKEN: readonly [string, (record: Any) => unknown][] = [
  ['another game', (record) => (record.game = 'mascarade')],
  ['no position', (record) => delete record.position],
  ['an unknown edition', (record) => (record.edition = 'de')],
  ['an unknown variant', (record) => (record.variants = ['x'])],
  ['an unknown field', (record) => (record.note = '')],
  ['an unknown field of a player', (record) => (record.position.players[0].hat = 'red')],
  ['an unknown field of a move', (record) => (record.moves[0].note = '')],
  ['two players', (record) => (record.position.players.length = 2)],
  [
    'eleven players',
    (record) => (record.position.players = 'ABCDEFGHIJK'.split('').map((id) => ({ id, objects: ['?'] }))),
  ],
  ['a name of 41 characters', (record) => (record.position.players[2].id = 'x'.repeat(41))],
  ['a name of 41 emoji', (record) => (record.position.players[2].id = '🦉'.repeat(41))],
  ['an empty name', (record) => (record.position.players[2].id = '')],
  ['a name of blanks', (record) => (record.position.players[2].id = ' \u3000')],
  ['a name that shows nothing', (record) => (record.position.players[2].id = '\u200b\u3164\u2800')],
  ...[
    '\n',
    '\r',
    '\t',
    '\0',
    '\u001b[31m',
    '\u007f',
    '\u009b',
    '\u2028',
    '\u2029',
    '\u200e',
    '\u202e',
    '\u2066',
    '\u2069',
  ].map((sign): [string, (record: Any) => unknown] => [
    `a name with ${JSON.stringify(sign)}`,
    (record) => (record.position.players[2].id = `C${sign}D`),
  ]),
  ['a variant twice', (record) => (record.variants = ['smuggling', 'prophecy', 'smuggling'])],
  ['a name that is a number', (record) => (record.position.players[2].id = 3)],
  ['no hand', (record) => delete record.position.players[0].objects],
  ['an unknown object', (record) => (record.position.players[0].objects[0] = 'sword')],
  ['an unknown occupation', (record) => (record.position.players[0].occupation = 'baker')],
  ['two association cards', (record) => (record.position.players[0].association = ['order', 'order'])],
  ['an unknown move', (record) => (record.moves[0].move = 'jump')],
  ['a move by nobody', (record) => delete record.moves[0].by],
  ['an offer of a card that is not known', (record) => (record.moves[0].object = '?')],
  [
    'a use with what another occupation needs',
    (record) => (record.moves = [{ by: 'A', move: 'use', occupation: 'thug', target: 'B' }]),
  ],
  ['a version to come', (record) => (record.version = 4)],
  ['what is known in version 2', (record) => Object.assign(record, { version: 2, known: [] })],
  ['what is known of no card', (record) => (record.known = [{ place: 'players[0].objects' }])],
  [
    'what is known nought times',
    (record) => (record.known = [{ place: 'players[0].objects', card: 'whip', atLeast: 0, holds: false }]),
  ],
  ['a seed in version 1', (record) => Object.assign(record, { version: 1, seed: 7 })],
  ['a seed of 33 bits', (record) => (record.seed = 2 ** 32)],
  ['a seed that is no whole number', (record) => (record.seed = 0.5)],
];

describe('what cannot be read is invalid', () => {
  it('a record that can is not', () => {
    expect(decode(fresh()).ok).toBe(true);
    expect(objections('record', fresh())).toEqual([]);
  });

  it.each(BROKEN)('%s', (_, change) => {
    const record = fresh();
    change(record);
    expect(decode(record).ok).toBe(false);
    expect(objections('record', record)).not.toEqual([]);
  });

  it.each([
    ['of 40 emoji', '🦉'.repeat(40)],
    ['of emoji in several parts', '👩🏽‍🚀 🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️'],
    ['in letters that are joined', 'शर्मा‌ می‌خواهم'],
    ['of a sign', '-'],
  ])('a name %s is none of that', (_, name) => {
    const record = fresh();
    record.position.players[2].id = name;
    expect(decode(record).ok).toBe(true);
    expect(objections('record', record)).toEqual([]);
    expect(fromLink(toLink(record)).record?.position.players[2]?.id).toBe(name);
  });

  it.each<[string, (record: Any) => unknown, string, string]>([
    [
      'a name',
      (record) => (record.position.players[2].id = 'C\u001b\u009b\u202e'),
      'position.players[2].id',
      'expected whole characters and no control characters, got "C\\u001b\\u009b\\u202e"',
    ],
    [
      'a name that shows nothing',
      (record) => (record.position.players[2].id = ' '),
      'position.players[2].id',
      'expected characters that can be seen, got " "',
    ],
    [
      'a variant twice',
      (record) => (record.variants = ['smuggling', 'smuggling']),
      'variants[1]',
      'expected each variant once, got "smuggling"',
    ],
    [
      'a field',
      (record) => (record['a\u2028b: expected'] = ''),
      '["a\\u2028b: expected"]',
      'expected no such field, got ""',
    ],
    [
      'a long name',
      (record) => (record.position.players[2].id = '🦉'.repeat(1_000_000)),
      'position.players[2].id',
      `expected 1 to 40 characters, got "${'🦉'.repeat(30)}…"`,
    ],
  ])('the message on %s shows what cannot be seen', (_, change, path, message) => {
    const record = fresh();
    change(record);
    expect(decode(record)).toMatchObject({ ok: false, problems: [{ path, message }] });
  });

  it('the message on a text that stands for a list says so, and nothing of its length', () => {
    const record = fresh();
    record.moves = [{ by: record.position.players[0].id, move: 'use', occupation: 'clairvoyant', top: 'key' }];
    expect(decode(record)).toEqual({
      ok: false,
      problems: [{ path: 'moves[0].top', code: 'record.unreadable', message: 'expected a list, got "key"' }],
    });
  });

  it('a name in a link is cleaned of it', () => {
    const named = (name: string) => fromLink(`1~r~~otk.bgg.obk*${encodeURIComponent(name)}~-~-~0~`);
    const { record } = named('\u202eZo\u0000e\n');
    expect(record?.position.players[2]?.id).toBe('Zoe');
    expect(decode(record).ok).toBe(true);
    expect(named(' \u200b').problems[1]).toMatchObject({ code: 'link.player-lost', params: { name: 'Carla' } });
  });
});

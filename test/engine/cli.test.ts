import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gameIds, games } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { run as runCommand } from './command.ts';
import { objections } from './schemas.ts';

const position = join(
  import.meta.dirname,
  '..',
  '..',
  'content',
  'teufelsburg',
  'positions',
  'blades-against-shields.yaml',
);
const record = parse(readFileSync(position, 'utf8')).record;

const run = (args: readonly string[], input: string | Buffer) => runCommand('rule', args, input);

const good = JSON.stringify(record);

/** The answers of a run, a line each. */
const answers = (out: string) =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

describe('npm run rule', () => {
  it('says where it depends, under few headings or in detail', async () => {
    const hand = (id: string, association: string, ...objects: string[]) => ({ id, association, objects });
    const players = [
      hand('Ada', 'order', 'key'),
      hand('Béla', 'brotherhood', '?', '?'),
      hand('Cili', 'order', '?', '?'),
      hand('Dóra', 'brotherhood', '?', '?'),
    ];
    const claim = { by: 'Ada', move: 'claim', as: 'association', allies: ['Cili'] };
    const depends = JSON.stringify({ game: 'teufelsburg', edition: 'hu', position: { players }, moves: [claim] });
    const [few, all] = await Promise.all([run([], depends), run(['--details'], depends)]);
    for (const { out } of [few, all]) expect(objections('teufelsburg', 'ruling', JSON.parse(out))).toEqual([]);
    expect(JSON.parse(few.out).cases.map((one: { ruling: { won?: string } }) => one.ruling.won)).toEqual([
      'brotherhood',
      'order',
    ]);
    expect(JSON.parse(all.out).cases.length).toBeGreaterThan(1);
    expect(JSON.parse(all.out)).toMatchObject({ status: 'depends', deals: JSON.parse(few.out).deals });
    // An outcome that comes about in any case has no condition to tell.
    const alone = {
      ...JSON.parse(depends),
      position: { players: players.map((one) => ({ ...one, association: '?' })) },
    };
    const told = await run(['--text'], JSON.stringify({ ...alone, moves: [{ ...claim, allies: [] }] }));
    expect(told.out).not.toMatch(/If\s*:/);
  });

  it('says what comes about in any case, where only who wins is hidden and in more ways than are told', async () => {
    const others = ['Béla', 'Cili', 'Dóra', 'Ede'].map((id) => ({ id, objects: ['?'] }));
    const players = [{ id: 'Ada', association: 'order', objects: ['key', 'key', 'key'] }, ...others];
    const moves = [{ by: 'Ada', move: 'claim', as: 'association', allies: [] }];
    const table = JSON.stringify({ game: 'teufelsburg', position: { players, objectPile: ['tome'] }, moves });
    const [json, text] = await Promise.all([run([], table), run(['--text'], table)]);
    expect(JSON.parse(json.out)).toMatchObject({ status: 'depends', cases: [{ when: [[]] }] });
    expect(text.out).toMatch(/^All members of the Order win\n\n1\. Ada claims/);
  });

  it('says of an outcome that it is a move that is not allowed', async () => {
    const players = [
      { id: 'A', occupation: 'diplomat', objects: ['goblet', 'whip'] },
      { id: 'B', objects: ['?', '?'] },
      { id: 'C', objects: ['dagger'] },
    ];
    const moves = [
      { by: 'A', move: 'use', occupation: 'diplomat', target: 'B', object: 'gloves', return: 'goblet' },
      { by: 'A', move: 'pass' },
    ];
    const { out } = await run(['--text'], JSON.stringify({ game: 'teufelsburg', position: { players }, moves }));
    expect(out).toMatch(/If B does not hold the Gloves:\n {2}That is not allowed\. /);
  });

  it('tells each reason for which a move is forbidden, in detail', async () => {
    const hands = ['lodge-coat-of-arms key ? ?', 'goblet', 'whip', 'casting-knives'];
    const players = hands.map((hand, at) => ({
      ...{ id: 'ABCD'[at], association: at % 2 ? 'brotherhood' : 'order' },
      objects: hand.split(' '),
    }));
    const position = { players, objectPile: ['tome', 'coat'] };
    const moves = [{ by: 'A', move: 'claim', as: 'lodge', allies: [] }];
    const { out } = await run(['--details', '--text'], JSON.stringify({ game: 'teufelsburg', position, moves }));
    expect(out).not.toContain('However the unknown cards lie');
  });

  it('compares leaflets as it does under few headings, where it tells more of them', async () => {
    const players = ['order', '?', '?', '?', '?'].map((association, at) => ({
      ...{
        id: 'ABCDE'[at],
        association,
        objects: ['key key', 'goblet', 'whip', 'casting-knives', 'dagger'][at]?.split(' '),
      },
    }));
    const position = { players, objectPile: ['tome', 'coat'] };
    const moves = [{ by: 'A', move: 'claim', as: 'association', allies: [] }];
    const { out } = await run(['--details', '--text'], JSON.stringify({ game: 'teufelsburg', position, moves }));
    expect(out).not.toContain('leaflet');
  });

  it('prints a ruling as JSON', async () => {
    const { status, out } = await run([], JSON.stringify(record));
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      status: 'pending',
      fight: { attackerPoints: 5, defenderPoints: 4, outcome: 'attacker' },
    });
  });

  it.each([...locales])('tells it in %s', async (locale) => {
    const { status, out, err } = await run(['--text', '--locale', locale], JSON.stringify(record));
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out.split('\n')[0]).toContain('5');
    expect(out).toContain('[object.dagger, fight.roles, text]');
    expect(out).not.toMatch(/⟦|\{\{/);
  });

  it('lets --edition go before the record’s own', async () => {
    const pearl = {
      ...record,
      moves: [{ by: 'Anna', move: 'claim', as: 'association', allies: [] }],
      position: { ...record.position },
    };
    pearl.position.players = record.position.players.map((player: { id: string }) =>
      player.id === 'Anna'
        ? { ...player, objects: ['key', 'key', 'key'] }
        : player.id === 'Carla'
          ? { ...player, objects: ['black-pearl'] }
          : player,
    );
    const winners = async (edition: string) =>
      JSON.parse((await run(['--edition', edition], JSON.stringify(pearl))).out).winners;
    expect(await winners('reference')).toEqual(['Anna', 'Carla']);
    expect(await winners('hu')).toEqual(['Bruno', 'Dino']);
  });

  it('names every problem of an impossible position, and exits with 2', async () => {
    const players = record.position.players.map((player: object) => ({
      ...player,
      occupation: 'thug',
      objects: ['whip'],
    }));
    const { status, out } = await run(
      [],
      JSON.stringify({ ...record, position: { ...record.position, players }, moves: [] }),
    );
    const { error, problems } = JSON.parse(out);
    expect(status).toBe(2);
    expect(error.path).toBe('position.players[1].objects[0]');
    expect(problems.map(({ path }: { path: string }) => path)).toEqual([
      'position.players[1].objects[0]',
      'position.players[1].occupation',
      'position.players[2].occupation',
      'position.players[3].occupation',
    ]);
  });

  it('rules line by line, and a bad line does not stop the rest', async () => {
    const { status, out } = await run(
      ['--ndjson'],
      [JSON.stringify(record), '{', JSON.stringify({ ...record, edition: 'xx' }), JSON.stringify(record)].join('\n'),
    );
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(lines.map((line) => line.status)).toEqual(['pending', 'invalid', 'invalid', 'pending']);
    expect(lines[2].error).toMatchObject({ path: 'edition' });
    expect(lines[2].error.message).toContain('"xx"');
  });

  it('takes players of any name', async () => {
    const named = JSON.stringify(record)
      .replaceAll('"Anna"', '"__proto__"')
      .replaceAll('"Bruno"', '"constructor"')
      .replaceAll('"Carla"', '"toString"');
    const { out } = await run(['--text'], named);
    expect(out).toContain('__proto__ attacks constructor.');
  });

  it('refuses 10 MB without reading them to the end', async () => {
    const { status, out } = await run([], `"${'x'.repeat(10_000_000)}"`);
    expect(status).toBe(2);
    expect(JSON.parse(out).error.message).toContain('2000000 characters');
  });

  it.each([
    [['--locale', 'xx'], '--locale'],
    [['--edition', 'xx'], '--edition'],
    [['--nonsense'], '--nonsense: expected one of --locale, --edition, '],
    [['--edition'], '--edition: expected a value, got none'],
    // What looks like an option is no value.
    [['--edition', '--text'], '--edition: expected a value, got none'],
    [['--text=1'], '--text: expected no value, got one'],
    [['no-such-file.json'], 'no-such-file.json: expected a file, got none of that name'],
    [[import.meta.dirname], `${import.meta.dirname}: expected a file, got a folder`],
    [['cli.test.ts/x'], 'expected a file, got '],
    [['--\u001b[31m\nforged'], '--\\u001b[31m forged'],
    [['--locale', 'x\u009b\u202e'], 'got x\\u009b\\u202e'],
  ])('says what is wrong with %j', async (args, named) => {
    const { status, err } = await run(args, '');
    expect(status).toBe(2);
    expect(err).toContain(named);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('says of a file that may not be read that it may not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'coachlamp-'));
    const file = join(folder, 'locked.json');
    writeFileSync(file, good, { mode: 0 });
    const { status, err } = await run([file], '');
    rmSync(folder, { recursive: true });
    // Nothing is locked for root.
    if (process.getuid?.() === 0) expect(status).toBe(0);
    else
      expect({ status, err }).toEqual({ status: 2, err: `${file}: expected a file, got one that may not be read\n` });
  });

  it('tells what it can do', async () => {
    expect(await run(['--help', 'no-such-file.json'], '')).toMatchObject({ status: 0, err: '' });
    const { status, out } = await run(['--help'], '');
    expect(status).toBe(0);
    for (const option of ['--text', '--locale', '--edition', '--ndjson']) expect(out).toContain(option);
    for (const game of gameIds) expect(out).toContain(`${game} ${games[game].rules.editions.join('|')}`);
  });
});

describe('lines of records', () => {
  it('end with a line feed and nothing else, and each is answered in its place', async () => {
    const named = (name: string) => JSON.stringify({ ...record, note: name });
    const { status, out, err } = await run(
      ['--ndjson'],
      Buffer.concat([
        Buffer.from(`\ufeff${good}\r\n \t\r\n\n`),
        Buffer.from(`${named('a\u2028b\u2029c\u0085d')}\n\u2028\n`),
        Buffer.from(`${named('Bé')}\n`, 'latin1'),
        Buffer.from(`${good}\r${good}\n${good}`),
      ]),
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const lines = answers(out);
    expect(lines.map((line) => line.status)).toEqual([
      'pending',
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      'pending',
    ]);
    const bad = lines.filter((line) => line.status === 'invalid');
    expect(bad.map(({ error }) => error.message)).toEqual([
      'note: expected no such field, got "a\\u2028b\\u2029c\\u0085d"',
      expect.stringContaining('expected a record in JSON, got text that is none: '),
      'expected UTF-8, got another encoding',
      expect.stringContaining('expected a record in JSON, got text that is none: '),
    ]);
    for (const answer of bad) expect(objections('teufelsburg', 'invalid', answer)).toEqual([]);
  });

  it('of which none could be ruled on are bad input, and no lines are not', async () => {
    expect(await run(['--ndjson'], '{\n\n{"game":"chess"}\n')).toMatchObject({ status: 2, err: '' });
    expect(await run(['--ndjson'], '\n \n')).toEqual({ status: 0, out: '', err: '' });
  });

  it('told in sentences are kept apart, bad ones too', async () => {
    const { status, out, err } = await run(
      ['--ndjson', '--text'],
      [good, good.replaceAll('"Anna"', '"Anna\\n---\\u001b[31m"'), '{', good].join('\n'),
    );
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const told = out.split('---\n');
    expect(told).toHaveLength(4);
    expect(told[1]).toMatch(
      /^position\.players\[0\]\.id: expected whole characters and no control characters, got "Anna\\n---\\u001b\[31m"\n/,
    );
    expect(told[2]).toMatch(/^expected a record in JSON, got text that is none: .*\n$/);
    expect(told[3]).toBe(told[0]?.replace(/\n\n$/, '\n'));
  });

  it('end quietly when nobody reads the answers', async () => {
    const { status, out, err } = await runCommand('rule', ['--ndjson'], Array(2_000).fill(`${good}\n`), { once: true });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(answers(`${out.slice(0, out.indexOf('\n'))}\n`)).toMatchObject([{ status: 'pending' }]);
  });

  it('without an end are not held in memory', async () => {
    const megabyte = Buffer.alloc(2 ** 20, 'x');
    const endless = [`${good}\n"`, ...Array(150).fill(megabyte), `"\n${good}\n`];
    const { out, err } = await runCommand('rule', ['--ndjson'], endless, { memory: 64 });
    expect(err).toBe('');
    expect(answers(out)).toMatchObject([
      { status: 'pending' },
      { status: 'invalid', error: { path: '', message: 'expected at most 2000000 characters, got more' } },
      { status: 'pending' },
    ]);
  });

  it('are answered briefly, however much is wrong with them', async () => {
    const fields = Object.fromEntries(Array.from({ length: 150_000 }, (_, field) => [`f${field}`, 0]));
    const moves = Array(40_000).fill({ move: 'x'.repeat(10) });
    const key = { ...record, ['x'.repeat(1_000_000)]: 'y'.repeat(900_000) };
    const { out } = await run(
      ['--ndjson'],
      [fields, { ...record, moves }, key].map((one) => JSON.stringify(one)).join('\n'),
    );
    const lines = answers(out);
    for (const answer of lines) {
      expect(objections('teufelsburg', 'invalid', answer)).toEqual([]);
      expect(JSON.stringify(answer).length).toBeLessThan(100_000);
    }
    expect(lines[0].problems).toHaveLength(100);
    expect(lines[0].more).toBeGreaterThan(149_000);
    expect(lines[0].error.message).toMatch(/; and \d+ more$/);
    expect(lines[2]).toMatchObject({ problems: [{ path: `["${'x'.repeat(60)}…"]` }] });
  });
});

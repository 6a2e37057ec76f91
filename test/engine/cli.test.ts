import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { locales } from '../../src/locales.ts';
import { run as runCommand } from './command.ts';

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

const run = (args: readonly string[], input: string) => runCommand('cli', args, input);

describe('npm run rule', () => {
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
    [['--nonsense'], '--nonsense'],
    [['no-such-file.json'], 'no-such-file.json'],
  ])('says what is wrong with %s', async (args, named) => {
    const { status, err } = await run(args, '');
    expect(status).toBe(2);
    expect(err).toContain(named);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

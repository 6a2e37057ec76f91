/** The engine as outside programs get it: packed, installed in an empty folder without network, and used there. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fromLink, type GameRecord, rule } from '../../engine/teufelsburg/index.ts';
import { buildEngine, bundledSize } from '../../scripts/engine.ts';
import { root, run } from '../../scripts/run.mjs';
import { type Game, gameIds } from '../../src/games.ts';
import { once } from '../once.ts';

const folder = mkdtempSync(join(tmpdir(), 'coachlamp-package-'));
const built = join(folder, 'built');
/** A program with the engine and zod installed. */
const outside = join(folder, 'outside');
/** A program with the engine alone. */
const bare = join(folder, 'bare');

/** How many bytes of a game's engine a page may load; of a game that says nothing here, no more than of any other. */
const MOST: Readonly<Partial<Record<Game, number>>> = { teufelsburg: 39_800, mascarade: 27_000 };

/** Runs a program that must succeed. */
async function output(command: string, ...args: string[]): Promise<string> {
  const result = await run(command, args, { env: { npm_config_cache: join(folder, 'cache') } });
  expect(result.code, result.output).toBe(0);
  return result.output;
}

/** Packs a folder as npm would to publish it. */
const pack = async (packed: string): Promise<string> =>
  join(
    folder,
    JSON.parse(
      await output('npm', 'pack', packed, '--json', '--silent', '--ignore-scripts', '--pack-destination', folder),
    )[0].filename,
  );

const example = (name: string) => join(outside, 'examples', name);

/** Packs the engine and installs it in both programs. */
const install = once(async () => {
  await buildEngine(built);
  const packed = [await pack(built), await pack(join(root, 'node_modules', 'zod'))];
  for (const program of [outside, bare]) {
    mkdirSync(program);
    writeFileSync(join(program, 'package.json'), '{ "private": true, "type": "module" }');
    cpSync(join(root, 'examples'), join(program, 'examples'), { recursive: true });
  }
  await output('npm', 'install', '--prefix', outside, '--offline', '--ignore-scripts', ...packed);
  cpSync(join(outside, 'node_modules', 'coachlamp'), join(bare, 'node_modules', 'coachlamp'), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed engine', () => {
  it('brings zod and nothing else', async () => {
    await install();
    const installed = readdirSync(join(outside, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['coachlamp', 'zod']);
  });

  it('rules on a record from a file', async () => {
    await install();
    const told = await output('node', example('bot.mjs'), example('record.json'));
    expect(told).toContain('pending attacker-wins { attackerPoints: 3, defenderPoints: 1 }');
    expect(told).toContain('play.adds (object.dagger, fight.roles)');
    expect(told).toContain("{ by: 'Ada', move: 'inspect', what: 'baggage' }");
  });

  it('rules on a record of another game', async () => {
    await install();
    const ids = ['Ada', 'Béla', 'Cili', 'Dóra'];
    const position = { players: ids.map((id) => ({ id, cards: ['?'] })) };
    const moves = [{ by: 'Ada', move: 'announce', character: 'king' }, { move: 'resolve' }];
    writeFileSync(join(outside, 'mascarade.json'), JSON.stringify({ game: 'mascarade', position, moves }));
    const told = await output('node', example('bot.mjs'), join(outside, 'mascarade.json'));
    expect(told).toContain('king.took (character.king)');
  });

  it('refuses a record that cannot be, and says why', async () => {
    await install();
    const record = JSON.parse(readFileSync(example('record.json'), 'utf8'));
    record.position.players[1].objects = ['dagger'];
    writeFileSync(join(outside, 'impossible.json'), JSON.stringify(record));
    const { code, output } = await run('node', [example('bot.mjs'), join(outside, 'impossible.json')]);
    expect(code).toBe(2);
    expect(output).toBe('position.players[1].objects[0]: expected at most 1 of dagger on the table, got 2');
  });

  it('plays a whole game', async () => {
    await install();
    const told = await output('node', example('play.mjs'), '7');
    const [, winners, link] = /^(.+) won after \d+ moves\n.*#(\S+)$/.exec(told) ?? [];
    const { record, problems } = fromLink(link ?? '');
    expect(problems).toEqual([]);
    expect(rule(record as GameRecord)).toMatchObject({ status: 'over', winners: winners?.split(' and ') });
  });

  it('compares editions', async () => {
    await install();
    expect(await output('node', example('editions.ts'))).toBe('reference: Ada and Cili\nhu: Béla and Dóra (pearl)');
  });

  it.each(gameIds)('plays %s where zod is not installed', async (game) => {
    await install();
    const program = join(bare, `${game}.js`);
    writeFileSync(
      program,
      `import { Game, rule, setUp } from 'coachlamp/${game}';
const game = new Game(setUp({ players: 4, seed: 7 }));
for (let move = 0; move < 8 && !game.winners; move++) game.play(game.legalMoves()[0]);
console.log(rule(game.state).applied);
`,
    );
    expect(Number(await output('node', program))).toBeGreaterThan(0);
  });

  it('asks for zod where input is read', async () => {
    await install();
    expect(await output('node', join(bare, 'examples', 'play.mjs'))).toContain(' won after ');
    const { code, output: told } = await run('node', [join(bare, 'examples', 'bot.mjs')]);
    expect(code).toBe(1);
    expect(told).toContain("Cannot find package 'zod'");
  });

  it('has types', async () => {
    await install();
    const position = "{ players: ['A', 'B', 'C'].map((id) => ({ id, objects: ['?'] })) }";
    writeFileSync(
      join(outside, 'types.ts'),
      `import { type Position, rule } from 'coachlamp/teufelsburg';
import { decode, recordSchema } from 'coachlamp/teufelsburg/decode';
import schema from 'coachlamp/teufelsburg/record.schema.json' with { type: 'json' };
import refusal from 'coachlamp/teufelsburg/invalid.schema.json' with { type: 'json' };

const position: Position = ${position};
const decoded = decode({ game: 'teufelsburg', position });
if (decoded.ok) rule(decoded.value).steps satisfies readonly { cites: readonly string[] }[];
rule(recordSchema.parse({ game: 'teufelsburg', position }));
schema.$id satisfies string;
refusal.$id satisfies string;
rule({ game: 'teufelsburg', position, moves: [{ by: 'A', move: 'pass' }] });
// @ts-expect-error: no such move
rule({ game: 'teufelsburg', position, moves: [{ by: 'A', move: 'jump' }] });
// @ts-expect-error: whether it is a record must be asked first
rule(decoded.value);
`,
    );
    writeFileSync(
      join(outside, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          module: 'nodenext',
          target: 'es2023',
          lib: ['es2023', 'dom'],
          types: [],
          strict: true,
          exactOptionalPropertyTypes: true,
          resolveJsonModule: true,
          noEmit: true,
        },
        files: ['types.ts', 'examples/editions.ts'],
      }),
    );
    await output('tsc', '-p', outside);
  });

  it.each(gameIds)('is small enough for a page with %s', async (game) => {
    expect(await bundledSize(game)).toBeLessThan(MOST[game] ?? Math.max(...Object.values(MOST)));
  });
});

describe('the project packed whole', () => {
  it('has nothing but the built engine', async () => {
    const [{ files }] = JSON.parse(await output('npm', 'pack', '--dry-run', '--json', '--silent', '--ignore-scripts'));
    const others = files
      .map(({ path }: { path: string }) => path)
      .filter((path: string) => !path.startsWith('engine/dist/'));
    expect(others).toEqual(['README.md', 'package.json']);
  });

  it('says where the site stands, as the site does', () => {
    const { homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(readFileSync(join(root, 'astro.config.mjs'), 'utf8')).toContain(`site: '${homepage}',`);
  });
});

it('the API documentation lacks nothing that is exported', async () => {
  await output('typedoc', '--emit', 'none');
});

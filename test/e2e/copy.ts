/** A copy of the project whose content may be changed, built and served by itself: for tests, and to measure how builds grow. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/run.mjs';
import { serve } from '../../scripts/server.mjs';

const COPIED = [
  ...['cli', 'content', 'engine', 'public', 'scripts', 'src', 'test'],
  ...['astro.config.mjs', 'package.json', 'tsconfig.json', 'vitest.config.ts'],
];

/** The copy's folder and what a test does with it. */
export interface Copy {
  readonly folder: string;
  /** Changes a file; throws if that changes nothing. */
  change(file: string, from: string | RegExp, to: string): void;
  /** Adds a game made up, as a game is added: its folders, and its line in `src/games.ts`. */
  addGame(id: string): void;
  /** Adds a game that is another one under a name of its own, so that there is as much of it. */
  repeatGame(id: string, like: string): void;
  /** Runs a program of the copy's own packages, or a script of its, in its folder. @returns its exit status, and what it has said */
  run(...command: readonly [string, ...string[]]): Promise<{ readonly status: number; readonly out: string }>;
  /** Builds the site into `dist`, to stand under a path, between slashes. @returns its address without the last of them, once it is served */
  build(base: string): Promise<string>;
  /** Stops serving and removes the copy. */
  remove(): Promise<void>;
}

/** Copies the project. */
export function copyProject(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'coachlamp-'));
  let close: (() => Promise<void>) | undefined;
  for (const name of COPIED) cpSync(join(root, name), join(folder, name), { recursive: true });
  // Each package by itself: Astro keeps its memory of the content in node_modules, and it must not be the project's.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const change: Copy['change'] = (file, from, to) => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file}: expected ${from}, found it nowhere`);
    writeFileSync(path, after);
  };
  const register = (id: string) => {
    change('src/games.ts', /^(import type .*\n)/, `$1import { ${id} } from './games/${id}/index.ts';\n`);
    change('src/games.ts', /(export const games = \{.*?) \}/, `$1, ${id} }`);
  };
  return {
    folder,
    change,
    addGame(id) {
      cpSync(join(folder, 'test', 'fixture'), folder, { recursive: true });
      register(id);
      execFileSync(process.execPath, [join('scripts', 'generate.ts')], { cwd: folder });
    },
    repeatGame(id, like) {
      for (const place of ['content', 'engine', 'src/games', 'src/islands/checker/boards']) {
        const own = join(folder, place, id);
        cpSync(join(folder, place, like), own, { recursive: true });
        for (const entry of readdirSync(own, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
          const file = join(entry.parentPath, entry.name);
          writeFileSync(file, readFileSync(file, 'utf8').replaceAll(like, id));
        }
      }
      register(id);
    },
    run(...command) {
      // Where colours are both forced, as by what runs the tests, and unwanted, Node says so among the problems.
      const { FORCE_COLOR: _, ...env } = process.env;
      return new Promise((resolve) =>
        execFile(process.execPath, [...command], { cwd: folder, env, maxBuffer: 2 ** 26 }, (error, out, problems) =>
          resolve({ status: error ? Number(error.code ?? 1) : 0, out: out + problems }),
        ),
      );
    },
    async build(base) {
      const astro = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
      await promisify(execFile)(process.execPath, [astro, 'build', '--base', base], {
        cwd: folder,
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
        maxBuffer: 2 ** 26,
      });
      await close?.();
      const site = await serve({ folder: join(folder, 'dist'), base });
      close = site.close;
      return `http://localhost:${site.port}${base.slice(0, -1)}`;
    },
    async remove() {
      await close?.();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

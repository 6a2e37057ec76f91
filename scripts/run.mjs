import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, without a closing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

const bin = join(root, 'node_modules', '.bin');

/** Whether `npm ci` has run. */
export const installed = () => existsSync(bin);

/**
 * Runs a program, the packages' own first, so that it also gets the Node that comes with them.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show?: boolean, env?: Record<string, string> }} [options] `show` lets it write to the terminal
 * @returns {Promise<{ code: number, output: string }>} what it wrote, when not shown
 */
export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command, args, {
      cwd: root,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        ...env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      },
    });
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8').trim() }));
  });
}

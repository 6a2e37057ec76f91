import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command line of the engine on an input; whoever stops reading early is no error. */
export function run(
  program: 'cli' | 'score',
  args: readonly string[],
  input: string,
): Promise<{ status: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const file = join(import.meta.dirname, '..', '..', 'engine', `${program}.ts`);
    const child = spawn(process.execPath, [file, ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin.on('error', () => {});
    child.on('close', (status) => resolve({ status, out, err }));
    child.stdin.end(input);
  });
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';

/**
 * Runs a command line of the engine on an input; whoever stops reading early is no error.
 * @param how `once`: what it prints is read no further than the first piece; `memory`: how much it may use, in megabytes
 */
export function run(
  program: 'rule' | 'score',
  args: readonly string[],
  input: string | Buffer | Iterable<string | Buffer>,
  { once = false, memory }: { readonly once?: boolean; readonly memory?: number } = {},
): Promise<{ status: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const file = join(import.meta.dirname, '..', '..', 'cli', `${program}.ts`);
    const limit = memory ? [`--max-old-space-size=${memory}`] : [];
    const child = spawn(process.execPath, [...limit, file, ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (once) child.stdout.destroy();
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin.on('error', () => {});
    child.on('close', (status) => resolve({ status, out, err }));
    const pieces = typeof input === 'string' || Buffer.isBuffer(input) ? [input] : input;
    Readable.from(pieces, { objectMode: true }).pipe(child.stdin);
  });
}

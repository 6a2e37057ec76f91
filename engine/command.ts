/**
 * What the command lines share: where input comes from, how it is read, and how bad input is answered.
 */
import { createReadStream, existsSync, type ReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { failed, type Problem, type Result } from './kernel/result.ts';
import { editions } from './teufelsburg/data.ts';

/** The longest input that is read, in characters: a record of ten players and thousands of moves is far shorter. */
const LONGEST = 2_000_000;

/** A message of the command line, on standard error, and exit status 2. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Refuses an edition that there is not. */
export function checkEdition(edition: string | undefined): void {
  if (edition !== undefined && !Object.hasOwn(editions, edition))
    refuse(`--edition: expected one of ${Object.keys(editions).join(', ')}, got ${edition}`);
}

/** The file named, or standard input; npm runs scripts in the project's root, but a file is meant from where the command was given. */
export function inputOf(positionals: readonly string[]): ReadStream | typeof process.stdin {
  if (positionals.length > 1) refuse(`expected one file, got ${positionals.length}`);
  const [named] = positionals;
  if (named === undefined) return process.stdin;
  const file = resolve(process.env.INIT_CWD ?? '.', named);
  if (!existsSync(file)) refuse(`${file}: expected a file, got none of that name`);
  return createReadStream(file);
}

/** The whole of an input, or a little more than can be read of one that is too long. */
export async function readAll(input: ReadStream | typeof process.stdin): Promise<string> {
  let all = '';
  for await (const chunk of input.setEncoding('utf8')) {
    all += chunk;
    if (all.length > LONGEST) break;
  }
  input.destroy();
  return all;
}

/** Reads text as JSON. */
export function parseJson(text: string): Result<unknown> {
  if (text.length > LONGEST) {
    return failed([{ path: '', code: 'record.too-long', message: `expected at most ${LONGEST} characters, got more` }]);
  }
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const message = `expected a record in JSON, got text that is none: ${(error as Error).message}`;
    return failed([{ path: '', code: 'record.unreadable', message }]);
  }
}

/** The answer to bad input: the first problem, and all of them. */
export function invalid(problems: readonly Problem[]) {
  const [first] = problems;
  return {
    status: 'invalid',
    error: {
      path: first?.path ?? '',
      message: problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '),
    },
    problems: problems.map(({ path, code, message }) => ({ path, code, message })),
  };
}

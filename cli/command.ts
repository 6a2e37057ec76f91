/**
 * What the command lines share: where input comes from, how it is read, and how bad input is answered.
 */
import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { failed, type Problem, type Result } from '../engine/kernel/result.ts';
import { type Invalid, MOST_PROBLEMS } from '../engine/kernel/schema.ts';
import { printable } from '../engine/kernel/text.ts';

/** The longest input, or line of one, that is read, in characters: a record of ten players and thousands of moves is far shorter. */
const LONGEST = 2_000_000;
/** The most bytes of a character (two for half of one of two parts). */
const WIDEST = 3;

/** A message of the command line, on one line of standard error, and exit status 2. */
export function refuse(message: string): never {
  console.error(printable(message.replaceAll('\n', ' ')));
  process.exit(2);
}

/** Lets the program end quietly when nobody reads what it prints, as `head` does once it has its lines. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') refuse(`cannot write: ${error.message}`);
      process.exit();
    });
}

/** Prints a line, and waits while whoever reads is behind: what is not taken is not heaped up. */
export async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

/**
 * The options that were given, and what is not one; what is none of these, lacks its value or takes none, is refused by its name (`parseArgs` of
 * Node tells it in quotes, with what it takes).
 */
export function given<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [, named] = /'([^']+)'/.exec(message) ?? [];
    if (named === undefined) throw error;
    const option = named.replace(/ <value>$/, '');
    const known = Object.keys(options).map((name) => `--${name}`);
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return refuse(`${option}: expected one of ${known.join(', ')}`);
    return refuse(`${option}: expected ${/does not take/.test(message) ? 'no value, got one' : 'a value, got none'}`);
  }
}

/** Refuses an edition that is none of these. */
export function checkEdition(edition: string | undefined, editions: readonly string[]): void {
  if (edition !== undefined && !editions.includes(edition))
    refuse(`--edition: expected one of ${editions.join(', ')}, got ${edition}`);
}

/** A path as it is meant: npm runs scripts in the project's root, but a file is meant from where the command was given. */
export const pathOf = (named: string): string => resolve(process.env.INIT_CWD ?? '.', named);

/** The project's folder that is meant; throws where there is none of its content. */
export function rootOf(named: string): string {
  const root = pathOf(named);
  if (!existsSync(join(root, 'content'))) throw new Error(`--root: expected the project's folder, got ${named}`);
  return root;
}

/** Where input comes from. */
export interface Input {
  /** For messages. */
  readonly name: string;
  readonly stream: Readable;
}

/** A file to read. */
export const fileInput = (named: string): Input => ({ name: pathOf(named), stream: createReadStream(pathOf(named)) });

/** The file named, or standard input. */
export function inputOf(positionals: readonly string[]): Input {
  if (positionals.length > 1) refuse(`expected one file, got ${positionals.length}`);
  const [named] = positionals;
  return named === undefined ? { name: 'standard input', stream: process.stdin } : fileInput(named);
}

/** What came in the place of a file, by the system's code. */
const CAME: Readonly<Record<string, string>> = {
  ENOENT: 'none of that name',
  EISDIR: 'a folder',
  EACCES: 'one that may not be read',
};

/** What the system's refusal of a file means, for a message; nothing if the error is another one. */
export function fileProblem(error: unknown): string | undefined {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (!syscall || !code) return undefined;
  return syscall === 'write' ? `cannot be written: ${message}` : `expected a file, got ${CAME[code] ?? message}`;
}

/** Writes a file; the error that says why it cannot be written names it. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw Object.assign(error as NodeJS.ErrnoException, { path });
  }
}

/** Puts texts in the place of files, of all or of none. @param files by path; nothing for one that stays */
export function replaceAll(files: ReadonlyMap<string, string | undefined>): void {
  const changed = [...files].flatMap(([path, text]) =>
    text === undefined
      ? []
      : [{ path, text, beside: `${path}.${process.pid}.new`, before: readFileSync(path, 'utf8') }],
  );
  const replaced: typeof changed = [];
  try {
    for (const { beside, text } of changed) writeText(beside, text);
    for (const one of changed) {
      renameSync(one.beside, one.path);
      replaced.push(one);
    }
  } catch (error) {
    for (const { path, before } of replaced) writeText(path, before);
    throw error;
  } finally {
    for (const { beside } of changed) rmSync(beside, { force: true });
  }
}

async function* bytesOf({ name, stream }: Input): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    const problem = fileProblem(error);
    if (problem) refuse(`${name}: ${problem}`);
    throw error;
  }
}

const unreadable = (code: string, message: string) => failed([{ path: '', code, message }]);

/** Collects the bytes of a text, and lets those go that are too many. */
class Text {
  #parts: Buffer[] = [];
  #size = 0;

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** Whether there are more bytes than so many characters can have. */
  get isTooLong(): boolean {
    return this.#size > LONGEST * WIDEST + WIDEST; // and a byte order mark
  }

  add(part: Buffer): void {
    this.#size += part.length;
    if (this.isTooLong) this.#parts = [];
    else this.#parts.push(part);
  }

  /** What has come, without a byte order mark; then it begins anew. */
  take(): Result<string> {
    const [parts, isTooLong] = [this.#parts, this.isTooLong];
    this.#parts = [];
    this.#size = 0;
    const tooLong = () => unreadable('record.too-long', `expected at most ${LONGEST} characters, got more`);
    if (isTooLong) return tooLong();
    try {
      const value = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
      return value.length > LONGEST ? tooLong() : { ok: true, value };
    } catch {
      return unreadable('record.encoding', 'expected UTF-8, got another encoding');
    }
  }
}

/** The whole of an input, as text; of what is too long no more is read. */
export async function readAll(input: Input): Promise<Result<string>> {
  const text = new Text();
  for await (const bytes of bytesOf(input)) {
    text.add(bytes);
    if (text.isTooLong) break;
  }
  return text.take();
}

/** The lines of an input, as text. Only a line feed ends one: what Unicode calls an end of a line may stand in a string of JSON. */
export async function* readLines(input: Input): AsyncGenerator<Result<string>> {
  const line = new Text();
  for await (const bytes of bytesOf(input)) {
    let begin = 0;
    for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', begin)) {
      line.add(bytes.subarray(begin, end));
      yield line.take();
      begin = end + 1;
    }
    line.add(bytes.subarray(begin));
  }
  if (!line.isEmpty) yield line.take();
}

/** Reads text as JSON. @param wanted what it should be */
export function parseJson(text: string, wanted = 'a record'): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const message = printable((error as Error).message);
    return unreadable('record.unreadable', `expected ${wanted} in JSON, got text that is none: ${message}`);
  }
}

/** What should be a record, under an edition given on the command line, which goes before its own. */
export const underEdition = (input: unknown, edition: string | undefined): unknown =>
  edition && typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input, edition } : input;

/** Each problem as a line, and how many there are besides if they are too many. */
export function told(problems: readonly Pick<Problem, 'path' | 'message'>[]): string[] {
  const more = problems.length - MOST_PROBLEMS;
  return [
    ...problems.slice(0, MOST_PROBLEMS).map(({ path, message }) => (path ? `${path}: ${message}` : message)),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
}

/** The answer to bad input: the first problem, and all of them, or as many as anybody reads. */
export function invalid(problems: readonly Problem[]): Invalid {
  const more = problems.length - MOST_PROBLEMS;
  return {
    status: 'invalid',
    error: { path: problems[0]?.path ?? '', message: told(problems).join('; ') },
    problems: problems.slice(0, MOST_PROBLEMS).map(({ path, code, message }) => ({ path, code, message })),
    ...(more > 0 && { more }),
  };
}

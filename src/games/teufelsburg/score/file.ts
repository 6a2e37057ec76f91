/**
 * Campaigns as files and back. What cannot be read is told field by field; nothing of such a file is taken.
 */
import './jitless.ts';
// What has methods to chain is four times as large, and a page loads it.
import * as z from 'zod/mini';
import { pathOf, valueAt } from '../../../../engine/kernel/decode.ts';
import { isName } from '../../../../engine/kernel/name.ts';
import { cleaned, LONGEST_NAME, quoted } from '../../../../engine/kernel/text.ts';
import { editions } from '../../../../engine/teufelsburg/data.ts';
import type { Edition } from '../../../../engine/teufelsburg/ground.ts';
import { type Ending, endingFaults } from '../../../../engine/teufelsburg/points.ts';
import { type Campaign, MOST_ROUNDS, PLAYERS, type Sheet, sheetOf } from './campaign.ts';

/** A place in a file. */
export type Where =
  | { readonly path: string }
  | { readonly line: number; readonly column?: string }
  | { readonly whole: true };

/** What is wrong with a file. */
export interface FileProblem {
  readonly where: Where;
  /** What was expected, as `score.expected` of the game's words says it. */
  readonly code: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What came; left out, nothing. */
  readonly found?: string | undefined;
}

/** That something cannot be read: all that is wrong with it. */
interface Failed {
  readonly ok: false;
  readonly problems: readonly FileProblem[];
}

/** A campaign that was read, or all that is wrong with it. */
export type Read = { readonly ok: true; readonly campaign: Campaign } | Failed;

/** The campaigns of a file, or all that is wrong with them. */
export type ReadFile = { readonly ok: true; readonly campaigns: readonly Campaign[] } | Failed;

/** What a file says that it is. */
export const FORMAT = 'coachlamp-campaign';
/** How a round can end. */
export const WAYS = ['claim', 'lodge', 'prophecy'] as const satisfies readonly Ending['how'][];
/** By whose rules. */
export const EDITIONS = Object.keys(editions) as [Edition, ...Edition[]];

/** An issue that is said by a code of its own. */
const coded = (code: string) => ({ params: { code }, abort: true });

/** The same name is one however its accents are written. */
const written = z.string().check(z.normalize('NFC'));

/** Whether a text is the name of a campaign or a player; names are made of it as they are typed (`nameIn`). */
const isCleanName = (text: string) => text === text.trim() && isName(text);
const name = written.check(z.refine(isCleanName, coded('name')));

/** A name out of what was typed; empty if nothing of it can be seen. */
export function nameIn(typed: string): string {
  const text = [...cleaned(typed).normalize('NFC').trim()].slice(0, LONGEST_NAME).join('').trim();
  return isCleanName(text) ? text : '';
}

const schema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  name,
  edition: z.enum(EDITIONS),
  players: z.array(name).check(
    z.minLength(PLAYERS[0]),
    z.maxLength(PLAYERS[1]),
    z.refine((names) => new Set(names).size === names.length, coded('once')),
  ),
  rounds: z
    .array(
      z.strictObject({
        how: z.enum(WAYS),
        by: written,
        right: z.boolean(),
        winners: z.array(written),
        holders: z.optional(z.array(written)),
      }),
    )
    .check(z.maxLength(MOST_ROUNDS)),
});

/** A value as JSON; `undefined` if it is nested too deeply for that. */
function toText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Any value as a message shows it. */
export const shown = (value: unknown): string | undefined =>
  typeof value === 'string' ? quoted(value) : value === undefined ? undefined : (toText(value)?.slice(0, 60) ?? '…');

/** What has failed, and why. */
export const failed = (...problems: FileProblem[]): Failed => ({ ok: false, problems });

/** One issue of the schema. */
function problemsOf(issue: z.core.$ZodIssue, input: unknown): FileProblem[] {
  const problem = (code: string, values?: FileProblem['values'], path = issue.path): FileProblem => ({
    where: path.length ? { path: pathOf(path) } : { whole: true },
    code,
    ...(values && { values }),
    found: shown(valueAt(input, path)),
  });
  switch (issue.code) {
    case 'invalid_type':
      return [problem(issue.expected)];
    case 'invalid_value':
      return [problem('values', { values: issue.values.join(', ') })];
    case 'unrecognized_keys':
      return issue.keys.map((key) => problem('none', undefined, [...issue.path, key]));
    case 'too_small':
      return [problem('least', { limit: Number(issue.minimum) })];
    case 'too_big':
      return [problem('most', { limit: Number(issue.maximum) })];
    case 'custom':
      return [problem(String(issue.params?.code))];
    default:
      return [problem('readable')];
  }
}

/** A campaign out of a value, checked by the rules. */
export function campaignOf(input: unknown): Read {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return failed(...parsed.error.issues.flatMap((issue) => problemsOf(issue, input)));
  const { format: _, version: __, ...campaign } = parsed.data;
  const problems = campaign.rounds.flatMap((ending, round) =>
    endingFaults(campaign.players, ending).map(
      ({ field, code, found, fewest = 0, most = 0 }): FileProblem => ({
        where: { path: `rounds[${round}].${field}` },
        code,
        values: { fewest, most },
        found: shown(found),
      }),
    ),
  );
  return problems.length ? failed(...problems) : { ok: true, campaign };
}

/** A campaign as JSON. */
export const toJson = (campaign: Campaign): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, ...campaign }, null, 2)}\n`;

/** A text as JSON; `undefined` if it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A problem of a campaign that stands in a list. */
const inList = ({ where, ...rest }: FileProblem, index: number): FileProblem => ({
  ...rest,
  where: { path: 'path' in where ? `[${index}].${where.path}` : `[${index}]` },
});

/** What stands in a file: UTF-8, or UTF-16 if its mark says so, in which spreadsheets save what they call Unicode text. */
export async function textIn(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const mark = bytes.byteLength < 2 ? 0 : new DataView(bytes).getUint16(0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Reads a file, whichever of the two it is; JSON may hold a list of campaigns. What reads tables is fetched when there is one. */
export async function readFile(text: string): Promise<ReadFile> {
  const plain = text.replace(/^\uFEFF/, '');
  if (!/^\s*[[{]/.test(plain)) return listed(await import('./table.ts').then(({ fromCsv }) => fromCsv(plain)));
  const json = jsonIn(plain);
  if (json === undefined)
    return failed({ where: { whole: true }, code: 'readable', found: quoted(plain.slice(0, 40)) });
  if (!Array.isArray(json)) return listed(campaignOf(json));
  if (json.length === 0) return failed({ where: { whole: true }, code: 'least', values: { limit: 1 }, found: '[]' });
  const read = json.map((one) => campaignOf(withoutId(one)));
  const problems = read.flatMap((one, index) => (one.ok ? [] : one.problems.map((problem) => inList(problem, index))));
  return problems.length ? failed(...problems) : { ok: true, campaigns: campaignsIn(read) };
}

const listed = (read: Read): ReadFile => (read.ok ? { ok: true, campaigns: [read.campaign] } : read);
const campaignsIn = (read: readonly Read[]) => read.flatMap((one) => (one.ok ? [one.campaign] : []));

/** What is kept has an id besides. */
const isKept = (one: unknown): one is { id: string } =>
  typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string';
function withoutId(one: unknown): unknown {
  if (!isKept(one)) return one;
  const { id: _, ...rest } = one;
  return rest;
}

/** What is on the device: the campaigns that can be read, and the rest of it as it was. */
export interface Kept {
  readonly sheets: readonly Sheet[];
  readonly unread?: string;
}

/** Reads what is on the device. One campaign that cannot be read takes no other with it. */
export function readKept(text: string): Kept {
  const list = jsonIn(text);
  if (!Array.isArray(list)) return { sheets: [], unread: text };
  const sheets: Sheet[] = [];
  const unread: unknown[] = [];
  for (const one of list) {
    const read = campaignOf(withoutId(one));
    const id = isKept(one) && !sheets.some((other) => other.id === one.id) && one.id;
    if (!read.ok) unread.push(one);
    else sheets.push(id ? { id, campaign: read.campaign } : sheetOf(read.campaign));
  }
  return { sheets, ...(unread.length > 0 && { unread: toText(unread) ?? text }) };
}

/** Campaigns as they are kept on the device. */
export const toKept = (sheets: readonly Sheet[]): string =>
  JSON.stringify(sheets.map(({ id, campaign }) => ({ id, format: FORMAT, version: 1, ...campaign })));

/**
 * Campaigns as files and back. What cannot be read is told field by field; nothing of such a file is taken.
 */
import { z } from 'zod';
import { pathOf, valueAt } from '../../../engine/kernel/decode.ts';
import { PLAIN, quoted } from '../../../engine/kernel/text.ts';
import { editions } from '../../../engine/teufelsburg/data.ts';
import type { Edition } from '../../../engine/teufelsburg/ground.ts';
import { type Ending, endingFaults } from '../../../engine/teufelsburg/points.ts';
import { type Campaign, LONGEST_NAME, MOST_ROUNDS, PLAYERS } from './campaign.ts';

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

/** A campaign out of a file, or all that is wrong with it. */
export type ReadFile =
  | { readonly ok: true; readonly campaign: Campaign }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

// The page's policy lets nothing make functions out of text, not even to see whether it can.
z.config({ jitless: true });

/** What a file says that it is. */
export const FORMAT = 'coachlamp-campaign';
/** How a round can end. */
export const WAYS = ['claim', 'lodge', 'prophecy'] as const satisfies readonly Ending['how'][];
/** By whose rules. */
export const EDITIONS = Object.keys(editions) as [Edition, ...Edition[]];

/** An issue that is said by a code of its own. */
const coded = (code: string) => ({ params: { code }, abort: true });

const name = z
  .string()
  .refine(
    (text) => text === text.trim() && text !== '' && [...text].length <= LONGEST_NAME && PLAIN.test(text),
    coded('name'),
  );

const schema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  name,
  edition: z.enum(EDITIONS),
  players: z
    .array(name)
    .min(PLAYERS[0])
    .max(PLAYERS[1])
    .refine((names) => new Set(names).size === names.length, coded('once')),
  rounds: z
    .array(
      z.strictObject({
        how: z.enum(WAYS),
        by: z.string(),
        right: z.boolean(),
        winners: z.array(z.string()),
        holders: z.array(z.string()).optional(),
      }),
    )
    .max(MOST_ROUNDS),
});

/** Any value as a message shows it. */
export const shown = (value: unknown): string | undefined =>
  typeof value === 'string' ? quoted(value) : value === undefined ? undefined : JSON.stringify(value)?.slice(0, 60);

/** What has failed, and why. */
export const failed = (...problems: FileProblem[]): ReadFile => ({ ok: false, problems });

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
export function campaignOf(input: unknown): ReadFile {
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

/** Reads a file, whichever of the two it is. What reads tables is fetched when there is one. */
export async function readFile(text: string): Promise<ReadFile> {
  const plain = text.replace(/^\uFEFF/, '');
  if (!/^\s*[[{]/.test(plain)) return (await import('./table.ts')).fromCsv(plain);
  try {
    return campaignOf(JSON.parse(plain));
  } catch {
    return failed({ where: { whole: true }, code: 'readable', found: quoted(plain.slice(0, 40)) });
  }
}

/** Campaigns as they are kept on the device; what is none of them makes all of it unreadable. */
export function readKept(text: string): Campaign[] | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return undefined;
    const read = kept.map((one) => campaignOf(one));
    return read.every((one) => one.ok) ? read.map(({ campaign }) => campaign) : undefined;
  } catch {
    return undefined;
  }
}

/** Campaigns as they are kept on the device. */
export const toKept = (campaigns: readonly Campaign[]): string =>
  JSON.stringify(campaigns.map((campaign) => ({ format: FORMAT, version: 1, ...campaign })));

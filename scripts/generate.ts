/**
 * Writes `engine/<game>/data.ts` from `content/<game>/`: the facts of the cards, the values of the options by edition, and the ids of
 * paragraphs, cards and readings as literal unions, so that a citation of something that is not there does not compile.
 *
 * `node scripts/generate.ts` writes the modules; a test holds that they are up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { optionsOf } from './options.ts';

type Facts = Record<string, unknown>;

function read(...path: string[]) {
  const file = join(...path);
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const union = (ids: readonly string[]) => (ids.length ? ids.map((id) => `\n  | ${quote(id)}`).join('') : ' never');

/** A value as TypeScript source, keys quoted only where they must be. */
function source(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(source).join(', ')}]`;
  if (value && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{ ${entries.map(([key, field]) => `${/^\w+$/.test(key) ? key : quote(key)}: ${source(field)}`).join(', ')} }`;
  }
  return JSON.stringify(value);
}

/** The codes that sentences are stored under: keys joined by dots, without the suffixes of context and plural form. */
function codes(sentences: unknown, path = ''): string[] {
  if (typeof sentences === 'string') return [path];
  const below = Object.entries(sentences as Facts).flatMap(([key, value]) => {
    const [plain] = key.split('_');
    return codes(value, path ? `${path}.${plain}` : plain);
  });
  return [...new Set(below)];
}

/** What of a card's facts is for readers alone, in every game; what else is in one, its `forReaders` names, some with their kind of card. */
const CATALOGUE = ['kind', 'original', 'use', 'related', 'rules', 'differences'];
/** What of a game's facts is for readers alone, or stands elsewhere in the module. */
const ABOUT = [
  ...['id', 'original', 'originalLanguage', 'designers', 'publisher', 'year', 'minutes', 'age'],
  ...['editions', 'variants', 'sources', 'forReaders'],
];

const without = (facts: Facts, fields: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([field]) => !fields.includes(field)));

const table = (entries: [string, unknown][]) =>
  entries.map(([id, value]) => `  ${quote(id)}: ${source(value)},\n`).join('');

/** The text of `engine/<game>/data.ts`. */
export function generate(game: string, content = 'content'): string {
  const folder = join(content, game);
  const about: Facts = read(folder, 'game.yaml');
  const catalogue = [...CATALOGUE, ...((about.forReaders as string[] | undefined) ?? [])];
  const register: { id: string; paragraphs: (string | { retired: string })[] }[] = read(folder, 'rules', 'index.yaml');
  const paragraphs = register.flatMap((chapter) =>
    chapter.paragraphs.filter((id) => typeof id === 'string').map((id) => `${chapter.id}.${id}`),
  );
  const cards = readdirSync(join(folder, 'cards'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ id: basename(name, '.yaml'), facts: read(folder, 'cards', name) as Facts }));
  const kinds = [...new Set(cards.map((card) => card.facts.kind as string))];
  const tables = kinds
    .map((kind) => [kind, cards.filter((card) => card.facts.kind === kind)] as const)
    .map(
      ([kind, same]) => `/** What rules ask of the cards of the kind \`${kind}\`, by id. */
export const ${kind}s = {
${table(
  same.map(({ id, facts: card }) => [
    id,
    without(
      card,
      catalogue.map((field) => field.replace(`${kind}.`, '')),
    ),
  ]),
)}} as const;

`,
    )
    .join('');
  const options: { id: string; values: Record<string, string> }[] = read(folder, 'differences.yaml');
  const readings: { id: string }[] = read(folder, 'readings.yaml');
  const editions = about.editions as string[];
  const sentences: Record<string, unknown> = JSON.parse(
    readFileSync(join(folder, 'text', 'en', 'sentences.json'), 'utf8'),
  );

  return `// Generated from content/${game}/ by \`npm run generate\`: change the content, not this file.

/** A paragraph of the rules, as \`chapter.paragraph\`. */
export type ParagraphId =${union(paragraphs)};

/** A card as the rules refer to it, as \`kind.id\`. */
export type CardRef =${union(cards.map((card) => `${card.facts.kind}.${card.id}`))};

/** One of this project's readings of what no leaflet settles. */
export type ReadingId =${union(readings.map((reading) => reading.id))};

/** What a step can say: a sentence stands in the content for each. */
export type StepCode =${union(codes(sentences.step))};

/** Why a move can be illegal: a sentence stands in the content for each. */
export type IllegalCode =${union(codes(sentences.illegal))};

/** What a ruling can come to: a sentence stands in the content for each. */
export type AnswerCode =${union(codes(sentences.answer))};
/** Who must or may decide next, as a ruling says it in a nutshell. */
export type OwesCode =${union(codes(sentences.owes ?? {}))};

${tables}/** The value of each option under each edition. */
export const editions = {
${table(editions.map((edition) => [edition, Object.fromEntries(options.map((option) => [option.id, option.values[edition]]))]))}} as const;

/** What the game's own file says beside its name, its makers and its editions. */
export const facts = ${source(without(about, ABOUT))} as const;
`;
}

if (import.meta.main) {
  optionsOf({});
  const games = readdirSync('engine', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !['kernel', 'dist'].includes(entry.name),
  );
  // All of it is made before any is written.
  const modules = games.map(({ name }) => [join('engine', name, 'data.ts'), generate(name)] as const);
  for (const [path, text] of modules) writeFileSync(path, text);
}

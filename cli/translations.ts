/**
 * `npm run translations`: how far each language is, and the stamps that keep what each translation was made from.
 *
 * Exit status: 0 nothing to do, or done as told; 1 something is missing, stale or unstamped; 2 wrong options or unreadable content.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { diffWordsWithSpace } from 'diff';
import {
  type Files,
  hashOf,
  pastUnits,
  reviewed,
  type Stamp,
  type State,
  stamped,
  stampsFiles,
  strayStamps,
  type Translation,
  tally,
  targets,
  textFolders,
  textOf,
  translationsOf,
  type Unit,
} from '../src/lib/translation.ts';
import { type Locale, languages } from '../src/locales.ts';
import { pathOf, rootOf } from './command.ts';

const help = `npm run translations -- [--locale ${targets.join('|')}] [what to do]

  (nothing)              lists what is missing, stale, unstamped or not reviewed
  --diff                 the same, and for what is stale how the English has changed: [-taken out-] {+put in+}
  --json                 every text and its state, as JSON; with --diff also the English each stale one was made from
  --stamp TEXT…          says of translations that they hold what the English says now
  --reviewed TEXT…       says that somebody has read translations against the English
  --prune                drops the stamps of texts that are no longer there
  --root FOLDER          the project's folder, if not this one

TEXT is an id as the list gives it, such as teufelsburg/rules/fight.tie, or a file or a folder, which stands for all in it.
Without --locale every language is meant.

Exit status: 0 nothing is missing, stale or unstamped, or done as told; 1 something is; 2 wrong options or unreadable content.
`;

/** The states that leave something to do, the most pressing last, where a terminal shows them. */
const todo = ['unstamped', 'missing', 'stale'] as const satisfies readonly State[];

function options() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      locale: { type: 'string' },
      root: { type: 'string', default: join(import.meta.dirname, '..') },
      diff: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      stamp: { type: 'boolean', default: false },
      reviewed: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { locale, stamp, reviewed, prune, diff, json } = values;
  if (locale !== undefined && !targets.includes(locale as Locale))
    throw new Error(`--locale: expected one of ${targets.join(', ')}, got ${locale}`);
  const writing = [stamp, reviewed, prune].filter((one) => one).length;
  if (writing > 1 || (writing > 0 && (diff || json)))
    throw new Error('--stamp, --reviewed, --prune: expected one of them alone, without --diff and --json');
  if ((stamp || reviewed) && positionals.length === 0)
    throw new Error(`${stamp ? '--stamp' : '--reviewed'}: expected at least one text, got none`);
  if (!stamp && !reviewed && positionals.length > 0)
    throw new Error(`expected --stamp or --reviewed with ${positionals[0]}, got neither`);
  return {
    ...values,
    root: rootOf(values.root),
    texts: positionals.map((text) => ({ text, path: pathOf(text) })),
    locales: locale ? [locale as Locale] : targets,
  };
}

/** The files under `content/`, with `/` in their paths on every system. */
function readContent(root: string): Files {
  const paths = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((path) => `content/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(json|yaml|mdx)$/.test(path) && textFolders.has(path.split('/')[1] ?? ''))
    .sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The texts that a file had in git's history, the latest first. */
function* versionsOf(root: string, file: string): Generator<string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  let commits: string[];
  try {
    commits = git('log', '--format=%H', '--diff-filter=AM', '--', file).split('\n').filter(Boolean);
  } catch {
    return;
  }
  for (const commit of commits) yield git('show', `${commit}:./${file}`);
}

/** The English that each stale translation was made from, where the history has it. */
function pastSources(root: string, translations: readonly Translation[]): Map<Translation, Unit> {
  const stale = translations.filter(({ state }) => state === 'stale');
  const files = Map.groupBy(stale, ({ source }) => source.file);
  return new Map([...files].flatMap(([file, own]) => [...pastUnits(own, file, versionsOf(root, file))]));
}

/** What has changed between two texts, word by word, marked as git marks it. */
const wordDiff = (before: string, after: string): string =>
  diffWordsWithSpace(before, after)
    .map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('');

/** A text as it is shown under the line of its translation. */
const indented = (text: string) => text.replace(/^(?=.)/gm, '    ');

const at = ({ file, line }: Unit) => `${file}:${line}`;

/** How the English of a stale text has changed. */
function changeOf({ source }: Translation, before: Unit | undefined): string {
  if (before) return wordDiff(textOf(before), textOf(source));
  return `The English it was made from is not in git's history here. The English now:\n${textOf(source)}`;
}

/** The lines that say which texts nobody has reviewed, one for each file. */
function listUnreviewed(translations: readonly Translation[]): string[] {
  const units = translations.flatMap(({ own, state, reviewed }) =>
    own && state === 'current' && !reviewed ? own : [],
  );
  return [...Map.groupBy(units, ({ file }) => file).values()].flatMap(([first, ...others]) =>
    first ? `${at(first)}: unreviewed: ${first.id}${others.length > 0 ? ` and ${others.length} more` : ''}` : [],
  );
}

/** The lines that say what is to be done in a language, and how far it is. */
function list(locale: Locale, translations: readonly Translation[], past: Map<Translation, Unit> | undefined) {
  const lines = listUnreviewed(translations);
  for (const translation of todo.flatMap((state) => translations.filter((one) => one.state === state))) {
    const { id, own, source, state } = translation;
    lines.push(own ? `${at(own)}: ${state}: ${id}` : `${at(source)}: missing in ${locale}: ${id}`);
    if (state === 'stale' && past) lines.push(indented(changeOf(translation, past.get(translation))));
  }
  const count = (state: State) => translations.filter((one) => one.state === state).length;
  const { texts, translated, missing, reviewed } = tally(translations);
  lines.push(
    `${languages[locale].name}: ${texts} texts, ${translated} translated, ${missing} missing, ${count('stale')} stale, ` +
      `${count('unstamped')} unstamped, ${reviewed} reviewed`,
  );
  return lines;
}

/** A translation as JSON tells it. */
function told(translation: Translation, past: Map<Translation, Unit> | undefined) {
  const { id, locale, source, own, state, stamp, reviewed } = translation;
  const before = past?.get(translation);
  return {
    id,
    locale,
    state,
    reviewed,
    ...(own && { file: own.file, line: own.line }),
    source: { file: source.file, line: source.line, hash: hashOf(source), text: textOf(source) },
    ...(stamp && { stamp }),
    ...(past && state === 'stale' && { before: before ? textOf(before) : null }),
  };
}

/** The translations that are meant by a text on the command line; throws where there are none. */
function meant(
  { text, path }: { text: string; path: string },
  translations: readonly Translation[],
  root: string,
): Translation[] {
  const within = (unit: Unit | undefined) => unit && `${join(root, unit.file)}${sep}`.startsWith(`${path}${sep}`);
  const found = translations.filter(({ id, own, source }) => id === text || within(own) || within(source));
  const there = found.filter(({ own }) => own);
  if (there.length > 0) return there;
  if (found.length > 0) throw new Error(`${text}: expected a translated text, found none translated yet`);
  const near = translations.find(({ id }) => id.endsWith(`/${text}`));
  throw new Error(`${text}: expected the id of a text, a file or a folder of texts, such as ${near?.id ?? 'content'}`);
}

/** The stamps of translations, those of some of them renewed. */
const restamped = (
  translations: readonly Translation[],
  chosen: ReadonlySet<Translation>,
  renew: (translation: Translation) => Stamp,
): Translation[] => translations.map((one) => (chosen.has(one) ? { ...one, stamp: renew(one) } : one));

function main(): void {
  const { root, locales, texts, ...asked } = options();
  if (asked.help) return void process.stdout.write(help);
  const files = readContent(root);
  const byLocale = locales.map((locale) => ({ locale, translations: translationsOf(files, locale) }));
  const translations = byLocale.flatMap((one) => one.translations);

  if (asked.stamp || asked.reviewed || asked.prune) {
    const chosen = new Set(texts.flatMap((text) => meant(text, translations, root)));
    const behind = [...chosen].find(({ state }) => state !== 'current');
    if (asked.reviewed && behind)
      throw new Error(
        `${behind.id}: expected a translation that is current in ${behind.locale}, found it ${behind.state}`,
      );
    const renewed = restamped(translations, chosen, asked.reviewed ? reviewed : stamped);
    // What is pruned has no stamps but those of texts that are there.
    const kept = asked.prune ? Object.fromEntries(Object.keys(files).map((file) => [file, '{}'])) : files;
    // A language that has no texts yet has no folder for its stamps either.
    for (const [file, text] of Object.entries(stampsFiles(renewed, kept)))
      if (text !== (files[file] ?? '{}\n')) writeFileSync(join(root, file), text);
    console.log(asked.prune ? 'pruned' : `${chosen.size} ${asked.reviewed ? 'marked as reviewed' : 'stamped'}`);
    return;
  }

  const past = asked.diff ? pastSources(root, translations) : undefined;
  const strays = locales.flatMap((locale) => strayStamps(files, locale));
  if (asked.json)
    console.log(
      JSON.stringify(
        translations.map((one) => told(one, past)),
        null,
        2,
      ),
    );
  else {
    for (const one of byLocale) console.log(`${list(one.locale, one.translations, past).join('\n')}\n`);
    for (const { file, id } of strays) console.log(`${file}: no such text: ${id} (--prune drops its stamp)`);
  }
  if (strays.length > 0 || translations.some(({ state }) => state !== 'current')) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

/**
 * The texts of the games – rules, cards and questions in every language – as a site that Starlight builds: a page of the rules, a page for each
 * card and for each question, as here.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import { type Game, gameIds } from '../src/games.ts';
import { type Locale, languages, locales } from '../src/locales.ts';
import { contentOf } from '../test/content/content.ts';
import type { Report } from './lighthouse.ts';

/** The folder of a package by itself, with Starlight and Lighthouse. */
const folder = join(import.meta.dirname, 'starlight');

const run = promisify(execFile);

/** Installs the package where it is not, as its lock file has it. */
async function install(): Promise<void> {
  if (!existsSync(join(folder, 'node_modules'))) await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
}

/** Lighthouse, from that package. */
export async function lighthouse(): Promise<(address: string, flags: object) => Promise<Report>> {
  await install();
  return (await import(join(folder, 'node_modules', 'lighthouse', 'core', 'index.js'))).default;
}

/** A card's text, or a question's, as its file has it. */
interface Text {
  readonly name: string;
  readonly effect?: string;
  readonly clarifications?: readonly string[];
  readonly mistakes?: readonly { readonly mistake: string; readonly truth: string }[];
}

/** The pages of a game in a language: Markdown by its file, without `.md`. */
function pagesOf(game: Game, locale: Locale): [file: string, markdown: string][] {
  const { read, idsIn, register, frontOf, paragraphsOf } = contentOf(game);
  const home = `/${locale}/${game}/`;
  const chapters = new Set(register.map(({ id }) => id));
  const linked = (markdown: string) =>
    markdown.replace(/\]\((([a-z-]+)\.([a-z-]+))\)/g, (_, id, kind, card) =>
      chapters.has(kind) ? `](${home}rules/#${id})` : `](${home}cards/${card}/)`,
    );
  const page = (title: string, ...parts: (string | undefined)[]) =>
    `---\n${stringify({ title })}---\n\n${linked(parts.filter(Boolean).join('\n\n'))}\n`;
  const chapter = (id: string) => [
    `## ${frontOf(locale, id).title}`,
    ...paragraphsOf(locale, id).map(({ id: paragraph, body }) => `<a id="${paragraph}"></a>\n\n${body}`),
  ];
  const card = ({ name, effect, clarifications = [], mistakes = [] }: Text) =>
    page(
      name,
      effect,
      clarifications.map((text) => `- ${text}`).join('\n'),
      ...mistakes.map(({ mistake, truth }) => `**${mistake}** ${truth}`),
    );
  const { title } = read('text', locale, 'game.yaml');
  return [
    ['rules', page(title, ...[...chapters].flatMap(chapter))],
    ...idsIn('cards').map((id): [string, string] => [`cards/${id}`, card(read('text', locale, 'cards', `${id}.yaml`))]),
    ...idsIn('faq').map((id): [string, string] => {
      const { question, answer } = read('text', locale, 'faq', `${id}.yaml`);
      return [`faq/${id}`, page(question, answer)];
    }),
  ];
}

/** Builds the texts with Starlight, from nothing. @returns the folder of the built site */
export async function buildStarlight(): Promise<string> {
  await install();
  const docs = join(folder, 'src', 'content', 'docs');
  rmSync(docs, { recursive: true, force: true });
  for (const locale of locales) {
    const pages = gameIds.flatMap((game) =>
      pagesOf(game, locale).map(([file, markdown]): [string, string] => [`${game}/${file}`, markdown]),
    );
    for (const [file, markdown] of [['index', '---\ntitle: Coachlamp\n---\n'], ...pages] as const) {
      const path = join(docs, locale, `${file}.md`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, markdown);
    }
  }
  const site = {
    title: 'Coachlamp',
    locales: Object.fromEntries(
      locales.map((locale) => [locale, { label: languages[locale].name, lang: languages[locale].tag }]),
    ),
  };
  const astro = join(folder, 'node_modules', 'astro', 'bin', 'astro.mjs');
  await run(process.execPath, [astro, 'build', '--force'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', STARLIGHT: JSON.stringify(site) },
    maxBuffer: 2 ** 26,
  });
  return join(folder, 'dist');
}

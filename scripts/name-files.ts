/**
 * Reads the names of a game, as the search finds them, from its files, for programs that run without Astro.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Game, isUnfinished } from '../src/games.ts';
import { plainText } from '../src/lib/markdown.ts';
import { type NameIndex, namesOf, type Sought } from '../src/lib/names.ts';
import { chapterNumbers, placesOf } from '../src/lib/rules.ts';
import { joinTerms } from '../src/lib/terms.ts';
import { defaultLocale, type Locale, locales } from '../src/locales.ts';
import { faqFacts, faqText } from '../src/schemas/faq.ts';
import { register } from '../src/schemas/rules.ts';
import { soughtWords } from '../src/schemas/search.ts';
import { readTermFiles } from './term-files.ts';

/** The names of a game under a project's folder. */
export function readNames(root: string, game: Game): NameIndex {
  const read = (...path: string[]) => parse(readFileSync(join(root, 'content', game, ...path), 'utf8'));
  const { sources } = readTermFiles(root, game);
  const chapters = register.parse(read('rules', 'index.yaml'));
  const sought: Sought = Object.fromEntries(
    locales
      .filter((locale) => existsSync(join(root, 'content', game, 'text', locale, 'sought.yaml')))
      .map((locale) => [locale, soughtWords.parse(read('text', locale, 'sought.yaml'))]),
  );
  return namesOf({
    game,
    sought,
    concepts: joinTerms(sources),
    cards: sources.cards,
    numbers: new Map(placesOf(chapters).map(({ id, number }) => [id, number])),
    chapters: chapterNumbers(chapters),
    questions: readdirSync(join(root, 'content', game, 'faq')).map((name) => {
      const { cites, cards } = faqFacts.parse(read('faq', name));
      // A question that is not translated is found by its English, as pages have it.
      const isThere = (locale: Locale) =>
        !isUnfinished(locale, game) || existsSync(join(root, 'content', game, 'text', locale, 'faq', name));
      const titleIn = (locale: Locale) =>
        plainText(faqText.parse(read('text', isThere(locale) ? locale : defaultLocale, 'faq', name)).question);
      const titles = Object.fromEntries(locales.map((locale) => [locale, titleIn(locale)])) as Record<Locale, string>;
      return { id: name.replace(/\.yaml$/, ''), cites, cards, titles };
    }),
  });
}

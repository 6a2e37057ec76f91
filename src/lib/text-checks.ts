/**
 * Checks the texts of a game against its cards, its terms and each other, and says of every fault in which file and line it is. Pure.
 *
 * No text has HTML or pictures: it would come to life on the pages. In the rules a card is named by its reference, at least where a
 * paragraph names it first. No text uses a deprecated term or leads to nothing, and no translation drops a card, a paragraph or a
 * number that its source has; one whose source has changed since is marked for readers and left to the translator.
 */
import { defaultLocale, type Locale } from '../locales.ts';
import { straysIn } from './chapters.ts';
import { lacking, type NumberWords } from './comparison.ts';
import { finderOf } from './concordance.ts';
import { near } from './integrity.ts';
import { foreignIn, plainText, targetsIn } from './markdown.ts';
import { type Concept, preferred, type Term } from './terms.ts';
import { type Files, translationsOf, type Unit, unitsOf } from './translation.ts';

/** What the texts of a game are checked against. */
export interface TextSources {
  /** The folder's name. */
  readonly game: string;
  readonly locales: readonly Locale[];
  /** The files of the content, by path. */
  readonly files: Files;
  readonly terms: readonly Concept[];
  /** Every id that a text may link to. */
  readonly references: ReadonlySet<string>;
  /** Words for numbers, by locale. */
  readonly numbers: Readonly<Partial<Record<string, NumberWords>>>;
}

/** A unit's text as one. */
const wordsOf = ({ strings }: Unit) => strings.map(([, text]) => text).join('\n');

/** Where something stands: the line of the file, or that on which its unit begins. */
function placeOf(files: Files, { file, line }: Unit, what: string): string {
  const lines = (files[file] ?? '').split('\n');
  const offset = lines.slice(line - 1).findIndex((one) => one.includes(what));
  return `${file}:${offset < 0 ? line : line + offset}`;
}

/** The places of each card's name in a text without links; a name within a longer one is none of its own. */
function namesIn(text: string, names: readonly { readonly concept: Concept; readonly finder: RegExp }[]) {
  const found = names.flatMap(({ concept, finder }) =>
    [...text.matchAll(finder)].map(({ 0: name, index }) => ({ concept, name, from: index, to: index + name.length })),
  );
  return found.filter(
    ({ from, to }) => !found.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from),
  );
}

/** A finder of each concept's terms of a kind in a language; concepts without one are left out. */
const findersOf = (concepts: readonly Concept[], locale: Locale, which: (term: Term) => boolean) =>
  concepts.flatMap((concept) => {
    const finder = finderOf((concept.languages[locale]?.terms ?? []).filter(which));
    return finder ? [{ concept, finder }] : [];
  });

/** All faults of a game's texts, a line each; none when all is well. */
export function textProblems({ game, locales, files, terms, references, numbers }: TextSources): string[] {
  const problems: string[] = [];
  const report = (unit: Unit, what: string, found: string, expected: string) =>
    problems.push(`${placeOf(files, unit, what)}: found ${found}, expected ${expected}`);

  const shown = new RegExp(`^content/(?:${game}/(?:text|rules|lessons)|ui)/`);
  // Of the game and of what all share: a site has those of many.
  const texts = Object.entries(files).filter(([file]) => shown.test(file));
  for (const [file, content] of texts) {
    for (const { text, line } of file.endsWith('.mdx') ? straysIn(content) : [])
      problems.push(`${file}:${line}: found ${text.split('\n')[0]}, expected it within a <Rule> or a <Scene>`);
    for (const unit of unitsOf(file, content))
      for (const found of unit.strings.flatMap(([, text]) => foreignIn(text)))
        report(unit, found.split('\n')[0] ?? '', found, 'words without HTML and pictures');
  }

  for (const locale of locales) {
    const inLocale = new RegExp(`^content/${game}/(?:text|rules|lessons)/${locale}/`);
    const units = texts.flatMap(([file, text]) => (inLocale.test(file) ? unitsOf(file, text) : []));
    const names = findersOf(terms, locale, ({ ofCard }) => ofCard === true);
    // A word that is right for one concept cannot be told from the same word where it is wrong for another.
    const right = new Set(
      terms.flatMap(({ languages }) =>
        (languages[locale]?.terms ?? [])
          .filter(({ status }) => status !== 'deprecated')
          .flatMap(({ term, forms }) => [term, ...forms].map((form) => form.toLocaleLowerCase())),
      ),
    );
    const deprecated = findersOf(
      terms,
      locale,
      ({ status, term, forms }) =>
        status === 'deprecated' && ![term, ...forms].some((form) => right.has(form.toLocaleLowerCase())),
    );

    for (const unit of units) {
      const text = wordsOf(unit);
      const targets = targetsIn(text);
      for (const target of targets)
        if (!references.has(target))
          report(unit, `(${target})`, target, `a paragraph or a card${near(target, references)}`);
      if (unit.id.startsWith(`${game}/terms/`)) continue;
      const chapter = unit.id.split('/')[2]?.split('.')[0] ?? '';
      const plain = plainText(text);
      for (const { concept, finder } of deprecated) {
        if (concept.within && !concept.within.includes(chapter)) continue;
        for (const [word] of plain.matchAll(finder))
          report(unit, word, `“${word}”, a deprecated term`, `“${preferred(concept, locale)?.term}”`);
      }
      // A chapter's title is no paragraph.
      if (!unit.id.startsWith(`${game}/rules/`) || !unit.id.includes('.')) continue;
      const linked = new Set(targets);
      for (const { concept, name } of namesIn(plainText(text, '…'), names)) {
        const { card = '' } = concept;
        if (linked.has(card)) continue;
        linked.add(card);
        report(unit, name, `“${name}” without a link`, `[${name}](${card})`);
      }
    }

    if (locale === defaultLocale) continue;
    for (const { id, source, own, state } of translationsOf(Object.fromEntries(texts), locale)) {
      if (!own || state === 'stale' || !id.startsWith(`${game}/`) || /\.json$/.test(own.file)) continue;
      // Where a language has no words for numbers, there are digits to compare.
      const words = numbers[locale];
      const dropped = lacking(
        { text: wordsOf(source), words: words && numbers[defaultLocale] },
        { text: wordsOf(own), words },
      );
      for (const reference of dropped.references)
        report(own, '', `no link to ${reference}`, `one, as in ${source.file}:${source.line}`);
      for (const number of dropped.numbers) report(own, '', `no ${number}`, `it, as in ${source.file}:${source.line}`);
    }
  }
  return problems;
}

/**
 * Holds the terms together: every concept stands in every language, and every id leads somewhere. Pure, like `integrity.ts`.
 */
import { quoted } from '../../engine/kernel/text.ts';
import type { TermKinds } from '../games/game.ts';
import { defaultLocale, type Locale } from '../locales.ts';
import { near, problem } from './integrity.ts';
import { effectOf, unfit } from './term-csv.ts';
import type { ConceptFacts, ConceptTexts, TermCard } from './terms.ts';

/** The terms of a game as files, and what they refer to. */
export interface TermFiles {
  readonly kinds: TermKinds;
  readonly facts: { readonly file: string; readonly data: ConceptFacts };
  readonly texts: Readonly<Partial<Record<Locale, { readonly file: string; readonly data: ConceptTexts }>>>;
  readonly cards: ReadonlyMap<string, TermCard>;
  /** Ids of the paragraphs in force. */
  readonly paragraphs: ReadonlySet<string>;
  readonly chapters: ReadonlySet<string>;
  /** Editions that are printed leaflets. */
  readonly leaflets: ReadonlySet<string>;
  readonly locales: readonly Locale[];
  /** Locales that may have gaps. */
  readonly drafts: readonly Locale[];
}

type Written = ConceptTexts[string]['terms'][number] | ConceptFacts[number]['original'][number];

/** The texts that no table or no document of XML can hold, a line each: with them nothing can be exported. */
export function unfitTexts({ facts, texts, cards, locales }: TermFiles): string[] {
  const problems: string[] = [];
  const check = (file: string, field: string, text: string | undefined) => {
    const expected = text && unfit(text);
    if (expected) problems.push(problem(file, field, quoted(text), expected));
  };
  const checkTerms = (file: string, field: string, terms: readonly Written[], name: string | undefined) => {
    for (const [place, term] of terms.entries()) {
      const at = `${field}.${place}`;
      check(file, `${at}.term`, term.term ?? name);
      if ('note' in term) check(file, `${at}.note`, term.note);
      if ('forms' in term) for (const [index, form] of term.forms.entries()) check(file, `${at}.forms.${index}`, form);
    }
  };
  for (const { id, original } of facts.data)
    checkTerms(facts.file, `${id}.original`, original, cards.get(id)?.facts.original);
  for (const locale of locales) {
    const { file = '', data = {} } = texts[locale] ?? {};
    for (const [id, { definition, terms }] of Object.entries(data)) {
      check(file, `${id}.definition`, definition ?? effectOf(cards.get(id), locale));
      checkTerms(file, `${id}.terms`, terms, cards.get(id)?.texts[locale]?.name);
    }
  }
  return problems;
}

/** All that does not hold together, a line each; none when all is well. */
export function termProblems(files: TermFiles): string[] {
  const { kinds, facts, texts, cards, paragraphs, chapters, leaflets } = files;
  const problems = unfitTexts(files);
  const ids = new Set(facts.data.map(({ id }) => id));
  const kindsOfCards = new Set(Object.values(kinds.ofCards));
  const isCard = new Map(facts.data.map(({ id, kind }) => [id, kindsOfCards.has(kind)]));

  const check = (file: string, field: string, names: readonly string[], known: ReadonlySet<string>, what: string) => {
    for (const [place, name] of names.entries())
      if (!known.has(name)) problems.push(problem(file, `${field}.${place}`, name, `${what}${near(name, known)}`));
  };

  /** The terms of a concept in a language. */
  function checkTerms(file: string, field: string, terms: readonly Written[], name: string | undefined) {
    const named = terms.map(({ term }) => term ?? name ?? '');
    const unnamed = terms.filter(({ term }) => term === undefined).length;
    if (name === undefined && unnamed > 0) problems.push(problem(file, field, 'a term without `term`', 'its words'));
    if (name !== undefined && unnamed !== 1)
      problems.push(problem(file, field, `${unnamed} terms without \`term\``, 'one, the name on the card'));
    for (const twice of named.filter((term, place) => term && named.indexOf(term) < place))
      problems.push(problem(file, field, `${twice} twice`, 'each term once'));
    const chosen = terms.filter(({ status }) => status === 'preferred').length;
    if (chosen !== 1) problems.push(problem(file, field, `${chosen} preferred terms`, 'one'));
    for (const [place, term] of terms.entries())
      check(file, `${field}.${place}.leaflets`, term.leaflets, leaflets, 'an edition that has a leaflet');
  }

  /** A language either has genders, then all its nouns have one, or it has none. */
  function checkGenders(file: string, all: readonly { readonly field: string; readonly terms: readonly Written[] }[]) {
    const nouns = all.flatMap(({ field, terms }) =>
      terms.flatMap((term, place) => (term.partOfSpeech === 'noun' ? [{ field: `${field}.${place}`, term }] : [])),
    );
    if (!nouns.some(({ term }) => term.gender)) return;
    for (const { field, term } of nouns)
      if (!term.gender) problems.push(problem(file, `${field}.gender`, 'nothing', 'a gender, as the other nouns have'));
  }

  for (const [place, { id, kind, original, rules, within }] of facts.data.entries()) {
    const { file } = facts;
    const card = cards.get(id);
    if (facts.data.findIndex((one) => one.id === id) < place)
      problems.push(problem(file, id, 'it twice', 'each id once'));
    if (!kinds.kinds.includes(kind))
      problems.push(problem(file, `${id}.kind`, kind, `one of ${kinds.kinds.join(', ')}`));
    if (isCard.get(id)) {
      if (!card) problems.push(problem(file, id, id, `the id of a card${near(id, cards.keys())}`));
      else if (kind !== kinds.ofCards[card.facts.kind])
        problems.push(problem(file, `${id}.kind`, kind, `the kind of ${card.facts.kind} cards`));
      if (rules) problems.push(problem(file, `${id}.rules`, 'paragraphs', 'none, as the card has them'));
    } else {
      if (card)
        problems.push(problem(file, `${id}.kind`, kind, `${[...kindsOfCards].join(' or ')}, as a card has this id`));
      if (!rules) problems.push(problem(file, `${id}.rules`, 'nothing', 'at least one paragraph'));
    }
    check(file, `${id}.rules`, rules ?? [], paragraphs, 'a paragraph of the register');
    check(file, `${id}.within`, within ?? [], chapters, 'a chapter of the register');
    checkTerms(file, `${id}.original`, original, isCard.get(id) ? (card?.facts.original ?? '') : undefined);
  }
  for (const id of cards.keys()) if (!ids.has(id)) problems.push(problem(facts.file, '', `no ${id}`, 'every card'));
  checkGenders(
    facts.file,
    facts.data.map(({ id, original }) => ({ field: `${id}.original`, terms: original })),
  );

  for (const locale of files.locales) {
    const complete = !files.drafts.includes(locale) || locale === defaultLocale;
    const own = texts[locale];
    if (!own) {
      if (complete) problems.push(problem(facts.file, locale, 'no file of terms', 'one in this language'));
      continue;
    }
    const { file, data } = own;
    for (const id of ids) if (complete && !(id in data)) problems.push(problem(file, id, 'nothing', 'its terms'));
    for (const [id, { definition, terms }] of Object.entries(data)) {
      if (!ids.has(id)) problems.push(problem(file, '', id, `a concept of ${facts.file}${near(id, ids)}`));
      if (!definition && !isCard.get(id)) problems.push(problem(file, `${id}.definition`, 'nothing', 'a definition'));
      checkTerms(file, `${id}.terms`, terms, isCard.get(id) ? (cards.get(id)?.texts[locale]?.name ?? '') : undefined);
    }
    checkGenders(
      file,
      Object.entries(data).map(([id, { terms }]) => ({ field: `${id}.terms`, terms })),
    );
  }
  return problems;
}

/** The words that readers search which lead nowhere, a line each. @param known ids of paragraphs, chapters and concepts */
export const soughtProblems = (
  files: readonly { readonly file: string; readonly data: Readonly<Record<string, unknown>> }[],
  known: ReadonlySet<string>,
): string[] =>
  files.flatMap(({ file, data }) =>
    Object.keys(data)
      .filter((id) => !known.has(id))
      .map((id) => problem(file, '', id, `a paragraph, a chapter or a concept${near(id, known)}`)),
  );

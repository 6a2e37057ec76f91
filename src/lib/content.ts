/**
 * A game's content in one language, joined and resolved: what the pages are made of.
 */
import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import type { Plate } from '../games/game.ts';
import { type Game, games, isUnfinished } from '../games.ts';
import { defaultLocale, type Locale, languages, locales } from '../locales.ts';
import { paragraphsIn } from './chapters.ts';
import type { NumberWords } from './comparison.ts';
import { type GameSources, problemsIn, type Source, schemaProblems, type Texts } from './integrity.ts';
import { type MarkTerms, targetsIn } from './markdown.ts';
import type { Sought } from './names.ts';
import { cardPath, doorPath, examplePath, faqPath, lessonPath, rulePath, tablePath, termPath } from './paths.ts';
import { placesOf } from './rules.ts';
import { sceneOf } from './scenes.ts';
import { soughtProblems, termProblems } from './term-integrity.ts';
import { termMarks } from './term-marks.ts';
import { type Concept, joinTerms, type TermSources } from './terms.ts';
import { textProblems } from './text-checks.ts';
import { contentFiles } from './translations.ts';

const looks = import.meta.glob<string>('/content/*/look.css', { eager: true, query: '?raw', import: 'default' });
const emblems = import.meta.glob<string>('/content/*/emblems/*.svg', { eager: true, query: '?raw', import: 'default' });

/** A text and the language it is shown in: the source language's where it is not translated yet. */
interface Shown {
  readonly shownIn: Locale;
}

/** A card. */
export interface Card extends Shown {
  readonly id: string;
  /** As texts refer to it: `object.dagger`. */
  readonly reference: string;
  readonly facts: CollectionEntry<'cards'>['data'];
  readonly text: CollectionEntry<'cardTexts'>['data'];
  /** Its drawing, as SVG, and the colour of the plate on which it lies. */
  readonly emblem: string;
  readonly plate: Plate;
  readonly href: string;
}

/** A paragraph of the rules. */
export interface Paragraph extends Shown {
  /** `chapter.paragraph` */
  readonly id: string;
  readonly chapter: string;
  /** As readers see it: `8.14`. */
  readonly number: string;
  readonly markdown: string;
  readonly href: string;
}

/** A chapter of the rules. */
export interface Chapter extends Shown {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** What it is for; not every language tells it. */
  readonly about?: string;
  /** What follows upon what. */
  readonly timeline?: readonly { readonly when: string; readonly what: string }[];
  readonly paragraphs: readonly Paragraph[];
}

/** A question and its answer. */
export interface Question extends Shown {
  readonly id: string;
  readonly facts: CollectionEntry<'faq'>['data'];
  readonly text: CollectionEntry<'faqTexts'>['data'];
  readonly href: string;
}

/** An option on which the editions differ. */
export interface Difference extends Shown {
  readonly id: string;
  readonly facts: CollectionEntry<'differences'>['data'][number];
  readonly text: CollectionEntry<'differenceTexts'>['data'][string];
}

/** How the project reads what no leaflet settles. */
export interface Reading extends Shown {
  readonly id: string;
  readonly facts: CollectionEntry<'readings'>['data'][number];
  readonly text: CollectionEntry<'readingTexts'>['data'][string];
}

/** A table made ready. */
export interface Position extends Shown {
  readonly id: string;
  readonly facts: CollectionEntry<'positions'>['data'];
  readonly text: CollectionEntry<'positionTexts'>['data'][string];
  /** Its page; of a door, which has none, the checker with that table. */
  readonly href: string;
}

/** A lesson: pictures of a table, each with a text. */
export interface Lesson extends Shown {
  readonly id: string;
  /** Its place in the order of learning, from one. */
  readonly number: number;
  readonly facts: CollectionEntry<'lessons'>['data'];
  readonly text: CollectionEntry<'lessonTexts'>['data'];
  /** The texts of its scenes in their order. */
  readonly scenes: readonly (Shown & { readonly id: string; readonly markdown: string })[];
  readonly href: string;
}

/** A worked example under a paragraph: a scene of a lesson. */
export interface Example extends Shown {
  readonly id: string;
  /** The paragraph under which it stands. */
  readonly paragraph: string;
  readonly record: CollectionEntry<'lessons'>['data']['record'];
  /** The lesson of which it is a scene, and the scene's text. */
  readonly lesson: Lesson;
  readonly scene: string;
  readonly markdown: string;
  readonly href: string;
}

/** What a reference leads to. */
export type Referent = { readonly href: string } & (
  | { readonly kind: 'card'; readonly title: string; readonly card: Card }
  | { readonly kind: 'rule'; readonly title: string; readonly paragraph: Paragraph; readonly chapter: Chapter }
);

/** A game's content in one language. */
export interface GameContent {
  readonly game: Game;
  readonly locale: Locale;
  readonly facts: CollectionEntry<'games'>['data'];
  readonly text: CollectionEntry<'gameTexts'>['data'];
  /** By kind, then by name. */
  readonly cards: readonly Card[];
  readonly chapters: readonly Chapter[];
  readonly examples: readonly Example[];
  readonly questions: readonly Question[];
  readonly differences: readonly Difference[];
  readonly readings: readonly Reading[];
  readonly positions: readonly Position[];
  /** In the order of learning. */
  readonly lessons: readonly Lesson[];
  /** What the terms speak of, in every language. */
  readonly terms: readonly Concept[];
  /** The terms as their files have them. */
  readonly termSources: TermSources;
  /** Words by which readers search, in every language. */
  readonly sought: Sought;
  /** What a card reference or a paragraph id leads to; throws where there is nothing. */
  resolve(reference: string): Referent;
  /** Marks the terms in a text, each where it first stands; none in one that is not translated. @param text with `chapter`, a paragraph's */
  termsIn(text: Shown | Paragraph): MarkTerms | undefined;
}

/** The entries of a collection whose ids begin with a folder, the folder cut off. */
async function entriesIn<Name extends CollectionKey>(
  collection: Name,
  folder: string,
): Promise<Source<CollectionEntry<Name>['data']>[]> {
  const entries = await getCollection(collection);
  return entries
    .filter(({ id }) => id === folder || id.startsWith(`${folder}/`))
    .map(({ id, filePath: file = '', data, body = '' }) => ({ id: id.slice(folder.length + 1), file, data, body }));
}

/** The only entry of a collection for a game. */
async function entryOf<Name extends CollectionKey>(
  collection: Name,
  folder: string,
): Promise<Source<CollectionEntry<Name>['data']>> {
  const [entry] = await entriesIn(collection, folder);
  if (!entry) throw new Error(`content/${folder}: found no entry of "${collection}", expected one`);
  return entry;
}

/** The texts of a file that holds several, an entry for each. */
const unfold = <Data>({ file, data }: Source<Record<string, Data>>): Source<Data>[] =>
  Object.entries(data).map(([id, one]) => ({ id, file, data: one }));

/** A locale's texts. */
async function textsOf(game: Game, locale: Locale) {
  const folder = `${game}/${locale}`;
  const [texts, cards, chapters, faq, differences, readings, positions, lessons, terms, sought] = await Promise.all([
    entriesIn('gameTexts', folder),
    entriesIn('cardTexts', folder),
    entriesIn('chapters', folder),
    entriesIn('faqTexts', folder),
    entriesIn('differenceTexts', folder),
    entriesIn('readingTexts', folder),
    entriesIn('positionTexts', folder),
    entriesIn('lessonTexts', folder),
    entriesIn('termTexts', folder),
    entriesIn('soughtWords', folder),
  ]);
  return {
    game: texts,
    cards,
    chapters,
    faq,
    differences: differences.flatMap(unfold),
    readings: readings.flatMap(unfold),
    positions: positions.flatMap(unfold),
    lessons,
    terms,
    sought,
  };
}

/** What there is for each locale; nothing for those that have none. */
const byLocale = <Value>(of: (locale: Locale) => Value | undefined): Partial<Record<Locale, Value>> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const value = of(locale);
      return value === undefined ? [] : [[locale, value]];
    }),
  ) as Partial<Record<Locale, Value>>;

/** The words for numbers of every locale that has some. */
export const numberWords = async (): Promise<Partial<Record<string, NumberWords>>> =>
  Object.fromEntries((await entriesIn('numbers', 'numbers')).map(({ id, data }) => [id, data]));

/** The words of questions of every locale that has some. */
export const questionWords = async (): Promise<Partial<Record<string, readonly string[]>>> =>
  Object.fromEntries((await entriesIn('questionWords', 'questions')).map(({ id, data }) => [id, data]));

/** A game's files, once they are known to hold together. */
async function loadSources(game: Game) {
  const [facts, register, cards, differences, readings, faq, positions, orders, lessons, concepts] = await Promise.all([
    entryOf('games', game),
    entryOf('registers', game),
    entriesIn('cards', game),
    entryOf('differences', game),
    entryOf('readings', game),
    entriesIn('faq', game),
    entriesIn('positions', game),
    entriesIn('lessonOrders', game),
    entriesIn('lessons', game),
    entryOf('terms', game),
  ]);
  const texts = Object.fromEntries(
    await Promise.all(locales.map(async (locale) => [locale, await textsOf(game, locale)] as const)),
  ) as Record<Locale, Awaited<ReturnType<typeof textsOf>>>;
  const drawings = new Map(
    Object.entries(emblems).flatMap(([path, svg]) => {
      const [, , folder, , name = ''] = path.split('/');
      return folder === game ? [[name.replace(/\.svg$/, ''), svg] as const] : [];
    }),
  );
  const drafts = locales.filter((locale) => isUnfinished(locale, game));
  const [lessonOrder] = orders;
  const paragraphs = new Set(placesOf(register.data).map(({ id }) => id));
  const cardsById = new Map(
    cards.map(({ id, data }) => {
      const textIn = (locale: Locale) => texts[locale].cards.find((one) => one.id === id)?.data;
      return [id, { facts: data, texts: byLocale(textIn) }] as const;
    }),
  );
  const { cards: ownCards, positionKinds, terms: kinds } = games[game];
  const problems = [
    ...cards.flatMap((card) => schemaProblems(card, ownCards.facts)),
    ...problemsIn({
      ...{ register, cards, differences, readings, faq, positions, positionKinds, lessons, locales, drafts },
      ...(lessonOrder && { lessonOrder }),
      folder: `content/${game}`,
      editions: facts.data.editions,
      emblems: drawings,
      scene: sceneOf(game),
      look: looks[`/content/${game}/look.css`],
      texts: texts satisfies Record<Locale, Texts>,
    } satisfies GameSources),
    ...termProblems({
      ...{ kinds, facts: concepts, cards: cardsById, locales, drafts },
      texts: byLocale((locale) => texts[locale].terms[0]),
      paragraphs,
      chapters: new Set(register.data.map(({ id }) => id)),
      leaflets: new Set(facts.data.sources.map(({ edition }) => edition)),
    }),
    ...soughtProblems(
      locales.flatMap((locale) => texts[locale].sought),
      new Set([...paragraphs, ...register.data.map(({ id }) => id), ...concepts.data.map(({ id }) => id)]),
    ),
  ];
  const termSources: TermSources = {
    original: facts.data.originalLanguage,
    facts: concepts.data,
    texts: byLocale((locale) => texts[locale].terms[0]?.data),
    cards: cardsById,
  };
  const terms = joinTerms(termSources);
  const references = new Set([...paragraphs, ...cards.map(({ id, data }) => `${data.kind}.${id}`)]);
  problems.push(
    ...textProblems({ game, locales, files: contentFiles, terms, references, numbers: await numberWords() }),
  );
  if (problems.length > 0) throw new Error(`The content does not hold together:\n${problems.join('\n')}`);
  return {
    facts,
    register,
    cards,
    differences,
    readings,
    faq,
    positions,
    lessons: lessonOrder?.data.flatMap((id) => lessons.filter((one) => one.id === id)) ?? [],
    texts,
    drawings,
    terms,
    termSources,
    sought: byLocale((locale) => texts[locale].sought[0]?.data) satisfies Sought,
  };
}

const memory = new Map<string, Promise<unknown>>();

/** Computes once for each name. While pages are written (`astro dev`), every request computes anew. */
export function remember<Value>(name: string, compute: () => Promise<Value>): Promise<Value> {
  const value = (memory.get(name) as Promise<Value> | undefined) ?? compute();
  if (import.meta.env.PROD) memory.set(name, value);
  return value;
}

type Sources = Awaited<ReturnType<typeof loadSources>>;
type OwnTexts = Sources['texts'][Locale];

/** Looks texts up in a language; what it does not have yet, in the source language. */
function readerOf(game: Game, locale: Locale, { texts }: Sources) {
  return {
    /** The text of an entry. */
    textOf<Data>(id: string, sourcesIn: (own: OwnTexts) => readonly Source<Data>[]) {
      for (const shownIn of [locale, defaultLocale]) {
        const source = sourcesIn(texts[shownIn]).find((one) => one.id === id);
        if (source) return { shownIn, text: source.data };
      }
      throw new Error(`content/${game}: found no text of ${id} in ${defaultLocale}, expected one`);
    },
    /** The paragraphs of files, by id. */
    bodiesOf(sourcesIn: (own: OwnTexts) => readonly Source<unknown>[]) {
      const bodies = new Map<string, { shownIn: Locale; markdown: string }>();
      for (const shownIn of [defaultLocale, locale])
        for (const { body = '' } of sourcesIn(texts[shownIn]))
          for (const { id, markdown } of paragraphsIn(body)) bodies.set(id, { shownIn, markdown });
      return (id: string) => {
        const body = bodies.get(id);
        if (!body) throw new Error(`content/${game}: found no text of ${id}, expected one`);
        return { id, ...body };
      };
    },
  };
}

type Reader = ReturnType<typeof readerOf>;

/** The cards, by kind, then by name. */
function joinCards(game: Game, locale: Locale, { cards, drawings }: Sources, { textOf }: Reader): Card[] {
  const { compare } = new Intl.Collator(languages[locale].tag);
  const { kinds } = games[game].cards;
  const order = Object.keys(kinds);
  return cards
    .map(({ id, data }) => ({
      id,
      reference: `${data.kind}.${id}`,
      facts: data,
      ...textOf(id, (own) => own.cards),
      emblem: drawings.get(id) ?? '',
      plate: kinds[data.kind] as Plate,
      href: cardPath(locale, game, id),
    }))
    .sort(
      (one, other) =>
        order.indexOf(one.facts.kind) - order.indexOf(other.facts.kind) || compare(one.text.name, other.text.name),
    );
}

/** The chapters of the rules with their paragraphs. */
function joinChapters(game: Game, locale: Locale, { register }: Sources, { textOf, bodiesOf }: Reader): Chapter[] {
  const paragraphOf = bodiesOf((own) => own.chapters);
  const places = placesOf(register.data);
  return register.data.map(({ id }, index) => {
    const { shownIn, text } = textOf(id, (own) => own.chapters);
    const paragraphs = places
      .filter(({ chapter }) => chapter === id)
      .map((place) => ({ ...place, ...paragraphOf(place.id), href: rulePath(locale, game, place.id) }));
    return { id, number: index + 1, shownIn, ...text, paragraphs };
  });
}

/** The lessons with their scenes. */
function joinLessons(game: Game, locale: Locale, { lessons }: Sources, { textOf, bodiesOf }: Reader): Lesson[] {
  const sceneOf = bodiesOf((own) => own.lessons);
  return lessons.map(({ id, data }, index) => ({
    id,
    number: index + 1,
    facts: data,
    ...textOf(id, (own) => own.lessons),
    scenes: data.scenes.map((scene) => sceneOf(`${id}.${scene.id}`)),
    href: lessonPath(locale, game, id),
  }));
}

/** The scenes of a lesson that stand in the rules too. */
const examplesIn = (game: Game, locale: Locale, lesson: Lesson): Example[] =>
  lesson.facts.scenes.flatMap((scene, index) => {
    if (!scene.example) return [];
    const { id, paragraph } = scene.example;
    const record = scene.record ?? lesson.facts.record;
    const moves = Array.isArray(record.moves) ? record.moves.slice(0, scene.after) : [];
    const { markdown, shownIn } = lesson.scenes[index] as Lesson['scenes'][number];
    const href = examplePath(locale, game, id);
    return [{ id, paragraph, record: { ...record, moves }, lesson, scene: scene.id, markdown, shownIn, href }];
  });

/** What references lead to, by reference. */
function referentsAmong(cards: readonly Card[], chapters: readonly Chapter[]): ReadonlyMap<string, Referent> {
  const referents = new Map<string, Referent>();
  for (const card of cards)
    referents.set(card.reference, { kind: 'card', href: card.href, title: card.text.name, card });
  for (const chapter of chapters)
    for (const paragraph of chapter.paragraphs)
      referents.set(paragraph.id, {
        kind: 'rule',
        href: paragraph.href,
        title: `${paragraph.number} ${chapter.title}`,
        paragraph,
        chapter,
      });
  return referents;
}

async function joinContent(game: Game, locale: Locale): Promise<GameContent> {
  const sources = await remember(game, () => loadSources(game));
  const { facts, differences, readings, faq, positions, terms, termSources, sought } = sources;
  const reader = readerOf(game, locale, sources);
  const { textOf } = reader;
  const cards = joinCards(game, locale, sources, reader);
  const chapters = joinChapters(game, locale, sources, reader);
  const lessons = joinLessons(game, locale, sources, reader);
  const referents = referentsAmong(cards, chapters);
  const marks = termMarks(terms, locale, (id) => termPath(locale, game, id));

  return {
    game,
    locale,
    facts: facts.data,
    text: textOf('', (own) => own.game).text,
    cards,
    chapters,
    questions: faq.map(({ id, data }) => ({
      id,
      facts: data,
      ...textOf(id, (own) => own.faq),
      href: faqPath(locale, game, id),
    })),
    differences: differences.data.map((one) => ({
      id: one.id,
      facts: one,
      ...textOf(one.id, (own) => own.differences),
    })),
    readings: readings.data.map((one) => ({ id: one.id, facts: one, ...textOf(one.id, (own) => own.readings) })),
    positions: positions.map(({ id, data }) => ({
      id,
      facts: data,
      ...textOf(id, (own) => own.positions),
      href: data.door ? doorPath(locale, game, id) : tablePath(locale, game, id),
    })),
    lessons,
    examples: lessons.flatMap((lesson) => examplesIn(game, locale, lesson)),
    terms,
    termSources,
    sought,
    resolve(reference) {
      const referent = referents.get(reference);
      if (!referent)
        throw new Error(`content/${game}, ${locale}: found the reference ${reference}, expected a card or a paragraph`);
      return referent;
    },
    termsIn: (text) => (text.shownIn === locale ? marks('chapter' in text ? text : undefined) : undefined),
  };
}

/** A game's content in a language. */
export const loadGame = (game: Game, locale: Locale): Promise<GameContent> =>
  remember(`${game}/${locale}`, () => joinContent(game, locale));

/** Whether a text mentions a card or a paragraph. */
export const mentions = (text: string, reference: string): boolean =>
  // To read the text takes a thousand times as long, and few have it.
  text.includes(reference) && targetsIn(text).includes(reference);

/**
 * Holds a game's content together: every id leads somewhere, every translation is there. The texts themselves `text-checks.ts` holds. Pure, so that tests can break it.
 */
import type { z } from 'zod';
import { defaultLocale, type Locale } from '../locales.ts';
import { alike } from './alike.ts';
import { paragraphsIn } from './chapters.ts';
import { placesOf, type Register } from './rules.ts';

/** A file's content and its path, for the message. */
export interface Source<Data> {
  readonly id: string;
  readonly file: string;
  readonly data: Data;
  /** The text below the front matter. */
  readonly body?: string;
}

/** A locale's texts, by the name of their collection. */
export type Texts = Readonly<Record<string, readonly Source<unknown>[]>>;

/** What is held together of a lesson. */
interface LessonFacts {
  readonly record: Readonly<Record<string, unknown>>;
  readonly rules: readonly string[];
  readonly questions: readonly string[];
  readonly scenes: readonly {
    readonly id: string;
    readonly after: number;
    readonly from?: number;
    readonly record?: Readonly<Record<string, unknown>>;
    readonly ask?: object;
    readonly example?: { readonly paragraph: string };
  }[];
}

/** A game's content in all languages. */
export interface GameSources {
  readonly folder: string;
  readonly locales: readonly Locale[];
  /** Locales whose gaps are shown in the default locale instead. */
  readonly drafts: readonly Locale[];
  readonly register: Source<Register>;
  readonly cards: readonly Source<{ kind: string; related: string[]; rules: string[]; differences: string[] }>[];
  readonly differences: Source<readonly { id: string; cites: string[]; values: Record<string, string> }[]>;
  readonly readings: Source<readonly { id: string; cites: string[] }[]>;
  readonly faq: readonly Source<{ cites: string[]; cards: string[] }>[];
  readonly positions: readonly Source<{ kind: string; cards: string[] }>[];
  /** The order of the lessons; a game may have none. */
  readonly lessonOrder?: Source<readonly string[]>;
  readonly lessons: readonly Source<LessonFacts>[];
  /** What positions can be about. */
  readonly positionKinds: readonly string[];
  readonly editions: readonly string[];
  /** The drawings, as SVG, by the ids of their cards. */
  readonly emblems: ReadonlyMap<string, string>;
  /** The drawing at the head of its pages, and the colours of them; a game may have neither. */
  readonly scene?: string | undefined;
  readonly look?: string | undefined;
  /** The texts of each locale, an entry for each id, also where one file holds several. */
  readonly texts: Readonly<Record<string, Texts>>;
}

/** What could run or load something in an SVG, which stands on the pages as it is. */
const ALIVE = /<(?:script|style|foreignObject|a|image|use)\b|\son\w+\s*=|\b(?:href|src)\s*=|url\(/i;

/** What could load something in a style sheet, or end it. */
const LOADING = /@import|url\(|<\//i;

/** A problem as the build reports it. */
export const problem = (file: string, field: string, found: string, expected: string) =>
  `${file}${field ? `, ${field}` : ''}: found ${found}, expected ${expected}`;

/** What a game's own schema finds wrong with a file, a line each. */
export const schemaProblems = ({ file, data }: Source<unknown>, schema: z.ZodType): string[] =>
  (schema.safeParse(data, { reportInput: true }).error?.issues ?? []).map(({ path, message, input }) =>
    problem(file, path.join('.'), JSON.stringify(input) ?? 'nothing', message),
  );

/** The known name that one not known was most likely meant to be: the same id of another kind, or one that begins alike. */
export function near(name: string, known: Iterable<string>): string {
  const id = name.split('.')[1];
  const names = [...known];
  const meant =
    names.find((one) => id && one.endsWith(`.${id}`)) ??
    names.reduce((best, one) => (alike(name, one) > alike(name, best) ? one : best), '');
  return meant ? ` (such as ${meant})` : '';
}

/** The file, and the field in it, where a text is to stand. */
function placeOf(collection: string, locale: Locale, id: string): string {
  if (collection === 'chapters') return `rules/${locale}/${id}.mdx`;
  if (collection === 'lessons') return `lessons/${locale}/${id}.mdx`;
  if (collection === 'game') return `text/${locale}/game.yaml`;
  if (collection === 'cards' || collection === 'faq') return `text/${locale}/${collection}/${id}.yaml`;
  return `text/${locale}/${collection}.yaml, ${id}`;
}

/** The ids of a chapter's paragraphs. What is no MDX is reported. */
function idsIn(file: string, body: string, problems: string[]): string[] {
  try {
    return paragraphsIn(body).map(({ id }) => id);
  } catch (error) {
    problems.push(problem(file, '', (error as Error).message, 'MDX'));
    return [];
  }
}

/** How many moves a record has; what they are, the game's engine says. */
const movesOf = ({ moves }: LessonFacts['record']): number => (Array.isArray(moves) ? moves.length : 0);

/** The places among the moves that a lesson speaks of and that are none, by the field. */
function misplaced({ record, scenes }: LessonFacts): { field: string; found: number; expected: string }[] {
  return scenes.flatMap(({ after, from = 0, record: own = record, ask }, index) => {
    const last = movesOf(own);
    const until = ask && 'until' in ask ? Number(ask.until) : undefined;
    return [
      ...(after > last ? [{ field: `scenes.${index}.after`, found: after, expected: `at most ${last}` }] : []),
      ...(from > after ? [{ field: `scenes.${index}.from`, found: from, expected: `at most ${after}` }] : []),
      ...(until !== undefined && (until <= after || until > last)
        ? [{ field: `scenes.${index}.ask.until`, found: until, expected: `from ${after + 1} to ${last}` }]
        : []),
    ];
  });
}

/** All that does not hold together, a line each; none when all is well. */
export function problemsIn(game: GameSources): string[] {
  const problems: string[] = [];
  const { folder, register, cards, differences, readings, faq, positions, lessonOrder, lessons, texts } = game;
  const paragraphs = new Set(placesOf(register.data).map(({ id }) => id));
  const cardIds = new Set(cards.map(({ id }) => id));
  const references = new Set([...paragraphs, ...cards.map(({ id, data }) => `${data.kind}.${id}`)]);
  const options = new Set(differences.data.map(({ id }) => id));

  /** Reports those of a list of names that nothing answers to. */
  const check = (file: string, field: string, names: readonly string[], known: Set<string>, what: string) => {
    for (const [place, name] of names.entries())
      if (!known.has(name))
        problems.push(problem(file, `${field && `${field}.`}${place}`, name, `${what}${near(name, known)}`));
  };

  const checkDrawing = (file: string, svg: string) => {
    const [alive] = ALIVE.exec(svg) ?? [];
    if (alive) problems.push(problem(file, '', alive.trim(), 'a drawing that runs nothing and loads nothing'));
  };

  for (const { file, id, data } of cards) {
    check(file, 'related', data.related, cardIds, 'the id of a card');
    check(file, 'rules', data.rules, paragraphs, 'a paragraph of the register');
    check(file, 'differences', data.differences, options, `an id in ${differences.file}`);
    const emblem = `${folder}/emblems/${id}.svg`;
    const svg = game.emblems.get(id);
    if (svg === undefined) problems.push(problem(emblem, '', 'no file', 'a drawing'));
    else checkDrawing(emblem, svg);
  }
  // A scene may draw a part of itself again.
  checkDrawing(`${folder}/scene.svg`, (game.scene ?? '').replaceAll(/<use href="#[\w-]+"/g, ''));
  const [loading] = LOADING.exec(game.look ?? '') ?? [];
  if (loading) problems.push(problem(`${folder}/look.css`, '', loading, 'styles that load nothing'));
  for (const { file, data } of [differences, readings]) {
    for (const { id, cites } of data) check(file, `${id}.cites`, cites, references, 'a paragraph or a card');
  }
  for (const { id, values } of differences.data) {
    for (const edition of game.editions)
      if (!(edition in values)) problems.push(problem(differences.file, `${id}.values`, `no ${edition}`, 'a value'));
  }
  for (const { file, data } of faq) {
    check(file, 'cites', data.cites, references, 'a paragraph or a card');
    check(file, 'cards', data.cards, cardIds, 'the id of a card');
  }
  for (const { file, data } of positions) {
    check(file, 'cards', data.cards, cardIds, 'the id of a card');
    if (!game.positionKinds.includes(data.kind))
      problems.push(problem(file, 'kind', data.kind, `one of ${game.positionKinds.join(', ')}`));
  }

  const questionIds = new Set(faq.map(({ id }) => id));
  const lessonIds = new Set(lessons.map(({ id }) => id));
  if (lessonOrder) check(lessonOrder.file, '', lessonOrder.data, lessonIds, 'the id of a lesson');
  for (const { file, id, data } of lessons) {
    if (lessonOrder?.data.filter((one) => one === id).length !== 1)
      problems.push(problem(`${folder}/lessons/index.yaml`, '', `not once ${id}`, 'each lesson once'));
    check(file, 'rules', data.rules, paragraphs, 'a paragraph of the register');
    check(file, 'questions', data.questions, questionIds, 'the id of a question');
    for (const { field, found, expected } of misplaced(data)) problems.push(problem(file, field, `${found}`, expected));
    for (const [scene, { example }] of data.scenes.entries())
      if (example)
        check(file, `scenes.${scene}.example`, [example.paragraph], paragraphs, 'a paragraph of the register');
  }
  /** The scenes of a lesson, as its texts name them. */
  const scenesOf = (lesson: string) =>
    lessons.find(({ id }) => id === lesson)?.data.scenes.map(({ id }) => `${lesson}.${id}`) ?? [];

  /** The ids that each collection of texts has to have: no more, and in a finished language no fewer. */
  const wanted: Record<string, readonly string[]> = {
    cards: [...cardIds],
    faq: faq.map(({ id }) => id),
    chapters: register.data.map(({ id }) => id),
    differences: [...options],
    readings: readings.data.map(({ id }) => id),
    positions: positions.map(({ id }) => id),
    lessons: [...lessonIds],
    game: [''],
  };

  for (const locale of game.locales) {
    const own = texts[locale] ?? {};
    const complete = !game.drafts.includes(locale) || locale === defaultLocale;
    for (const [collection, ids] of Object.entries(wanted)) {
      const sources = own[collection] ?? [];
      const expected = new Set(ids);
      const found = new Set(sources.map(({ id }) => id));
      for (const { id, file } of sources)
        if (!expected.has(id)) problems.push(problem(file, '', id, `an id of ${folder}'s ${collection}`));
      if (complete)
        for (const id of expected)
          if (!found.has(id))
            problems.push(`${folder}/${placeOf(collection, locale, id)}: found nothing, expected a text`);
    }
    const bodies = [
      ...(own.chapters ?? []).map((chapter) => ({
        ...chapter,
        order: [...paragraphs].filter((id) => id.startsWith(`${chapter.id}.`)),
        among: `a paragraph of ${register.file}`,
      })),
      ...(own.lessons ?? []).map((lesson) => ({
        ...lesson,
        order: scenesOf(lesson.id),
        among: `a scene of ${folder}/lessons/tables/${lesson.id}.yaml`,
      })),
    ];
    for (const { file, body = '', order, among } of bodies) {
      const ids = idsIn(file, body, problems);
      for (const id of ids) if (!order.includes(id)) problems.push(problem(file, '', id, among));
      const present = order.filter((id) => ids.includes(id));
      if (ids.filter((id) => order.includes(id)).join() !== present.join())
        problems.push(problem(file, '', ids.join(' '), `each once, in order: ${present.join(' ')}`));
      if (complete)
        for (const id of order) if (!ids.includes(id)) problems.push(problem(file, '', `no ${id}`, 'its text'));
    }
  }
  return problems;
}

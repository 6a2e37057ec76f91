/**
 * The checker's texts out of the content, at build time.
 */
import { finishedIn, type Game, games, isUnfinished } from '../../games.ts';
import { sureWords } from '../../lib/comparison.ts';
import { loadGame, numberWords, type Position, remember } from '../../lib/content.ts';
import { filled, formsAsked, withForms, withUnknown } from '../../lib/drafts.ts';
import { plainText } from '../../lib/markdown.ts';
import { merged } from '../../lib/merged.ts';
import { emblemsPath, pagePath } from '../../lib/paths.ts';
import { defaultLocale, type Locale, languages } from '../../locales.ts';
import type { CardWords } from '../../sentences/explain.ts';
import { boardOf } from './boards.ts';
import type { Board, GameRecord } from './game.ts';
import { type ReadyMade, SPOKEN_LISTS, type Spoken, type Texts, type Words, wordsOf } from './words.ts';

type Strings = Record<string, unknown>;

const files = {
  ...import.meta.glob<Strings>('/content/ui/*/{checker,sentences,quiz}.json', { eager: true, import: 'default' }),
  ...import.meta.glob<Strings>('/content/*/text/*/{sentences,board,quiz}.json', { eager: true, import: 'default' }),
};

/**
 * A file of strings; where the language is a draft, what it has not is in the source language, and so is the whole where it has no such file.
 * @param game whose they are, which may be a draft too; left out, those of every game
 */
export function stringsIn(
  locale: Locale,
  path: (locale: Locale) => string,
  game?: Game,
): { locale: Locale; strings: Strings } {
  const strings = files[path(locale)];
  const source = isUnfinished(locale, game) ? files[path(defaultLocale)] : undefined;
  if (strings) return { locale, strings: source ? filled(source, strings, languages[locale].tag) : strings };
  if (source) return { locale: defaultLocale, strings: source };
  throw new Error(`${path(locale).slice(1)}: found no file, expected the strings of ${locale}`);
}

const isOfSpoken = (key: string): boolean => (SPOKEN_LISTS as readonly string[]).includes(key);

/** Strings without those by which what is typed is understood. */
function withoutSpoken({ locale, strings: { said: _, line = {}, ...strings } }: ReturnType<typeof stringsIn>) {
  const shown = Object.entries(line as Strings).filter(([key]) => !isOfSpoken(key));
  return { locale, strings: { ...strings, line: Object.fromEntries(shown) } };
}

/** Where texts of the checker are, by their kind. */
export const textsPath = (locale: Locale, game: Game, kind: 'checker' | 'spoken' | 'readings') =>
  `${pagePath(locale, game)}${kind}.json`;

/** By which words what is typed about a game in a language is understood. */
export async function spokenOf(game: Game, locale: Locale): Promise<Spoken> {
  const { strings: ui } = stringsIn(locale, (one) => `/content/ui/${one}/checker.json`);
  const { strings: board } = stringsIn(locale, (one) => `/content/${game}/text/${one}/board.json`, game);
  const lists = Object.entries({ ...(ui.line as Strings), ...(board.line as Strings) });
  const [{ positions }, { engine }] = await Promise.all([loadGame(game, locale), boardOf(game)]);
  return {
    tables: positions.filter(({ facts }) => !facts.door).map((one) => readyMade(engine, one)),
    aliases: await aliasesOf(game),
    said: (board.said ?? {}) as Spoken['said'],
    line: Object.fromEntries(lists.filter(([key]) => isOfSpoken(key))) as Spoken['line'],
    numbers: sureWords((await numberWords())[locale] ?? {}),
  };
}

/** What the cards of a game are called in every language in which it is no draft, also by words that are not ours. */
async function aliasesOf(game: Game): Promise<Spoken['aliases']> {
  const all = await Promise.all(finishedIn(game).map((locale) => loadGame(game, locale)));
  const named = all.flatMap(({ cards, locale, sought }) =>
    cards.flatMap(({ id, text: { name } }) =>
      [name, ...(sought[locale]?.[id] ?? [])].map((one) => ({ id, name: one })),
    ),
  );
  return Object.fromEntries(
    [...Map.groupBy(named, ({ id }) => id)].map(([id, same]) => [id, [...new Set(same.map(({ name }) => name))]]),
  );
}

const readyMade = (engine: Board['engine'], { facts, text: { title, about } }: Position): ReadyMade => ({
  title: plainText(title),
  about: plainText(about),
  link: engine.toLink(facts.record as unknown as GameRecord),
});

async function join(game: Game, locale: Locale): Promise<Texts> {
  const [content, { engine }] = await Promise.all([loadGame(game, locale), boardOf(game)]);
  const text = (name: string) => (one: Locale) => `/content/${game}/text/${one}/${name}.json`;
  const sentences = stringsIn(locale, text('sentences'), game);
  const shared = stringsIn(sentences.locale, (one) => `/content/ui/${one}/sentences.json`);
  // What can lie where stands on the table: only the command line says it place by place.
  const { place: _, ...said } = merged(shared.strings, sentences.strings);
  // Sentences and the cards in them are of one language, but where it is a draft.
  const { cards } = sentences.locale === locale ? content : await loadGame(game, sentences.locale);
  const ui = withoutSpoken(stringsIn(locale, (one) => `/content/ui/${one}/checker.json`));
  const board = withoutSpoken(stringsIn(locale, text('board'), game));
  const asked = formsAsked([said, ui.strings, board.strings]);
  const isOpen = isUnfinished(sentences.locale, game);
  const formsOf = (name: string, forms: Readonly<Record<string, string>>) =>
    isOpen ? withForms(name, forms, asked) : forms;
  return {
    game,
    locale,
    title: content.text.title,
    ui,
    board,
    speech: {
      locale: sentences.locale,
      sentences: isOpen ? withUnknown(said, asked) : said,
      cards: Object.fromEntries(
        cards.map(({ reference, text: { name, forms } }): [string, CardWords] => [
          reference,
          {
            name,
            forms: Object.fromEntries(Object.entries(formsOf(name, forms)).filter(([form]) => asked.has(form))),
          },
        ]),
      ),
    },
    plates: games[game].cards.kinds,
    chapters: content.chapters.map(({ id, title, paragraphs }) => {
      const places: (string | null)[] = [];
      for (const paragraph of paragraphs)
        places[Number(paragraph.number.split('.')[1]) - 1] = paragraph.id.slice(id.length + 1);
      return { id, title, paragraphs: Array.from(places, (place) => place ?? null) };
    }),
    editions: Object.fromEntries(content.facts.editions.map((id) => [id, content.text.editions[id] ?? id])),
    variants: Object.fromEntries(
      Object.entries(content.text.variants).map(([id, name]) => [
        id,
        { name, note: content.text.variantNotes[id] ?? '' },
      ]),
    ),
    doors: content.positions
      .filter(({ facts }) => facts.door)
      .map((one) => ({ id: one.id, kind: one.facts.kind, ...readyMade(engine, one) })),
    differences: Object.fromEntries(
      content.differences.map(({ id, text: { title, says } }) => [
        id,
        {
          title: plainText(title),
          says: Object.fromEntries(Object.entries(says).map(([edition, said]) => [edition, plainText(said)])),
        },
      ]),
    ),
    readings: Object.fromEntries(
      content.readings.map(({ id, text: { title, text: said } }) => [
        id,
        { title: plainText(title), text: plainText(said) },
      ]),
    ),
    home: pagePath(locale, game),
    emblems: emblemsPath(game),
    self: textsPath(locale, game, 'checker'),
    spoken: textsPath(locale, game, 'spoken'),
  };
}

/** Everything the checker says about a game in a language. */
export const textsOf = (game: Game, locale: Locale): Promise<Texts> =>
  remember(`checker/${game}/${locale}`, () => join(game, locale));

/** The same, to speak with. */
export const speak = (game: Game, locale: Locale): Promise<Words> =>
  remember(`words/${game}/${locale}`, async () => {
    const [texts, { engine }] = await Promise.all([textsOf(game, locale), boardOf(game)]);
    // i18next writes what it misses into what it was given, and that is sent to readers as it is.
    return wordsOf(structuredClone(texts), engine.sentenceParams);
  });

/**
 * Everything that can be said about a game in a language: each message of `sentences.json`, in each of its variants, with each card it can take.
 */
import { type Game, games } from '../../src/games.ts';
import { defaultLocale, type Locale } from '../../src/locales.ts';
import { type CardWords, explainer } from '../../src/sentences/explain.ts';
import { worded } from '../games/wording.ts';
import { once } from '../once.ts';
import { contentOf, stringsIn } from './content.ts';

/** Stand for players in the sentences: with first letters that Italian joins to what is before, and last ones that take each kind of ending. */
const NAMES = ['Anna', 'Elena', 'Balázs', 'Ottó', 'Charlotte'] as const;

/** Cards that stand for the others where not all are looked at; and none known. */
export const typicalCards = (game: Game): ReadonlySet<string> => new Set([...(worded[game].typical ?? []), '?']);

/** Parameters of any game that are a number; what `number` is decides the plural form. */
const NUMBERS: Readonly<Record<string, number>> = { least: 4, most: 10, position: 1, second: 2, total: 12 };
const numbersOf = (game: Game): Readonly<Record<string, number>> => ({ ...NUMBERS, ...worded[game].numbers });
/** What `number` is where it chooses the form. */
const COUNTS = [0, 1, 2, 3, 5, 1_000_000];
/** What it is where there is but one form. */
const COUNT = 6;

/** The endings of keys by which a number chooses. */
const PLURALS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Parameters that are a sentence, or part of one. */
const TEXTS: Readonly<Record<string, string>> = { before: '…', last: '…', conditions: '…', question: '…?', said: 'A…' };

/** Parameters of any game that choose a form of the sentence by a number. */
const COUNTED = ['number', 'count'];

/** Parameters of any game that are a list of players. */
const LISTS = ['winners', 'players'];

const cardParamsOf = (game: Game) => games[game].rules.sentences.cards;

/** Whether a parameter is the name of a player, or several. */
export const isPlayer = (game: Game, name: string): boolean =>
  !(cardParamsOf(game)[name] || name in numbersOf(game) || name in TEXTS || COUNTED.includes(name)) &&
  !(name in (worded[game].contexts ?? {}));

/** One thing said. */
export interface Said {
  /** `step.trade.offered` */
  readonly message: string;
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
  /** Those of them that name one card each. */
  readonly cards: readonly string[];
  readonly sentence: string;
}

/** A message's key without the suffixes of context and plural form. */
export const messageOf = (key: string) => key.replace(/_.*$/, '');

/** The messages of a locale, with those that differ by context or number under one key; not the words that they are made of. */
export function templatesOf(game: Game, locale: Locale): [key: string, template: string][] {
  const words = new Set(['unknown', 'number', ...Object.values(cardParamsOf(game))]);
  return [...stringsIn(contentOf(game).sentencesIn(locale))].filter(
    ([path]) => !words.has(path.split('.', 1)[0] ?? ''),
  );
}

/** The slots of a template with the case each asks for: `{{by}}`, `{{object.the}}`, `{{to, dat}}`; a number as a word is that number. */
export const casesOf = (template: string): [name: string, form: string | undefined][] =>
  [...template.matchAll(/\{\{(\w+)(?:\.\w+|, (\w+))?\}\}/g)].map(([, name = '', form]) => [
    name === 'words' || name === 'count' ? 'number' : name,
    form,
  ]);

/** The names of a template's slots. */
export const slotsOf = (template: string): string[] => casesOf(template).map(([name]) => name);

/** The card texts of a locale, by reference. */
export function cardWords(game: Game, locale: Locale): Record<string, CardWords> {
  const { idsIn, read } = contentOf(game);
  return Object.fromEntries(
    idsIn('cards').map((id) => [
      `${read('cards', `${id}.yaml`).kind}.${id}`,
      read('text', locale, 'cards', `${id}.yaml`),
    ]),
  );
}

/** The cards, or other things that have forms, that a parameter can name, by what it names; `?` is an unknown card. */
function idsOf(game: Game): ReadonlyMap<string, readonly string[]> {
  const { idsIn, read, sentencesIn } = contentOf(game);
  const named = new Set(Object.values(cardParamsOf(game)));
  const kindOf = (id: string): string => read('cards', `${id}.yaml`).kind;
  const byKind = Map.groupBy(idsIn('cards'), kindOf);
  // A card of any kind is one that is used, and has a parameter of its own.
  const any = [...named]
    .filter((kind) => !worded[game].unused?.includes(kind))
    .flatMap((kind) => byKind.get(kind) ?? []);
  const words = sentencesIn('en') as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  const idsOfKind = (kind: string) => byKind.get(kind) ?? (words[kind] ? Object.keys(words[kind]) : any);
  return new Map(
    [...named].map((kind) => [kind, [...idsOfKind(kind), ...(kind in (words.unknown ?? {}) ? ['?'] : [])]]),
  );
}

/** The card that a slot has where another varies. */
const typicalOf = (game: Game, ids: readonly string[]): string =>
  [...typicalCards(game), ...ids].find((id) => ids.includes(id)) ?? '';

function* sayings(game: Game, locale: Locale): Generator<Said> {
  const { sentences: given } = games[game].rules;
  const sentences = contentOf(game).sentencesIn(locale);
  const { say } = explainer(locale, { sentences, cards: cardWords(game, locale) }, given);
  const ids = idsOf(game);
  const numbers = numbersOf(game);
  const { several = {}, lists = [], contexts: forms = {}, only } = worded[game];
  // Each slot has what it has in English, so that the languages can be read side by side.
  const english = Map.groupBy(templatesOf(game, defaultLocale), ([key]) => messageOf(key));
  for (const [message, templates] of Map.groupBy(templatesOf(game, locale), ([key]) => messageOf(key))) {
    const [heading = '', ...code] = message.split('.');
    const suffixes = new Set(templates.flatMap(([key]) => key.slice(message.length).split('_')));
    // Sentences about some cards have no form for any other.
    const isOnly = only?.cards.some((id) => suffixes.has(id)) && !templates.some(([key]) => key === message);
    const slots = [...(english.get(message) ?? []), ...templates].flatMap(([, template]) => slotsOf(template));
    const names = [...new Set([...slots, ...(only && isOnly ? [only.param] : [])])];
    const cards = names.filter((name) => given.cards[name] && !several[name]);
    const idsFor = (name: string) =>
      only && isOnly && name === only.param ? only.cards : (ids.get(given.cards[name] as string) ?? ['']);
    const fixed: Record<string, string | number | readonly string[]> = {};
    for (const [index, name] of names.entries()) {
      if (several[name]) fixed[name] = [...several[name], '?'];
      else if (given.cards[name]) fixed[name] = typicalOf(game, idsFor(name));
      else if (name in numbers) fixed[name] = numbers[name] as number;
      else if (name in TEXTS) fixed[name] = TEXTS[name] as string;
      else if (LISTS.includes(name) || lists.includes(name)) fixed[name] = NAMES.slice(0, 2);
      else fixed[name] = NAMES[index % NAMES.length] as string;
    }

    const counted = names.includes('number') || suffixes.has('zero') ? COUNTS : COUNTS.filter((number) => number > 0);
    const counts = [...suffixes].some((suffix) => PLURALS.has(suffix)) ? counted : [COUNT];
    const contexts = Object.entries(forms).flatMap(([name, values]) =>
      values.flatMap((value) => (suffixes.has(value) ? [{ [name]: value }] : [])),
    );
    for (const name of cards.length > 0 ? cards : [''])
      for (const id of name ? idsFor(name) : [''])
        for (const context of contexts.length > 0 ? contexts : [{}])
          for (const number of counts) {
            // So many as are told of, as far as there are.
            const lists = Object.entries(fixed).flatMap(([list, all]) =>
              Array.isArray(all) ? [[list, all.slice(0, Math.max(1, number))]] : [],
            );
            const params = { ...fixed, ...Object.fromEntries(lists), number, ...context, ...(name && { [name]: id }) };
            yield { message, params, cards, sentence: say(heading, { code: code.join('.'), params }) };
          }
  }
}

const all = new Map<string, () => readonly Said[]>();

/** Everything that can be said about a game in a locale. */
export function everythingSaid(game: Game, locale: Locale): readonly Said[] {
  const key = `${game} ${locale}`;
  const said = all.get(key) ?? once(() => [...sayings(game, locale)]);
  all.set(key, said);
  return said();
}

/**
 * Everything that can be said in a language: each message of `sentences.json`, in each of its variants, with each card it can take.
 */
import { cardParams, objects, occupations } from '../../engine/teufelsburg/index.ts';
import { sentenceParams } from '../../src/games/teufelsburg/sentences.ts';
import { type CardWords, explainer } from '../../src/lib/explain.ts';
import { idsIn, read, sentencesIn, stringsIn } from './content.ts';

/** Stand for players in the sentences: with first letters that Italian joins to what is before, and last ones that take each kind of ending. */
const NAMES = ['Anna', 'Elena', 'Balázs', 'Ottó', 'Charlotte'] as const;

/** The cards a parameter can name, by their kind; `?` is an unknown one. */
const idsOf: Readonly<Record<string, readonly string[]>> = {
  object: [...Object.keys(objects), '?'],
  occupation: [...Object.keys(occupations), '?'],
  association: ['order', 'brotherhood', '?'],
  card: [...Object.keys(objects), ...Object.keys(occupations)],
};

/** Parameters that are a number; what `number` is decides the plural form. */
const NUMBERS: Readonly<Record<string, number>> = {
  limit: 5,
  attackerPoints: 3,
  defenderPoints: 2,
  winnerPoints: 3,
  loserPoints: 2,
  needed: 3,
  least: 4,
  most: 10,
  position: 1,
  total: 12,
};
const COUNTS = [0, 1, 2, 3, 5, 1_000_000];

/** A card of each kind, for the slots that do not vary at the moment. */
const ONE: Readonly<Record<string, string>> = {
  object: 'key',
  occupation: 'doctor',
  association: 'order',
  card: 'dagger',
};

/** Parameters that are a sentence, or part of one. */
const TEXTS: Readonly<Record<string, string>> = { before: '…', last: '…', conditions: '…', question: '…?' };

/** Parameters that choose a form of the sentence. */
const OTHER: Readonly<Record<string, true>> = { number: true, count: true, side: true, variant: true };

/** Parameters that are a list of players. */
const LISTS = new Set(['allies', 'holders', 'winners', 'players']);

/** Whether a parameter is the name of a player, or several. */
export const isPlayer = (name: string): boolean =>
  !(cardParams[name] || name in NUMBERS || name in TEXTS || name in OTHER);

/** Values of `side` and `variant`, of which a message may have a variant each. */
const SIDES = ['attacker', 'defender', 'none', 'allegiance', 'baggage', 'left', 'right'];
const VARIANTS = ['smuggling', 'prophecy'];

/** One thing said. */
export interface Said {
  /** `step.trade.offered` */
  readonly message: string;
  readonly params: Readonly<Record<string, string | number | readonly string[]>>;
  readonly sentence: string;
}

/** A message's key without the suffixes of context and plural form. */
export const messageOf = (key: string) => key.replace(/_.*$/, '');

/** The messages of a locale, with those that differ by context or number under one key; not the words that they are made of. */
export const templatesOf = (locale: string): [key: string, template: string][] =>
  [...stringsIn(sentencesIn(locale))].filter(([path]) => !/^(?:unknown|number)\./.test(path));

/** The slots of a template with the case each asks for: `{{by}}`, `{{object.the}}`, `{{to, dat}}`; a number as a word is that number. */
export const casesOf = (template: string): [name: string, form: string | undefined][] =>
  [...template.matchAll(/\{\{(\w+)(?:\.\w+|, (\w+))?\}\}/g)].map(([, name = '', form]) => [
    name === 'words' ? 'number' : name,
    form,
  ]);

/** The names of a template's slots. */
export const slotsOf = (template: string): string[] => casesOf(template).map(([name]) => name);

/** The card texts of a locale, by reference. */
export const cardWords = (locale: string): Record<string, CardWords> =>
  Object.fromEntries(
    idsIn('cards').map((id) => [
      `${read('cards', `${id}.yaml`).kind}.${id}`,
      read('text', locale, 'cards', `${id}.yaml`),
    ]),
  );

/** What the engine gives to each message: the slots of the English, which leaves none out. */
const given = new Map<string, Set<string>>();
for (const [key, template] of templatesOf('en')) {
  const names = given.get(messageOf(key)) ?? new Set();
  for (const name of slotsOf(template)) names.add(name);
  given.set(messageOf(key), names);
}

/** The names of the parameters that a message is given. */
export const givenTo = (message: string): ReadonlySet<string> => given.get(message) ?? new Set();

/** Everything that can be said in a locale. */
export function* everythingSaid(locale: 'en' | 'hu' | 'it' | 'pt'): Generator<Said> {
  const sentences = sentencesIn(locale);
  const { say } = explainer(locale, { sentences, cards: cardWords(locale) }, sentenceParams);
  const variantsOf = Map.groupBy(templatesOf(locale), ([key]) => messageOf(key));
  for (const [message, templates] of variantsOf) {
    const [heading = '', ...code] = message.split('.');
    const suffixes = new Set(templates.flatMap(([key]) => key.slice(message.length).split('_')));
    // Sentences that count needed objects have no form for any other.
    const onlyNeeded = suffixes.has('key') && !templates.some(([key]) => key === message);
    const names = [...new Set([...givenTo(message), ...(onlyNeeded ? ['object'] : [])])];
    const cards = names.filter((name) => cardParams[name] && name !== 'objects');
    const fixed: Record<string, string | number | readonly string[]> = {};
    for (const [index, name] of names.entries()) {
      if (name in NUMBERS) fixed[name] = NUMBERS[name] as number;
      else if (name in TEXTS) fixed[name] = TEXTS[name] as string;
      else if (LISTS.has(name)) fixed[name] = NAMES.slice(0, 2);
      else if (name === 'objects') fixed[name] = ['key', 'dagger', '?'];
      else fixed[name] = NAMES[index % NAMES.length] as string;
    }
    const idsFor = (name: string) =>
      onlyNeeded && name === 'object' ? ['key', 'goblet'] : (idsOf[cardParams[name] as string] ?? ['']);
    for (const name of cards) fixed[name] = ONE[cardParams[name] as string] as string;

    const counts = names.includes('number') ? COUNTS : [2];
    const sides = [...SIDES.map((side) => ({ side })), ...VARIANTS.map((variant) => ({ variant }))];
    const contexts = sides.filter((one) => Object.values(one).some((value) => suffixes.has(value)));
    for (const name of cards.length > 0 ? cards : [''])
      for (const id of idsFor(name))
        for (const context of contexts.length > 0 ? contexts : [{}])
          for (const number of counts) {
            const params = { ...fixed, number, ...context, ...(name && { [name]: id }) };
            yield { message, params, sentence: say(heading, { code: code.join('.'), params }) };
          }
  }
}

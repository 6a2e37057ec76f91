/**
 * What a language that is still being translated says: its own words where it has them, and those of the source language in all other places. Pure.
 */
import { isTree, type Tree } from './merged.ts';

/** A message's key without the suffixes of context and plural form: what has one of its forms is a text of its own. */
const messageOf = (key: string) => key.split('_', 1)[0] ?? '';

/**
 * Strings of a language with those of the source language where it has none. A message is taken whole from one of the two: with its own forms, or
 * with those of the source, where `other` stands for each plural form that the source has not.
 * @param tag the language's BCP-47 tag, by which plurals are formed
 */
export function filled(source: Tree, own: Tree, tag: string): Record<string, unknown> {
  const has = new Set(Object.keys(own).map(messageOf));
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const lent = Object.entries(source).flatMap(([key, value]): [string, unknown][] => {
    const below = own[key];
    if (isTree(value)) return [[key, filled(value, isTree(below) ? below : {}, tag)]];
    if (has.has(messageOf(key))) return [];
    if (!key.endsWith('_other')) return [[key, value]];
    const forms = pluralCategories.map((form) => key.replace(/other$/, form));
    return [...forms.filter((form) => !(form in source)), key].map((form) => [form, value]);
  });
  return { ...own, ...Object.fromEntries(lent) };
}

/** What slots of some strings ask of a card, as `acc` in `{{object.acc}}`. */
export const formsAsked = (strings: readonly Tree[]): ReadonlySet<string> =>
  new Set(Array.from(JSON.stringify(strings).matchAll(/\{\{\w+\.(\w+)/g), ([, form = '']) => form));

type Forms = Readonly<Record<string, string>>;

/** The noun phrases of a card with every one that is asked: a card and a sentence of two languages have not the same, and its name does for them. */
export const withForms = (name: string, forms: Forms, asked: ReadonlySet<string>): Record<string, string> => ({
  ...Object.fromEntries([...asked].map((form) => [form, name])),
  ...forms,
});

/** The same for the cards that nobody knows, whose noun phrases stand among the sentences. */
export function withUnknown(sentences: Tree, asked: ReadonlySet<string>): Record<string, unknown> {
  const unknown = Object.entries((sentences.unknown ?? {}) as Readonly<Record<string, Forms>>);
  const filled = unknown.map(([kind, forms]) => [kind, withForms(forms.name ?? '', forms, asked)]);
  return { ...sentences, unknown: Object.fromEntries(filled) };
}

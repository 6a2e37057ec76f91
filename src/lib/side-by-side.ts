/**
 * Texts of several languages in rows, and what each lacks of what stands beside it. Runs at build time and in the browser.
 */

/** What can be compared. */
export const parts = ['rules', 'cards', 'faq'] as const;

/** A part that can be compared. */
export type Part = (typeof parts)[number];

/** The fewest and the most languages that are shown at once. */
export const FEWEST = 2;
export const MOST = 3;

/**
 * What a text has that every language keeps, as words parted by blanks: ids of cards and paragraphs, and numbers. A question mark
 * after what it has perhaps: `object.dagger 3 6?`.
 */
export type Held = string;

/** Writes down what a text has for sure, and what perhaps. */
export const heldOf = (surely: readonly (string | number)[], perhaps: Iterable<string | number> = []): Held =>
  [...new Set(surely), ...[...new Set(perhaps)].filter((one) => !surely.includes(one)).map((one) => `${one}?`)].join(
    ' ',
  );

/** What each text of a row lacks of what another one surely has, in the order in which it is met. */
export function lackingBeside(row: readonly Held[]): string[][] {
  const all = row.map((held) => held.split(' ').filter(Boolean));
  const met = [...new Set(all.flat())].filter((one) => !one.endsWith('?'));
  return all.map((own) => met.filter((one) => !own.includes(one) && !own.includes(`${one}?`)));
}

/** The languages asked for, in that order; the default ones if too few or too many are known. */
export function chosen<Language extends string>(
  asked: readonly string[],
  known: readonly Language[],
  byDefault: readonly Language[],
): readonly Language[] {
  const wanted = [...new Set(asked)].flatMap((one) => known.find((language) => language === one) ?? []);
  return wanted.length >= FEWEST && wanted.length <= MOST ? wanted : byDefault;
}

/** The languages after one is put in a place, or none; where it stood before goes what it has taken the place of. */
export function exchanged<Language extends string>(
  shown: readonly Language[],
  place: number,
  language: Language | '',
): Language[] {
  const places: (Language | '' | undefined)[] = [...shown];
  const before = language ? places.indexOf(language) : -1;
  if (before >= 0) places[before] = places[place];
  places[place] = language;
  return places.filter((one) => !!one) as Language[];
}

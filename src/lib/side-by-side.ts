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

/** What a text has that every language keeps: ids of cards and paragraphs, and numbers, as words parted by blanks. */
export type Held = string;

/** What each text of a row lacks of what another one has, in the order in which it is met. */
export const lackingBeside = (row: readonly Held[]): string[][] => {
  const all = row.map((held) => held.split(' ').filter(Boolean));
  return all.map((own) => [...new Set(all.flat())].filter((one) => !own.includes(one)));
};

/** The languages asked for, in their order on the page; the default ones if too few or too many are known. */
export function chosen<Language extends string>(
  asked: readonly string[],
  known: readonly Language[],
  byDefault: readonly Language[],
): Language[] {
  const wanted = known.filter((one) => asked.includes(one));
  return wanted.length >= FEWEST && wanted.length <= MOST ? wanted : known.filter((one) => byDefault.includes(one));
}

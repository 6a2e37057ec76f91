/**
 * The wording as it stands, in files that a review shows: `npx vitest run test/content/golden -u` writes them anew.
 *
 * Each message stands there with a card or two of each kind, and below them the forms of all cards: whatever else can be said is made of these.
 */
import { expect, it } from 'vitest';
import { cardParams } from '../../engine/teufelsburg/index.ts';
import { locales } from '../../src/locales.ts';
import { cardWords, everythingSaid } from './said.ts';

/** Cards of each gender, number and onset, one with two forms of its name, those of which there are three, and none known. */
const SHOWN = new Set(
  'dagger secret-bag-key gloves casting-knives key goblet doctor thug order brotherhood ?'.split(' '),
);

it.each([...locales])('the wording in %s is the one reviewed', async (locale) => {
  const lines = new Set<string>();
  for (const { message, params, sentence } of everythingSaid(locale)) {
    const cards = Object.entries(params).filter(([name]) => cardParams[name] && name !== 'objects');
    if ((params.number as number) < 10 && cards.every(([, id]) => SHOWN.has(id as string)))
      lines.add(`${message}: ${sentence}`);
  }
  const forms = Object.entries(cardWords(locale)).map(
    ([reference, { forms: phrases }]) => `${reference}: ${Object.values(phrases).join(' | ')}`,
  );
  await expect(`${[...lines, '', ...forms].join('\n')}\n`).toMatchFileSnapshot(`golden/${locale}.txt`);
});

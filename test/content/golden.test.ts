/**
 * The wording as it stands, in files that a review shows: `npx vitest run test/content/golden -u` writes them anew.
 *
 * Each message stands there with a card or two of each kind, and below them the forms of all cards: whatever else can be said is made of these.
 */
import { describe, expect, it } from 'vitest';
import { finishedIn, gameIds } from '../../src/games.ts';
import { cardWords, everythingSaid, typicalCards } from './said.ts';

describe.each(gameIds)('%s', (game) => {
  it.each(finishedIn(game))('the wording in %s is the one reviewed', async (locale) => {
    const typical = typicalCards(game);
    const lines = new Set<string>();
    for (const { message, params, cards, sentence } of everythingSaid(game, locale))
      if ((params.number as number) < 10 && cards.every((name) => typical.has(params[name] as string)))
        lines.add(`${message}: ${sentence}`);
    const forms = Object.entries(cardWords(game, locale)).map(
      ([reference, { forms: phrases }]) => `${reference}: ${Object.values(phrases).join(' | ')}`,
    );
    await expect(`${[...lines, '', ...forms].join('\n')}\n`).toMatchFileSnapshot(`golden/${game}/${locale}.txt`);
  });
});

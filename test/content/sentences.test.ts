/** Every message with every card it can take, in every language; and what the engines really say, and give to each. */
import { describe, expect, it } from 'vitest';
import { finishedIn, type Game, gameIds, games } from '../../src/games.ts';
import { UNSPACED } from '../../src/lib/unspaced.ts';
import { defaultLocale } from '../../src/locales.ts';
import { explainer } from '../../src/sentences/explain.ts';
import { grammarOf } from '../../src/sentences/grammar.ts';
import { contentOf } from './content.ts';
import { cardWords, casesOf, everythingSaid, isPlayer, messageOf, slotsOf, templatesOf } from './said.ts';
import { givenIn, spokenOf } from './spoken.ts';

/** A gap, a raw id, a brace left over, a value that is no text. */
const unfinishedIn = (game: Game): RegExp => {
  const kinds = Object.keys(games[game].cards.kinds).join('|');
  return new RegExp(`⟦|\\{\\{|\\}\\}|undefined|\\[object|NaN|\\b(${kinds})\\.[a-z]`);
};

/** How a sentence begins: with a capital, or with a letter of a script that has none and sets no blanks. */
const beginning = new RegExp(`^(?:[\\p{Lu}\\d„«“"¿¡(「『（]|${UNSPACED})`, 'u');

const languages = gameIds.flatMap((game) => finishedIn(game).map((locale) => [game, locale] as const));

describe.each(languages)('sentences of %s in %s', (game, locale) => {
  const templates = templatesOf(game, locale);
  const messages = new Set(templates.map(([key]) => messageOf(key)));
  const all = everythingSaid(game, locale);

  // The English would be held against itself.
  if (locale !== defaultLocale)
    it('has the messages of the English', () => {
      const english = new Set(templatesOf(game, defaultLocale).map(([key]) => messageOf(key)));
      expect([...messages].sort()).toEqual([...english].sort());
    });

  it('asks for nothing that the engine does not give', () => {
    const given = givenIn(game);
    const wanted = templates.flatMap(([key, template]) =>
      slotsOf(template)
        .filter((name) => !given.get(messageOf(key))?.has(name))
        .map((name) => `${key}: ${name}`),
    );
    expect(wanted).toEqual([]);
  });

  it('tells whole whatever the engine says', () => {
    const lexicon = { sentences: contentOf(game).sentencesIn(locale), cards: cardWords(game, locale) };
    const { say } = explainer(locale, lexicon, games[game].rules.sentences);
    expect(spokenOf(game).filter(([heading, said]) => /⟦|undefined|\[object/.test(say(heading, said)))).toEqual([]);
  });

  it('puts nothing but players in a case, and in none that the language has not', () => {
    const wrong = templates.flatMap(([key, template]) =>
      casesOf(template)
        .filter(([name, form]) => form && !(isPlayer(game, name) && grammarOf(locale).cases?.[form]))
        .map((slot) => `${key}: ${slot}`),
    );
    expect(wrong).toEqual([]);
  });

  it('says each message at least once', () => {
    expect(new Set(all.map(({ message }) => message))).toEqual(messages);
    // A form for a context or a number that never comes up would never be read.
    expect(all.length).toBeGreaterThan(templates.length);
  });

  it('leaves no gap, no id and no brace', () => {
    const unfinished = unfinishedIn(game);
    expect(unfinished.test(`${Object.keys(games[game].cards.kinds)[0]}.x`)).toBe(true);
    expect(all.filter(({ sentence }) => unfinished.test(sentence))).toEqual([]);
  });

  it('begins every sentence with a capital, if its script has any, and what stands within one as it goes on there', () => {
    const wrong = all.filter(
      ({ message, sentence }) => !/^(finding|several)\.|depends\.and/.test(message) && !beginning.test(sentence),
    );
    expect(wrong).toEqual([]);
  });

  it('has no blank too many, and no sign twice', () => {
    expect(all.filter(({ sentence }) => /\s\s|\s[.,;!?]|^\s|\s$|\.\.|,,|,\./.test(sentence))).toEqual([]);
  });
});

/** Every message with every card it can take, in every language. */
import { describe, expect, it } from 'vitest';
import { grammarOf } from '../../src/lib/grammar.ts';
import { locales } from '../../src/locales.ts';
import { casesOf, everythingSaid, givenTo, isPlayer, messageOf, slotsOf, templatesOf } from './said.ts';

/** A gap, a raw id, a brace left over, a value that is no text. */
const UNFINISHED = /⟦|\{\{|\}\}|undefined|\[object|NaN|\b(object|occupation|association)\.[a-z]/;

describe.each([...locales])('sentences in %s', (locale) => {
  const templates = templatesOf(locale);
  const messages = new Set(templates.map(([key]) => messageOf(key)));
  const all = [...everythingSaid(locale)];

  it('has the messages of the English', () => {
    expect([...messages].sort()).toEqual([...new Set(templatesOf('en').map(([key]) => messageOf(key)))].sort());
  });

  it('asks for nothing that the engine does not give', () => {
    const wanted = templates.flatMap(([key, template]) =>
      slotsOf(template)
        .filter((name) => name !== 'count' && !givenTo(messageOf(key)).has(name))
        .map((name) => `${key}: ${name}`),
    );
    expect(wanted).toEqual([]);
  });

  it('puts nothing but players in a case, and in none that the language has not', () => {
    const wrong = templates.flatMap(([key, template]) =>
      casesOf(template)
        .filter(([name, form]) => form && !(isPlayer(name) && grammarOf(locale).cases?.[form]))
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
    expect(all.filter(({ sentence }) => UNFINISHED.test(sentence))).toEqual([]);
  });

  it('begins every sentence with a capital, and what stands within one as it goes on there', () => {
    const wrong = all.filter(
      ({ message, sentence }) =>
        !/^(finding|several)\.|depends\.and/.test(message) && !/^[\p{Lu}\d„«“"¿¡(]/u.test(sentence),
    );
    expect(wrong).toEqual([]);
  });

  it('has no blank too many, and no sign twice', () => {
    expect(all.filter(({ sentence }) => /\s\s|\s[.,;!?]|^\s|\s$|\.\.|,,|,\./.test(sentence))).toEqual([]);
  });
});

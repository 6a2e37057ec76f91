/** A short fuzzing, the same on every run, and every input kept from longer ones (`npm run fuzz`). */
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/locales.ts';
import { checkCommand, checkLink, checkText, fuzz, kept, lines } from './fuzz.ts';

describe('inputs kept', () => {
  it.each(kept('record'))('record %s', (_, text) => checkText(text));
  it.each(kept('link'))('link %s', (_, text) => checkLink(text.trim()));
});

describe('inputs at random', () => {
  it('records', () => expect(fuzz('record', 1, 6_000)).toBeUndefined());
  it('links', () => expect(fuzz('link', 1, 6_000)).toBeUndefined());
  it('lines of the command line', () => checkCommand(lines(1, 400)));
  it.each([...locales])('lines of the command line, told in %s', (locale) =>
    checkCommand(lines(2, 60), ['--text', '--locale', locale]),
  );
});

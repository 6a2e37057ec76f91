/** A short fuzzing of every game, the same on every run, and every input kept from longer ones (`npm run fuzz`). */
import { describe, expect, it } from 'vitest';
import { locales } from '../../src/locales.ts';
import { tested } from '../games/tested.ts';
import { checkCommand, checkLink, checkText, fuzz, kept, lines } from './fuzz.ts';

describe.each(Object.values(tested).map((game) => [game.id, game] as const))('%s', (id, game) => {
  it.each(kept(id, 'record'))('the kept record %s', (_, text) => checkText(game, text));
  it.each(kept(id, 'link'))('the kept link %s', (_, text) => checkLink(game, text.trim()));
  it('records at random', () => expect(fuzz(game, 'record', 1, 4_000)).toBeUndefined());
  it('links at random', () => expect(fuzz(game, 'link', 1, 4_000)).toBeUndefined());
  it('lines of the command line at random', () => checkCommand(game, lines(game, 1, 400)));
  it.each([...locales])('lines of the command line at random, told in %s', (locale) =>
    checkCommand(game, lines(game, 2, 60), ['--text', '--locale', locale]),
  );
});

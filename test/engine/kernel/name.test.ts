/** What a player can be called, and which name is left for one more. */
import { describe, expect, it } from 'vitest';
import { checkNames, freeName, isName } from '../../../engine/kernel/name.ts';

describe('a name', () => {
  it.each(['A', 'Anna', 'Szép Ilonka', '👩‍🚀', 'x'.repeat(40), '🦉'.repeat(40)])('may be %j', (name) =>
    expect(isName(name)).toBe(true),
  );

  it.each(['', ' ', '\u200b', 'An\u202ena', 'x'.repeat(41), '🦉'.repeat(41)])('may not be %j', (name) =>
    expect(isName(name)).toBe(false),
  );
});

describe('the names of a table', () => {
  it('are those of different players', () => expect(() => checkNames(['Anna', 'anna', 'centre'])).not.toThrow());

  it.each([
    ['look alike', ['Anna', 'Béla', 'Be\u0301la'], 'players[2]: expected a name of their own, got "Be\u0301la"'],
    ['are none', ['Anna', ''], 'players[1]: expected a name of their own, got ""'],
    ['mean something else', ['Anna', 'centre'], 'players[1]: expected a name of their own, got "centre"'],
  ])('are refused where two or one %s', (_, names, message) =>
    expect(() => checkNames(names, 'centre')).toThrow(new RangeError(message)),
  );
});

describe('the name of one more', () => {
  it.each([
    ['the first that nobody has', ['Anna', 'Carla'], 'Bruno'],
    ['none that looks like that of somebody', ['Anna\u200b', 'B'], 'Bruno'],
    ['one that somebody has left', ['Bruno', 'Carla'], 'Anna'],
  ])('is %s', (_, taken, name) =>
    expect(
      freeName(
        ['Anna', 'Bruno', 'Carla'],
        taken.map((id) => ({ id })),
      ),
    ).toBe(name),
  );
});

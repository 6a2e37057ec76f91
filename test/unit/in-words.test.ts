/** A ruling in words alone: what is in it, and that nothing is missing in any language. */
import { describe, expect, it } from 'vitest';
import { finishedIn, gameIds } from '../../src/games.ts';
import teufelsburg from '../../src/islands/checker/boards/teufelsburg/index.ts';
import { boardOf } from '../../src/islands/checker/boards.ts';
import type { GameRecord } from '../../src/islands/checker/game.ts';
import { inWords } from '../../src/islands/checker/in-words.ts';
import { tell } from '../../src/islands/checker/told.ts';
import { contentOf } from '../content/content.ts';
import { wordsIn } from './words.ts';

const LINK = 'https://example.org/#3r';

/** A record of Teufelsburg, of four players of whom little is known. */
const record = (players: readonly object[], ...moves: object[]): GameRecord =>
  ({
    game: 'teufelsburg',
    position: {
      players: ['Anna', 'Bruno', 'Carla', 'Dino'].map((id, seat) => ({
        id,
        association: '?',
        occupation: '?',
        objects: ['?'],
        ...players[seat],
      })),
      objectPile: ['?', '?'],
      turn: 'Anna',
    },
    moves,
  }) as unknown as GameRecord;

const words = wordsIn('en', 'teufelsburg');
const told = (one: GameRecord, unfit = 0) => inWords(tell(teufelsburg, one, words), unfit, words, LINK);

describe('a ruling of Teufelsburg in words', () => {
  it('has what it comes to, the moves, what followed and on what that rests', () => {
    const fight = record([{ objects: ['dagger'] }], { move: 'attack', by: 'Anna', target: 'Bruno' });
    expect(told(fight)).toMatchInlineSnapshot(`
      "The fight stands at 1 to 1
      Declare support before the first card; use cards until the points are counted.

      1. Anna attacks Bruno.
         – Anna shows the sword and Bruno the shield: one point each. [8.2]

      reference
      https://example.org/#3r"
    `);
  });

  it('says that it leaves a move out that does not fit', () => {
    const fight = record(
      [],
      { move: 'attack', by: 'Anna', target: 'Bruno' },
      { move: 'attack', by: 'Carla', target: 'Dino' },
      { move: 'support', by: 'Carla', side: 'attacker' },
    );
    expect(told(fight, 1).split('\n\n')[0]).toMatch(/^The fight stands at 2 to 1\n.*\nOne move does not fit$/);
    // Of what was asked, the answer says so itself.
    const { moves, ...rest } = fight;
    expect(told({ ...rest, moves: moves?.slice(0, 2) ?? [] })).not.toContain('does not fit');
  });

  describe('of a claim that hangs on cards', () => {
    const claimed = (anna: readonly string[], bruno: object, ...allies: string[]) => {
      const players = [{ association: 'order', objects: anna }, bruno];
      const { answer, because } = tell(
        teufelsburg,
        record(players, { move: 'claim', by: 'Anna', as: 'association', allies }),
        words,
      );
      return [answer, because];
    };

    it('begins with what it takes', () => {
      expect(claimed(['key', 'key'], { objects: ['key'] }, 'Bruno')).toEqual([
        'It depends on a hidden card',
        'Anna and Bruno win, but only if Bruno belongs to the Order.',
      ]);
    });

    it('does not where there are several ways to win', () => {
      expect(claimed(['key', 'key', '?'], {})).toEqual(['It depends on a hidden card', undefined]);
    });

    it('lets each of its conditions be filled in', () => {
      const unknown = [0, 1, 2, 3].map(() => ({ objects: ['?', '?'] }));
      const { hanging } = tell(
        teufelsburg,
        record(unknown, { move: 'claim', by: 'Anna', as: 'association', allies: ['Bruno'] }),
        words,
      );
      const conditions = (hanging?.cases ?? []).flatMap(({ when }) => when);
      expect(conditions.length).toBeGreaterThan(5);
      expect(conditions.filter(({ filled }) => !filled).map(({ text }) => text)).toEqual([]);
    });

    it('names the association that wins only if it does whatever is hidden', () => {
      expect(claimed(['key', 'key'], {})).toEqual(['All members of the Brotherhood win', undefined]);
      // The claim can also be taken back, and then nobody has won.
      expect(claimed(['key', '?'], {})[0]).toBe('It depends on a hidden card');
    });
  });

  it('says why a move is refused', () => {
    expect(told(record([], { move: 'attack', by: 'Bruno', target: 'Anna' }))).toMatchInlineSnapshot(`
      "That is not allowed
      It is Anna’s turn, not Bruno’s.

      1. Bruno attacks Anna.
         – It is Anna’s turn, not Bruno’s. [4.5]

      reference
      https://example.org/#3r"
    `);
  });

  it('says what it depends on', () => {
    const demand = {
      move: 'use',
      by: 'Anna',
      occupation: 'diplomat',
      target: 'Bruno',
      object: 'key',
      return: 'dagger',
    };
    expect(told(record([{ occupation: 'diplomat', objects: ['dagger'] }], demand))).toMatchInlineSnapshot(`
      "It depends on a hidden card
      Most likely: The Diplomat’s demand misses, and the turn is over

      1. Anna uses the Diplomat and demands a Key from Bruno in return for the Dagger.

      • The Diplomat’s demand misses, and the turn is over
         If Bruno holds no Key.
      • Anna gets a Key from Bruno, without any effect
         Only if Bruno holds a Key.

      reference
      https://example.org/#3r"
    `);
  });
});

describe.each(gameIds)('a ruling in words, of %s', async (game) => {
  const board = await boardOf(game);
  const { idsIn, read } = contentOf(game);
  const records = idsIn('positions').map((id): [string, GameRecord] => [id, read('positions', `${id}.yaml`).record]);

  describe.each(finishedIn(game))('in %s', (locale) => {
    it.each(records)('%s, whole', (_, one) => {
      const words = wordsIn(locale, game);
      const ruling = tell(board, one, words);
      const text = inWords(ruling, 0, words, LINK);
      expect(text).not.toMatch(/⟦|undefined|\{\{|\[\]/);
      for (const { text: move } of ruling.moves) expect(text).toContain(move);
      expect(text.endsWith(LINK)).toBe(true);
    });
  });
});

/** A game is dealt as the rules lay down. */
import { describe, expect, it } from 'vitest';
import { decode } from '../../../engine/mascarade/decode.ts';
import { type CharacterId, deckFor, type Edition, editions, facts, setUp } from '../../../engine/mascarade/index.ts';
import type { Game } from '../../../src/games.ts';
import { plainText } from '../../../src/lib/markdown.ts';
import { contentOf } from '../../content/content.ts';
import { SIZES } from './games.ts';

const EDITIONS = Object.keys(editions) as Edition[];
const EACH: Readonly<Record<number, string>> = { 2: 'three', 3: 'two' };

describe.each(SIZES)('a game of %i', (players) => {
  const games = EDITIONS.flatMap((edition) => [1, 2, 3].map((seed) => setUp({ players, seed, edition })));
  const each = players === 2 ? 3 : players === 3 ? 2 : 1;

  it('has six gold before each player, and none on the Courthouse', () => {
    for (const { position } of games) {
      expect(position.players.map(({ gold }) => gold)).toEqual(Array(players).fill(6));
      expect(position.courthouse).toBe(0);
    }
  });

  const where = each > 1 ? `${EACH[players]} before each player` : 'one before each player and the rest in the centre';
  it(`has the cards that its table lays down, ${where}`, () => {
    for (const { position, edition } of games) {
      const { centre = [] } = position;
      expect(position.players.every(({ cards = [] }) => cards.length === each)).toBe(true);
      expect(centre).toHaveLength(players === 4 ? 2 : players === 5 ? 1 : 0);
      const cards = [...position.players.flatMap(({ cards: own = [] }) => own), ...centre] as CharacterId[];
      expect(cards.sort()).toEqual([...deckFor(players, edition as Edition)].sort());
    }
  });

  it('begins with four turns that only swap, with a player of chance, and is one that can be', () => {
    for (const game of games) {
      expect(game.position.opening).toBe(facts.opening);
      expect(decode(JSON.parse(JSON.stringify(game)))).toEqual({ ok: true, value: game });
    }
  });

  it('is the same from the same seed, and another from another', () => {
    expect(setUp({ players, seed: 7 })).toEqual(setUp({ players, seed: 7 }));
    expect(setUp({ players, seed: 7 })).not.toEqual(setUp({ players, seed: 8 }));
  });
});

it.each([1, 14, 2.5])('%d players are no game', (players) => {
  expect(() => setUp({ players, seed: 1 })).toThrow(`players: expected 2 to 13, got ${players}`);
});

it.each([['Ada'], ['centre'], [' '], ['Ada\u200b']])('nobody can play as %j beside Ada', (name) => {
  const names = ['Ada', 'Ben', 'Cora', name];
  expect(() => setUp({ players: names, seed: 1 })).toThrow(/^players\[3\]: expected a name of their own, got /);
});

it('a deck of one’s own is dealt, and refused where it cannot be', () => {
  const deck = ['judge', 'king', 'queen', 'thief', 'cheat', 'widow', 'bishop'] as const;
  const { position } = setUp({ players: 6, seed: 1, deck });
  expect(position.deck).toEqual(deck);
  expect(position.centre).toHaveLength(1);
  expect(() => setUp({ players: 4, seed: 1, deck })).toThrow('deck: expected 6 cards for 4 players');
});

describe('the rules and the engine', () => {
  const { idsIn, paragraphsOf, read } = contentOf('mascarade' as Game);

  it('have the same characters for each number of players', () => {
    const body = paragraphsOf('en', 'setup').find(({ id }) => id === 'setup.table')?.body as string;
    const rows = body.split('\n').filter((line) => /^\|\s*\d/.test(line));
    expect(rows.length).toBeGreaterThan(7);
    const nameOf = new Map(idsIn('cards').map((id) => [read('text', 'en', 'cards', `${id}.yaml`).name as string, id]));
    const inPlay = new Map<number, string[]>();
    for (const row of rows) {
      const [numbers = '', told = ''] = row.split('|').slice(1);
      const [, as] = /as for (\d+)/.exec(told) ?? [];
      const named = [...plainText(told).matchAll(/[A-Z][a-z]+/g)].flatMap(([name]) =>
        name === 'Peasants' ? ['peasant', 'peasant'] : [nameOf.get(name) as string],
      );
      for (const number of (numbers.match(/\d+/g) ?? []).map(Number))
        inPlay.set(number, [...(as ? (inPlay.get(Number(as)) as string[]) : []), ...named]);
    }
    const wanted = SIZES.map((number) => [number, [...deckFor(number, 'reference')].sort()]);
    expect([...inPlay].map(([number, cards]) => [number, cards.sort()])).toEqual(wanted);
  });
});

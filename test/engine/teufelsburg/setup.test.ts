import { describe, expect, it } from 'vitest';
import { decode } from '../../../engine/teufelsburg/decode.ts';
import { type Edition, objects, rule, setUp } from '../../../engine/teufelsburg/index.ts';
import { idsIn, paragraphsOf, read } from '../../content/content.ts';

const EDITIONS: readonly Edition[] = ['reference', 'hu', 'it', 'pt'];
const SIZES = [3, 4, 5, 6, 7, 8, 9, 10];

/** The cells of the table in a paragraph, row by row. */
const tableIn = (chapter: string, paragraph: string) =>
  (paragraphsOf('en', chapter).find(({ id }) => id === paragraph)?.body ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1));

/** A table of numbers, by the number of players. */
const byPlayers = (paragraph: string) =>
  new Map(
    tableIn('setup', paragraph)
      .map((row) => row.map(Number))
      .filter(([players]) => players)
      .map(([players, ...row]) => [players as number, row]),
  );

const counts = byPlayers('setup.counts');
const dealt = byPlayers('setup.associations');

describe.each(SIZES)('a game of %i', (players) => {
  it.each(EDITIONS)('is dealt as the rules lay down, under %s', (edition) => {
    for (let seed = 0; seed < 20; seed++) {
      const record = setUp({ players, seed, edition });
      expect(decode(record).ok).toBe(true);
      expect(rule(record).status).toBe('settled');
      const { position } = record;
      const hands = position.players.map((player) => player.objects);
      const [each, besides, spares, , pile] = counts.get(players) as number[];
      expect(new Set(hands.map(({ length }) => length))).toEqual(new Set([each]));
      expect(hands.flat().filter((id) => id.startsWith('secret-bag'))).toHaveLength(2);
      expect(hands.flat()).toHaveLength((besides as number) + 2);
      expect(hands.flat().every((id) => id !== '?' && objects[id].seal)).toBe(true);
      expect(position.occupationPile).toHaveLength(spares as number);
      expect(position.objectPile).toHaveLength(pile as number);
    }
  });

  it('deals the associations, and leaves one over with an odd number', () => {
    const [order = 0, brotherhood = 0, over = 0] = dealt.get(players) as number[];
    for (let seed = 0; seed < 20; seed++) {
      const cards = setUp({ players, seed }).position.players.map(({ association }) => association);
      const orders = cards.filter((card) => card === 'order').length;
      expect(cards).toHaveLength(order + brotherhood - over);
      expect(orders).toBeLessThanOrEqual(order);
      expect(players - orders).toBeLessThanOrEqual(brotherhood);
    }
  });

  it('leaves the objects without a seal out of a first game, but not under pt', () => {
    const unsealed = (edition: Edition) =>
      (setUp({ players, seed: 1, edition, firstGame: true }).position.objectPile ?? []).filter(
        (id) => id !== '?' && !objects[id].seal,
      );
    const all = players === 10 ? 4 : 5;
    expect(EDITIONS.map((edition) => unsealed(edition).length)).toEqual([0, 0, 0, all]);
  });
});

it('the same seed deals the same cards, another one others', () => {
  expect(setUp({ players: 5, seed: 7 })).toEqual(setUp({ players: 5, seed: 7 }));
  expect(setUp({ players: 5, seed: 8 })).not.toEqual(setUp({ players: 5, seed: 7 }));
});

it('three association cards each, for three', () => {
  const record = setUp({ players: ['A', 'B', 'C'], seed: 3, variants: ['three-associations'] });
  expect(decode(record).ok).toBe(true);
  expect(record.position.players.map(({ association }) => association?.length)).toEqual([3, 3, 3]);
  expect(() => setUp({ players: 4, seed: 3, variants: ['three-associations'] })).toThrow(
    'expected 3 players with three-associations, got 4',
  );
});

it.each([['A'], [''], ['A\u200b']])('nobody can play as %j beside A', (name) => {
  expect(() => setUp({ players: ['A', 'B', name], seed: 1 })).toThrow(
    /^players\[2\]: expected a name of their own, got /,
  );
});

it.each([2, 11, 3.5, Number.NaN])('%s players are too few, too many or none at all', (players) => {
  expect(() => setUp({ players, seed: 1 })).toThrow(`expected 3 to 10 players, got ${players}`);
});

describe('setup', () => {
  const cards: { kind: string; count: number; seal?: boolean; id: string }[] = idsIn('cards').map((id) => ({
    id,
    ...read('cards', `${id}.yaml`),
  }));
  const numberOf = (kind: string) =>
    cards.filter((card) => card.kind === kind).reduce((sum, { count }) => sum + count, 0);

  it('the box holds what the rules say', () => {
    const box = tableIn('contents', 'contents.box').slice(2);
    const kinds = ['character', 'occupation', 'association', 'object', 'drink'];
    expect(box.map(([, count]) => Number(count))).toEqual(kinds.map(numberOf));
    expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    const inGame = Object.entries(objects).map(([id, { count, seal }]) => ({ id, count, seal }));
    const inContent = cards.filter(({ kind }) => kind === 'object');
    expect(inGame).toHaveLength(inContent.length);
    for (const { id, count, seal } of inContent) expect(inGame).toContainEqual({ id, count, seal });
  });
});

it('the rules have a row for each number of players', () => {
  expect([...counts.keys()]).toEqual(SIZES);
  expect([...dealt.keys()]).toEqual(SIZES);
});

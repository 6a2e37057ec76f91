/** The board of Teufelsburg: what is picked, and what lets a refused move be made. `checker.test.ts` has what holds of every board. */
import { expect, it } from 'vitest';
import { unknownTable } from '../../src/islands/checker/boards/teufelsburg/editing.ts';
import { engine } from '../../src/islands/checker/boards/teufelsburg/engine.ts';
import board from '../../src/islands/checker/boards/teufelsburg/index.ts';
import { rows } from '../../src/islands/checker/boards/teufelsburg/rows.ts';
import { cured } from '../../src/islands/checker/cured.ts';
import { fitting } from '../../src/islands/checker/fitting.ts';
import type { GameRecord } from '../../src/islands/checker/game.ts';
import { wordsIn } from './words.ts';

const words = wordsIn('en', 'teufelsburg');

it('offers cards first for which it will be too late, and says so', () => {
  const attack = { move: 'attack', by: 'Anna', target: 'Bruno' } as const;
  const record: GameRecord = { ...unknownTable(4), moves: [attack] };
  const all = rows(engine.choicesAfter(record) ?? [], record, engine.rule(record), words);
  const { nodes = [] } = all.find(({ key }) => key === 'cards') ?? {};
  expect(nodes[0]?.label).toBe('Priest');
  expect(nodes.filter(({ note }) => note === 'only now')).toEqual([nodes[0]]);
});

it('gives an occupation back that its user is said not to have, and names the one that stands against it', () => {
  const { position } = unknownTable(4);
  const players = position.players.map((player) => ({
    ...player,
    ...(player.id === 'Anna' && { occupation: 'priest' }),
  }));
  const moves = [
    { move: 'attack', by: 'Anna', target: 'Bruno' } as const,
    { move: 'use', by: 'Anna', occupation: 'thug' } as const,
  ];
  const { against, ways } = cured(board, { ...unknownTable(4), position: { ...position, players }, moves }, 1, words);
  expect(against).toBe('Before the first move, Anna has this occupation: Priest.');
  expect(ways.map(({ text }) => text)).toEqual(['Anna: Thug']);
  expect(fitting(engine, ways[0]?.record as GameRecord).refused.size).toBe(0);
});

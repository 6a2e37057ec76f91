import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unknownTable } from '../../src/islands/checker/boards/teufelsburg/editing.ts';
import { engine } from '../../src/islands/checker/boards/teufelsburg/engine.ts';
import board from '../../src/islands/checker/boards/teufelsburg/index.ts';
import { rows } from '../../src/islands/checker/boards/teufelsburg/rows.ts';
import { cured } from '../../src/islands/checker/cured.ts';
import { fitting, inserted, untimely } from '../../src/islands/checker/fitting.ts';
import type { Choice, GameRecord, Node } from '../../src/islands/checker/game.ts';
import { hashOf, readHash } from '../../src/islands/checker/history.ts';
import { filesIn, wordsIn, yaml } from './words.ts';

const words = wordsIn('en');

const records: [string, GameRecord][] = filesIn('positions').map((name) => [
  basename(name, '.yaml'),
  yaml('positions', name).record,
]);

const key = ({ move }: Choice) => JSON.stringify(move);

/** Moves that can be picked below a node; of a subset all those it can name are tried. */
function* reached(node: Node): Generator<Choice> {
  expect(node.label).not.toContain('⟦');
  if (node.kind === 'leaf') yield node.choice;
  else {
    expect(node.question).not.toContain('⟦');
    if (node.kind === 'branch') for (const inner of node.nodes) yield* reached(inner);
    else {
      for (let mask = 0; mask < 2 ** node.items.length; mask++) {
        const ids = node.items.filter((_, index) => mask & (1 << index)).map(({ id }) => id);
        const choice = node.find(new Set(ids));
        if (choice) yield choice;
      }
    }
  }
}

/** The moves that the picker offers after a record, and those that the engine allows. */
function offered(record: GameRecord) {
  const choices = engine.choicesAfter(record) ?? [];
  const found = rows(choices, record, engine.rule(record), words).flatMap(({ label, nodes }) => {
    expect(label ?? '').not.toContain('⟦');
    return nodes.flatMap((node) => [...reached(node)]);
  });
  // A move may tell of a hand of which nothing is known that it is larger than it has been taken to be.
  const isOpened = ({ move }: Choice) => {
    const moves = [...(record.moves ?? []), move];
    return engine.rule(board.open({ ...record, moves }, moves.length - 1)).status === 'depends';
  };
  const refused = new Set(choices.filter(({ illegal }) => illegal).map(key));
  const offers = found.filter(({ illegal }) => !illegal).filter((one) => !(refused.has(key(one)) && isOpened(one)));
  const allowed = choices.filter(({ illegal }) => !illegal);
  return { found: new Set(offers.map(key)), allowed: allowed.map(key) };
}

describe('what players could do whose turn it is not', () => {
  it.each(records)('is forbidden by what is said of it, at every point of %s', (_, record) => {
    const { moves = [] } = record;
    const found = [...moves, undefined].flatMap((_, made) => {
      const now = { ...record, moves: moves.slice(0, made) };
      const choices = engine.choicesAfter(now) ?? [];
      return board.playersOf(record).flatMap((player) =>
        untimely(board, record, made, player, choices).map(({ move, illegal }) => ({
          move,
          said: illegal?.code,
          forbidden: fitting(engine, inserted(now, made, move)).refused.get(made)?.code,
        })),
      );
    });
    expect(found.filter(({ said, forbidden }) => said !== forbidden)).toEqual([]);
    expect(found).not.toEqual([]);
  });
});

describe('the picker of moves', () => {
  it.each(records)('offers all that can be done at every point of %s, and nothing else', (_, record) => {
    for (let made = 0; made <= (record.moves?.length ?? 0); made++) {
      const { found, allowed } = offered({ ...record, moves: (record.moves ?? []).slice(0, made) });
      expect([...found].sort()).toEqual([...new Set(allowed)].sort());
    }
  });

  it('offers all that can be done while somebody plays at random', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    for (const [, start] of records) {
      let record: GameRecord = { ...start, moves: [] };
      for (let made = 0; made < 8; made++) {
        const { found, allowed } = offered(record);
        expect([...found].sort()).toEqual([...new Set(allowed)].sort());
        const move = allowed[random(allowed.length)];
        if (move === undefined) break;
        record = { ...record, moves: [...(record.moves ?? []), JSON.parse(move)] };
      }
    }
  });
});

describe('the address of the checker', () => {
  it.each(records)('holds %s the move that is shown and whether the last one was asked', (_, record) => {
    const all = record.moves?.length ?? 0;
    for (let at = 0; at <= all; at++)
      for (const aside of [false, true]) {
        const { to, lost } = readHash(engine, hashOf(engine, { record, at, aside }));
        expect(lost).toEqual([]);
        expect(to).toMatchObject({ at, aside });
        expect(to.record && engine.toLink(to.record)).toBe(engine.toLink(record));
      }
  });

  it('is empty where nothing is set up', () => {
    expect(hashOf(engine, { at: 0 })).toBe('');
    expect(readHash(engine, '').to.record).toBeUndefined();
  });
});

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

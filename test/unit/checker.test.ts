/** What the checker does with the board of every game. */
import { describe, expect, it } from 'vitest';
import { gameIds } from '../../src/games.ts';
import { boardOf } from '../../src/islands/checker/boards.ts';
import { fitting, inserted, untimely } from '../../src/islands/checker/fitting.ts';
import type { Board, Choice, GameRecord, Move, Node } from '../../src/islands/checker/game.ts';
import { hashOf, readHash } from '../../src/islands/checker/history.ts';
import type { Words } from '../../src/islands/checker/words.ts';
import { contentOf } from '../content/content.ts';
import { wordsIn } from './words.ts';

const key = (move: Move) => JSON.stringify(move);

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

/** Whether a move is another one of which more is said, as that a swap was made. */
const isMoreThan = (move: Move, other: Move) => {
  const said = new Set(Object.entries(move).map((field) => JSON.stringify(field)));
  return Object.entries(other).every((field) => said.has(JSON.stringify(field)));
};

/** What the picker offers after a record and the engine does not allow, and what the engine allows and the picker does not offer. */
function differing({ engine, rows, open }: Board, record: GameRecord, words: Words) {
  const choices = engine.choicesAfter(record) ?? [];
  const found = rows(choices, record, engine.rule(record), words).flatMap(({ label, nodes }) => {
    expect(label ?? '').not.toContain('⟦');
    return nodes.flatMap((node) => [...reached(node)]);
  });
  const with_ = (move: Move) => ({ ...record, moves: [...(record.moves ?? []), move] });
  // A move may tell of a hand of which nothing is known that it is larger than it has been taken to be.
  const isOpened = (move: Move) => engine.rule(open(with_(move), record.moves?.length ?? 0)).status === 'depends';
  const allowed = choices.filter(({ illegal }) => !illegal).map(({ move }) => move);
  const refused = new Set(choices.filter(({ illegal }) => illegal).map(({ move }) => key(move)));
  const offered = found
    .filter(({ illegal, move }) => !illegal && !(refused.has(key(move)) && isOpened(move)))
    .map(({ move }) => move);
  const isAllowed = new Set(allowed.map(key));
  const isOffered = new Set(offered.map(key));
  return {
    allowed,
    tooMuch: offered.filter(
      (move) =>
        !isAllowed.has(key(move)) &&
        !(allowed.some((one) => isMoreThan(move, one)) && engine.rule(with_(move)).status !== 'illegal'),
    ),
    tooLittle: allowed.filter((move) => !isOffered.has(key(move))),
  };
}

describe.each(gameIds)('%s', async (game) => {
  const board = await boardOf(game);
  const { engine } = board;
  const words = wordsIn('en', game);
  const { idsIn, read } = contentOf(game);
  const records = idsIn('positions').map((id): [string, GameRecord] => [id, read('positions', `${id}.yaml`).record]);

  const { seating } = board;
  if (seating)
    it('is begun with the same players as if they had joined one by one', () => {
      const { blank, playersOf } = board;
      let table = blank();
      while (playersOf(table).length > seating.from) table = seating.leave(table, playersOf(table).at(-1) ?? '');
      for (let number = seating.from; number <= seating.to; number++) {
        expect(blank(playersOf(table))).toEqual(table);
        expect(engine.problemsOf(table)).toEqual([]);
        if (number < seating.to) table = seating.join(table);
      }
    });

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
    const nothing = { tooMuch: [], tooLittle: [] };

    it.each(records)('offers all that can be done at every point of %s, and nothing else', (_, record) => {
      const { moves = [] } = record;
      for (let made = 0; made <= moves.length; made++)
        expect(differing(board, { ...record, moves: moves.slice(0, made) }, words)).toMatchObject(nothing);
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
          const { allowed, ...different } = differing(board, record, words);
          expect(different).toEqual(nothing);
          const move = allowed[random(allowed.length)];
          if (move === undefined) break;
          record = { ...record, moves: [...(record.moves ?? []), move] };
        }
      }
    });
  });

  describe('the address', () => {
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
});

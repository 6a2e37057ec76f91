/** The board of Teufelsburg: what is picked, and what lets a refused move be made. `checker.test.ts` has what holds of every board. */
import { describe, expect, it } from 'vitest';
import { objects } from '../../engine/teufelsburg/data.ts';
import {
  being,
  handsOtherwise,
  put,
  sparing,
  unknownTable,
} from '../../src/islands/checker/boards/teufelsburg/editing.ts';
import { engine } from '../../src/islands/checker/boards/teufelsburg/engine.ts';
import board from '../../src/islands/checker/boards/teufelsburg/index.ts';
import { rows } from '../../src/islands/checker/boards/teufelsburg/rows.ts';
import { cured } from '../../src/islands/checker/cured.ts';
import { fitting, inserted, placeFor } from '../../src/islands/checker/fitting.ts';
import type { Choice, GameRecord, Move } from '../../src/islands/checker/game.ts';
import { tell } from '../../src/islands/checker/told.ts';
import { contentOf } from '../content/content.ts';
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

it('lies only once on the table, also where it is laid twice at one place', () => {
  const held = put(unknownTable(4), 0, 'dagger').record;
  expect(put(held, 0, 'dagger').record).toBe(held);
  const keys = put(put(unknownTable(4), 0, 'key').record, 0, 'key').record;
  expect(keys.position.players[0]?.objects).toEqual(['key', 'key']);
  const spare = sparing(being(unknownTable(4), 0, 'priest').record, 'thug').record;
  expect(sparing(spare, 'thug').record).toBe(spare);
});

describe('a card that nobody is said to have', () => {
  const { moves = [], ...table } = contentOf('teufelsburg').read('positions', 'bodyguard-and-whip.yaml')
    .record as GameRecord;
  const fight: GameRecord = { ...table, moves: moves.slice(0, 2) };
  const cardOf = (move: Choice['move']) =>
    (move as { object?: string; occupation?: string }).object ?? (move as { occupation?: string }).occupation;
  const choices = (engine.choicesAfter(fight) ?? []).filter(({ move }) => move.move === 'play' || move.move === 'use');

  it('is refused to everybody as the rules refuse it, and stands among those not possible now', () => {
    const usesOf = (card: string) => choices.filter(({ move }) => cardOf(move) === card);
    for (const card of ['gloves', 'casting-knives', 'dagger', 'poison-mixer', 'hypnotist', 'duelist']) {
      expect(new Set(usesOf(card).map(({ move }) => move.by)).size).toBe(4);
      for (const { move, illegal } of usesOf(card))
        expect(illegal).toEqual(engine.rule({ ...fight, moves: [...(fight.moves ?? []), move] }).illegal);
    }
    const row = rows(engine.choicesAfter(fight) ?? [], fight, engine.rule(fight), words).find(
      ({ key }) => key === 'cards',
    );
    expect(row?.nodes.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['gloves', 'casting-knives', 'poison-mixer']),
    );
  });

  it.each([
    ['Bruno', { move: 'play', object: 'gloves' }, 'Then Bruno has it: Gloves'],
    ['Anna', { move: 'play', object: 'dagger' }, 'Then Anna has it: Dagger'],
    ['Bruno', { move: 'use', occupation: 'duelist' }, 'Bruno: Duelist'],
  ])('is used by %s in a tap, who then has it', (by, use, text) => {
    const { ways } = cured(board, inserted(fight, 2, { by, ...use } as Move), 2, words);
    expect(ways[0]?.text).toBe(text);
    const { record = fight } = ways[0] ?? {};
    expect(engine.rule(record).illegal).toBeUndefined();
    expect(record.moves).toHaveLength(3);
  });
});

it('keeps an effect secret in a tap at a table that is not said to play so', () => {
  const moves = [
    { by: 'Anna', move: 'offer', to: 'Bruno', object: 'tome' },
    { by: 'Bruno', move: 'accept', return: 'key' },
  ] as const;
  const { position } = unknownTable(4);
  const objects = [
    ['tome', '?'],
    ['key', '?'],
    ['?', '?'],
    ['?', '?'],
  ];
  const record = {
    ...unknownTable(4),
    position: { ...position, players: position.players.map((one, seat) => ({ ...one, objects: objects[seat] })) },
    moves,
  } as GameRecord;
  const secret = (engine.choicesAfter(record) ?? []).filter(({ move }) => move.move === 'conceal');
  expect(secret.map(({ move, illegal }) => [move, illegal?.code])).toEqual([
    [{ by: 'Anna', move: 'conceal', object: 'tome' }, 'variant.not-played'],
  ]);
  const { ways } = cured(board, inserted(record, 2, secret[0]?.move as Move), 2, words);
  expect(ways.map(({ text }) => text)).toEqual(['Variants played: Smuggling']);
  const { record: played = record } = ways[0] ?? {};
  expect(engine.rule(played).illegal).toBeUndefined();
  expect((engine.choicesAfter({ ...played, moves }) ?? []).filter(({ move }) => move.move === 'conceal')).toEqual([
    { move: { by: 'Anna', move: 'conceal', object: 'tome' } },
  ]);
});

describe('a demand for a Secret Bag, either one, for which something was given', () => {
  const move = {
    by: 'Anna',
    move: 'use',
    occupation: 'diplomat',
    target: 'Bruno',
    object: 'secret-bag',
    return: 'key',
  };
  const demanded = (record: GameRecord) => board.open({ ...record, moves: [move] }, 0);

  it('has not missed: only which of them it was is open', () => {
    const { hanging } = tell(board, demanded(unknownTable(4)), words);
    expect(hanging?.lead).toBeUndefined();
    expect(hanging?.cases.map(({ answer }) => answer).join()).not.toContain('misses');
    expect(hanging?.cases[0]?.share).toContain('205 of 427');
    const { yes, no } = hanging?.question ?? {};
    for (const [filling, bag] of [
      [yes, 'Key'],
      [no, 'Goblet'],
    ] as const) {
      const { answer, hanging: still } = tell(board, { ...demanded(unknownTable(4)), ...filling } as GameRecord, words);
      expect(still?.lead ?? answer).toContain(`Anna gets the Secret Bag (${bag}) from Bruno`);
    }
  });

  it('was for the one that can be there, where the other lies elsewhere', () => {
    const { record } = put(unknownTable(4), 2, 'secret-bag-key');
    expect(tell(board, demanded(record), words).answer).toContain('Anna gets the Secret Bag (Goblet) from Bruno');
  });
});

it('takes unknown cards out of a pile in which one of them would have to be a Secret Bag', () => {
  // All objects but a bag and the Tome lie open before somebody, and two lie unknown in the pile.
  const dealt = Object.entries(objects)
    .filter(([id]) => id !== 'secret-bag-key' && id !== 'tome')
    .flatMap(([id, { count }]) => Array<string>(count).fill(id));
  const { position, ...rest } = unknownTable(4);
  const players = position.players.map((player, seat) => ({
    ...player,
    objects: dealt.filter((_, index) => index % 4 === seat),
  }));
  const record = { ...rest, position: { ...position, players, objectPile: ['?', '?'] } } as GameRecord;
  const [problem] = board.engine.problemsOf(record).filter(({ code }) => code === 'position.bag-in-pile');
  const [repair] = problem ? board.repairs(record, problem, words) : [];
  expect(repair?.text).toBe('One unknown object fewer');
  expect(repair?.make().record.position).toMatchObject({ objectPile: [] });
});

it.each([7, 8, 9, 10])(
  'has room for what is known of a hand with %i players: an unknown card of the pile gives way',
  (players) => {
    let record: GameRecord = unknownTable(players);
    for (const object of ['key', 'dagger', 'gloves', 'goblet'] as const)
      record = put(record as never, 0, object).record;
    expect(board.engine.problemsOf(record)).toEqual([]);
    expect((record.position as { objectPile?: string[] }).objectPile?.length).toBeGreaterThan(1);
  },
);

it('takes one unknown card less of a pile where there are too many, and leaves it one', () => {
  const table = unknownTable(8);
  const [anna, ...others] = table.position.players;
  const record = (objectPile: readonly '?'[]) =>
    ({ ...table, position: { ...table.position, players: [anna, ...others], objectPile } }) as GameRecord;
  const fewer = (pile: readonly '?'[]) => {
    const [problem] = board.engine.problemsOf(record(pile)).filter(({ code }) => code === 'position.too-many-objects');
    return problem && board.repairs(record(pile), problem, words)[0]?.make().record.position;
  };
  expect(fewer(Array(6).fill('?'))).toMatchObject({ objectPile: Array(5).fill('?') });
});

it('takes it for said that a hand with an unknown object alone has no other', () => {
  const { sole } = handsOtherwise(unknownTable(4), 0);
  expect(sole?.position.players[0]?.objects).toEqual(['?']);
  expect(sole && handsOtherwise(sole, 0)).toEqual({});
});

it('offers no earlier place to a move that has been made there', () => {
  const carla = { move: 'support', by: 'Carla', side: 'attacker' } as const;
  const moves: Move[] = [
    { move: 'attack', by: 'Anna', target: 'Bruno' } as Move,
    carla,
    { move: 'play', by: 'Anna', object: 'dagger' } as Move,
  ];
  const record: GameRecord = { ...unknownTable(4), moves };
  expect(placeFor(engine, record, 3, { ...carla, by: 'Dino' })).toBe(2);
  expect(placeFor(engine, record, 3, carla)).toBeUndefined();
});

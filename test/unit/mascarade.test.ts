/** The board of Mascarade: where things lie, what is told of a table, how it is set, and what can be picked. */
import { describe, expect, it } from 'vitest';
import { type CharacterId, deckFor, facts, type GameRecord, type Move, rule } from '../../engine/mascarade/index.ts';
import { finishedIn } from '../../src/games.ts';
import {
  cardsOf,
  deckOf,
  exchanges,
  join,
  lay,
  leave,
  playedWith,
  rename,
  toggled,
  unknownTable,
} from '../../src/islands/checker/boards/mascarade/editing.ts';
import { engine } from '../../src/islands/checker/boards/mascarade/engine.ts';
import { factsOf, middleOf } from '../../src/islands/checker/boards/mascarade/facts.ts';
import { layoutOf } from '../../src/islands/checker/boards/mascarade/geometry.ts';
import { hanging } from '../../src/islands/checker/boards/mascarade/hanging.ts';
import board from '../../src/islands/checker/boards/mascarade/index.ts';
import { sceneOf } from '../../src/islands/checker/boards/mascarade/scene.ts';
import { cured, type Way } from '../../src/islands/checker/cured.ts';
import { forgottenIn } from '../../src/islands/checker/fitting.ts';
import type { Node } from '../../src/islands/checker/game.ts';
import type { Box } from '../../src/islands/checker/table/geometry.ts';
import { tell } from '../../src/islands/checker/told.ts';
import { wordsIn } from './words.ts';

const words = wordsIn('en', 'mascarade');

/** Anna the Judge, Bruno the Thief, Carla the King, Dino the Bishop; the Cheat and the Queen in the centre. */
const open = (moves: readonly Move[]): GameRecord => ({
  game: 'mascarade',
  position: {
    players: (['judge', 'thief', 'king', 'bishop'] as const).map((card, seat) => ({
      id: facts.names[seat] as string,
      gold: 6,
      cards: [card],
    })),
    centre: ['cheat', 'queen'],
    turn: 'Anna',
  },
  moves,
});
const ANNOUNCED: Move[] = [
  { move: 'announce', by: 'Anna', character: 'king' },
  { move: 'claim', by: 'Carla' },
  { move: 'resolve' },
];
/** Only Anna knows whether she has the Thief now. */
const SWAPPED: Move[] = [
  { move: 'swap', by: 'Anna', with: 'Bruno' },
  { move: 'announce', by: 'Bruno', character: 'thief' },
  { move: 'claim', by: 'Anna' },
  { move: 'resolve' },
];

const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + 0.01 ||
  other.x + other.width <= one.x + 0.01 ||
  one.y + one.height <= other.y + 0.01 ||
  other.y + other.height <= one.y + 0.01;

describe.each(Array.from({ length: 12 }, (_, index) => index + 2))('the places of %i players', (players) => {
  const each = players === 2 ? 3 : players === 3 ? 2 : 1;
  it.each([0, 1, 2])(
    'lie apart within the picture, and from what stands in the middle, with %i in the centre',
    (centre) => {
      const { width, height, seats, courthouse, card, ...rest } = layoutOf(players, each, centre);
      const boxes: Box[] = [
        ...seats.map(({ box }) => box),
        { x: courthouse.x - 30, y: courthouse.y - 28, width: 60, height: 56 },
        ...rest.centre.map(({ at }) => ({ ...at, ...card })),
      ];
      expect(seats).toHaveLength(players);
      for (const [index, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(height + 0.01);
        for (const other of boxes.slice(index + 1)) expect(apart(box, other)).toBe(true);
      }
      for (const { box, cards, coin } of seats) {
        const [first, last] = [cards[0], cards.at(-1)];
        expect(cards).toHaveLength(each);
        expect(first?.at.x).toBeGreaterThanOrEqual(box.x);
        expect(coin.x).toBeGreaterThan((last?.at.x ?? 0) + card.width);
        expect(coin.x + rest.coin).toBeLessThanOrEqual(box.x + box.width);
      }
    },
  );

  it('go round clockwise', () => {
    const { seats, width, height } = layoutOf(players, each, 0);
    const angles = seats.map(({ box }) =>
      Math.atan2(box.y + box.height / 2 - height / 2, box.x + box.width / 2 - width / 2),
    );
    const turns = angles.filter((angle, index) => angle < (angles[index - 1] ?? Number.NEGATIVE_INFINITY));
    expect(turns.length).toBeLessThanOrEqual(1);
  });
});

describe('a scene', () => {
  const sceneAfter = (moves: readonly Move[]) => sceneOf(open(moves), rule(open(moves)));

  it('has what was said, shown and paid', () => {
    const { seats, courthouse, change, ties } = sceneAfter(ANNOUNCED);
    expect(seats.map((seat) => [seat.gold, seat.change])).toEqual([
      [5, -1],
      [6, 0],
      [9, 3],
      [6, 0],
    ]);
    expect(seats.map(({ says }) => says && [says.as, says.proved])).toEqual([
      ['announces', false],
      undefined,
      ['claims', true],
      undefined,
    ]);
    expect(seats.map(({ cards }) => cards[0]?.open)).toEqual([true, false, true, false]);
    expect([courthouse, change, ties]).toEqual([1, 1, []]);
  });

  it('has what was taken under the table, until something else goes on', () => {
    const { ties, seats } = sceneAfter(SWAPPED.slice(0, 1));
    expect(ties.map(({ from, to, as }) => [from.seat, to.seat, as])).toEqual([[0, 1, 'secret']]);
    expect(seats.map(({ cards }) => cards[0]?.card)).toEqual([
      'character.?',
      'character.?',
      'character.king',
      'character.bishop',
    ]);
    expect(sceneAfter(SWAPPED.slice(0, 2)).ties).toEqual([]);
    expect(
      sceneAfter([{ move: 'swap', by: 'Anna', with: 'centre', withCard: 1, swapped: false }]).ties[0],
    ).toMatchObject({ as: 'kept', to: { seat: 'centre', card: 1 } });
  });

  it.each(finishedIn('mascarade'))('is told in %s without a gap', (locale) => {
    const said = wordsIn(locale, 'mascarade');
    for (const moves of [ANNOUNCED, SWAPPED, SWAPPED.slice(0, 1), [{ move: 'look', by: 'Anna' } as const]]) {
      const scene = sceneAfter(moves);
      const lines = [...scene.seats.flatMap((seat) => factsOf(seat, said)), ...middleOf(scene, said)];
      for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|table\.|\?\?/);
    }
  });
});

describe('what a ruling hangs on', () => {
  const hung = (moves: readonly Move[]) => hanging(open(moves), rule(open(moves)), words);

  it('is a swap gone by, which either answer tells', () => {
    const { question, cases = [] } = hung(SWAPPED) ?? {};
    expect(question?.yes).toEqual({ moves: [{ at: 0, move: { ...SWAPPED[0], swapped: true } }] });
    expect(question?.no).toEqual({ moves: [{ at: 0, move: { ...SWAPPED[0], swapped: false } }] });
    expect(question?.path).toBeUndefined();
    expect(cases).toHaveLength(2);
    expect(cases[0]?.when.map(({ text }) => text)).toEqual(['Anna really swapped with Bruno']);
    expect(cases[0]?.when[0]?.filled).toEqual(question?.yes);
  });

  it('is a card, of which a position can say that it is there, not that it is not', () => {
    const record: GameRecord = { ...unknownTable(4), moves: ANNOUNCED };
    const { question } = hanging(record, rule(record), words) ?? {};
    const position = question?.yes?.position as GameRecord['position'] | undefined;
    expect(position?.players.flatMap(({ cards = [] }) => cards)).toEqual(['king']);
    expect(question?.no).toEqual({ known: [{ place: 'players[0].cards[0]', card: 'king', holds: false }] });
    expect(question?.ifNot.length).toBeGreaterThan(0);
    expect(question?.path).toMatch(/^position\.players\[\d\]\.cards\[0\]$/);
  });

  it('keeps its place among moves that do not fit', () => {
    const [swap, ...later] = SWAPPED as [Move, ...Move[]];
    const told = tell(board, open([{ move: 'claim', by: 'Dino' }, swap, ...later]), words);
    expect(told.hanging?.question?.yes?.moves?.[0]?.at).toBe(1);
  });

  it('is nothing where all is known', () => {
    expect(hung(ANNOUNCED)).toBeUndefined();
  });
});

describe('the headline', () => {
  it('says all that came of it', () => {
    expect(tell(board, open(ANNOUNCED), words).answer).toBe('Carla takes 3 gold; Anna pays 1 gold to the Courthouse');
  });
});

/** Every move that can be reached in a picker. */
const leavesOf = (node: Node): Move[] =>
  node.kind === 'leaf'
    ? [node.choice.move as Move]
    : node.kind === 'branch'
      ? node.nodes.flatMap((inner) => leavesOf(inner))
      : [];

describe('the picker', () => {
  const picked = (record: GameRecord) => board.rows(engine.choicesAfter(record) ?? [], record, rule(record), words);

  it.each([2, 3, 4, 7, 13])('reaches every legal move of %i players, each swap in three ways', (players) => {
    const record = unknownTable(players);
    for (const moves of [[], [{ move: 'announce', by: 'Anna', character: 'judge', ...(players < 4 && { card: 0 }) }]]) {
      const at: GameRecord = { ...record, moves: moves as Move[] };
      const reached = new Set(
        picked(at)
          .flatMap(({ nodes }) => nodes.flatMap(leavesOf))
          .map((move) => JSON.stringify(move)),
      );
      for (const { move, illegal } of engine.choicesAfter(at) ?? []) {
        if (illegal) continue;
        const ways = move.move === 'swap' ? [move, { ...move, swapped: true }, { ...move, swapped: false }] : [move];
        for (const way of ways) expect(reached).toContain(JSON.stringify(way));
      }
    }
  });

  it('asks of a power what fits it, and nothing else', () => {
    const record: GameRecord = {
      ...unknownTable(8),
      moves: [{ move: 'announce', by: 'Anna', character: 'fool' }, { move: 'resolve' }],
    };
    const [row] = picked(record).filter(({ key }) => key === 'use');
    const moves = (row?.nodes ?? []).flatMap(leavesOf);
    expect(moves.every((move) => move.move === 'decline' || (move.move === 'use' && move.cards !== undefined))).toBe(
      true,
    );
    expect(new Set(moves.map(({ move }) => move))).toEqual(new Set(['use', 'decline']));
    // Whose card is taken first is all the same: everybody else is among the first, and no two cards are two moves.
    const others = record.position.players.map(({ id }) => id).filter((id) => id !== 'Anna');
    const first = (row?.nodes ?? []).filter(({ key }) => key.startsWith('first'));
    expect(first.map(({ label }) => label).sort()).toEqual(others);
    for (const node of first) expect(leavesOf(node)).toHaveLength(others.length - 1);
    const pairs = moves.flatMap((move) => ('cards' in move && move.cards ? [JSON.stringify(move.cards)] : []));
    const inOrder = pairs.map((pair) => JSON.stringify(JSON.parse(pair).sort()));
    expect(pairs).toEqual(inOrder);
  });

  it('lets be told what the Inquisitor was shown, where a swap nobody saw leaves it open', () => {
    const cards: CharacterId[] = ['judge', 'king', 'inquisitor', 'queen'];
    const { position, ...record } = unknownTable(4);
    const players = position.players.map(({ id }, seat) => ({ id, cards: cards.slice(seat, seat + 1) }));
    const moves: Move[] = [
      { by: 'Anna', move: 'swap', with: 'Bruno' },
      { by: 'Bruno', move: 'look' },
      { by: 'Carla', move: 'announce', character: 'inquisitor' },
      { move: 'resolve' },
      { by: 'Carla', move: 'use', target: 'Anna' },
      { by: 'Anna', move: 'name', character: 'king' },
    ];
    const deck: CharacterId[] = [...cards, 'thief', 'cheat'];
    const at = { ...record, position: { ...position, players, centre: ['thief', 'cheat'], deck }, moves } as GameRecord;
    expect(rule(at).status).toBe('depends');
    const [row] = picked(at).filter(({ tells }) => tells);
    expect((row?.nodes ?? []).flatMap(leavesOf).filter(({ move }) => move === 'show')).toEqual([
      { by: 'Anna', move: 'show', character: 'judge' },
      { by: 'Anna', move: 'show', character: 'king' },
    ]);
  });

  it.each(finishedIn('mascarade'))('has words for everything in %s', (locale) => {
    const said = wordsIn(locale, 'mascarade');
    const texts = (node: Node): string[] => [
      node.label,
      ...(node.kind === 'branch' ? [node.question, ...node.nodes.flatMap(texts)] : []),
    ];
    for (const players of [2, 3, 4]) {
      const record = unknownTable(players);
      for (const { label = '', nodes } of board.rows(engine.choicesAfter(record) ?? [], record, rule(record), said))
        for (const text of [label, ...nodes.flatMap(texts)])
          expect(text).not.toMatch(/[{}]|undefined|^(ask|do|rows)\./);
    }
  });
});

describe('gold on the Courthouse', () => {
  const judged = [...ANNOUNCED, { move: 'announce', by: 'Bruno', character: 'judge' } as const];
  it('is asked for once the Judge is announced, unless the record begins with the first turns', () => {
    const record = open(judged);
    expect(board.suppositions?.(record, words)).toHaveLength(1);
    expect(board.suppositions?.({ ...record, position: { ...record.position, opening: 4 } } as never, words)).toEqual(
      [],
    );
  });
});

describe('setting a table', () => {
  it('takes a card from where it lay', () => {
    const first = lay(unknownTable(4), { seat: 1, card: 0 }, 'king');
    const { record, from } = lay(first.record, { seat: 'centre', card: 1 }, 'king');
    expect(from).toBe('Bruno');
    expect(cardsOf(record, 1)).toEqual(['?']);
    expect(record.position.centre).toEqual(['?', 'king']);
  });

  it('leaves a card where it lies that its player is said to have', () => {
    const players = ['Anna', 'Bruno', 'Carla'].map((id, seat) => ({ id, cards: [seat === 0 ? 'king' : '?', '?'] }));
    const record = { game: 'mascarade', position: { players } } as GameRecord;
    const said = board.settings(record, words).find(({ text }) => text === 'Anna: King');
    expect(said?.make().record).toBe(record);
  });

  it('leaves both Peasants where they lie', () => {
    const first = lay(unknownTable(8), { seat: 1, card: 0 }, 'peasant');
    const second = lay(first.record, { seat: 2, card: 0 }, 'peasant');
    expect(second.from).toBeUndefined();
    expect(lay(second.record, { seat: 3, card: 0 }, 'peasant').from).toBe('Bruno');
  });

  it.each([2, 3, 4, 5, 8, 12, 13])('is possible with %i players, with one more and one less', (players) => {
    let record = unknownTable(players);
    for (const [seat, character] of deckFor(players, 'reference').slice(0, players).entries())
      record = lay(record, { seat, card: 0 }, character).record;
    const changed = [record, ...(players < 13 ? [join(record)] : []), ...(players > 2 ? [leave(record, 'Bruno')] : [])];
    for (const one of changed) expect(engine.problemsOf(one)).toEqual([]);
  });

  it('forgets moves of who is gone, and all where cards are counted otherwise', () => {
    expect(leave({ ...unknownTable(5), moves: ANNOUNCED }, 'Carla').moves).toHaveLength(2);
    expect(leave({ ...unknownTable(4), moves: ANNOUNCED }, 'Dino').moves).toEqual([]);
  });

  it('forgets moves with a card in the centre that is not there with more players', () => {
    const reaching = (withCard: number): Move => ({ by: 'Anna', move: 'swap', with: 'centre', withCard });
    expect(join({ ...unknownTable(4), moves: [reaching(0)] }).moves).toEqual([reaching(0)]);
    expect(join({ ...unknownTable(4), moves: [reaching(1)] }).moves).toEqual([]);
    // So it may stand in a link, though.
    const ruling = rule({ ...unknownTable(5), moves: [reaching(1)] });
    expect([ruling.status, ruling.illegal?.code]).toEqual(['illegal', 'swap.nothing-there']);
  });

  it('gives somebody another name wherever it stands', () => {
    const record = rename(
      { ...open(SWAPPED), position: { ...open([]).position, revealed: ['Anna'], mustLook: ['Anna'] } },
      'Anna',
      'king',
    );
    expect(JSON.stringify(record)).not.toContain('Anna');
    expect(rename(open(ANNOUNCED), 'Dino', 'king').moves).toEqual(ANNOUNCED);
  });

  it('plays with other characters', () => {
    const record = unknownTable(6);
    const own = playedWith(record, toggled(record, 'witch'));
    expect(deckOf(own)).not.toContain('witch');
    const [problem] = engine.problemsOf(own);
    expect(problem?.code).toBe('deck.number');
    const [repair] = problem ? board.repairs(own, problem, words) : [];
    expect(engine.problemsOf(repair?.make().record ?? own)).toEqual([]);
  });
});

it('takes a character into play that players have chosen, where as many play as may choose', () => {
  const announced = (players: number): GameRecord => ({
    ...unknownTable(players),
    moves: [{ move: 'announce', by: 'Anna', character: 'widow' }],
  });
  const [way, ...others] = cured(board, announced(9), 0, words).ways;
  expect([way?.text, others]).toEqual(['In play too: Widow', []]);
  expect(way?.said).toBe('In play too: Widow. One card more lies in the centre.');
  const { record } = way as Way;
  expect(deckOf(record as GameRecord)).toContain('widow');
  expect(engine.problemsOf(record)).toEqual([]);
});

describe('a character that is not in play where the number of characters is fixed', () => {
  const announced = (record: GameRecord, character: CharacterId): GameRecord => ({
    ...record,
    moves: [{ move: 'announce', by: 'Anna', character, ...(record.position.players.length < 4 && { card: 0 }) }],
  });

  it.each([2, 3, 4, 5, 7])('takes the place of one of %i players’ deck', (players) => {
    const record = unknownTable(players);
    const missing = (['spy', 'thief', 'widow'] as const).find((one) => !deckOf(record).includes(one)) as CharacterId;
    const { ways } = cured(board, announced(record, missing), 0, words);
    const name = words.name(`character.${missing}`);
    for (const { text, said, record: to } of ways) {
      expect(text).toMatch(new RegExp(`^(${name} instead of: (?!Judge)|In play too: )`));
      expect(said).toContain(name);
      expect(deckOf(to as GameRecord)).toContain(missing);
      expect(engine.problemsOf(to)).toEqual([]);
    }
    expect(ways.length).toBeGreaterThan(0);
  });

  it('does not take that of a card which lies on the table', () => {
    const four = lay(lay(unknownTable(4), { seat: 0, card: 0 }, 'thief').record, { seat: 1, card: 0 }, 'king').record;
    expect(cured(board, announced(four, 'fool'), 0, words).ways.map(({ text }) => text)).toEqual([
      'Fool instead of: Bishop',
      'Fool instead of: Cheat',
      'Fool instead of: Queen',
    ]);
  });

  it('needs no other where players may choose how many are in play', () => {
    expect(exchanges(unknownTable(9), 'widow').map(({ other }) => other)).toEqual([undefined]);
  });

  it('comes and goes while the table is set without a deck that cannot be', () => {
    let record = unknownTable(4);
    const tap = (character: CharacterId) => {
      const [exchange] = exchanges(record, character);
      record = exchange?.record ?? record;
      expect(engine.problemsOf(record)).toEqual([]);
      return exchange?.other;
    };
    expect(tap('fool')).toBe('bishop');
    // The one that has gone comes back before any other.
    expect(tap('thief')).toBe('bishop');
    // Who has been tapped stays.
    tap('witch');
    expect(deckOf(record)).toEqual(expect.arrayContaining(['fool', 'witch']));
  });
});

describe('a move of somebody whose turn comes later', () => {
  const swap: Move = { move: 'swap', by: 'Anna', with: 'Bruno' };
  const king: Move = { move: 'announce', by: 'Anna', character: 'king' };
  const waysFor = (record: GameRecord) => cured(board, record, 1, words).ways;

  it('fits after turns in which nothing happened that a move tells of', () => {
    const [way] = waysFor(open([swap, king]));
    expect(way?.text).toBe('Until then, the others only looked at their own cards');
    const looks = ['Bruno', 'Carla', 'Dino'].map((by) => ({ by, move: 'look' }));
    expect(way?.record.moves).toEqual([swap, ...looks, king]);
    expect(way?.added).toBe(3);
    const two: GameRecord = {
      ...unknownTable(2),
      moves: [
        { ...swap, card: 0, withCard: 0 },
        { ...king, card: 0 },
      ],
    };
    expect(waysFor(two)[0]?.record.moves?.[1]).toEqual({ by: 'Bruno', move: 'look', card: 0 });
  });

  it('does not where they could not have looked', () => {
    const beginning = open([swap, king]);
    const opening = { ...beginning, position: { ...beginning.position, opening: 4 } };
    expect(waysFor(opening).map(({ text }) => text)).not.toContain(
      'Until then, the others only looked at their own cards',
    );
  });
});

it('says once what an edition has instead, where its headline says it', () => {
  const cards = ['witch', 'judge', 'king', 'bishop', 'queen'] as const;
  const players = cards.map((card, seat) => ({ id: facts.names[seat] as string, gold: 6, cards: [card] }));
  const record: GameRecord = {
    game: 'mascarade',
    position: { players, centre: ['cheat'] },
    moves: [{ move: 'announce', by: 'Anna', character: 'witch' }, { move: 'resolve' }, { move: 'decline', by: 'Anna' }],
  };
  expect(tell(board, record, words).dissents).toMatchObject([
    { edition: 'en', answer: 'Anna does not use the power of the Witch', instead: [] },
    { edition: 'fr', answer: 'Anna does not use the power of the Witch', instead: [] },
  ]);
});

it('says that several are the richest alike where the Bishop has to choose', () => {
  const { owes } = tell(
    board,
    open([{ move: 'announce', by: 'Anna', character: 'bishop' }, { move: 'resolve' }]),
    words,
  );
  expect(owes).toContain('Bruno, Carla and Dino are the richest of the others');
});

it('who has claimed another time may have been forgotten this time', () => {
  const record = open([
    ...ANNOUNCED,
    { move: 'swap', by: 'Bruno', with: 'Dino', swapped: false },
    { move: 'swap', by: 'Carla', with: 'Dino', swapped: false },
    { move: 'announce', by: 'Dino', character: 'queen' },
    { move: 'claim', by: 'Anna' },
    { move: 'resolve' },
  ]);
  const claims = forgottenIn(engine, record, record.moves?.length ?? 0)?.choices.filter(
    ({ move }) => move.move === 'claim',
  );
  expect(claims?.map(({ move }) => move.by)).toEqual(['Bruno', 'Carla']);
});

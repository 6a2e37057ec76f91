/** What a ruling on unknown cards says, and does not say: few headings, nothing that is not certain. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everythingUnknown } from '../../../bench/games.ts';
import { answerOf } from '../../../engine/teufelsburg/answer.ts';
import { decode } from '../../../engine/teufelsburg/decode.ts';
import {
  details,
  dissents,
  type GameRecord,
  type Move,
  type ObjectId,
  objects,
  type Player,
  type Position,
  type Ruling,
  rule,
  tablesAfter,
} from '../../../engine/teufelsburg/index.ts';
import { inCommon } from '../../../engine/teufelsburg/outcomes.ts';
import type { Table } from '../../../engine/teufelsburg/table.ts';
import { recordOf } from './scenarios/shorthand.ts';

const EDITIONS = ['reference', 'hu', 'it', 'pt'] as const;

const nobodyKnown = (players: number, rest: Partial<Position> = {}): Position => ({
  players: Array.from({ length: players }, (_, seat) => ({ id: `p${seat}`, objects: ['?'] })),
  ...rest,
});

it('what is known of a card in the pile is known when the pile has been looked through', () => {
  const known = [{ place: 'objectPile[2]', card: 'dagger', atLeast: 1, holds: true }];
  const before = recordOf(
    'A order clairvoyant: key; B order thug: ?; C brotherhood priest: whip; D brotherhood doctor: coat; pile: ? ? ?; turn: A',
    { moves: 'A use clairvoyant goblet tome; A pass; B attack C; B play dagger' },
    'reference',
  );
  expect(rule(before)).not.toMatchObject({ status: 'illegal' });
  expect(rule({ ...before, known })).toMatchObject({ status: 'illegal', illegal: { code: 'object.not-held' } });
});

describe.each(EDITIONS)('ten players of whom nothing is known, under %s', (edition) => {
  it.each(Object.entries(everythingUnknown()))('%s', (_, record) => {
    const ruling = rule({ ...record, edition });
    const { status, cases = [], deals = 0 } = ruling;
    expect(cases.length).toBeLessThanOrEqual(8);
    expect(cases.reduce((sum, one) => sum + one.deals, 0)).toBe(deals);
    expect(status === 'depends').toBe(cases.length > 0);
    expect(JSON.stringify(ruling).length).toBeLessThan(60_000);
    for (const { when, deals: own, ruling: outcome } of cases) {
      expect(Number.isSafeInteger(own) && own > 0).toBe(true);
      expect(when.length).toBeGreaterThan(0);
      expect(outcome.cases).toBeUndefined();
    }
  });
});

it('what makes a claim false is in common to all ways it can come out, but for who wins', () => {
  const at = 'A order thug: key key key; B brotherhood priest: goblet; C ? duelist: ?; D ? doctor: ?; pile: ?; turn: A';
  const { cases = [] } = rule(recordOf(at, { moves: 'A claim with B' }, 'reference'));
  const { steps } = inCommon(cases.map(({ ruling }) => ruling));
  expect(cases.length).toBeGreaterThan(1);
  expect(steps.map(({ code }) => code)).toEqual([
    ...['claim.made', 'claim.revealed', 'claim.own', 'claim.total'],
    ...['claim.ally-of-the-enemy', 'claim.lost-by-name'],
  ]);
  expect(steps.at(-1)).toEqual({ ...cases[0]?.ruling.steps.at(-1), params: { association: 'brotherhood' } });
});

describe('headings', () => {
  const claim: Move = { by: 'p0', move: 'claim', as: 'association', allies: [] };
  const holder = (position: Position): Position => ({
    ...position,
    players: position.players.map((one, seat) =>
      seat ? one : { ...one, association: 'order', objects: ['key', 'key', 'key'] },
    ),
  });

  it('name every winner as long as eight are enough', () => {
    const position = holder(nobodyKnown(3, { objectPile: ['?'] }));
    const { status, cases = [] } = rule({ game: 'teufelsburg', position, moves: [claim] });
    expect(status).toBe('depends');
    expect(cases.map(({ deals, ruling }) => `${deals} ${ruling.won} ${ruling.winners}`).sort()).toEqual([
      '1 order p0',
      '1 order p0,p1',
      '1 order p0,p2',
    ]);
  });

  it('name the association alone where more would be needed, and nobody as a winner', () => {
    const position = holder(nobodyKnown(9, { objectPile: ['?'] }));
    const ruling = rule({ game: 'teufelsburg', position, moves: [claim] });
    expect(ruling).toMatchObject({
      status: 'depends',
      deals: 1,
      cases: [{ deals: 1, ruling: { status: 'over', won: 'order' } }],
    });
    expect(ruling.winners).toBeUndefined();
    expect(ruling.cases?.[0]?.ruling.winners).toBeUndefined();
  });

  it('leave open who has won also where it is certain in some of their ways', () => {
    // Whoever is named first of the other association makes the claim false; if nobody is, all are known, and the last has no Key.
    const position = nobodyKnown(8, { objectPile: ['tome'] });
    const hands = ['key', 'coat', 'key', 'dagger', 'key', 'goblet', 'whip', 'gloves'] as const;
    const players = position.players.map(
      ({ id }, seat): Player => ({
        id,
        objects: [hands[seat] as ObjectId],
        ...(seat === 0 && { association: 'order' }),
      }),
    );
    const moves: Move[] = [{ ...claim, allies: ['p2', 'p4', 'p6'] } as Move];
    const ruling = rule({ game: 'teufelsburg', position: { ...position, players }, moves });
    expect(ruling).toMatchObject({ status: 'depends', cases: [{ ruling: { status: 'over', won: 'brotherhood' } }] });
    expect(ruling.cases?.length).toBe(1);
  });

  it('are in detail as many as there are winners, each with its steps', () => {
    const all = details({
      game: 'teufelsburg',
      position: holder(nobodyKnown(3, { objectPile: ['?'] })),
      moves: [claim],
    });
    expect(all.cases.map(({ ruling }) => String(ruling.winners)).sort()).toEqual(['p0', 'p0,p1', 'p0,p2']);
    for (const { ruling } of all.cases) expect(ruling.steps.length).toBeGreaterThan(0);
  });

  it('are in detail by every winner in sixty-four ways, and in no more', () => {
    // Where the Key is that p2 has not got, what the others' associations are, and which of the two is the smaller one: 64 ways together.
    const open = { p0: ['key', '?'], p3: ['gloves'], p4: ['whip'], p7: ['monocle'], p8: ['sextant'] };
    const named = (known: readonly string[]) => {
      const players = nobodyKnown(9).players.map(({ id }) => ({
        ...{ id, objects: open[id as keyof typeof open] ?? ['?'] },
        ...(known.includes(id) && { association: 'order' }),
      }));
      const position = { players, objectPile: ['?'] } as unknown as Position;
      const { cases } = details({ game: 'teufelsburg', position, moves: [{ ...claim, allies: ['p2'] } as Move] });
      return cases.some(({ ruling }) => ruling.winners);
    };
    expect(named(['p0', 'p2', 'p4'])).toBe(true);
    expect(named(['p0', 'p2'])).toBe(false);
  });

  it('name every winner also where there may be none', () => {
    const position = nobodyKnown(3, { objectPile: ['?'] });
    const [first, ...others] = position.players;
    const known = { ...first, id: 'p0', association: 'order', objects: ['?', '?', '?'] } as const;
    const all = details({
      game: 'teufelsburg',
      position: { ...position, players: [known, ...others] },
      moves: [claim],
    });
    const ends = Object.groupBy(all.cases, ({ ruling }) => ruling.status);
    expect(Object.keys(ends).sort()).toEqual(['illegal', 'over']);
    for (const { ruling } of ends.over ?? []) expect(ruling.winners?.length).toBeGreaterThan(0);
  });

  it('are in detail by association alone where there are too many ways to go through', () => {
    const all = details({
      game: 'teufelsburg',
      position: holder(nobodyKnown(9, { objectPile: ['?'] })),
      moves: [claim],
    });
    expect(all).toMatchObject({ deals: 1, cases: [{ ruling: { won: 'order' } }] });
    expect(all.cases[0]?.ruling).not.toHaveProperty('winners');
  });

  it('are told apart by who wins, not by who happens to be known to, and each by its shortest condition', () => {
    const position = nobodyKnown(5, { objectPile: ['?', '?'] });
    const players = position.players.map((one, seat) => ({ ...one, objects: seat ? ['?', '?'] : ['key', 'key'] }));
    const record = {
      game: 'teufelsburg',
      edition: 'hu',
      position: { ...position, players },
      moves: [{ ...claim, allies: ['p2'] }],
    };
    const { cases = [] } = rule(record as GameRecord);
    expect(cases.map(({ ruling }) => ruling.won ?? ruling.illegal?.code)).toEqual([
      'claim.nothing-needed',
      'brotherhood',
      'order',
    ]);
    // There is one Pearl: who has it says of all others that they have not.
    const pearl = { card: 'black-pearl', atLeast: 1, holds: true };
    const asked = cases[1]?.when.find((all) => all.some(({ place }) => place === 'players[3].objects'));
    expect(asked?.filter(({ card }) => card === pearl.card)).toEqual([{ ...pearl, place: 'players[3].objects' }]);
  });

  it('say what is so in all their ways, and leave open what is not', () => {
    const players = [
      { id: 'A', association: 'order', occupation: 'diplomat', objects: ['dagger', 'key'] },
      { id: 'B', association: 'brotherhood', occupation: 'thug', objects: ['secret-bag-key', 'whip'] },
      { id: 'C', association: 'order', occupation: 'priest', objects: ['?', '?', 'privilege'] },
    ] as const;
    const moves: Move[] = [
      { by: 'A', move: 'use', occupation: 'diplomat', target: 'C', object: 'key', return: 'dagger' },
      { by: 'A', move: 'claim', as: 'association', allies: ['C'] },
    ];
    const record: GameRecord = { game: 'teufelsburg', position: { players, objectPile: ['tome'], turn: 'A' }, moves };
    const { cases = [] } = rule(record);
    // Whether C has another key makes the claim true or false; that of the Diplomat's miss is another heading.
    expect(cases.map(({ ruling }) => ruling.won ?? ruling.illegal?.code).sort()).toEqual([
      'brotherhood',
      'order',
      'turn.ended-by-diplomat',
    ]);
    for (const { ruling } of cases) {
      const own = ruling.position.players[0]?.objects ?? [];
      if (ruling.won) expect([...own].sort()).toEqual(['key', 'key']);
    }
    const all = details(record);
    expect(all.cases.length).toBeGreaterThanOrEqual(cases.length);
    expect(all.cases.reduce((sum, { deals }) => sum + deals, 0)).toBe(all.deals);
  });
});

/** The shares of the outcomes of a ruling, by what comes of the last claim. */
function sharesOf(ruling: Ruling): Map<string, number> {
  const cases = ruling.cases ?? [{ ruling, deals: 1 }];
  const sum = cases.reduce((all, { deals }) => all + deals, 0);
  const shares = new Map<string, number>();
  for (const { ruling: one, deals } of cases) {
    const key = String(one.illegal?.code ?? one.winners ?? one.status);
    shares.set(key, (shares.get(key) ?? 0) + deals / sum);
  }
  return shares;
}

/** Every deal of the hidden objects of three players; no Secret Bag lies in the pile. */
function* dealsOf(position: Position): Generator<Position> {
  const box = (Object.keys(objects) as ObjectId[]).flatMap((id) =>
    objects[id].players[0] <= 3 ? Array<ObjectId>(objects[id].count).fill(id) : [],
  );
  const deal = structuredClone(position) as unknown as { players: { objects: string[] }[]; objectPile: string[] };
  const slots: { hand: string[]; at: number; isPile: boolean }[] = [];
  for (const hand of [...deal.players.map((player) => player.objects), deal.objectPile])
    for (const [at, card] of hand.entries())
      if (card === '?') slots.push({ hand, at, isPile: hand === deal.objectPile });
      else box.splice(box.indexOf(card as ObjectId), 1);
  function* fill(next: number): Generator<Position> {
    const slot = slots[next];
    if (!slot) {
      yield structuredClone(deal) as unknown as Position;
      return;
    }
    for (let index = 0; index < box.length; index++) {
      if (slot.isPile && box[index]?.startsWith('secret-bag')) continue;
      const [card] = box.splice(index, 1) as [ObjectId];
      slot.hand[slot.at] = card;
      yield* fill(next + 1);
      box.splice(index, 0, card);
    }
  }
  yield* fill(0);
}

describe('a pile that a Clairvoyant has looked through and shuffled', () => {
  const tie = (target: string): Move[] => [
    { by: 'A', move: 'attack', target },
    { move: 'resolve' },
    ...['A', 'B', 'C'].map((by): Move => ({ by, move: 'pass' })),
  ];
  const table = (a: string, c: string, objectPile: string): Position =>
    ({
      players: [
        { id: 'A', association: 'order', occupation: 'clairvoyant', objects: a.split(' ') },
        { id: 'B', association: 'brotherhood', occupation: 'thug', objects: ['goblet', 'whip'] },
        { id: 'C', association: 'order', occupation: 'priest', objects: c.split(' ') },
      ],
      objectPile: objectPile.split(' '),
      turn: 'A',
    }) as Position;

  it.each([
    ['all known', table('dagger', 'key secret-bag-goblet', 'tome coat key key goblet'), 'tome coat', 3],
    ['all hidden, and a card in a hand', table('dagger ?', 'key secret-bag-goblet', '? ? ?'), 'key goblet', 0],
    ['all hidden, and drawn from', table('dagger', 'key secret-bag-goblet', '? ? ?'), 'tome goblet', 3],
    ['one more hidden than known', table('dagger', '? secret-bag-goblet', 'tome key coat ?'), 'tome coat', 3],
    ['several hidden, and drawn from', table('dagger', 'key secret-bag-goblet', 'tome key coat ? ?'), 'tome coat', 5],
    ['what was laid on top among the hidden', table('dagger', '? secret-bag-goblet', 'tome key ? ?'), 'tome key', 3],
  ])('%s: agrees with the list of all deals', (_, position, top, ties) => {
    const moves: Move[] = [
      { by: 'A', move: 'use', occupation: 'clairvoyant', top: top.split(' ') as ObjectId[] },
      ...['B', 'C', 'B', 'C', 'B'].slice(0, ties).flatMap(tie),
      { by: 'A', move: 'claim', as: 'association', allies: ['C'] },
    ];
    const wanted = new Map<string, number>();
    let possible = 0;
    for (const deal of dealsOf(position)) {
      const shares = sharesOf(rule({ game: 'teufelsburg', position: deal, moves }, false));
      // The Clairvoyant lays on top what there is.
      if (shares.has('clairvoyant.not-there')) continue;
      possible++;
      for (const [key, share] of shares) wanted.set(key, (wanted.get(key) ?? 0) + share);
    }
    const got = sharesOf(rule({ game: 'teufelsburg', position, moves }, false));
    const rounded = (shares: Map<string, number>, by = 1) =>
      Object.fromEntries([...shares].map(([key, share]) => [key, (share / by).toFixed(9)]).sort());
    expect(got.size).toBeGreaterThan(1);
    expect(rounded(got)).toEqual(rounded(wanted, possible));
  });
});

it('asks of a card drawn from a shuffled pile where it lay', () => {
  const draw: Move[] = [{ by: 'A', move: 'attack', target: 'B' }, { move: 'resolve' }];
  const round = ['A', 'B', 'C'].map((by): Move => ({ by, move: 'pass' }));
  const ruling = rule({
    game: 'teufelsburg',
    position: {
      players: [
        { id: 'A', association: 'order', occupation: 'clairvoyant', objects: ['key', 'key'] },
        { id: 'B', association: 'brotherhood', occupation: 'thug', objects: ['goblet', 'secret-bag-key'] },
        { id: 'C', association: 'order', occupation: 'priest', objects: ['whip', 'secret-bag-goblet'] },
      ],
      objectPile: ['tome', 'coat', 'key', 'goblet', 'dagger'],
      turn: 'A',
    },
    moves: [
      { by: 'A', move: 'use', occupation: 'clairvoyant', top: ['tome', 'coat'] },
      ...[0, 1, 2].flatMap(() => [...draw, ...round]),
      { by: 'A', move: 'claim', as: 'association', allies: [] },
    ],
  });
  const drawn = { place: 'objectPile.shuffled[2]', card: 'key', atLeast: 1 };
  expect(ruling).toMatchObject({ status: 'depends', deals: 3, question: drawn });
  expect(ruling.cases?.map((one) => [one.deals, one.ruling.won, one.when])).toEqual([
    [2, 'brotherhood', [[{ ...drawn, holds: false }]]],
    [1, 'order', [[{ ...drawn, holds: true }]]],
  ]);
});

it('takes a pile that is left out for none where nothing but a Secret Bag is unaccounted for', () => {
  const position: Position = {
    players: [
      { id: 'A', objects: ['key', 'key', 'key', 'goblet', 'goblet', 'goblet', 'secret-bag-key'] },
      { id: 'B', objects: ['dagger', 'gloves', 'whip', 'casting-knives', 'poison-ring', 'privilege'] },
      { id: 'C', objects: ['monocle', 'tome', 'coat', 'sextant', 'broken-mirror', 'lodge-coat-of-arms'] },
    ],
  };
  expect(rule({ game: 'teufelsburg', position }).position.objectPile).toEqual([]);
});

it('takes a Secret Bag that nobody mentions for any unknown card of a hand or for none, but where the pile is told in full', () => {
  const missing = (pile: readonly '?'[] | undefined) => {
    const at = 'A order diplomat: dagger; B brotherhood doctor: ?; C order thug: ?; D brotherhood priest: ?';
    const record = recordOf(at, { moves: 'A use diplomat B secret-bag for dagger' }, 'reference');
    const { cases = [], deals } = rule({
      ...record,
      position: { ...record.position, ...(pile && { objectPile: pile }) },
    });
    const misses = cases.find(({ ruling }) => ruling.effects.length === 0 && ruling.position.turn === 'B');
    return `${misses?.deals}/${deals}`;
  };
  // Besides those of the pile, nineteen, eighteen or three cards are unseen, and two of them are the bags (told-in-part).
  expect(missing(undefined)).toBe('17/19');
  expect(missing(['?', '?'])).toBe('16/18');
  expect(missing(Array.from({ length: 17 }, () => '?'))).toBe('1/3');
});

describe('what is counted among hidden cards', () => {
  const position = (own: readonly string[], of: readonly string[]): Position =>
    ({
      players: [
        { id: 'A', association: 'order', occupation: 'diplomat', objects: own },
        { id: 'B', association: 'brotherhood', occupation: 'thug', objects: of },
        { id: 'C', association: 'order', occupation: 'doctor', objects: ['key', 'whip'] },
        { id: 'D', association: 'brotherhood', occupation: 'priest', objects: ['black-pearl'] },
      ],
      objectPile: [],
    }) as unknown as Position;
  const claim: Move = { by: 'A', move: 'claim', as: 'association', allies: ['C'] };
  const codes = (ruling: Ruling) => ruling.steps.map(({ code }) => code);

  it('may be more than is said, which is said too', () => {
    const ruling = rule({ game: 'teufelsburg', position: position(['key', 'key', '?'], ['goblet']), moves: [claim] });
    expect(ruling).toMatchObject({ status: 'over', winners: ['A', 'C'] });
    expect(codes(ruling)).toContain('claim.at-least');
    const known = rule({ game: 'teufelsburg', position: position(['key', 'key', 'coat'], ['goblet']), moves: [claim] });
    expect(codes(known)).not.toContain('claim.at-least');
  });

  it('is not looked at in the hand of somebody who turns out to be an enemy', () => {
    const { players } = position(['key', 'key'], ['goblet']);
    const unknown = players.map(({ association, ...player }) =>
      player.id === 'C'
        ? { id: 'C', objects: ['?'] }
        : { ...player, association: player.id === 'A' ? association : '?' },
    );
    const tables = tablesAfter({
      game: 'teufelsburg',
      position: { players: unknown, objectPile: ['tome'] } as unknown as Position,
      moves: [claim],
    });
    const asked = tables.map(({ hidden }) =>
      hidden.findings.map(({ place, card, holds }) => `${place} ${card} ${holds}`),
    );
    expect(asked.sort()).toEqual([
      ['players[2].association order false'],
      ['players[2].association order true', 'players[2].objects key false'],
      ['players[2].association order true', 'players[2].objects key true'],
    ]);
  });

  it('may be so in a prophecy as well', () => {
    const moves: Move[] = [{ by: 'A', move: 'foretell', holders: ['B'] }];
    const foretold = (of: readonly string[]) =>
      rule({ game: 'teufelsburg', variants: ['prophecy'], position: position(['coat'], of), moves });
    expect(codes(foretold(['goblet', 'goblet', 'goblet', '?']))).toContain('prophecy.at-least');
    expect(codes(foretold(['goblet', 'goblet', 'goblet', 'tome']))).not.toContain('prophecy.at-least');
  });
});

describe('a heading that takes much together', () => {
  it('leaves open what parts its ways', () => {
    const record: GameRecord = {
      game: 'teufelsburg',
      position: {
        players: [
          { id: 'A', association: 'order', occupation: 'diplomat', objects: ['dagger', 'key'] },
          { id: 'B', association: 'brotherhood', occupation: 'thug', objects: ['?', '?', '?', '?', '?'] },
          { id: 'C', association: 'order', occupation: 'doctor', objects: ['whip'] },
          { id: 'D', association: 'brotherhood', occupation: 'priest', objects: ['gloves'] },
        ],
        objectPile: ['tome', 'coat', 'sextant'],
      },
      moves: [
        { by: 'A', move: 'attack', target: 'B' },
        { move: 'resolve' },
        { by: 'A', move: 'use', occupation: 'diplomat', target: 'B', object: 'secret-bag', return: 'dagger' },
        { by: 'B', move: 'claim', as: 'lodge' },
      ],
    };
    const { applied, cases = [] } = rule(record);
    // They part where the Diplomat asks; what comes then is not agreed.
    expect(applied).toBe(2);
    expect(cases.length).toBeLessThanOrEqual(8);
    const illegal = cases.find(({ ruling }) => ruling.status === 'illegal')?.ruling;
    // After a miss it is B’s turn, after a hit A’s; the reasons differ too.
    expect(illegal?.position.turn).toBeUndefined();
    expect(illegal?.illegal).toMatchObject({ code: 'unknown.either-way', params: {} });
    expect(illegal?.illegal?.cites.length).toBeGreaterThan(1);
    const exact = details(record).cases.map(({ ruling }) => ruling.illegal?.code ?? ruling.status);
    expect(new Set(exact).size).toBeGreaterThan(2);
  });
});

describe('a claim that is false whoever wins by it', () => {
  const players = ['A', 'B', 'C', 'D', 'E', 'F'].map((id, seat) => ({
    id,
    association: seat === 0 ? ('order' as const) : ('?' as const),
    objects: seat === 0 ? (['key'] as const) : (['?', '?'] as const),
  }));
  const record: GameRecord = {
    game: 'teufelsburg',
    position: { players },
    known: [{ place: 'players[2].objects', card: 'key', atLeast: 1, holds: false }],
    moves: [{ by: 'A', move: 'claim', as: 'association', allies: ['B', 'C'] }],
  };

  it('is told with what makes it so, which hangs on nobody else, and with its end', () => {
    const { cases = [] } = rule(record);
    expect(cases).toHaveLength(1);
    expect(cases[0]?.ruling.steps).toMatchObject([
      { code: 'claim.made' },
      { code: 'claim.revealed' },
      { code: 'claim.ally-holds-none', params: { ally: 'C', object: 'key' } },
      { code: 'claim.lost-by-name', params: { association: 'brotherhood' } },
    ]);
    // Who has won hangs on hidden cards.
    expect(cases[0]?.ruling.steps.at(-1)?.params.winners).toBeUndefined();
  });

  it('is ruled on alike by every edition', () => {
    for (const edition of EDITIONS) expect(rule({ ...record, edition }).cases).toEqual(rule(record).cases);
    expect(dissents(record)).toEqual([]);
  });
});

describe('a record that no lie of the hidden cards lets through', () => {
  const players = [
    { id: 'A', association: 'order', occupation: 'thug', objects: ['?'] },
    { id: 'B', association: 'brotherhood', occupation: 'doctor', objects: ['secret-bag-goblet'] },
    { id: 'C', association: 'order', occupation: 'clairvoyant', objects: ['whip'] },
    { id: 'D', association: 'brotherhood', occupation: 'priest', objects: ['gloves'] },
  ] as const;
  const ruled = (objectPile: Position['objectPile'], ...moves: Move[]) =>
    rule({
      game: 'teufelsburg',
      position: { players, ...(objectPile && { objectPile }), turn: moves[0] && 'by' in moves[0] ? moves[0].by : 'A' },
      moves,
    });

  it('is illegal at the move that cannot be made, the cards lying as those before it show', () => {
    const moves: Move[] = [
      { by: 'A', move: 'offer', to: 'C', object: 'monocle' },
      { by: 'C', move: 'accept', return: 'gloves' },
    ];
    expect(ruled(['tome'], ...moves)).toMatchObject({
      status: 'illegal',
      applied: 1,
      illegal: { params: { object: 'gloves' } },
    });
  });

  it('names the card that lies open elsewhere, in whatever order cards are named', () => {
    for (const top of [
      ['sextant', 'whip'],
      ['whip', 'sextant'],
    ] as const)
      expect(ruled(['?', '?', '?'], { by: 'C', move: 'use', occupation: 'clairvoyant', top })).toMatchObject({
        status: 'illegal',
        applied: 0,
        illegal: { params: { object: 'whip' } },
      });
  });

  it.each([1, 2, 3])(
    'keeps of a pile of %i cards what none of them is, also once somebody has looked through it',
    (cards) => {
      const not = (place: number) =>
        ({ place: `objectPile[${place}]`, card: 'goblet', atLeast: 1, holds: false }) as const;
      const top = (['goblet', 'tome'] as const).slice(0, cards);
      const looked = (lacking: number) => {
        const seats = players.map((player) => ({ ...player, objects: ['?'] as const }));
        return rule({
          game: 'teufelsburg',
          position: { players: seats, objectPile: Array<'?'>(cards).fill('?'), turn: 'C' },
          known: Array.from({ length: lacking }, (_, place) => not(place)),
          moves: [{ by: 'C', move: 'use', occupation: 'clairvoyant', top }],
        });
      };
      expect(looked(cards)).toMatchObject({ status: 'illegal', illegal: { code: 'clairvoyant.not-there' } });
      expect(looked(cards - 1).status).not.toBe('illegal');
    },
  );

  it('shows nothing of hands that are known', () => {
    const known = players.map((one) =>
      one.id === 'A'
        ? { ...one, occupation: 'diplomat', objects: ['dagger'] }
        : one.id === 'C'
          ? { ...one, objects: ['?'] }
          : one,
    ) as Position['players'];
    const moves: Move[] = [
      { by: 'A', move: 'use', occupation: 'diplomat', target: 'C', object: 'key', return: 'dagger' },
      { by: 'A', move: 'attack', target: 'D' },
      { by: 'A', move: 'play', object: 'dagger' },
    ];
    const { status, cases = [] } = rule({
      game: 'teufelsburg',
      position: { players: known, objectPile: ['tome', 'coat'], turn: 'A' },
      moves,
    });
    expect(status).toBe('depends');
    expect(cases.map(({ ruling }) => [ruling.applied, ruling.illegal?.code])).toEqual([
      [1, 'turn.ended-by-diplomat'],
      [2, 'object.not-held'],
    ]);
  });
});

/** A table at which nothing is known of what B holds. */
const unknownB = ({ players }: Position): Position['players'] =>
  players.map((player) => (player.id === 'B' ? { ...player, objects: ['?'] } : player));

describe('a move that shows where a hidden card lies', () => {
  const moves: Move[] = [
    { by: 'A', move: 'offer', to: 'B', object: 'coat' },
    { by: 'B', move: 'accept', return: 'whip' },
    { by: 'A', move: 'exchange', occupation: 'doctor' },
  ];
  const position: Position = {
    players: [
      { id: 'A', association: 'order', occupation: 'thug', objects: ['coat', 'dagger'] },
      { id: 'B', association: 'brotherhood', occupation: 'priest', objects: ['whip', 'gloves'] },
      { id: 'C', association: 'order', occupation: 'diplomat', objects: ['secret-bag-goblet'] },
    ],
    objectPile: ['tome'],
    occupationPile: ['?', '?'],
  };

  it('lets nothing depend on it: an occupation that is taken from the spare ones lay there', () => {
    const ruling = rule({ game: 'teufelsburg', position, moves });
    expect(ruling).toMatchObject({ status: 'settled', applied: 3 });
    expect(ruling.position.players[0]?.occupation).toBe('doctor');
  });

  it('says that a hand does not hold what was demanded, where nothing was given for it', () => {
    const players = (objects: readonly ObjectId[] | readonly ['?', ...ObjectId[]]) =>
      position.players.map((player) => ({ ...player, ...(player.id === 'B' && { objects }) }));
    const demanded = (object: ObjectId | 'secret-bag', hand: Parameters<typeof players>[0]) =>
      rule({
        ...{ game: 'teufelsburg', position: { ...position, players: players(hand), turn: 'C' } },
        moves: [
          { by: 'C', move: 'use', occupation: 'diplomat', target: 'B', object },
          { by: 'A', move: 'pass' },
        ],
      });
    expect(demanded('key', ['?', 'gloves'])).toMatchObject({ status: 'settled', applied: 2 });
    // What is known to be there has to be given something for, whatever else there is.
    expect(demanded('key', ['?', 'key'])).toMatchObject({
      status: 'illegal',
      illegal: { code: 'diplomat.return-owed' },
    });
    expect(demanded('gloves', ['gloves'])).toMatchObject({
      status: 'illegal',
      illegal: { code: 'diplomat.return-owed' },
    });
  });

  it('is made in no deal in which it does not lie there, also where something else forbids it', () => {
    // Coat, Key and Tome lie with A, with C and in the pile. A offers the Coat: it is A's. C has the Key in one deal and the Tome in the other.
    const unseen: readonly string[] = ['coat', 'key', 'tome', 'dagger', 'whip', 'gloves'];
    const pile = Object.entries(objects).flatMap(([id, { count }]) =>
      unseen.includes(id) ? (id === 'key' ? ['key', 'key'] : []) : id.startsWith('secret') ? [] : Array(count).fill(id),
    );
    const offering = (object: ObjectId): GameRecord => ({
      game: 'teufelsburg',
      position: {
        players: [
          { id: 'A', association: 'order', occupation: 'diplomat', objects: ['dagger', '?'] },
          { id: 'B', association: 'brotherhood', occupation: 'priest', objects: ['whip', 'secret-bag-key'] },
          { id: 'C', association: 'order', occupation: 'thug', objects: ['?'] },
          { id: 'D', association: 'brotherhood', occupation: 'doctor', objects: ['gloves', 'secret-bag-goblet'] },
        ],
        objectPile: ['?', ...pile] as Position['objectPile'] & object,
        turn: 'A',
      },
      moves: [
        { by: 'A', move: 'use', occupation: 'diplomat', target: 'C', object: 'key', return: 'dagger' },
        { by: 'A', move: 'offer', to: 'D', object },
      ],
    });
    const told = (record: GameRecord) =>
      rule(record).cases?.map((one) => [one.deals, one.ruling.illegal?.code ?? one.ruling.status]);
    expect(told(offering('coat'))?.sort()).toEqual([
      [1, 'pending'],
      [1, 'turn.ended-by-diplomat'],
    ]);
    // D has the Gloves: that A cannot offer them shows nothing of how the cards lie.
    const forbidden = { status: 'illegal', applied: 1, illegal: { code: 'unknown.either-way' } };
    expect(rule(offering('gloves'))).toMatchObject(forbidden);
    expect(
      details(offering('gloves'))
        .cases.map((one) => [one.deals, one.ruling.illegal?.code])
        .sort(),
    ).toEqual([
      [1, 'object.not-held'],
      [2, 'turn.ended-by-diplomat'],
    ]);
    for (const { ruling } of details(offering('coat')).cases) expect(ruling.steps.length).toBeGreaterThan(0);
    // Who gives back what they take show nothing of the hand that they took it into.
    const { moves: [demand] = [], ...rest } = offering('key');
    const taken: Move = { by: 'A', move: 'take', object: 'key', giveBack: 'key' };
    expect(rule({ ...rest, moves: [demand as Move, taken] })).toMatchObject({
      ...forbidden,
      illegal: { code: 'spoils.none' },
    });
    // Nor does C, who either has to give the Key, or has none, so that C's turn comes next but one.
    const passes = ['B', 'C'].map((by): Move => ({ by, move: 'pass' }));
    const after = rule({ ...rest, moves: [demand as Move, ...passes, { ...taken, by: 'C' }] });
    expect(after.cases?.map(({ ruling }) => ruling.illegal?.code).sort()).toEqual(['spoils.none', 'turn.not-yours']);
  });

  it('is told of where it came after most others that could be made', () => {
    // B either had to be given something for the Key, or had none: then it cannot be offered.
    const ruling = rule({
      ...{ game: 'teufelsburg', position: { ...position, players: unknownB(position), turn: 'C' } },
      moves: [
        { by: 'C', move: 'use', occupation: 'diplomat', target: 'B', object: 'key' },
        { by: 'A', move: 'pass' },
        { by: 'B', move: 'offer', to: 'A', object: 'key' },
      ],
    });
    expect(ruling).toMatchObject({ status: 'illegal', applied: 2, illegal: { code: 'object.not-held' } });
  });

  it('leaves out no way in which the cards that it is about are known', () => {
    const cases = (record: GameRecord) =>
      details(record)
        .cases.map((one) => one.ruling.illegal?.code)
        .filter((code, index, all) => all.indexOf(code) === index)
        .sort();
    const table = (b: Partial<Player>, own: Player['objects']): Position => ({
      players: [
        { id: 'A', association: 'order', occupation: 'diplomat', objects: own },
        { id: 'B', association: 'brotherhood', occupation: 'thug', objects: ['?'], ...b },
        { id: 'C', association: 'order', occupation: 'priest', objects: ['whip', 'secret-bag-key'] },
        { id: 'D', association: 'brotherhood', objects: ['gloves', 'secret-bag-goblet'] },
      ],
      objectPile: ['sextant'],
      occupationPile: ['duelist', 'hypnotist'],
      turn: 'A',
    });
    const demand = (object: ObjectId): Move[] => [
      { by: 'A', move: 'offer', to: 'C', object: 'dagger' },
      { by: 'C', move: 'refuse' },
      { by: 'A', move: 'use', occupation: 'diplomat', target: 'B', object, return: 'dagger' },
    ];
    // With the Tome that A has got B has become the Diplomat, and A has it openly.
    const tome: Move = { by: 'B', move: 'use', occupation: 'diplomat', target: 'A', object: 'tome' };
    expect(
      cases({
        ...{ game: 'teufelsburg', position: table({}, ['dagger', '?']) },
        moves: [...demand('tome'), tome],
      }),
    ).toEqual(['diplomat.return-owed', 'occupation.not-yours']);
    // Which occupations are spare is known; the Doctor is D, or nobody.
    const doctor: Move = { by: 'B', move: 'exchange', occupation: 'doctor' };
    expect(
      cases({
        ...{ game: 'teufelsburg', position: table({}, ['dagger']) },
        moves: [...demand('coat'), doctor],
      }),
    ).toEqual(['coat.not-spare', 'coat.not-traded']);
  });

  it.each(EDITIONS)('is made as it is told, by whoever gives an object back for the one taken, under %s', (edition) => {
    const ruling = rule({
      game: 'teufelsburg',
      edition,
      position: {
        players: [
          { id: 'A', association: 'order', occupation: 'thug', objects: ['?', '?'] },
          { id: 'B', association: 'brotherhood', occupation: 'priest', objects: ['whip'] },
          { id: 'C', association: 'order', occupation: 'diplomat', objects: ['secret-bag-goblet'] },
        ],
        objectPile: ['tome'],
        turn: 'A',
      },
      moves: [
        { by: 'A', move: 'attack', target: 'B' },
        { by: 'A', move: 'use', occupation: 'thug' },
        { move: 'resolve' },
        { by: 'A', move: 'inspect', what: 'baggage' },
        { by: 'A', move: 'take', object: 'whip', giveBack: 'dagger' },
      ],
    });
    expect([ruling.status, ruling.applied]).toEqual(['settled', 5]);
    expect(ruling.position.players.map(({ objects: hand }) => hand)).toEqual([
      ['?', 'whip'],
      ['dagger'],
      ['secret-bag-goblet'],
    ]);
  });

  it('is asked of a player’s occupation, of each spare one, and of a pile that is looked through as a whole', () => {
    const asked = (record: GameRecord) =>
      tablesAfter(record).map(({ hidden }) =>
        hidden.findings.map(({ place, card, holds }) => `${place} ${card} ${holds}`),
      );
    expect(asked({ game: 'teufelsburg', position, moves })).toEqual([
      ['occupationPile[0] doctor true'],
      ['occupationPile[0] doctor false', 'occupationPile[1] doctor true'],
    ]);
    const players = position.players.map((player) =>
      player.id === 'C' ? { ...player, occupation: 'clairvoyant' } : player,
    ) as Position['players'];
    const look: Move = { by: 'C', move: 'use', occupation: 'clairvoyant', top: ['key', 'tome'] };
    expect(
      asked({ game: 'teufelsburg', position: { players, objectPile: ['?', '?', 'tome'], turn: 'C' }, moves: [look] }),
    ).toEqual([['objectPile key true']]);
    const unknown = position.players.map(({ occupation, ...player }) => player);
    expect(
      asked({
        game: 'teufelsburg',
        position: { players: unknown },
        moves: [
          { by: 'A', move: 'attack', target: 'B' },
          { by: 'A', move: 'use', occupation: 'thug' },
        ],
      }),
    ).toEqual([['players[0].occupation thug true']]);
  });

  it('is made with what everybody knows to be in a pile that was shuffled, and is there no more', () => {
    const [table, ...others] = tablesAfter({
      game: 'teufelsburg',
      position: {
        players: [
          { id: 'A', association: 'order', occupation: 'clairvoyant', objects: ['tome', 'goblet'] },
          { id: 'B', association: 'brotherhood', occupation: 'priest', objects: ['gloves', 'secret-bag-key'] },
          { id: 'C', association: 'order', occupation: 'thug', objects: ['secret-bag-goblet'] },
        ],
        objectPile: ['coat', 'sextant', 'key', 'dagger', 'whip'],
        turn: 'A',
      },
      moves: [
        { by: 'A', move: 'use', occupation: 'clairvoyant', top: ['coat', 'sextant'] },
        { by: 'A', move: 'offer', to: 'B', object: 'tome' },
        { by: 'B', move: 'accept', return: 'gloves' },
        // The Tome has made B the Clairvoyant, whose turn begins.
        { by: 'B', move: 'use', occupation: 'clairvoyant', top: ['key', 'dagger'] },
      ],
    }) as [Table, ...Table[]];
    expect([others.length, table.pile.slice(0, 2)]).toEqual([0, ['key', 'dagger']]);
    table.lookThroughPile();
    const known = (['coat', 'sextant', 'key', 'dagger', 'whip'] as const).map((card) =>
      table.hidden.known(table.pile, card),
    );
    expect(known).toEqual([1, 1, 0, 0, 1]);
  });

  it('is illegal where no card can be it', () => {
    const spares = { ...position, occupationPile: ['duelist', 'hypnotist'] } as Position;
    expect(rule({ game: 'teufelsburg', position: spares, moves })).toMatchObject({
      ...{ status: 'illegal', applied: 2 },
      illegal: { code: 'coat.not-spare' },
    });
  });
});

describe('a ruling', () => {
  const position: Position = { ...nobodyKnown(3), objectPile: ['?'] };

  it('has no field that says nothing', () => {
    const ruling = rule({ game: 'teufelsburg', position });
    for (const field of ['illegal', 'discarded', 'fight', 'winners', 'won', 'cases', 'deals', 'question'])
      expect(ruling).not.toHaveProperty(field);
  });

  it('takes a claim that says nothing of allies for one that names nobody', () => {
    const ruled = (players: readonly Player[], allies: { readonly allies?: readonly string[] }) =>
      rule({
        game: 'teufelsburg',
        position: { players, objectPile: ['tome'] },
        moves: [{ by: 'A', move: 'claim', as: 'association', ...allies }],
      });
    for (const objects of [['key', 'key', 'key'], ['key'], ['whip']] as const) {
      const players: Player[] = [
        { id: 'A', association: 'order', occupation: 'thug', objects },
        { id: 'B', association: 'brotherhood', occupation: 'priest', objects: ['goblet'] },
        { id: 'C', association: 'order', occupation: 'doctor', objects: ['coat'] },
        { id: 'D', association: 'brotherhood', occupation: 'duelist', objects: ['dagger'] },
      ];
      expect(ruled(players, {})).toEqual(ruled(players, { allies: [] }));
    }
  });

  it('is made on a record of any length', () => {
    const moves = Array.from({ length: 30_000 }, (_, at): Move => ({ by: `p${at % 3}`, move: 'pass' }));
    expect(rule({ game: 'teufelsburg', position, moves }, false)).toMatchObject({ status: 'settled', applied: 30_000 });
  });
});

it('leaves open who wins where only some of the ways to one outcome name everybody', () => {
  const at =
    'A brotherhood doctor: goblet ?; B ? grand-master: ? poison-ring ?; C ? poison-mixer: ? ?; D ? hypnotist: ?; E ? priest: privilege key dagger; F ? diplomat: ? key ? black-pearl; pile: ? casting-knives secret-bag-key goblet lodge-coat-of-arms ?';
  const ruling = rule(recordOf(at, { moves: 'A claim with B D' }, 'pt'));
  expect(ruling).toMatchObject({ status: 'depends', cases: [{ when: [[]], ruling: { won: 'order' } }] });
  expect(ruling.cases?.[0]?.ruling).not.toHaveProperty('winners');
});

describe('what has been shown of hidden cards', () => {
  const TABLE = 'A order; B brotherhood grand-master; C order hypnotist: gloves; D brotherhood doctor: whip';
  const ruled = (moves: string, at: string) => rule(recordOf(TABLE, { with: at, moves }, 'reference'));

  it('is one outcome wherever in the hand it lay', () => {
    // The Sextant has been drawn at the tie, or was the card that lay there before.
    const ruling = ruled(
      'A attack B; resolve; B pass; C pass; D pass; A offer sextant to B',
      'A thug: ?; B: goblet; pile: ? ? ?',
    );
    expect(ruling).toMatchObject({ status: 'pending', applied: 6 });
    expect(ruling.position.players[0]?.objects.toSorted()).toEqual(['?', 'sextant']);
  });

  it('parts outcomes where it is another card: the Diplomat gets a Goblet, or the bag that goes for one', () => {
    const { cases = [], deals } = ruled('A use diplomat B goblet for tome', 'A diplomat: tome; B: ?; pile: -');
    expect(deals).toBe(18);
    expect(cases.map((one) => [one.deals, answerOf(one.ruling)])).toMatchObject([
      [14, { code: 'missed' }],
      [3, { code: 'obtained', params: { by: 'A', from: 'B', object: 'goblet' } }],
      [1, { code: 'obtained', params: { by: 'A', from: 'B', object: 'secret-bag-goblet' } }],
    ]);
  });
});

describe('what an attack found', () => {
  type Fault = { name: string; record: unknown; expect: Record<string, unknown> };
  const faults: Fault[] = readFileSync(join(import.meta.dirname, 'faults.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

  it.each(faults)('$name', ({ record, expect: wanted }) => {
    const decoded = decode(record);
    if (wanted.status === 'invalid') {
      expect(decoded.ok).toBe(false);
      return;
    }
    if (!decoded.ok) throw new Error(decoded.problems.map(({ message }) => message).join('\n'));
    const ruling = rule(decoded.value);
    const {
      objects: hands = {},
      occupations = {},
      shown = {},
      pile,
      winners,
      ...rest
    } = wanted as Record<string, never>;
    expect(ruling).toMatchObject(rest);
    const player = (id: string) => ruling.position.players.find((one) => one.id === id);
    for (const [id, hand] of Object.entries<string[]>(hands))
      expect([...(player(id)?.objects ?? [])].sort()).toEqual([...hand].sort());
    for (const [id, occupation] of Object.entries(occupations)) expect(player(id)?.occupation).toBe(occupation);
    for (const [id, isShown] of Object.entries(shown)) expect(Boolean(player(id)?.shown)).toBe(isShown);
    if (pile) expect(ruling.position.objectPile).toEqual(pile);
    if (winners) expect(ruling.winners ?? []).toEqual(winners);
  });
});

/** What is not known, held against every way it can be. */
import { describe, expect, it } from 'vitest';
import { type Random, seeded } from '../../../engine/kernel/random.ts';
import { decode } from '../../../engine/mascarade/decode.ts';
import {
  type CharacterId,
  characters,
  choices,
  details,
  type Finding,
  fromLink,
  type GameRecord,
  identities,
  type Move,
  type Player,
  type Ruling,
  rule,
  setUp,
  tablesAfter,
  tellings,
  toLink,
  view,
} from '../../../engine/mascarade/index.ts';
import { once } from '../../once.ts';
import { gist, isAsKnown, isDone, worlds } from './deals.ts';
import { hiding, playAtRandom } from './random.ts';
import { recordOf } from './table.ts';

/** What ways come to, and how many to each: those in which what was done could be done, if there are any. */
function toldIn(ways: Iterable<GameRecord>): ReadonlyMap<string, number> {
  const rulings = [...ways].map((way) => [way, rule(way)] as const);
  const done = rulings.filter(([way, ruling]) => isDone(way, ruling));
  const told = Map.groupBy(done.length > 0 ? done : rulings, ([, ruling]) => gist(ruling));
  return new Map([...told].map(([key, same]) => [key, same.length]));
}

/** Two announcements with no swap between them; and somebody whom the Inquisitor points at after several swaps. */
const CHOSEN = [
  '1r74.jxtbkqx.0.S41nS52yS65yS01yA1qC0RA2kC0R.agh',
  '1rb7.bfkqwpxpcxj.0.S7ayS86yS91ySa8yA0iRT0aNai.zmt',
].map((link) => fromLink(link).record as GameRecord);

/** Those, and records at random that hide so little that every way it can be is soon listed. */
const records = once(() => [
  ...CHOSEN,
  ...[2, 3, 4, 5, 6, 7, 8]
    .flatMap((players) =>
      Array.from({ length: 40 }, (_, index) => {
        const seed = players * 1000 + index;
        const game = playAtRandom({ seed, players, most: 4 + (index % 12), peeks: 9 });
        return hiding(game.state, seeded(seed), 0.15 + 0.05 * (index % 5));
      }),
    )
    .filter((record) => {
      let number = 0;
      for (const _ of worlds(record)) if (++number > 1500) return false;
      return number > 1;
    }),
]);

/** A record that tells of some cards that were shown what they were, as in one of the ways that it can be. */
function withShown(record: GameRecord, way: GameRecord, random: Random): GameRecord {
  const { moves = [] } = record;
  const told = moves.map((move, index): Move => {
    const { announcement, steps } = rule({ ...way, moves: (way.moves ?? []).slice(0, index + 1) });
    if (move.move === 'name') return { ...move, right: steps.some(({ code }) => code === 'inquisitor.right') };
    if (move.move !== 'resolve' || !announcement?.claimants.length) return move;
    const { by, claimants, holders = [] } = announcement;
    const seen = [by, ...claimants].filter(() => random.below(3) > 0);
    const [right, wrong] = [true, false].map((isIt) => seen.filter((id) => holders.includes(id) === isIt));
    return { ...move, ...(right?.length && { holders: right }), ...(wrong?.length && { liars: wrong }) };
  });
  return { ...record, moves: told };
}

/** Records that tell what was shown, which they could leave open. */
const shown = once(() =>
  records().flatMap((record, index) => {
    const random = seeded(index);
    const ways = [...worlds(record)].filter((way) => isDone(way, rule(way)));
    const told = ways.length > 0 ? withShown(record, random.pick(ways), random) : record;
    return JSON.stringify(told) === JSON.stringify(record) ? [] : [told];
  }),
);

describe.each([
  ['a record in which something is unknown', records, 150, 20],
  ['a record that tells what was shown', shown, 30, 5],
] as const)('%s', (_, tried, least, leastParted) => {
  it('is tried with many', () => expect(tried().length).toBeGreaterThan(least));

  it('comes to exactly what the ways it can be come to, each as often', () => {
    let parted = 0;
    for (const record of tried()) {
      const wanted = toldIn(worlds(record));
      const ruling = rule(record);
      if (wanted.size === 1) {
        expect(ruling.status, JSON.stringify(record)).not.toBe('depends');
        expect(gist(ruling)).toBe([...wanted.keys()][0]);
        continue;
      }
      parted++;
      expect(ruling.status, JSON.stringify(record)).toBe('depends');
      const { cases = [], deals = 0 } = ruling;
      const all = [...wanted.values()].reduce((sum, number) => sum + number, 0);
      expect(cases.reduce((sum, one) => sum + one.deals, 0)).toBe(deals);
      if (wanted.size > 8) expect(cases.length).toBeLessThanOrEqual(8);
      else
        expect(
          Object.fromEntries(cases.map((one) => [gist(one.ruling), one.deals / deals])),
          JSON.stringify(record),
        ).toEqual(Object.fromEntries([...wanted].map(([key, number]) => [key, number / all])));
    }
    expect(parted).toBeGreaterThan(leastParted);
  });
});

describe('a record of many swaps that nobody has told', () => {
  it('asks all but the last of those who say to be the one that there is', () => {
    const swaps = 'A swap B; B swap A; C swap B; D swap B; E look';
    const moves = `${swaps}; F announce queen; A claim; B claim; C claim; D claim; E claim; resolve`;
    const { deals, cases = [] } = rule(
      recordOf({ players: 'A ? 6, B ? 6, C ? 6, D ? 6, E ? 6, F ? 6', centre: '', moves }),
    );
    expect(deals).toBe(6);
    expect(cases.map((one) => [one.deals, ...(one.ruling.announcement?.holders ?? [])].join()).sort()).toEqual(
      [...'ABCDEF'].map((id) => `1,${id}`),
    );
  });

  /**
   * Two cards are unknown too; after seven swaps, more ways than can be asked back to the first one, somebody says to be a character and others
   * do too, and after two more swaps somebody else says it.
   */
  const tangled = (seed: number): GameRecord => {
    const random = seeded(seed);
    const { position, ...dealt } = setUp({ players: 5, seed });
    const ids = position.players.map(({ id }) => id) as [string, string, string, string, string];
    const players = position.players.map((player, seat): Player => (seat > 2 ? { ...player, cards: ['?'] } : player));
    const [first, second, third, by, last] = ids;
    const swaps = Array.from({ length: 7 }, (_, turn): Move => {
      const swapper = ids[turn % ids.length] as string;
      const other = random.pick([...ids.filter((id) => id !== swapper), 'centre']);
      return { by: swapper, move: 'swap', with: other, swapped: '?' };
    });
    const claims = [last, first, second].slice(0, 1 + (seed % 3)).map((id): Move => ({ by: id, move: 'claim' }));
    const character = random.pick(['king', 'queen', 'judge'] as const);
    return {
      ...dealt,
      position: { ...position, players, turn: first },
      moves: [
        ...swaps,
        ...[{ by: third, move: 'announce', character } as const, ...claims, { move: 'resolve' } as const],
        { by, move: 'swap', with: third, swapped: true },
        { by: last, move: 'swap', with: first, swapped: '?' },
        { by: first, move: 'swap', with: third, swapped: false },
        ...[
          { by: second, move: 'announce', character } as const,
          { by, move: 'claim' } as const,
          { move: 'resolve' } as const,
        ],
      ],
    };
  };

  /** Whether what a case says of cards and swaps is so in one way that they can be. */
  const isSo = (finding: Finding, { moves = [], ...world }: GameRecord): boolean => {
    if ('move' in finding) return (moves[finding.move] as { swapped?: unknown }).swapped === finding.swapped;
    const { position } = rule({ ...world, moves: moves.slice(0, finding.before ?? 0) });
    const [seat, card] = [...finding.place.matchAll(/\d+/g)].map(Number) as [number, number?];
    const there = finding.place.startsWith('centre')
      ? position.centre?.[seat]
      : position.players[seat]?.cards?.[card as number];
    return (there === finding.card) === finding.holds;
  };

  it('comes to what the ways it can be come to, each as often, and says truly when', () => {
    let before = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const record = tangled(seed);
      const ruling = rule(record);
      const { cases = [], deals = 1 } = ruling;
      const all = [...worlds(record)];
      for (const { when, deals: own, ruling: outcome } of cases) {
        const those = all.filter((world) => when.some((every) => every.every((finding) => isSo(finding, world))));
        expect(those.length / all.length, `${seed}: ${JSON.stringify(when)}`).toBeCloseTo(own / deals, 12);
        for (const world of those) expect(agrees(outcome, rule(world)), `${seed}`).toBe(true);
        before += when.flat().filter((finding) => 'before' in finding).length;
      }
      if (cases.length === 0) for (const world of all) expect(agrees(ruling, rule(world)), `${seed}`).toBe(true);
    }
    expect(before).toBeGreaterThan(0);
  });
});

describe('of many swaps that nobody has told', () => {
  const TEN =
    'A swap B; B swap C; C swap D; D swap E; E swap A; A swap C; B swap D; C swap E; D swap B; E swap C; A swap D; B swap C';
  const players = 'A judge, B king, C queen, D cheat, E witch';
  const after = (moves: string) => recordOf({ players, centre: 'bishop', moves: `${TEN}; ${moves}` });

  /** By who was shown to be the King: who has the card in the end, as far as that is known. */
  const kingAt = (moves: string) =>
    Object.fromEntries(
      (rule(after(`C announce king; D claim; E claim; resolve${moves}`)).cases ?? []).map(({ ruling }) => [
        ruling.announcement?.holders?.join(),
        ruling.position.players.flatMap(({ id, cards = [] }) => (cards[0] === 'king' ? id : [])).join(),
      ]),
    );

  it('who was shown is known, and followed', () => {
    expect(kingAt('')).toEqual({ C: 'C', D: 'D', E: 'E', '': '' });
    expect(kingAt('; D swap C yes')).toEqual({ C: 'D', D: 'C', E: 'E', '': '' });
    expect(kingAt('; D swap C no')).toEqual({ C: 'C', D: 'D', E: 'E', '': '' });
    expect(kingAt('; D swap C')).toEqual({ C: '', D: '', E: 'E', '': '' });
  });

  it('a card that nobody has touched is not asked about at a time', () => {
    const record = recordOf({
      ...{ players: 'A judge, B king, C queen, D bishop, E ?', centre: '?' },
      moves: `${TEN.replaceAll(/E swap ./g, 'E look').replaceAll('swap E', 'swap A')}; C announce king; A claim; D claim; resolve;
        D swap C no; E announce witch; D claim; resolve`,
    });
    const { cases = [] } = details(record);
    const cards = cases.flatMap(({ when }) => when.flat()).filter((finding) => 'place' in finding);
    const timed = (place: string) => cards.filter((one) => one.place === place).map((one) => one.before !== undefined);
    expect(new Set(timed('players[4].cards[0]'))).toEqual(new Set([false]));
    expect(new Set(timed('players[2].cards[0]'))).toEqual(new Set([true]));
  });
});

it('every outcome that differs is told once, however many ways lead to it', () => {
  const players = 'A king, B judge, C queen, D cheat, E witch';
  const record = recordOf({
    players,
    centre: 'bishop',
    moves: 'A swap B; B swap C; C announce king; A claim; resolve',
  });
  const { cases = [] } = details(record);
  const outcomes = cases.map(({ ruling: { steps: _, ...outcome } }) => JSON.stringify(outcome));
  expect(outcomes.length).toBeGreaterThan(1);
  expect(new Set(outcomes).size).toBe(outcomes.length);
});

it.each([
  ['the card cannot be reached', 'A swap C; B announce queen; A claim; resolve'],
  ['either card is one', 'A swap B; B announce peasant; C claim; resolve'],
])('nothing is asked about a swap where %s', (_, moves) => {
  const players = 'A peasant, B peasant, C spy, D judge, E bishop, F king, G queen, H witch';
  const deck = ['judge', 'bishop', 'king', 'queen', 'spy', 'witch', 'peasant', 'peasant'] as const;
  expect(details(recordOf({ players, position: { deck }, moves })).cases).toHaveLength(1);
});

describe('where the game may be over', () => {
  /** Whoever is the King has won: A and B have ten gold. Each outcome with its share. */
  const outcomesAfter = (moves: string) => {
    const players = 'A ? 10, B ? 10, C judge, D queen';
    const { cases = [], deals = 1 } = rule(
      recordOf({ players, centre: '? ?', moves: `A announce king; B claim; resolve; ${moves}` }),
    );
    return cases.map(({ ruling, deals: own }) => [
      ruling.winners?.join() ?? ruling.illegal?.code ?? ruling.status,
      own / deals,
    ]);
  };

  it('the last move asks whether it is, and is no more likely for being secret', () => {
    const outcomes = [
      ['settled', 0.5],
      ['A', 0.25],
      ['B', 0.25],
    ];
    expect(outcomesAfter('B swap C yes')).toEqual(outcomes);
    expect(outcomesAfter('B swap C')).toEqual(outcomes);
  });

  it('what was done after that shows that it is not', () => {
    expect(outcomesAfter('B swap C yes; C look')).toEqual([]);
    expect(outcomesAfter('B swap C; C look; D look')).toEqual([]);
  });

  it('shows it by the rule that would have ended it', () => {
    const moves = 'A announce king; B claim; resolve; B swap C yes; C look';
    const { steps } = rule(recordOf({ players: 'A ? 10, B ? 10, C judge, D queen', centre: '? ?', moves }));
    const proofs = steps.filter(({ code }) => code === 'done.proves');
    expect(proofs.map(({ cites, reading }) => [cites, reading])).toEqual([
      [['end.at-once', 'end.thirteen'], 'done-proves'],
    ]);
  });
});

describe('a record of which too much is unknown', () => {
  const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const at = (turn: number) => ids[turn % ids.length] as string;
  /** All say to be the Peasant, then everybody swaps with the next, and then the next says it. */
  const round = (turn: number) =>
    [
      `${at(turn)} announce peasant`,
      ...ids.slice(1).map((_, claimant) => `${at(turn + claimant + 1)} claim`),
      'resolve',
      ...ids.map((_, swapper) => `${at(turn + swapper + 1)} swap ${at(turn + swapper + 2)}`),
    ].join('; ');
  const record = recordOf({
    players: ids.map((id) => `${id} ?`).join(', '),
    moves: [0, 1, 2].map(round).join('; '),
  });

  it('is told as far as its moves can be told', () => {
    const { moves = [] } = record;
    const ruling = rule(record);
    expect(ruling.status).toBe('depends');
    expect(ruling.applied).toBeLessThan(moves.length);
    expect(moves[ruling.applied - 1]).toEqual({ move: 'resolve' });
    expect(ruling).toEqual(rule({ ...record, moves: moves.slice(0, ruling.applied) }));
    expect(tablesAfter(record)).toEqual([]);
    const { players, isRough } = identities(record);
    expect(new Set(players.flatMap(({ cards }) => cards[0]?.length))).toEqual(new Set([7]));
    expect(isRough).toBe(true);
    expect(identities({ ...record, moves: [] })).not.toHaveProperty('isRough');
  });

  it('is told as far as to what the Inquisitor heard, where that comes last', () => {
    const heard = 'C announce inquisitor; resolve; C use D; D name king';
    const { moves = [], ...before } = recordOf({
      players: ids.map((id) => `${id} ?`).join(', '),
      position: { deck: ['judge', 'bishop', 'king', 'queen', 'inquisitor', 'witch', 'peasant', 'peasant'] },
      moves: [round(0), round(1), heard, 'D swap E', round(4), round(5)].join('; '),
    });
    const { status, applied } = rule({ ...before, moves });
    expect(status).toBe('depends');
    expect(moves[applied - 1]?.move).toBe('name');
  });
});

it('the position after a record says of the beginning, of cards shown and of looks owed only what is so', () => {
  const players = 'A king, B queen, C judge, D bishop';
  const plain = recordOf({ players, centre: '? ?', moves: 'A look' });
  expect(Object.keys(rule(plain).position).sort()).toEqual(['centre', 'courthouse', 'players', 'turn']);
  const deck = ['king', 'queen', 'judge', 'bishop', 'fool', 'cheat'] as const;
  expect(rule({ ...plain, position: { ...plain.position, deck } }).position.deck).toEqual(deck);
});

it('what can be done in one way is legal, whatever forbids it in another', () => {
  const record = recordOf({
    ...{ players: 'A ?, B ?, C bishop, D queen 9, E judge', centre: '?' },
    moves: 'A announce king; B claim; resolve; B swap E no; C announce bishop; resolve',
  });
  const taken = choices(tablesAfter(record)).flatMap(({ move, illegal }) =>
    move.move === 'use' && move.from !== undefined ? [[move.from, illegal?.code ?? 'legal']] : [],
  );
  expect(Object.fromEntries(taken)).toEqual({
    ...{ A: 'legal', B: 'legal', C: 'power.self', D: 'legal', E: 'power.from-not-richest' },
  });
});

/** Whether a ruling says nothing else than another one of what is not left open in it. */
function agrees(open: Ruling, known: Ruling): boolean {
  const { status, applied, announcement, position } = open;
  return (
    status === known.status &&
    applied === known.applied &&
    (announcement?.holders ?? known.announcement?.holders)?.join() === known.announcement?.holders?.join() &&
    (announcement?.fined ?? known.announcement?.fined)?.join() === known.announcement?.fined?.join() &&
    position.players.every(({ gold, cards = [] }, seat) => {
      const there = known.position.players[seat];
      return (
        (gold === undefined || gold === there?.gold) &&
        cards.every((card, index) => card === '?' || card === there?.cards?.[index])
      );
    })
  );
}

describe('a record in which what settles most has been answered', () => {
  it('comes to exactly what the ways come to that are left', () => {
    const ids = ['A', 'B', 'C', 'D', 'E'];
    /** Nothing is known, and some say that they are a character. */
    const claims = ids.slice(1).flatMap((_, claimants) =>
      (['king', 'queen', 'judge', 'bishop'] as const).map((character): GameRecord => {
        const players = ids.map((id) => ({ id, cards: ['?'] as const }));
        const claimed = ids.slice(1, 1 + claimants).map((by): Move => ({ by, move: 'claim' }));
        const moves: Move[] = [{ by: 'A', move: 'announce', character }, ...claimed, { move: 'resolve' }];
        return { game: 'mascarade', position: { players, centre: ['?'] }, moves };
      }),
    );
    let answered = 0;
    for (const [index, first] of [...records(), ...claims].entries()) {
      let record = first;
      for (let { question } = rule(record); question; { question } = rule(record)) {
        if ('move' in question) {
          const swap = { ...record.moves?.[question.move], swapped: index % 2 === 0 } as Move;
          record = { ...record, moves: (record.moves as Move[]).with(question.move, swap) };
          continue;
        }
        if (question.before !== undefined) break;
        const { place, card } = question;
        record = { ...record, known: [...(record.known ?? []), { place, card, holds: index % 3 === 0 }] };
        expect(decode(JSON.parse(JSON.stringify(record))).ok, JSON.stringify(record)).toBe(true);
        const wanted = toldIn(worlds(record).filter((world) => isAsKnown(record, world)));
        const { cases = [], deals = 1, ...ruling } = rule(record);
        const all = [...wanted.values()].reduce((sum, number) => sum + number, 0);
        if (wanted.size <= 8)
          expect(
            Object.fromEntries(
              cases.length ? cases.map((one) => [gist(one.ruling), one.deals / deals]) : [[gist(ruling), 1]],
            ),
            JSON.stringify(record),
          ).toEqual(Object.fromEntries([...wanted].map(([key, number]) => [key, number / all])));
        answered++;
      }
    }
    expect(answered).toBeGreaterThan(30);
  });
});

describe('what is known of an unknown card', () => {
  const known = (place: string, holds = false) => ({ place, card: 'king' as const, holds });
  const record = (...all: readonly ReturnType<typeof known>[]): GameRecord => ({
    game: 'mascarade',
    edition: 'reference',
    position: {
      players: ['A', 'B', 'C', 'D'].map((id, seat) => ({ id, gold: 6, cards: [seat ? '?' : 'queen'] })),
      centre: ['?', '?'],
      turn: 'A',
    },
    known: all,
    moves: [{ by: 'A', move: 'look' }],
  });

  it('stands in a link, which is read again', () => {
    const one = record(known('players[1].cards[0]'), known('centre[1]', true));
    expect(toLink(one)).toMatch(/^2.*\.Q10knQz1kyL0\.\w{3}$/);
    expect(fromLink(toLink(one))).toStrictEqual({ record: one, problems: [] });
    const { problems } = fromLink(toLink(one).replace('Q10kn', 'Q10xn'));
    expect(problems.map(({ code }) => code)).toContain('link.known-lost');
  });

  it.each([
    ['of one that lies open', [known('players[0].cards[0]')], ['known[0]']],
    ['of one there is not', [known('centre[2]')], ['known[0]']],
    ['twice', [known('centre[0]', true), known('centre[1]', true)], ['known[1]']],
    ['both so and not so', [known('centre[0]'), known('centre[0]', true)], ['known[1]']],
    ['that can be', [known('centre[0]'), known('centre[1]', true)], []],
  ])('said %s', (_, all, paths) => {
    const decoded = decode(record(...all));
    expect(decoded.ok ? [] : decoded.problems.map(({ path }) => path)).toEqual(paths);
  });

  it('counts also where it is asked where the cards lie', () => {
    const moves: Move[] = [
      ...[{ by: 'A', move: 'announce', character: 'king' } as const, { by: 'C', move: 'claim' } as const],
      ...[{ move: 'resolve' } as const],
    ];
    const players = ['A', 'B', 'C', 'D'].map((id): Player => ({ id, cards: ['?'] }));
    const at = (...all: GameRecord['known'] & object) =>
      tablesAfter({ game: 'mascarade', position: { players, centre: ['?', '?'] }, known: all, moves }).map(
        ({ cards }) => Number(cards.ways()),
      );
    expect(at()).toEqual([120, 120, 480]);
    expect(at(known('players[1].cards[0]'))).toEqual([120, 120, 360]);
    expect(at({ ...known('players[1].cards[0]'), card: 'queen' }, known('players[3].cards[0]', true))).toEqual([96]);
  });

  it('is part of who can be who', () => {
    const { players } = identities(record(known('players[1].cards[0]'), known('players[2].cards[0]', true)));
    expect(players.map(({ cards }) => cards[0]?.includes('king'))).toEqual([false, false, true, false]);
    const { players: all } = identities(record(known('players[1].cards[0]')));
    expect(all.map(({ cards }) => cards[0]?.includes('king'))).toEqual([false, false, true, true]);
  });
});

/** Games at random of which everything is known. */
const known = once(() =>
  [2, 3, 4, 5, 6, 7, 8, 9, 11, 13].flatMap((players) =>
    Array.from({ length: 5 }, (_, index) => {
      const seed = players * 2000 + index;
      return playAtRandom({ seed, players, most: 6 + 2 * index, peeks: 9 }).state;
    }),
  ),
);

/** Records of more ways are left aside: what can be worked out of them is slow to list. */
const MOST_WAYS = 100;

/**
 * Who can be who, from every way that a record can be: what lies at each place in a way in which somebody sees what they see in one that the
 * record leaves open. Nothing where there are too many ways.
 */
function canBe(record: GameRecord, player: string | undefined): CharacterId[][] | undefined {
  const byShown = new Map<string, Set<CharacterId>[]>();
  const open = new Set<string>();
  let number = 0;
  for (const world of worlds(forgetting(record, player))) {
    if (++number > MOST_WAYS) return undefined;
    const { status, steps, position } = rule(world);
    if (status === 'illegal') continue;
    const own = (world.moves ?? []).map((move) => 'swapped' in move && move.by === player && move.swapped);
    const shown = [...shownTo(steps, player), ...own].join();
    if ((record.moves ?? []).every((move, index) => isTold(move, world.moves?.[index] as Move))) open.add(shown);
    const cards = [...position.players.flatMap(({ cards = [] }) => cards), ...(position.centre ?? [])];
    const there = byShown.get(shown) ?? cards.map(() => new Set());
    byShown.set(shown, there);
    for (const [place, card] of cards.entries()) there[place]?.add(card as CharacterId);
  }
  const all = [...open].map((shown) => byShown.get(shown) as Set<CharacterId>[]);
  return all[0]?.map((_, place) =>
    [...new Set(all.flatMap((there) => [...(there[place] as Set<CharacterId>)]))].sort(),
  );
}

/** Records of whose swaps none is told. */
const untold = (records: readonly GameRecord[]): GameRecord[] => records.map((record) => forgetting(record, undefined));

/** Whether a swap is one that took place, or did not, as a record has it. */
const isTold = (told: Move, move: Move): boolean =>
  !('swapped' in told) || told.swapped === '?' || ('swapped' in move && told.swapped === move.swapped);

/** The record as somebody knows it who did not make these swaps. */
const forgetting = (record: GameRecord, player: string | undefined): GameRecord => ({
  ...record,
  moves: (record.moves ?? []).map(
    (move): Move => ('swapped' in move && move.by !== player ? { ...move, swapped: '?' } : move),
  ),
});

/** What was shown to everybody and to a player, step by step. */
const shownTo = (steps: Ruling['steps'], player: string | undefined): string[] =>
  steps.flatMap(({ code, params }) => {
    const { by, character, card } = params;
    if (code === 'announce.showed' || code === 'inquisitor.showed') return [`${by} ${character}`];
    if ((code === 'look.saw' || code === 'look.peeked') && by === player) return [`own ${character}`];
    if (code.startsWith('spy.saw') && by === player) return [`own ${character}, other ${card}`];
    return [];
  });

describe('who can be who', () => {
  it.each([
    ['of which all is known', known],
    ['in which something is unknown', () => [...CHOSEN, ...records().filter((_, index) => index % 3 === 0)]],
    ['in which what was shown is told', shown],
    ['of whose swaps none is told', () => untold(records())],
    ['of whose swaps none is told, but what was shown', () => untold(shown())],
  ])('names a character where, and only where, there is a way in which it lies there: in games %s', (_, games) => {
    let tried = 0;
    for (const record of games()) {
      for (const player of [undefined, record.position.players[0]?.id as string]) {
        const wanted = canBe(record, player);
        if (!wanted) continue;
        tried++;
        const { players, centre } = identities(record, player);
        const named = [...players.flatMap(({ cards }) => cards), ...centre].map((can) => can.toSorted());
        expect(named, `${JSON.stringify(record)} ${player}`).toEqual(wanted);
      }
    }
    expect(tried).toBeGreaterThan(50);
  });
});

describe('who can be who, too,', () => {
  const unknown = (moves: string) => recordOf({ ...SIX, moves });
  const SIX = { players: 'A ?, B ?, C judge, D king, E queen', centre: '?' };

  it('takes a name that somebody has', () => {
    expect(() => identities(unknown(''), 'F')).toThrow(
      new RangeError('player: expected the name of a player, got "F"'),
    );
    expect(identities(unknown(''), 'E').players).toHaveLength(5);
  });

  it('is as it was before a move that the rules forbid', () => {
    const moves = 'A look; B look; C swap D yes';
    expect(identities(unknown(`${moves}; D look; C look; E swap C yes`))).toEqual(
      identities(unknown(`${moves}; D look`)),
    );
    expect(identities(unknown('B look; A look'))).toEqual(identities(unknown('')));
  });

  it('follows from a game that went on: nobody who was shown was the Witch, who would have had to choose', () => {
    const { players, centre } = identities(unknown('A announce witch; B claim; resolve; B swap C no'));
    expect(players[0]?.cards).toEqual([['bishop', 'cheat']]);
    expect(centre).toEqual([['witch']]);
  });
});

it('what somebody saw alone is theirs, and what they showed everybody’s', () => {
  const players = 'A judge, B bishop, C king, D queen, E witch';
  const canBe = (moves: string, player?: string) =>
    identities(recordOf({ players, centre: 'cheat', moves }), player).players[1]?.cards[0];
  const looked = 'A swap B; B look; B saw judge';
  expect(canBe(looked, 'B')).toEqual(['judge']);
  expect(canBe(looked)).toEqual(['bishop', 'judge']);
  expect(canBe(looked, 'C')).toEqual(['bishop', 'judge']);
  const shown = 'A swap B; B announce king; C claim; resolve C; B show judge';
  expect([canBe(shown), canBe(shown, 'D')]).toEqual([['judge'], ['judge']]);
  // What was shown follows from what was seen alone: it was shown all the same.
  const follows = `${looked}; C announce judge; B claim; resolve`;
  expect([canBe(follows), canBe(follows, 'D')]).toEqual([['judge'], ['judge']]);
  const { announcement } = view(recordOf({ players, centre: 'cheat', moves: follows }), 'D');
  expect(announcement?.shown).toMatchObject({ B: 'judge' });
  const told = (player: string) =>
    view(recordOf({ players, centre: 'cheat', moves: looked }), player).moves.map(({ move }) => move);
  expect(told('B')).toEqual(['swap', 'look', 'saw']);
  expect(told('A')).toEqual(['swap', 'look']);
});

it('what can be told of a card is what who saw it must think possible, as long as it is not known', () => {
  const players = 'A judge, B bishop, C king, D queen, E witch';
  const after = (moves: string) =>
    tellings(recordOf({ players, centre: 'cheat', moves })).map(
      (move) => `${'by' in move && move.by} ${move.move} ${'character' in move && move.character}`,
    );
  expect(after('A swap B; B announce king; C claim; resolve C')).toEqual(['B show bishop', 'B show judge']);
  expect(after('A swap B; B announce king; C claim; resolve C; B show judge')).toEqual([]);
  expect(after('A swap B; B look')).toEqual(['B saw bishop', 'B saw judge']);
  expect(after('B swap C; A announce king; D claim; resolve')).toEqual([]);
  // A swap may have moved it; of others, one.
  expect(after('A swap B; B look; C swap B')).toEqual([]);
  expect(after('A swap B; B look; C swap D')).toEqual(['B saw bishop', 'B saw judge']);
  expect(after('A swap B; B look; C swap D; D swap E')).toEqual([]);
  // That it did not take place, not everybody knows.
  expect(after('A swap B; B look; C swap B no')).toEqual([]);
});

it('cards that were shown when the game ended, or perhaps ended, can be told, and prove nothing of its end', () => {
  const over = recordOf({
    players: 'A judge, B bishop, C king 12, D queen, E witch',
    centre: 'cheat',
    moves: 'A swap B; B announce king; C claim; resolve C; B show judge',
  });
  expect(rule(over)).toMatchObject({ status: 'over', winners: ['C'], announcement: { shown: { B: 'judge' } } });
  expect(tellings({ ...over, moves: over.moves?.slice(0, -1) ?? [] })).toHaveLength(2);
  const seen = rule(
    recordOf({
      players: 'A judge, B bishop, C king 12, D queen, E witch',
      centre: 'cheat',
      moves: 'A swap B; B look; C announce king; resolve; B saw judge',
    }),
  );
  expect(seen).toMatchObject({ status: 'over', applied: 5, seen: [{ by: 'B', value: 'judge' }] });

  const perhaps = (told: string) =>
    rule(
      recordOf({
        players: 'A ? 1, B, C king, D thief',
        centre: '? ?',
        moves: `A announce judge; B claim; resolve${told}`,
      }),
    );
  expect(perhaps('; A show judge')).toMatchObject({ status: 'settled', announcement: { holders: ['A'] } });
  expect(perhaps('; B show judge')).toMatchObject({ status: 'over', announcement: { holders: ['B'] } });
  expect(perhaps('; A show bishop').status).toBe('depends');
});

describe('what follows from what was shown of other cards', () => {
  it('is told of a table where no swap can have moved a card unseen', () => {
    let tried = 0;
    for (const record of [...records(), ...shown()]) {
      if ((record.moves ?? []).some((move) => 'swapped' in move && typeof move.swapped !== 'boolean')) continue;
      const { players, centre } = identities(record);
      const can = [...players.flatMap(({ cards }) => cards), ...centre];
      const { position } = rule(record);
      const told = [...position.players.flatMap(({ cards = [] }) => cards), ...(position.centre ?? [])];
      for (const [place, [only, ...others]] of can.entries()) {
        if (others.length > 0) continue;
        tried++;
        expect(told[place], `${JSON.stringify(record)} ${place}`).toBe(only);
      }
    }
    expect(tried).toBeGreaterThan(50);
  });

  it('is told of what was shown and of what was looked at before', () => {
    const deck = ['judge', 'bishop', 'queen', 'thief', 'fool', 'king'] as const;
    const after = recordOf({
      players: 'A judge, B bishop, C ?, D ?',
      centre: 'queen thief',
      position: { deck, turn: 'C' },
      moves: 'C look; D announce fool; C claim; resolve; D decline',
    });
    const { announcement, seen, position } = rule(after);
    expect(announcement?.shown).toEqual({ C: 'king', D: 'fool' });
    expect(seen).toEqual([{ by: 'C', of: 'C', value: 'king' }]);
    expect(position.players[2]?.cards).toEqual(['king']);
  });

  it('is left open where a swap that nobody told of may have moved a card', () => {
    const { position, seen } = rule(
      recordOf({
        players: 'A ?, B ?, C thief, D judge',
        centre: 'king queen',
        moves: 'A look; B swap C; C announce bishop; A claim; resolve',
      }),
    );
    expect(position.players[1]?.cards).toEqual(['?']);
    expect(seen).toHaveLength(1);
  });
});

it('what can be who and the ruling tell of the same ways, where the game may have been over before the last move', () => {
  const record = recordOf({
    players: 'A judge 6, B thief 1, C king 6, D bishop 6',
    centre: 'cheat queen',
    position: { turn: 'C' },
    moves: 'C swap B; D announce king; B claim; resolve; A announce judge',
  });
  expect(rule(record).status).toBe('depends');
  expect(identities(record).players.map(({ cards }) => cards[0])).toEqual([
    ['judge'],
    ['king', 'thief'],
    ['king', 'thief'],
    ['bishop'],
  ]);
});

it('reads what it has made: every record is one that can be', () => {
  for (const record of records())
    expect(decode(JSON.parse(JSON.stringify(record))).ok, JSON.stringify(record)).toBe(true);
  expect(Object.keys(characters)).toHaveLength(12);
});

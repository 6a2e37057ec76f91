/**
 * How questions are made, of a game as small as each case allows: a table is what lies on it, and each test brings rules of its own.
 */
import { describe, expect, it } from 'vitest';
import {
  type Choice,
  outcomeChoice,
  type Point,
  type Question,
  type Quizzed,
  questionsOf,
  quizOf,
  simplified,
  winnersChoice,
} from '../../../engine/kernel/quiz.ts';
import type { Basis } from '../../../engine/kernel/ruling.ts';

interface Move {
  readonly move: string;
  readonly by?: string;
}

interface Table {
  readonly lies: readonly string[];
  readonly moves?: readonly Move[];
}

interface Ground {
  readonly cites: readonly string[];
  readonly basis: Basis;
}

interface Ruling {
  readonly status: string;
  readonly steps: readonly Ground[];
  readonly illegal?: Ground & { readonly code: string };
}

type Game = Quizzed<Table, Move, Ruling>;

const on = (cite: string, basis: Basis = 'text'): Ground => ({ cites: [cite], basis });
const barred = (code: string, ground = on(`bar.${code}`)) => ({ code, ...ground });
const pending: Ruling = { status: 'pending', steps: [on('turn.step')] };
const illegal: Ruling = { ...pending, status: 'illegal', illegal: barred('full') };

const step: Move = { move: 'step', by: 'Anna' };

/** A game of one action: Anna steps, so often and then no more. Nothing is asked about it but what she may do. */
const walk = (steps: number): Game => ({
  begin: () => ({ lies: [] }),
  eagerness: () => 1000,
  made: (move) => move,
  isInOrder: () => true,
  ending: () => undefined,
  next: ({ lies }) => ({ lies, moves: [] }),
  rule: () => pending,
  answerOf: ({ status }) => ({ code: status, params: {} }),
  dissents: () => [],
  problemsOf: () => [],
  choicesAfter: ({ moves = [] }) => (moves.length < steps ? [{ move: step }] : []),
  cardKinds: new Set(),
  ends: new Set(),
  weights: { happens: [9, 9], wins: [9, 9], may: [9, 9], must: [9, 9] },
  obvious: new Set(),
  tiresome: new Set(),
  thinkable: (_, barred) => barred,
  reads: (outcome) => outcome,
  simpler: [],
  poses: { happens: () => undefined, wins: () => undefined, must: () => undefined },
});

/** Those points of a game that are looked at for a question about what comes of it, in their order. */
function pointsOf(game: Game, wish: { readonly seed: number; readonly about?: string }): Point<Table, Ruling>[] {
  const points = new Map<number, Point<Table, Ruling>>();
  const happens: Game['poses']['happens'] = (point, before) => {
    points.set(before.length, point);
    return undefined;
  };
  questionsOf({ ...game, poses: { ...game.poses, happens } }, wish).next();
  return [...points.entries()].toSorted(([one], [other]) => one - other).map(([, point]) => point);
}

const says = (code: string, lies: readonly string[] = [], params = {}) =>
  outcomeChoice<Table, Move>({ said: { code, params } }, { lies });

/** What comes of every point, with these wrong answers; the right one is shown by the point's own record if left out. */
const happening =
  (wrong: readonly Choice<Table, Move>[], right?: Choice<Table, Move>): Game['poses']['happens'] =>
  ({ record }) => ({
    record,
    asks: { code: 'happens', params: {} },
    right: right ?? outcomeChoice({ said: { code: 'right', params: {} } }, record),
    wrong,
  });

const codesOf = ({ choices }: Question<Table, Move>) =>
  choices.map((choice) => (choice.is === 'outcome' ? choice.outcome.code : choice.is)).toSorted();

describe('an answer', () => {
  const shows: Table = { lies: [] };
  const instead: Table = { lies: ['lamp'] };
  const said = { code: 'won', params: {} };

  it('tells what would have come to it, where there is such a thing', () => {
    expect(outcomeChoice({ said, instead }, shows)).toStrictEqual({ is: 'outcome', outcome: said, shows, instead });
    expect(outcomeChoice({ said }, shows)).toStrictEqual({ is: 'outcome', outcome: said, shows });
    expect(winnersChoice(['Anna'], shows, instead)).toStrictEqual({ is: 'winners', players: ['Anna'], shows, instead });
    expect(winnersChoice(['Anna'], shows)).toStrictEqual({ is: 'winners', players: ['Anna'], shows });
  });
});

describe('a game is played', () => {
  it('sixty times without a question, and then no more', () => {
    let games = 0;
    for (const question of questionsOf(walk(1), { seed: 1 })) {
      expect(question).toBeUndefined();
      if (++games > 60) break;
    }
    expect(games).toBe(60);
  });

  it('until nobody can move', () => {
    expect(pointsOf(walk(3), { seed: 1 }).map(({ record }) => record.moves)).toEqual([
      [step],
      [step, step],
      [step, step, step],
    ]);
  });

  it('without moves that nobody is eager to make', () => {
    const game: Game = {
      ...walk(90),
      eagerness: ({ move }) => (move === 'step' ? 1000 : 0),
      choicesAfter: () => [{ move: step }, { move: { move: 'sleep', by: 'Anna' } }],
    };
    for (let seed = 0; seed < 40; seed++)
      expect(
        pointsOf(game, { seed })
          .at(-1)
          ?.record.moves?.filter(({ move }) => move === 'sleep'),
      ).toEqual([]);
  });
});

describe('a record is made simpler', () => {
  const full: Table = { lies: ['lamp', 'wall'] };
  const without = (thing: string) => (table: Table) => ({ ...table, lies: table.lies.filter((one) => one !== thing) });
  const game: Game = { ...walk(1), simpler: [without('lamp')] };

  it('where the same comes of it, by the same rules', () => {
    expect(simplified(game, full).lies).toEqual(['wall']);
  });

  it.each<[string, Partial<Game>]>([
    ['what is left can be at no table', { problemsOf: ({ lies }) => (lies.includes('lamp') ? [] : ['dark']) }],
    ['another rule leads there', { rule: ({ lies }) => ({ ...pending, steps: [on(lies.join())] }) }],
    ['another rule bars it', { rule: ({ lies }) => ({ ...illegal, illegal: barred('full', on(lies.join())) }) }],
  ])('but not where %s', (_, rules) => {
    expect(simplified({ ...game, ...rules }, full)).toBe(full);
  });
});

describe('a question is asked about answers that are sure alone', () => {
  const odd: Partial<Record<string, Ruling>> = {
    depends: { ...pending, status: 'depends' },
    read: { ...pending, steps: [on('turn.step', 'reading')] },
    'barred by a reading': { ...illegal, illegal: barred('full', on('bar.full', 'reading')) },
  };
  const game: Game = {
    ...walk(1),
    rule: ({ lies: [thing = ''] }) => odd[thing] ?? pending,
    problemsOf: ({ lies }) => lies.filter((thing) => thing === 'impossible'),
    dissents: ({ lies }) => lies.filter((thing) => thing === 'disputed'),
  };
  const asked = (happens: Game['poses']['happens']) =>
    quizOf({ ...game, poses: { ...game.poses, happens } }, { seed: 1 }, 1).map(codesOf);
  const others = [says('left'), says('north')];

  it('and so they all are', () => {
    expect(asked(happening(others))).toEqual([['left', 'north', 'right']]);
  });

  it.each([...Object.keys(odd), 'impossible', 'disputed'])('and not if one is %s', (thing) => {
    expect(asked(happening([says('odd', [thing]), ...others]))).toEqual([['left', 'north', 'right']]);
    expect(asked(happening(others, says('right', [thing])))).toEqual([]);
  });
});

it('answers that read the same are one, the first of them', () => {
  const game: Game = {
    ...walk(1),
    reads: ({ code }) => ({ code, params: {} }),
    poses: {
      ...walk(1).poses,
      happens: happening([
        says('left', [], { points: 1 }),
        says('left', [], { points: 2 }),
        says('right', [], { points: 3 }),
        says('north'),
      ]),
    },
  };
  const [{ choices = [] } = {}] = quizOf(game, { seed: 1 }, 1);
  const told = choices.map((choice) => (choice.is === 'outcome' ? choice.outcome : choice));
  expect(new Set(told)).toEqual(
    new Set([
      { code: 'left', params: { points: 1 } },
      { code: 'north', params: {} },
      { code: 'right', params: {} },
    ]),
  );
});

describe('what is wished for', () => {
  const poses = { ...walk(1).poses, happens: happening([says('left'), says('north')]) };

  it.each([1, 2, 3] as const)('is a level: %i', (level) => {
    const game: Game = { ...walk(6), poses, weights: { ...walk(1).weights, happens: [3, 5] } };
    const questions = quizOf(game, { seed: 1, level }, 20);
    expect(questions.map((question) => question.level)).toEqual(Array(20).fill(level));
  });

  it('is a chapter', () => {
    const chapters = ['turn', 'night', 'end'];
    const game: Game = {
      ...walk(3),
      poses,
      rule: ({ moves = [] }) => ({ ...pending, steps: [on(`${chapters[moves.length - 1]}.one`)] }),
    };
    const questions = quizOf(game, { seed: 1, about: 'night' }, 20);
    expect(questions.map(({ about }) => about)).toEqual(Array(20).fill(['night']));
  });

  it('is looked for at no more than twelve points after those that cite it', () => {
    const game: Game = {
      ...walk(40),
      rule: ({ moves = [] }) => (moves.length === 20 ? { ...pending, steps: [on('night.one')] } : pending),
    };
    expect(pointsOf(game, { seed: 1, about: 'night' }).map(({ record }) => record.moves?.length)).toEqual([
      20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
    ]);
  });
});

describe('what somebody may do', () => {
  const rest: Move = { move: 'rest', by: 'Anna' };
  const jump: Move = { move: 'jump', by: 'Anna' };
  const climb: Move = { move: 'climb', by: 'Anna' };
  /** After a step, resting is legal and nothing else; where a wall lies, a rule of its own bars each of the others. */
  const tried = ({ lies }: Table, move: Move) => {
    const { move: code } = move;
    if (code === 'step' || code === 'rest') return { move };
    return { move, illegal: barred(code, on(lies.includes('wall') ? `bar.${code}` : 'bar.all')) };
  };
  const table: Table = { lies: ['step', 'rest', 'lamp', 'jump', 'wall', 'climb'] };
  const game: Game = {
    ...walk(1),
    begin: () => table,
    choicesAfter(record) {
      const { length } = record.moves ?? [];
      return length === 0 ? [{ move: step }] : length === 1 ? [rest, jump, climb].map((one) => tried(record, one)) : [];
    },
    rule(record) {
      const { illegal: why } = tried(record, record.moves?.at(-1) ?? step);
      return why ? { ...illegal, illegal: why } : pending;
    },
  };
  /** The question on this table, whose choices are Anna's moves after the first step. */
  const onTable = (lies: readonly string[]) => ({
    record: { lies, moves: [step] },
    choices: new Set([rest, jump, climb].map((move) => ({ is: 'move', move, shows: { lies, moves: [step, move] } }))),
  });
  const asked = (rules: Partial<Game> = {}) =>
    quizOf({ ...game, ...rules }, { seed: 1 }, 1).map(({ record, choices }) => ({ record, choices: new Set(choices) }));

  it('is one move beside others that are barred', () => {
    expect(asked()).toEqual([onTable(table.lies)]);
    const [{ asks, choices = [], right = -1 } = {}] = quizOf(game, { seed: 1 }, 1);
    expect([asks, choices[right]]).toMatchObject([{ code: 'may', params: { by: 'Anna' } }, { move: rest }]);
  });

  it('names of what is barred what somebody might think of', () => {
    const hop: Move = { move: 'hop', by: 'Anna' };
    const [{ choices = [] } = {}] = quizOf(
      { ...game, thinkable: (_, barred) => (barred.move === 'jump' ? hop : barred) },
      { seed: 1 },
      1,
    );
    expect(choices.flatMap((choice) => (choice.is === 'move' ? [choice.move.move] : [])).sort()).toEqual([
      'climb',
      'hop',
      'rest',
    ]);
  });

  it('is nothing where it is nobody who might do it', () => {
    const choicesAfter: Game['choicesAfter'] = (record) =>
      game.choicesAfter(record).map(({ move: { move }, ...one }) => ({ ...one, move: { move } }));
    expect(asked({ choicesAfter })).toEqual([]);
  });

  it('is about what bars the others, of which no step before needs to tell', () => {
    expect(quizOf(game, { seed: 1, about: 'bar' }, 1).map(({ about }) => about)).toEqual([['bar']]);
  });

  it('is told by the legal moves whether it is in order', () => {
    const told: (readonly Move[])[] = [];
    const isInOrder: Game['isInOrder'] = (_, allowed, { moves = [] }, isAsked) => {
      if (isAsked && moves.length === 1) told.push(allowed);
      return true;
    };
    asked({ isInOrder });
    expect(told).toEqual([[rest]]);
  });

  it('is asked out of every game where not all is barred by something tiresome', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { value } = questionsOf({ ...game, tiresome: new Set(['jump']) }, { seed }).next();
      expect(value?.kind).toBe('may');
    }
  });

  describe('on a table with less to look at', () => {
    /** What no move names is put away but for the wall, then the wall. */
    const simpler: Game['simpler'] = [
      ({ lies, moves = [] }) => ({
        lies: lies.filter((thing) => thing === 'wall' || moves.some(({ move }) => move === thing)),
      }),
      ({ lies }) => ({ lies: lies.filter((thing) => thing !== 'wall') }),
    ];

    it('where each of the moves comes to the same, by the same rules', () => {
      expect(asked({ simpler })).toEqual([onTable(table.lies.filter((thing) => thing !== 'lamp'))]);
    });

    it('but not where one of them is not sure then', () => {
      const dissents: Game['dissents'] = ({ lies, moves = [] }) =>
        lies.includes('lamp') || moves.at(-1) !== jump ? [] : ['an edition'];
      expect(asked({ simpler, dissents })).toEqual([onTable(table.lies)]);
    });

    it('which is for a game to find where it poses a question of another kind', () => {
      const poses = { ...game.poses, happens: happening([says('left'), says('north')]) };
      const questions = quizOf({ ...game, simpler, poses }, { seed: 1 }, 20).filter(({ kind }) => kind === 'happens');
      expect(new Set(questions.map(({ record }) => record.lies))).toEqual(new Set([table.lies]));
    });
  });
});

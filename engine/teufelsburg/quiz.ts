/**
 * What a quiz asks about this game, and which wrong answers it offers.
 */
import {
  type Choice,
  type Outcome,
  type Point,
  type Posed,
  type Question,
  type Quizzed,
  questionsOf,
  quizOf,
  simplified,
  type Wish,
} from '../kernel/quiz.ts';
import type { Random } from '../kernel/random.ts';
import { answerOf } from './answer.ts';
import { dissents } from './compare.ts';
import { type AnswerCode, type IllegalCode, objects } from './data.ts';
import { choices } from './legal.ts';
import { problemsOf } from './position.ts';
import type { Association, GameRecord, Move, MoveOf, ObjectId, OccupationId, Unknown } from './record.ts';
import { type FightRuling, type Ruling, rule, tablesAfter } from './rule.ts';
import { setUp } from './setup.ts';

type Ask = Posed<GameRecord, Move>;
type Answers = Choice<GameRecord, Move>;

/** How many play: few enough to be seen at a glance on a phone. */
const SIZES = [3, 4, 5, 6];

/** How likely moves are to be made when they can be, by thousands; the others always. What ends a fight comes late. */
const EAGERNESS: Partial<Record<Move['move'], number>> = { pass: 100, refuse: 250, resolve: 350 };

/** One in so many fights is asked about beside claims, which are rarer. */
const FIGHTS = 8;

/** The same of trades. */
const TRADES = 4;

/** What fights come to that are worth asking about. */
const FOUGHT = ['attacker-wins', 'defender-wins', 'tie-drew', 'tie-no-card', 'ring-wins', 'mixer-wins'] as const;
/** What trades come to. */
const TRADED = ['traded', 'silenced', 'obtained'] as const;

const isOneOf = <Code extends string>(codes: readonly Code[], code: string): code is Code =>
  (codes as readonly string[]).includes(code);

/** Everybody who is neither seen nor asked for anything lays their cards down. */
const othersHidden = (record: GameRecord, named: string): GameRecord => ({
  ...record,
  position: {
    ...record.position,
    players: record.position.players.map((player) =>
      named.includes(JSON.stringify(player.id))
        ? player
        : {
            ...player,
            occupation: player.shown ? (player.occupation ?? '?') : '?',
            objects: player.objects.map(() => '?' as const),
          },
    ),
  },
});

/** The pile of objects with so many of its cards known. */
const pileHidden = (record: GameRecord, known: number): GameRecord => ({
  ...record,
  position: {
    ...record.position,
    objectPile: (record.position.objectPile ?? []).map((card, index) => (index < known ? card : '?')),
  },
});

const outcome = (said: Outcome, shows: GameRecord): Answers => ({ is: 'outcome', outcome: said, shows });
const winners = (players: readonly string[], shows: GameRecord): Answers => ({ is: 'winners', players, shows });

/** What a ruling comes to, without who is to decide next. */
function outcomeOf(ruling: Ruling): Outcome {
  const { code, params } = answerOf(ruling);
  return { code, params };
}

/** What the same moves would have come to without one of them. */
function withoutOne({ moves = [], ...record }: GameRecord): Outcome[] {
  return moves.slice(1, -1).flatMap((left) => {
    const ruling = rule({ ...record, moves: moves.filter((move) => move !== left) });
    return ruling.status === 'illegal' || ruling.status === 'depends' ? [] : [outcomeOf(ruling)];
  });
}

/** Other outcomes of a fight: without one of the moves, the points off by one, the other side. Not the same points told otherwise. */
function otherFights(record: GameRecord, said: Outcome, fight: FightRuling): Outcome[] {
  const { attacker, defender, attackerPoints: attack = 0, defenderPoints: defence = 0 } = fight;
  const counted = (attackerPoints: number, defenderPoints: number): Outcome => {
    const code: AnswerCode =
      attackerPoints > defenderPoints ? 'attacker-wins' : attackerPoints < defenderPoints ? 'defender-wins' : 'tie';
    return { code, params: { attackerPoints, defenderPoints } };
  };
  const { by, side } = said.params;
  const turned: Outcome[] = [
    ...(by === undefined ? [] : [{ ...said, params: { ...said.params, by: by === attacker ? defender : attacker } }]),
    ...(side === undefined
      ? []
      : [{ ...said, params: { ...said.params, side: side === 'attacker' ? 'defender' : 'attacker' } }]),
  ];
  const others = [
    ...withoutOne(record).filter(({ code }) => isOneOf(FOUGHT, code)),
    ...[
      counted(attack, defence + 1),
      counted(attack + 1, defence),
      counted(defence, attack),
      counted(attack + 1, defence + 1),
    ],
  ];
  const isRecount = ({ params }: Outcome) => params.attackerPoints !== attack || params.defenderPoints !== defence;
  return [...turned, ...others.filter(isRecount)];
}

/** Whether an object does something when it is traded. */
const hasEffect = (object: string): boolean => 'trade' in (objects[object as ObjectId] ?? {});

/** Other outcomes of a trade: what the other objects of the two would have done, and effects that do not take place. */
function otherTrades(record: GameRecord, said: Outcome): Outcome[] {
  const moves = record.moves ?? [];
  const accept = moves.findLast((move) => move.move === 'accept');
  const hand = record.position.players.find(({ id }) => id === accept?.by)?.objects ?? [];
  const instead = hand.flatMap((object) => {
    if (object === '?' || !accept) return [];
    const ruling = rule({
      ...record,
      moves: moves.map((move) => (move === accept ? { ...accept, return: object } : move)),
    });
    return ruling.status === 'illegal' || ruling.status === 'depends' ? [] : [outcomeOf(ruling)];
  });
  const traded = moves.flatMap((move) =>
    move.move === 'offer' ? [move.object] : move.move === 'accept' ? [move.return] : [],
  );
  const acting = [...traded, ...hand].filter(hasEffect);
  const lists = [[], ...acting.map((object) => [object]), acting.slice(0, 2)];
  const { objects: _, number: __, ...params } = said.params;
  const code = said.code === 'silenced' ? 'traded' : said.code;
  const imagined = lists.map((list) => ({ code, params: { ...params, objects: list, number: list.length } }));
  const effects = ({ code, params }: Outcome) => `${code} ${[params.objects].flat().toSorted()}`;
  // The same effects in another order are no other outcome.
  return [...instead.filter(({ code }) => isOneOf(TRADED, code)), ...imagined].filter(
    (one) => effects(one) !== effects(said),
  );
}

/** Whether a fight has been counted in which something has been done. */
const isFought = ({ moves = [] }: GameRecord): boolean => moves.at(-1)?.move === 'resolve' && moves.length > 2;

/** What comes of a trade or a fight. */
function happens({ record: full, ruling }: Point<GameRecord, Ruling>): Ask | undefined {
  const said = outcomeOf(ruling);
  const isFight = isOneOf(FOUGHT, said.code) && isFought(full);
  if (!isFight && !isOneOf(TRADED, said.code)) return undefined;
  const record = simplified(quizzed, full);
  const others = isFight ? otherFights(record, said, ruling.fight as FightRuling) : otherTrades(record, said);
  return {
    record,
    asks: { code: 'happens', params: {} },
    right: outcome(said, record),
    wrong: others.map((other) => outcome(other, record)),
  };
}

/** Who wins a fight, or the game that is claimed. */
function wins({ record: full, ruling }: Point<GameRecord, Ruling>, _: unknown, random: Random): Ask | undefined {
  const last = full.moves?.at(-1);
  if (isFought(full) && ruling.fight?.outcome) {
    if (random.below(FIGHTS) > 0) return undefined;
    const { attacker, defender, outcome: side } = ruling.fight;
    const record = simplified(quizzed, full);
    const right = side === 'attacker' ? [attacker] : side === 'defender' ? [defender] : [];
    return {
      record,
      asks: { code: 'wins-fight', params: {} },
      right: winners(right, record),
      wrong: [[attacker], [defender], []].map((players) => winners(players, record)),
    };
  }
  if (!ruling.winners || last?.move !== 'claim') return undefined;
  const members = (side: Association) =>
    full.position.players.flatMap(({ id, association }) => (association === side ? [id] : []));
  const rivals = [members('order'), members('brotherhood'), [last.by, ...(last.allies ?? [])], [last.by]];
  const record = simplified(quizzed, full);
  return {
    record,
    asks: { code: 'wins-game', params: {} },
    right: winners(ruling.winners, record),
    wrong: rivals.map((players) => winners(seated(full, players), record)),
  };
}

/** These players in the order of their seats. */
const seated = ({ position }: GameRecord, ids: readonly string[]): string[] =>
  position.players.flatMap(({ id }) => (ids.includes(id) ? [id] : []));

/** What somebody must have given in return, by what has come of the trade; or be, by who has won. */
function must({ record, ruling }: Point<GameRecord, Ruling>, _: unknown, random: Random): Ask | undefined {
  const last = record.moves?.at(-1);
  if (last?.move === 'accept' && random.below(TRADES) === 0) return mustHaveReturned(record, last, ruling);
  if (last?.move === 'claim' && ruling.winners) return mustBelong(record, ruling, random);
  return undefined;
}

/** A card that a hidden one may be, and the record in which it is. */
interface Supposed {
  readonly card: string;
  readonly record: GameRecord;
}

/** What a hidden card must be if only one of those that it may be leads to what was seen. */
function certain(supposed: readonly Supposed[], seen: Outcome): Pick<Ask, 'right' | 'wrong'> | undefined {
  const was = JSON.stringify(seen);
  const answers = supposed.map(({ card, record }) => {
    const fits = JSON.stringify(outcomeOf(rule(record))) === was;
    return { fits, choice: { is: 'card', card, shows: record } satisfies Answers };
  });
  const [right, ...more] = answers.filter(({ fits }) => fits);
  if (!right || more.length > 0) return undefined;
  return { right: right.choice, wrong: answers.flatMap(({ fits, choice }) => (fits ? [] : [choice])) };
}

function mustHaveReturned(record: GameRecord, accept: MoveOf<'accept'>, ruling: Ruling): Ask | undefined {
  const seen = outcomeOf(ruling);
  const told = JSON.stringify(seen);
  // Which of the bags was traded, nobody is told; and what is named need not be worked out.
  if (told.includes('secret-bag') || told.includes(JSON.stringify(accept.return))) return undefined;
  const before = record.moves?.slice(0, -1) ?? [];
  const hand = record.position.players.find(({ id }) => id === accept.by)?.objects ?? [];
  const supposed = [...new Set(hand as readonly ObjectId[])].map((object) => ({
    card: `object.${object}`,
    record: { ...record, moves: [...before, { ...accept, return: object }] },
  }));
  const answers = certain(
    supposed.filter((one) => rule(one.record).status !== 'illegal'),
    seen,
  );
  return (
    answers && {
      record: { ...record, moves: before },
      seen: [{ heading: 'answer', ...seen }],
      asks: { code: 'must-have-given', params: { by: accept.by } },
      ...answers,
    }
  );
}

/** The record with one player's association told otherwise. */
const retold = (record: GameRecord, by: string, association: Association | Unknown): GameRecord => ({
  ...record,
  position: {
    ...record.position,
    players: record.position.players.map((player) => (player.id === by ? { ...player, association } : player)),
  },
});

/** To which association somebody must belong, by who has won. */
function mustBelong(record: GameRecord, ruling: Ruling, random: Random): Ask | undefined {
  const { id: by } = random.pick(record.position.players);
  const seen = outcomeOf(ruling);
  const supposed = (['order', 'brotherhood'] as const).map((association) => ({
    card: `association.${association}`,
    record: retold(record, by, association),
  }));
  const answers = certain(
    supposed.filter((one) => problemsOf(one.record).length === 0),
    seen,
  );
  return (
    answers && {
      record: retold(record, by, '?'),
      seen: [{ heading: 'answer', ...seen }],
      asks: { code: 'must-belong', params: { by } },
      ...answers,
    }
  );
}

/** What can be asked about, each often enough for ten questions: chapters, then cards. */
export const topics: readonly string[] = [
  ...['trade', 'bags', 'fight', 'abilities', 'power', 'claim'],
  ...[
    ...(['secret-bag-key', 'secret-bag-goblet', 'monocle', 'privilege', 'tome', 'sextant', 'broken-mirror'] as const),
    ...(['dagger', 'gloves', 'whip', 'casting-knives', 'poison-ring', 'black-pearl'] as const),
  ].map((object: ObjectId) => `object.${object}`),
  ...[
    ...(['thug', 'bodyguard', 'grand-master', 'duelist', 'hypnotist', 'poison-mixer'] as const),
    ...(['priest', 'doctor', 'diplomat'] as const),
  ].map((occupation: OccupationId) => `occupation.${occupation}`),
];

/** Moves that no player thinks of who can see the table. */
const OBVIOUS: ReadonlySet<string> = new Set<IllegalCode>([
  'turn.not-yours',
  'object.not-held',
  'occupation.not-yours',
  'fight.none',
  'fight.none-to-resolve',
  'play.not-in-fights',
  'coat.not-spare',
  'clairvoyant.not-there',
  'under-way.offer',
]);

/** What a quiz needs of the game. */
export const quizzed: Quizzed<GameRecord, Move, Ruling> = {
  begin: (random) => setUp({ players: random.pick(SIZES), seed: random.below(2 ** 32) }),
  eagerness: ({ move }) => EAGERNESS[move] ?? 1000,
  made: (move) => move,
  next(record, { position }) {
    const ids = position.players.map(({ id }) => id);
    const { turn } = position;
    // Whoever has acted is done, though they might still use an occupation.
    const next = turn === record.position.turn ? ids[(ids.indexOf(turn as string) + 1) % ids.length] : turn;
    return { ...record, position: { ...position, turn: next as string }, moves: [] };
  },
  rule,
  answerOf: outcomeOf,
  dissents,
  problemsOf,
  choicesAfter: (record) => choices(tablesAfter(record)),
  cardKinds: new Set(['object', 'occupation', 'association', 'drink', 'character']),
  ends: new Set<Move['move']>(['claim']),
  weights: { happens: [8, 11], wins: [8, 10], may: [4, 5], must: [4, 6] },
  obvious: OBVIOUS,
  simpler: [
    ({ seed: _, ...record }) => record,
    ({ position: { occupationPile: _, ...position }, ...record }) => ({ ...record, position }),
    (record) => ({
      ...record,
      position: {
        ...record.position,
        players: record.position.players.map((player) => ({ ...player, association: '?' })),
      },
    }),
    (record) => othersHidden(record, JSON.stringify(record.moves)),
    (record) => pileHidden(record, 1),
    (record) => pileHidden(record, 0),
  ],
  poses: { happens, wins, must },
};

/** Questions without end, or as many as there are; nothing after each game that was played for them. */
export const questions = (wish: Wish): Generator<Question<GameRecord, Move> | undefined> => questionsOf(quizzed, wish);

/** So many questions, or as many as there are. */
export const quiz = (wish: Wish, number: number): Question<GameRecord, Move>[] => quizOf(quizzed, wish, number);

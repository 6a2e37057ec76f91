/**
 * What a quiz asks about this game, and which wrong answers it offers.
 */
import {
  type Choice,
  type Answered as OneAnswered,
  type Outcome,
  outcomeChoice,
  type Point,
  type Posed,
  type Question,
  type Quizzed,
  questionsOf,
  quizOf,
  simplified,
  type Wish,
  winnersChoice,
} from '../kernel/quiz.ts';
import type { Random } from '../kernel/random.ts';
import { outcomeOf } from './answer.ts';
import { associationIds, NEEDED, otherThan } from './box.ts';
import { dissents } from './compare.ts';
import { type AnswerCode, type IllegalCode, objects } from './data.ts';
import { choices } from './legal.ts';
import { problemsOf } from './position.ts';
import type { Association, GameRecord, Move, MoveOf, ObjectId, OccupationId, Unknown, UseOf } from './record.ts';
import { type FightRuling, type Ruling, rule, tablesAfter } from './rule.ts';
import { setUp } from './setup.ts';

/** A record as a quiz makes them: nothing that it looks at is left out. */
type Told = GameRecord & Required<Pick<GameRecord, 'moves'>>;
type Ask = Posed<Told, Move>;
type Answers = Choice<Told, Move>;
type Answered = OneAnswered<Told>;
type At = Point<Told, Ruling>;
type Seat = GameRecord['position']['players'][number];

/** How many play: few enough to be seen at a glance on a phone. */
const SIZES = [3, 4, 5, 6];

/** How likely moves are to be made when they can be, by thousands; the others always. What ends a fight comes late. */
const EAGERNESS: Partial<Record<Move['move'], number>> = { pass: 100, refuse: 250, resolve: 350 };

/** One in so many fights is asked about beside claims, which are rarer. */
const FIGHTS = 8;

/** One in so many claims that may be false is asked about. */
const CLAIMS = 20;

/** Objects that are nearly enough for a claim. */
const ALMOST = 2;

/** What fights come to that are worth asking about. */
const FOUGHT = ['attacker-wins', 'defender-wins', 'tie-drew', 'tie-no-card', 'ring-wins', 'mixer-wins'] as const;
/** What trades come to that is worth asking about. */
const TRADED = ['traded', 'silenced'] as const;

const isOneOf = <Code extends string>(codes: readonly Code[], code: string): code is Code =>
  (codes as readonly string[]).includes(code);

/** Everybody who is neither seen nor asked for anything lays their cards down. */
const othersHidden = (record: Told, named: string): Told => ({
  ...record,
  position: {
    ...record.position,
    players: record.position.players.map((player) =>
      named.includes(JSON.stringify(player.id))
        ? player
        : {
            ...player,
            ...(!player.shown && { occupation: '?' as const }),
            objects: player.objects.map(() => '?' as const),
          },
    ),
  },
});

/** The pile of objects with so many of its cards known. */
const pileHidden = ({ position, ...record }: Told, known: number): Told => ({
  ...record,
  position: {
    ...position,
    objectPile: (position.objectPile as readonly ObjectId[]).map((card, index) => (index < known ? card : '?')),
  },
});

/** What a record comes to. */
const answered = (instead: Told): Answered => ({ said: outcomeOf(rule(instead)), instead });

/** The same moves without one of them. */
const withoutOne = (record: Told): Told[] =>
  record.moves.map((left) => ({ ...record, moves: record.moves.filter((move) => move !== left) }));

/** Other outcomes of a fight: without one of the moves, the points off by one, the other side. Not the same points told otherwise. */
function otherFights(record: Told, said: Outcome, fight: FightRuling): Answered[] {
  const { defender, attackerPoints: attack = 0, defenderPoints: defence = 0 } = fight;
  const counted = (attackerPoints: number, defenderPoints: number): Outcome => {
    const code: AnswerCode =
      attackerPoints > defenderPoints ? 'attacker-wins' : attackerPoints < defenderPoints ? 'defender-wins' : 'tie';
    return { code, params: { attackerPoints, defenderPoints } };
  };
  const { by, side } = said.params;
  const turned: Outcome[] = [
    // After a tie it is the attacker who draws.
    ...(by === undefined ? [] : [{ ...said, params: { ...said.params, by: defender } }]),
    ...(side === undefined
      ? []
      : [{ ...said, params: { ...said.params, side: side === 'attacker' ? 'defender' : 'attacker' } }]),
  ];
  const others = [
    ...withoutOne(record)
      .map(answered)
      .filter(({ said: { code } }) => isOneOf(FOUGHT, code)),
    ...[
      counted(attack, defence + 1),
      counted(attack + 1, defence),
      counted(defence, attack),
      counted(attack + 1, defence + 1),
    ].map((one): Answered => ({ said: one })),
  ];
  const isRecount = ({ said: { params } }: Answered) =>
    params.attackerPoints !== attack || params.defenderPoints !== defence;
  return [...turned.map((one) => ({ said: one })), ...others.filter(isRecount)];
}

/** Whether something does something when it is traded. */
const hasEffect = (object: ObjectId | undefined): object is ObjectId => 'trade' in (objects[object as ObjectId] ?? {});

/** Other outcomes of a trade: what the other objects of the two would have done, and effects that do not take place. */
function otherTrades(record: Told): Answered[] {
  const { moves, position } = record;
  // It begins with what is offered, or demanded by a Diplomat.
  const [{ object: first }] = moves as readonly [MoveOf<'offer'>];
  const accept = moves.find((move) => move.move === 'accept');
  const accepting = position.players.filter(({ id }) => id === accept?.by);
  const hand = accepting.flatMap((player) => player.objects as readonly ObjectId[]);
  const instead = hand.map((object) =>
    answered({ ...record, moves: moves.map((move) => (move === accept ? { ...accept, return: object } : move)) }),
  );
  const acting = [...new Set([first, accept?.return, ...hand].filter(hasEffect))];
  const lists = [[], ...acting.map((object) => [object]), acting.slice(0, 2)];
  const imagined = lists.map(
    (list): Answered => ({ said: { code: 'traded', params: { objects: list, number: list.length } } }),
  );
  return [...instead.filter((one) => isOneOf(TRADED, one.said.code)), ...imagined];
}

/** Whether a fight has been counted in which something has been done. */
const isFought = ({ moves }: Told): boolean => (moves.at(-1) as Move).move === 'resolve' && moves.length > 2;

/** What comes of a trade or a fight. */
function happens({ record: full, ruling }: At): Ask | undefined {
  const said = outcomeOf(ruling);
  const isFight = isOneOf(FOUGHT, said.code) && isFought(full);
  if (!isFight && !isOneOf(TRADED, said.code)) return undefined;
  const record = simplified(quizzed, full);
  const others = isFight ? otherFights(record, said, ruling.fight as FightRuling) : otherTrades(record);
  return {
    record,
    asks: { code: 'happens', params: {} },
    right: outcomeChoice({ said }, record),
    wrong: others.map((other) => outcomeChoice(other, record)),
  };
}

/** Who has won a fight; nobody if it is a tie. */
const wonBy = ({ attacker, defender, outcome: side }: FightRuling): string[] =>
  side === 'attacker' ? [attacker] : side === 'defender' ? [defender] : [];

/** Who wins a fight, or the game that is claimed. */
function wins({ record: full, ruling }: At, _: unknown, random: Random): Ask | undefined {
  if (isFought(full)) {
    const fight = ruling.fight as FightRuling;
    // Whom a Poison Mixer names is said.
    if (fight.decidedBy === 'poison-mixer' || random.below(FIGHTS) > 0) return undefined;
    const { attacker, defender } = fight;
    const record = simplified(quizzed, full);
    const right = wonBy(fight);
    const others = withoutOne(record).map((instead) => ({ instead, won: rule(instead).fight }));
    const from = (players: readonly string[]) =>
      others.find(({ won }) => won?.outcome && wonBy(won).join() === players.join())?.instead;
    return {
      record,
      asks: { code: 'wins-fight', params: {} },
      right: winnersChoice(right, record),
      wrong: [[attacker], [defender], []].map((players) => winnersChoice(players, record, from(players))),
    };
  }
  if (!ruling.winners) return undefined;
  const members = (side: Association) =>
    full.position.players.filter(({ association }) => association === side).map(({ id }) => id);
  const { by, allies } = full.moves.at(-1) as MoveOf<'claim'>;
  const rivals = [members('order'), members('brotherhood'), [by, allies].flat(), [by]];
  const record = simplified(quizzed, full);
  return {
    record,
    asks: { code: 'wins-game', params: {} },
    right: winnersChoice(ruling.winners, record),
    wrong: rivals.map((players) => winnersChoice(seated(full, players), record)),
  };
}

/** These players in the order of their seats. */
const seated = ({ position }: Told, ids: readonly (string | undefined)[]): string[] =>
  position.players.flatMap(({ id }) => (ids.includes(id) ? [id] : []));

/** The record with one player's association told otherwise. */
const retold = (record: Told, by: string, association: Association | Unknown): Told => ({
  ...record,
  position: {
    ...record.position,
    players: record.position.players.map((player) => (player.id === by ? { ...player, association } : player)),
  },
});

/** The players beside the one who claims who have something of what an association needs. */
const holders = (players: readonly Seat[], claimant: string, association: Association): Seat[] =>
  players.filter(
    ({ id, objects }) =>
      id !== claimant && NEEDED[association].some((object) => (objects as readonly string[]).includes(object)),
  );

/**
 * To which association somebody must belong who is named in a claim, by which of the two has won. Who belongs where is told anew, so that it
 * turns on that one.
 */
function must({ record: last, ruling }: At, _: unknown, random: Random): Ask | undefined {
  if (ruling.status !== 'settled') return undefined;
  const table = quizzed.next(last, ruling);
  const { players } = table.position;
  for (const association of random.shuffle(associationIds)) {
    const claimant = players.find(({ id }) => id === table.position.turn) as Seat;
    const allies = holders(players, claimant.id, association);
    const held = [claimant, ...allies].flatMap(({ objects }) => objects as readonly ObjectId[]);
    // Even with the Drink of Power, no fewer can be enough.
    if (allies.length === 0 || held.filter((object) => NEEDED[association].includes(object)).length < ALMOST) continue;
    const { id: by } = random.pick(allies);
    const named = allies.map(({ id }) => id);
    const isOf = (id: string) => (id === by ? random.below(2) === 0 : id === claimant.id || named.includes(id));
    const enemy = otherThan(association);
    const seats = players.map((player) => ({ ...player, association: isOf(player.id) ? association : enemy }));
    const move: Move = { by: claimant.id, move: 'claim', as: 'association', allies: named };
    const claimed = { ...table, position: { ...table.position, players: seats }, moves: [move] };
    const asked = mustBelong(claimed, by);
    if (asked) return asked;
  }
  return undefined;
}

/** What a claim comes to if somebody belongs to either association, where they can. */
const ifEither = (record: Told, by: string) =>
  associationIds.flatMap((association) => {
    const shows = retold(record, by, association);
    if (problemsOf(shows).length > 0) return [];
    return [
      { choice: { is: 'card', card: `association.${association}`, shows } satisfies Answers, won: rule(shows).won },
    ];
  });

function mustBelong(full: Told, by: string): Ask | undefined {
  const told = (record: Told) => JSON.stringify(ifEither(record, by).map(({ won }) => won ?? null));
  const { won } = rule(full);
  // They come to different ends.
  if (!won || new Set(ifEither(full, by).map((one) => one.won)).size < 2) return undefined;
  const record = simplified(quizzed, full, told);
  const ways = ifEither(record, by);
  const right = ways.find((way) => way.won === won);
  return (
    right && {
      record: retold(record, by, '?'),
      seen: [{ heading: 'answer', code: 'won-for', params: { association: won } }],
      asks: { code: 'must-belong', params: { by } },
      right: right.choice,
      wrong: ways.map(({ choice }) => choice),
    }
  );
}

/** A claim: often a true one where somebody can make one, now and then any other. */
function ending(record: Told, ends: readonly Move[], random: Random): Move | undefined {
  const [end] = ends as readonly MoveOf<'claim'>[];
  const claimant = record.position.players.find(({ id }) => id === end?.by);
  if (!claimant) return undefined;
  const { id: by, association: own } = claimant;
  const allies = holders(record.position.players, by, own as Association).flatMap(({ id, association }) =>
    association === own ? [id] : [],
  );
  const claim: Move = { by, move: 'claim', as: 'association', allies };
  if (rule({ ...record, moves: [...record.moves, claim] }).won === own) return claim;
  return random.below(CLAIMS) === 0 ? random.pick(ends) : undefined;
}

/**
 * Whether a declaration is that of the next in turn, clockwise from the attacker. Where it is asked, nobody uses a card either before all have
 * declared; in what is told, those who are passed over support nobody.
 */
function isInOrder(move: Move, allowed: readonly Move[], { position, moves }: Told, isAsked: boolean): boolean {
  const isUse = move.move === 'play' || (move.move === 'use' && move.occupation !== 'priest');
  if (isUse && isAsked) return !allowed.some((one) => one.move === 'support');
  if (move.move !== 'support') return true;
  const ids = position.players.map(({ id }) => id);
  const attacker = ids.indexOf(moves.flatMap((one) => (one.move === 'attack' ? [one.by] : []))[0] as string);
  const place = (by: string) => (ids.indexOf(by) - attacker + ids.length) % ids.length;
  return !allowed.some((one) => one.move === 'support' && place(one.by) < place(move.by));
}

/** An outcome as it is read: the points do not count where a Poison Mixer has decided, and effects are the same in any order. */
function reads(outcome: Outcome): Outcome {
  const { code, params } = outcome;
  const { attackerPoints: _, defenderPoints: __, number: ___, objects, ...others } = params;
  if (code === 'mixer-wins') return { code, params: others };
  return objects === undefined
    ? outcome
    : { code, params: { ...others, objects: [...new Set([objects].flat() as string[])].toSorted() } };
}

/**
 * A move barred for whoever makes it, whatever it names: it asks for what the other one has, and lays two cards that the pile can hold. The same move
 * where that is barred for another reason, or not at all.
 */
function thinkable(record: Told, barred: Move): Move {
  if (barred.move !== 'use' || (barred.occupation !== 'clairvoyant' && barred.occupation !== 'diplomat')) return barred;
  const barring = (move: Move) => rule({ ...record, moves: [...record.moves, move] }).illegal?.code;
  const thought = thoughtOf(rule(record).position, barred);
  return barring(thought) === barring(barred) ? thought : barred;
}

/** The use of an ability with what its player would name at a table of which everything is known. */
function thoughtOf({ players, objectPile }: Ruling['position'], use: UseOf<'clairvoyant' | 'diplomat'>): Move {
  if (use.occupation === 'clairvoyant') {
    const [first, second] = new Set(objectPile as readonly ObjectId[]);
    return first && second ? { ...use, top: [first, second] } : use;
  }
  const handOf = (id: string) => (players.find((one) => one.id === id) as Seat).objects as readonly ObjectId[];
  const own = handOf(use.by);
  const object = handOf(use.target).find((one) => !own.includes(one)) ?? use.object;
  const returned = own.find((one) => one !== object);
  return { ...use, object, ...(use.return && returned && { return: returned }) };
}

/** What can be asked about, each often enough for ten questions: chapters, then cards. */
export const topics: readonly string[] = [
  ...['trade', 'bags', 'fight', 'abilities', 'power', 'claim'],
  ...[
    ...(['secret-bag-key', 'secret-bag-goblet', 'monocle', 'privilege', 'tome', 'sextant', 'broken-mirror'] as const),
    ...(['dagger', 'gloves', 'whip', 'casting-knives', 'poison-ring'] as const),
  ].map((object: ObjectId) => `object.${object}`),
  ...[
    ...(['thug', 'bodyguard', 'grand-master', 'duelist', 'hypnotist', 'poison-mixer'] as const),
    ...(['doctor', 'diplomat'] as const),
  ].map((occupation: OccupationId) => `occupation.${occupation}`),
];

/** Moves that no player thinks of who can see the table. */
const OBVIOUS: ReadonlySet<string> = new Set<IllegalCode>([
  'turn.not-yours',
  'occupation.not-yours',
  'fight.none',
  'play.not-in-fights',
  'clairvoyant.not-there',
  'under-way.offer',
]);

/** What a quiz needs of the game. */
export const quizzed: Quizzed<Told, Move, Ruling> = {
  begin: (random) => setUp({ players: random.pick(SIZES), seed: random.below(2 ** 32) }) as Told,
  eagerness: ({ move }) => EAGERNESS[move] ?? 1000,
  made: (move) => move,
  isInOrder,
  ending,
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
  cardKinds: new Set(['object', 'occupation', 'drink']),
  ends: new Set<Move['move']>(['claim']),
  weights: { happens: [8, 11], wins: [8, 10], may: [4, 5], must: [4, 6] },
  obvious: OBVIOUS,
  tiresome: new Set(),
  thinkable,
  reads,
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

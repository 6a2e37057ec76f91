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
import { answerOf } from './answer.ts';
import { dissents } from './compare.ts';
import type { AnswerCode, IllegalCode } from './data.ts';
import { deckOf } from './deck.ts';
import { identities } from './identities.ts';
import { choices } from './legal.ts';
import { problemsOf } from './position.ts';
import {
  type CharacterId,
  type GameRecord,
  type Move,
  type MoveOf,
  type Player,
  type Position,
  takesCards,
  waysOf,
} from './record.ts';
import { type AnnouncementRuling, type Ruling, rule, tablesAfter } from './rule.ts';
import { setUp } from './setup.ts';

/** A record as a quiz makes them: nothing that it looks at is left out. */
type Told = GameRecord & Required<Pick<GameRecord, 'edition' | 'moves'>>;
type Ask = Posed<Told, Move>;
type Answers = Choice<Told, Move>;
type Answered = OneAnswered<Told>;
type At = Point<Told, Ruling>;

/** How many play: mostly so few that they are seen at a glance on a phone. With more than one card each, a sentence would not say which is meant. */
const SIZES = [4, 5, 6, 4, 5, 8];

/** How likely moves are to be made when they can be, by thousands; the others always. */
const EAGERNESS: Partial<Record<Move['move'], number>> = {
  look: 100,
  swap: 500,
  claim: 400,
  resolve: 700,
  decline: 200,
};

/** What announcements come to that is worth asking about. */
const ASKED: readonly string[] = ['takes', 'take', 'takes-from', 'trades', 'nobody', 'nothing'] satisfies AnswerCode[];

/** The most actions before the last that a question tells of, and the most moves. */
const MOST_BEFORE = 3;
const MOST_MOVES = 8;

/** One of so many questions is asked where nobody has won yet, which is so nearly always. */
const UNDECIDED = 5;

/** Some gold short of winning: somebody may think that this was enough. */
const NEARLY = 10;

/** What a ruling comes to, without who is to decide next. */
function outcomeOf(ruling: Ruling): Outcome {
  const { owes: _, ...said } = answerOf(ruling);
  return said;
}

/** A record that begins some actions earlier, or fewer where that would be too much to read. */
function since({ record }: At, before: readonly At[], actions: number): Told {
  const complete = before.filter(({ ruling }) => ruling.status === 'settled');
  let { position, moves } = record;
  for (const earlier of complete.slice(-actions || complete.length).toReversed()) {
    const all = [...earlier.record.moves, ...moves];
    if (all.length > MOST_MOVES) break;
    position = earlier.record.position;
    moves = all;
  }
  return { ...record, position, moves };
}

const moved = (record: Told, moves: readonly Move[]): Told => ({ ...record, moves });

/** An announcement with other moves in it: without one of them, or of another character. */
function varied(record: Told): Told[] {
  const { position, edition, moves } = record;
  const announced = moves.findLast((move) => move.move === 'announce') as MoveOf<'announce'>;
  const without = moves.slice(moves.indexOf(announced)).map((left) => moves.filter((move) => move !== left));
  const others = [...new Set(deckOf(position, edition))].map((character) =>
    moves.map((move) => (move === announced ? { ...announced, character } : move)),
  );
  return [...without, ...others].map((one) => moved(record, one));
}

/** What would have come of an announcement. */
const otherwise = (record: Told): Answered[] =>
  varied(record).flatMap((instead) => {
    const ruling = rule(instead);
    const said = outcomeOf(ruling);
    return ruling.status === 'settled' && ASKED.includes(said.code) ? [{ said, instead }] : [];
  });

/** The same outcome for other players of the announcement, and with other amounts. */
function* similar(
  { code, params }: Outcome,
  announcement: AnnouncementRuling,
  { players }: Position,
): Generator<Outcome> {
  const { by, number } = params;
  const said = [announcement.by, ...announcement.claimants];
  if (typeof by === 'string')
    for (const other of [...said, ...players.map(({ id }) => id)])
      if (!Object.values(params).flat().includes(other)) yield { code, params: { ...params, by: other } };
  if (typeof number === 'number')
    for (const other of [number + 1, number - 1, number + 2])
      if (other !== 0) yield { code, params: { ...params, number: other } };
}

/** Whether two outcomes may be the same told in two ways: who has taken how much, from whom or not. */
const isAlike = (one: Outcome, other: Outcome): boolean =>
  one.params.by === other.params.by && one.params.number === other.params.number;

/** What comes of an announcement, after what has been done before. */
function happens(point: At, before: readonly At[], random: Random): Ask | undefined {
  const { announcement, position, status } = point.ruling;
  const said = outcomeOf(point.ruling);
  if (!announcement || status !== 'settled' || !ASKED.includes(said.code)) return undefined;
  const { character } = announcement;
  const record = simplified(quizzed, since(point, before, random.below(MOST_BEFORE)));
  const alike = [...similar(said, announcement, position)].map((one): Answered => ({ said: one }));
  const wrong = [...otherwise(record), ...alike].filter(
    ({ said: other }) => !isAlike(said, other) && (other.params.character ?? character) === character,
  );
  return {
    record,
    asks: { code: 'happens', params: {} },
    right: outcomeChoice({ said }, record),
    wrong: wrong.map((other) => outcomeChoice(other, record)),
  };
}

/** Who has won by an announcement, where somebody has or might seem to. */
function wins(point: At, _: unknown, random: Random): Ask | undefined {
  const { announcement, position, status, winners } = point.ruling;
  const goldOf = ({ gold }: Player) => gold as number;
  const richest = position.players.toSorted((a, b) => goldOf(b) - goldOf(a));
  const isClose = winners ?? (status === 'settled' && richest.some((player) => goldOf(player) >= NEARLY));
  if (!announcement || !isClose) return undefined;
  if (!winners && random.below(UNDECIDED) > 0) return undefined;
  const record = simplified(quizzed, point.record);
  const others = varied(record).flatMap((instead) => {
    const { status, winners: won = [] } = rule(instead);
    return status === 'settled' || status === 'over' ? [{ instead, won }] : [];
  });
  const rivals = [...richest.slice(0, 2).map(({ id }) => id), announcement.by, ...announcement.claimants];
  return {
    record,
    asks: { code: 'wins-game', params: {} },
    right: winnersChoice(winners ?? [], record),
    wrong: [[], ...rivals.map((id) => [id])].map((ids) =>
      winnersChoice(ids, record, others.find(({ won }) => won.join() === ids.join())?.instead),
    ),
  };
}

/** A record in which nobody but who made them knows what swaps took place. */
const kept = (record: Told): Told =>
  moved(
    record,
    record.moves.map((move) => (takesCards(move) ? { ...move, swapped: '?' } : move)),
  );

/** Every way in which the swaps of a record can have taken place. */
function swapsOf(record: Told): Told[] {
  let all: Move[][] = [[]];
  for (const move of record.moves) {
    all = all.flatMap((made) => waysOf(move).map((way) => [...made, way]));
  }
  return all.map((one) => moved(record, one));
}

/** The cards that were shown, as everybody has seen them. */
const shownIn = ({ steps }: Ruling) =>
  steps.flatMap(({ code, params }) => (code === 'announce.showed' ? [{ heading: 'step' as const, code, params }] : []));

/** Who somebody must be, after swaps of which only who made them knows, by the cards that were then shown. */
function must(point: At, before: readonly At[], random: Random): Ask | undefined {
  const { ruling } = point;
  const { shown } = ruling.announcement ?? {};
  if (!shown || Object.keys(shown).length === 0 || ruling.status !== 'settled') return undefined;
  const full = since(point, before, 1 + random.below(MOST_BEFORE));
  // What was shown is told in the end: it is to be clear when it was shown.
  if (full.moves.filter(({ move }) => move === 'announce').length !== 1) return undefined;
  const cardOf = (way: Ruling, by: string) =>
    way.position.players.find(({ id }) => id === by)?.cards?.[0] as CharacterId;
  const ruledOn = (all: readonly Told[]) =>
    all.map((way) => ({ record: way, ruling: rule(way) })).filter((way) => way.ruling.status !== 'illegal');
  const reachable = ruledOn(swapsOf(full));
  const known = identities(full).players.map(({ id, cards }) => ({ id, can: cards.flat() }));
  const open = known.filter(({ id, can }) => {
    const reached = new Set(reachable.map((way) => cardOf(way.ruling, id)));
    return can.length === 1 && !(id in shown) && reached.size > 1;
  });
  if (open.length === 0) return undefined;
  const { id: by, can } = random.pick(open);
  const [right] = can as [CharacterId];
  const record = simplified(quizzed, full, (less) =>
    JSON.stringify(
      ruledOn(swapsOf(less)).map((way) => [cardOf(way.ruling, by), shownIn(way.ruling), outcomeOf(way.ruling)]),
    ),
  );
  const answer = (card: CharacterId, shows: Told): Answers => ({ is: 'card', card: `character.${card}`, shows });
  const wrong = ruledOn(swapsOf(record)).filter((way) => cardOf(way.ruling, by) !== right);
  return {
    record: kept(record),
    seen: shownIn(ruling),
    asks: { code: 'must-be', params: { by } },
    right: answer(right, record),
    wrong: random.shuffle(wrong).map((way) => answer(cardOf(way.ruling, by), way.record)),
  };
}

/** What can be asked about, each often enough for ten questions: chapters, then cards. */
export const topics: readonly string[] = [
  ...['turn', 'swap', 'look', 'announce', 'powers', 'end'],
  ...(['judge', 'bishop', 'king', 'queen', 'fool', 'witch', 'thief', 'cheat', 'peasant'] as const).map(
    (character: CharacterId) => `character.${character}`,
  ),
];

/** Moves that no player thinks of who can see the table. */
const OBVIOUS: ReadonlySet<string> = new Set<IllegalCode>(['swap.own-card']);

/** Whether a claim comes from somebody after those who have claimed: the others have passed, clockwise from the announcer. */
function isInOrder(move: Move, _: unknown, { position, moves }: Told): boolean {
  if (move.move !== 'claim') return true;
  const ids = position.players.map(({ id }) => id);
  const [announced, last] = [moves[0], moves.at(-1)] as [MoveOf<'announce'>, MoveOf<'announce' | 'claim'>];
  const from = ids.indexOf(announced.by);
  const clockwise = [...ids.slice(from), ...ids.slice(0, from)];
  return clockwise.slice(clockwise.indexOf(last.by)).includes(move.by);
}

/** An announcement that is barred whatever it names, of a character that is in play. */
function thinkable({ position, edition }: Told, barred: Move): Move {
  if (barred.move !== 'announce') return barred;
  const deck = deckOf(position, edition);
  const [first] = deck as [CharacterId, ...CharacterId[]];
  return deck.includes(barred.character) ? barred : { ...barred, character: first };
}

/** What a quiz needs of the game. */
export const quizzed: Quizzed<Told, Move, Ruling> = {
  begin: (random) => setUp({ players: random.pick(SIZES), seed: random.below(2 ** 32) }) as Told,
  eagerness: ({ move }) => EAGERNESS[move] ?? 1000,
  made: (move, random) => (takesCards(move) ? { ...move, swapped: random.below(2) === 0 } : move),
  isInOrder,
  ending: () => undefined,
  next: (record, { position }) => ({ ...record, position, moves: [] }),
  rule,
  answerOf: outcomeOf,
  dissents,
  problemsOf,
  choicesAfter: (record) => choices(tablesAfter(record)),
  cardKinds: new Set(['character']),
  ends: new Set(),
  weights: { happens: [7, 10], wins: [7, 9], may: [3, 4], must: [14, 16] },
  obvious: OBVIOUS,
  tiresome: new Set<string>(['turn.opening'] satisfies IllegalCode[]),
  thinkable,
  reads: (said) => said,
  simpler: [
    ({ position, ...record }) => ({
      ...record,
      position: { ...position, centre: (position.centre as readonly CharacterId[]).map(() => '?') },
    }),
    (record) => {
      const named = JSON.stringify(record.moves);
      const players = record.position.players.map((player) =>
        named.includes(JSON.stringify(player.id)) ? player : { ...player, cards: ['?'] as const },
      );
      return { ...record, position: { ...record.position, players } };
    },
  ],
  poses: { happens, wins, must },
};

/** Questions without end, or as many as there are; nothing after each game that was played for them. */
export const questions = (wish: Wish): Generator<Question<GameRecord, Move> | undefined> => questionsOf(quizzed, wish);

/** So many questions, or as many as there are. */
export const quiz = (wish: Wish, number: number): Question<GameRecord, Move>[] => quizOf(quizzed, wish, number);

import { outcomeOf } from '../../engine/teufelsburg/answer.ts';
import { decode, rulingSchema } from '../../engine/teufelsburg/decode.ts';
import type { GameRecord, Move, Player, Position } from '../../engine/teufelsburg/index.ts';
import * as teufelsburg from '../../engine/teufelsburg/index.ts';
import { quiz, topics } from '../../engine/teufelsburg/quiz.ts';
import { agreesWithMoves, dealsOf, dealt, gist } from '../engine/teufelsburg/deals.ts';
import { EDITIONS, gameOf, ROUNDS, SIZES, VARIANTS } from '../engine/teufelsburg/games/games.ts';
import { play, replay } from '../engine/teufelsburg/games/play.ts';
import { judged } from '../engine/teufelsburg/judged/judged.ts';
import { recordOf } from '../engine/teufelsburg/scenarios/shorthand.ts';
import type { AnyQuestion, AnyRecord, AnyRuling, FromEngine, Quizzed, Tested } from './game.ts';

const { choices, editions, Game, problemsOf, rule, setUp, tablesAfter } = teufelsburg;

/** The record with an association in the place of the hidden one. */
const filled = (record: GameRecord, by: string, association: teufelsburg.Association): GameRecord => ({
  ...record,
  position: {
    ...record.position,
    players: record.position.players.map((player) => (player.id === by ? { ...player, association } : player)),
  },
});

function cardsFitting({ record, asks, seen }: AnyQuestion): string[] {
  const fits = (one: GameRecord) =>
    problemsOf(one).length === 0 && seen.every(({ params }) => rule(one).won === params.association);
  return (['order', 'brotherhood'] as const)
    .filter((card) => fits(filled(record as GameRecord, asks.params.by as string, card)))
    .map((card) => `association.${card}`);
}

/** Where a card lies. */
interface Place {
  of(position: Position): string | undefined;
  /** Lays another card there. */
  lay(position: Position, card: string): void;
}

/** A place in a list of cards. */
const inList = (listIn: (position: Position) => readonly string[] | undefined, at: number): Place => ({
  of: (position) => listIn(position)?.[at],
  lay(position, card) {
    (listIn(position) as string[])[at] = card;
  },
});

/** The places of some cards of the others, and of those that lie in a pile. */
const placesOf =
  (ofPlayer: (player: Player, seat: number) => readonly Place[], pile: (position: Position) => readonly string[]) =>
  (position: Position, me: string): Place[] => [
    ...position.players.flatMap((player, seat) => (player.id === me ? [] : ofPlayer(player, seat))),
    ...[...pile(position).keys()].map((at) => inList(pile, at)),
  ];

const field = (seat: number, name: 'association' | 'occupation'): Place => ({
  of: ({ players }) => players[seat]?.[name] as string | undefined,
  lay: ({ players }, card) => Object.assign(players[seat] as Player, { [name]: card }),
});

const objectPlaces = placesOf(
  ({ objects }, seat) => [...objects.keys()].map((at) => inList(({ players }) => players[seat]?.objects, at)),
  ({ objectPile = [] }) => objectPile,
);
const occupationPlaces = placesOf(
  ({ shown }, seat) => (shown ? [] : [field(seat, 'occupation')]),
  ({ occupationPile = [] }) => occupationPile,
);
/** Of those that nobody has, a record says nothing. */
const associationPlaces = placesOf(
  ({ association }, seat) =>
    Array.isArray(association)
      ? [...association.keys()].map((at) =>
          inList(({ players }) => players[seat]?.association as readonly string[], at),
        )
      : [field(seat, 'association')],
  () => [],
);

/** Steps whose cards nobody sees but those whom they name. */
const SECRET =
  /^(trade\.(offered|accepted|refused|swapped|order)|diplomat\.(missed|trades)|spoils\.(saw-|took|gave-back)|effect\.(saw-|drew|took-|left-|swapped-)|clairvoyant\.(saw|stacked)|sextant\.(chose|gave)|fight\.tie-draw)/;
const CARDS = ['object', 'objects', 'returned', 'association', 'occupation', 'got', 'drawn'];

/** What a player has seen: all that everybody sees, what was shown to them, and their own cards. */
function noticed(record: GameRecord, player: string): string {
  const { status, applied, steps, seen, position, fight, winners } = rule(record);
  const told = steps.map(({ move, code, params }) => {
    const isHidden = SECRET.test(code) && !Object.values(params).includes(player);
    return [move, code, Object.entries(params).filter(([name]) => !(isHidden && CARDS.includes(name)))];
  });
  const { players, objectPile = [], turn } = position;
  const open = players.map(({ id, shown, occupation, objects }) => [id, shown && occupation, objects.length]);
  return JSON.stringify([
    ...[status, applied, told, fight, winners, seen.filter(({ by }) => by === player)],
    ...[players.find(({ id }) => id === player), open, objectPile.length, turn],
  ]);
}

/** Who has won by the last move: the fight that was counted, or the game. */
function winnersOf({ moves = [] }: AnyRecord, ruling: AnyRuling): readonly string[] {
  const { fight, winners = [] } = ruling as unknown as teufelsburg.Ruling;
  if (moves.at(-1)?.move !== 'resolve' || !fight) return winners;
  if (fight.outcome === 'attacker') return [fight.attacker];
  return fight.outcome === 'defender' ? [fight.defender] : [];
}

const FOUR = `A order poison-mixer: coat key; B brotherhood grand-master: privilege dagger; C order bodyguard: whip;
  D brotherhood ?: sextant gloves; pile: tome lodge-coat-of-arms; spares: doctor duelist hypnotist; turn: A`;
const FIVE = `A order diplomat: key key dagger gloves secret-bag-key; B brotherhood thug: monocle goblet;
  C order bodyguard: whip; D brotherhood priest: poison-ring; E order grand-master: lodge-coat-of-arms; pile: tome sextant; turn: A`;
const THREE_EACH = `A order/order/brotherhood thug: monocle key; B brotherhood/order/brotherhood grand-master: goblet;
  C order/brotherhood/order bodyguard: whip; pile: tome; turn: A`;

/** What no whole game comes to. */
const rare: readonly GameRecord[] = [
  recordOf(FOUR, { with: 'D brotherhood doctor; spares: -', moves: 'A attack C; resolve' }, 'reference'),
  recordOf(FOUR, { moves: 'A pay key' }, 'reference'),
  recordOf(
    FOUR,
    {
      with: 'A order diplomat: coat; B: secret-bag-key key dagger; pile: -',
      moves: 'A use diplomat B key for coat; B accept dagger',
    },
    'reference',
  ),
  {
    ...recordOf(FOUR, { with: 'spares: ? ?', moves: '' }, 'reference'),
    known: [{ place: 'occupationPile[0]', card: 'thug', atLeast: 1, holds: false }],
  },
  recordOf(FOUR, { with: 'spares: -', moves: 'A offer coat to B; B accept dagger' }, 'reference'),
  recordOf(FOUR, { moves: 'A offer coat to B; B accept dagger; A exchange' }, 'hu'),
  recordOf(FOUR, { moves: 'A offer coat to B; B accept dagger; A exchange' }, 'reference'),
  recordOf(
    FOUR,
    { with: 'turn: D', moves: 'D offer sextant to B; B accept privilege; B decline privilege' },
    'reference',
  ),
  recordOf(FIVE, { moves: 'A use diplomat B monocle for secret-bag-key; A discard monocle' }, 'it'),
  recordOf(
    THREE_EACH,
    { moves: 'A offer monocle to B; B accept goblet', variants: ['three-associations'] },
    'reference',
  ),
];

/** Whole games with each mix of variants, as far as they have come after every few moves. */
const withVariants = (): GameRecord[] =>
  VARIANTS.flatMap((_, round) =>
    [3, 4, 5, 6].flatMap((players) => {
      const { record } = play({ ...gameOf(players, 'reference', round), most: 80 });
      const { moves = [] } = record;
      return moves.flatMap((_, at) => (at % 7 === 0 ? [{ ...record, moves: moves.slice(0, at) }] : []));
    }),
  );

export const tested: Tested = {
  ...(teufelsburg as unknown as FromEngine),
  id: 'teufelsburg',
  sizes: [3, 4, 5, 6, 7, 8, 9, 10],
  editions: Object.keys(editions),
  most: 60,
  setUp: (players, seed, edition) => setUp({ players, seed, edition: edition as teufelsburg.Edition }),
  game: (state) => new Game(state as GameRecord) as unknown as ReturnType<Tested['game']>,
  decode,
  records: () => [...[...judged.values()].flat().map(({ record }) => record as object), ...rare, ...withVariants()],
  rulingSchema,
  rule: (record) => rule(record as GameRecord),
  choices: (record) => choices(tablesAfter(record as GameRecord)),
  replayed: (record, ruling) => replay(record as GameRecord, ruling as teufelsburg.Ruling),
  replayable: (position) =>
    replay({ game: 'teufelsburg', position: position as Position }, { steps: [] } as unknown as teufelsburg.Ruling),
  hiding(record, random, share) {
    const hide = <Card extends string>(card: Card): Card | '?' => (random.below(100) < 100 * share ? '?' : card);
    const { position } = record as GameRecord;
    return {
      ...(record as GameRecord),
      position: {
        ...position,
        players: position.players.map((player) => ({
          ...player,
          association: hide(player.association as teufelsburg.Association),
          occupation: hide(player.occupation ?? '?'),
          objects: player.objects.map(hide),
        })),
        objectPile: (position.objectPile ?? []).map(hide),
      },
    };
  },
  deals(record, most) {
    const { position } = rule({ ...(record as GameRecord), moves: [] }, false);
    // As it is when nothing of it is left out.
    const game = { ...(record as GameRecord), position };
    let number = 0;
    for (const _ of dealsOf(game.position)) if (++number > most) return undefined;
    return dealt(game)
      .filter((one) => agreesWithMoves(game, one))
      .map(({ deal }): GameRecord => ({ ...game, known: [], position: deal }));
  },
  gistOf: (ruling) => gist(ruling as unknown as teufelsburg.Ruling),
  redealt(record, player, random) {
    const game = record as GameRecord;
    if (rule(game, false).winners) return undefined;
    const places = random.pick([objectPlaces, occupationPlaces, associationPlaces])(game.position, player);
    const [one, other] = random.shuffle(places);
    const [first, second] = [one?.of(game.position), other?.of(game.position)];
    if (!one || !other || !first || !second || first === second) return undefined;
    const position = structuredClone(game.position) as Position;
    one.lay(position, second);
    other.lay(position, first);
    // What has gone from hand to hand since, unseen by this player, has gone there as the other card.
    const named = (card: unknown) => (card === first ? second : card === second ? first : card);
    const wentOn = random.below(2) === 1;
    const moves = (game.moves ?? []).map((move) =>
      !wentOn || move.move === 'resolve' || move.by === player
        ? move
        : (Object.fromEntries(Object.entries(move).map(([name, card]) => [name, named(card)])) as unknown as Move),
    );
    const dealt = { ...game, position, moves };
    return decode(dealt).ok && noticed(dealt, player) === noticed(game, player) ? (dealt as AnyRecord) : undefined;
  },
  quiz: {
    ask: quiz as unknown as Quizzed['ask'],
    topics,
    cardsFitting,
    winnersOf,
    outcomeOf: outcomeOf as unknown as Tested['answerOf'],
  },
  rounds: ROUNDS,
  round: (round) =>
    SIZES.flatMap((players) =>
      EDITIONS.map((edition) => {
        const told = gameOf(players, edition, round);
        return { told, play: () => play(told).faults };
      }),
    ),
};

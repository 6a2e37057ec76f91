import { outcomeOf } from '../../engine/teufelsburg/answer.ts';
import { decode, rulingSchema } from '../../engine/teufelsburg/decode.ts';
import type { GameRecord, Player, Position } from '../../engine/teufelsburg/index.ts';
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

/** A list in which two have changed places. */
function exchanged<One>(list: readonly One[], one: number, other: number): One[] {
  return list.with(one, list[other] as One).with(other, list[one] as One);
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
  findingSentence: (finding, { position }) =>
    teufelsburg.findingSentence(finding as teufelsburg.Finding, position as Position),
  questionSentence: (finding, { position }) =>
    teufelsburg.questionSentence(finding as teufelsburg.Finding, position as Position),
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
    const { effects, seen, winners, position } = rule(game);
    if (winners) return undefined;
    const named = JSON.stringify(game.moves);
    const { players, objectPile = [] } = game.position;
    /** Two of some places, if there are as many whose cards nobody has named. */
    const two = <Place>(places: readonly Place[], cardAt: (place: Place) => string | undefined) => {
      const [one, other] = random.shuffle(places.filter((place) => !named.includes(cardAt(place) as string)));
      return one === undefined || other === undefined ? undefined : ([one, other] as const);
    };
    let dealt: Position | undefined;
    if (random.below(2)) {
      // Cards of the pile that are far from being drawn, and that no Clairvoyant has looked through.
      const last = [...objectPile.keys()].slice(-4);
      const isFar = (position.objectPile ?? []).length >= objectPile.length - 4;
      const pair =
        isFar && !seen.some(({ what }) => what === 'object-pile') ? two(last, (at) => objectPile[at]) : undefined;
      if (pair) dealt = { ...game.position, objectPile: exchanged(objectPile, ...pair) };
    } else if (!effects.some(({ object }) => object === 'tome' || object === 'coat')) {
      // Occupations of others at which the player has not looked.
      const trades = players.map(({ occupation }) => occupation);
      const unseen = [...players.keys()].filter((seat) => {
        const { id } = players[seat] as Player;
        return id !== player && !seen.some(({ by, of }) => by === player && of === id);
      });
      const pair = two(unseen, (seat) => trades[seat]);
      const others = pair && exchanged(trades, ...pair);
      if (others)
        dealt = {
          ...game.position,
          players: players.map((one, seat) => ({ ...one, occupation: others[seat] }) as Player),
        };
    }
    const other = dealt && { ...game, position: dealt };
    return other && rule(other, false).status !== 'illegal' ? (other as AnyRecord) : undefined;
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

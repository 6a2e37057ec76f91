import { centreOf, deckOf } from '../../engine/mascarade/deck.ts';
import { decode, rulingSchema } from '../../engine/mascarade/decode.ts';
import type { GameRecord, Move } from '../../engine/mascarade/index.ts';
import * as mascarade from '../../engine/mascarade/index.ts';
import { quiz, topics } from '../../engine/mascarade/quiz.ts';
import { gist, isAsKnown, isDone, worlds } from '../engine/mascarade/deals.ts';
import { EDITIONS, playWhole, ROUNDS, SIZES } from '../engine/mascarade/games.ts';
import { judged } from '../engine/mascarade/judged/judged.ts';
import { hiding } from '../engine/mascarade/random.ts';
import { scenarios } from '../engine/mascarade/scenarios.ts';
import { recordOf } from '../engine/mascarade/table.ts';
import { outcome } from '../engine/quiz/faults.ts';
import type { AnyQuestion, AnyRecord, FromEngine, Quizzed, Tested } from './game.ts';

const { choices, Game, facts, rule, setUp, editions, tablesAfter } = mascarade;

/** What a player has seen: all that everybody sees, and their own looks. */
function noticed(record: GameRecord, player: string): string {
  const { steps, seen, position, announcement, winners } = rule(record);
  const open = steps
    .filter(({ code }) => !/^(look|swap|spy|fool)\./.test(code))
    .map(({ code, params }) => [code, params]);
  const { players, courthouse, turn } = position;
  return JSON.stringify([
    ...[open, seen.filter(({ by }) => by === player), announcement, winners],
    ...[players.map(({ gold }) => gold), courthouse, turn],
  ]);
}

function cardsFitting({ record, asks, seen }: AnyQuestion): string[] {
  const { moves = [], ...rest } = record as GameRecord;
  const secret = moves.filter((move) => 'swapped' in move && move.swapped === '?');
  // Each way has the outcome of every swap as a bit of its number.
  const all = Array.from({ length: 2 ** secret.length }, (_, number) => ({
    ...rest,
    moves: moves.map((move): Move => {
      const bit = secret.indexOf(move);
      return bit < 0 ? move : ({ ...move, swapped: Boolean((number >> bit) & 1) } as Move);
    }),
  }));
  const cards = all.flatMap((way) => {
    const { steps, position, status } = rule(way);
    const shown = steps
      .filter(({ code }) => code === 'announce.showed')
      .map(({ code, params }) => outcome(code, params));
    if (status === 'illegal' || shown.join() !== seen.map(({ code, params }) => outcome(code, params)).join())
      return [];
    return position.players.find(({ id }) => id === asks.params.by)?.cards ?? [];
  });
  return [...new Set(cards)].map((card) => `character.${card}`);
}

const deck = ['judge', 'king', 'queen', 'spy', 'fool', 'bishop'] as const;

/** What comes up seldom: what is done with a card in the centre, and where it decides. */
const rare: readonly GameRecord[] = [
  'A swap centre no',
  'A announce spy; resolve; A spy centre no',
  'A announce spy; resolve; A spy centre',
  'A swap centre; B look; C look; D look; E look; A swap centre; B announce king; A claim; resolve',
  'A swap centre; B swap centre; C announce spy; resolve; C spy centre yes; D look; E announce king; C claim; resolve',
  'A announce fool; resolve; A use C D; B look; C look; D look; E look; A announce fool; resolve; A use C D; B announce queen; C claim; resolve',
].map((moves) => recordOf({ players: 'A king, B judge, C queen, D ?, E ?', centre: '?', position: { deck }, moves }));

export const tested: Tested = {
  ...(mascarade as unknown as FromEngine),
  id: 'mascarade',
  sizes: SIZES,
  editions: Object.keys(editions),
  most: 120,
  unoffered: ['peek', 'show', 'saw'],
  quiz: { ask: quiz as unknown as Quizzed['ask'], topics, cardsFitting },
  rounds: ROUNDS,
  round: (seed) =>
    SIZES.flatMap((players) =>
      EDITIONS.map((edition) => ({
        told: { players, edition, seed },
        play: () => playWhole(players, edition, seed).faults,
      })),
    ),
  setUp: (players, seed, edition) => setUp({ players, seed, edition: edition as mascarade.Edition }),
  game: (state) => new Game(state as GameRecord) as ReturnType<Tested['game']>,
  decode,
  records: () => [
    ...[...judged.values()].flat().map(({ record }) => record as object),
    ...Object.values(scenarios)
      .flat()
      .flatMap((one) => [one, { ...one, moves: one.moves?.replaceAll(' yes', ' no') }])
      .map(recordOf),
    ...rare,
  ],
  rulingSchema,
  rule: (record) => rule(record as GameRecord),
  choices: (record) => choices(tablesAfter(record as GameRecord)),
  deals(record, most) {
    const game = record as GameRecord;
    const ways: GameRecord[] = [];
    for (const way of worlds(game)) if (ways.push(way) > most) return undefined;
    return ways.filter((way) => isAsKnown(game, way) && isDone(way, rule(way)));
  },
  gistOf: (ruling) => gist(ruling as unknown as mascarade.Ruling),
  replayed(record, ruling) {
    const { position } = record as GameRecord;
    const gold = new Map(position.players.map((player) => [player.id, player.gold ?? facts.start]));
    const cards = new Map(position.players.map((player) => [player.id, [...(player.cards ?? [])] as string[]]));
    cards.set('centre', [...centreOf(position, deckOf(position, (record as GameRecord).edition ?? 'reference'))]);
    let courthouse = position.courthouse ?? 0;
    let turn = position.turn ?? position.players[0]?.id;
    let { opening = 0 } = position;
    let revealed = new Set(position.revealed);
    let shown = new Set<string>();
    const mustLook = new Set(position.mustLook);
    for (const change of ruling.steps.flatMap(({ changes }) => changes as mascarade.Change[])) {
      if (change.change === 'gold') gold.set(change.player, (gold.get(change.player) as number) + change.gold);
      if (change.change === 'courthouse') courthouse += change.gold;
      if (change.change === 'turn') {
        turn = change.player;
        opening = Math.max(0, opening - 1);
        revealed = shown;
        shown = new Set();
      }
      if (change.change === 'shown') shown.add(change.player);
      if (change.change === 'must-look') mustLook.add(change.player);
      if (change.change === 'looked') mustLook.delete(change.player);
      if (change.change === 'cards' && change.swapped === true) {
        const [one, other] = change.places.map(({ at, card }) => ({ cards: cards.get(at) as string[], card })) as [
          { cards: string[]; card: number },
          { cards: string[]; card: number },
        ];
        const kept = one.cards[one.card] as string;
        one.cards[one.card] = other.cards[other.card] as string;
        other.cards[other.card] = kept;
      }
    }
    // Under way, an action has shown what counts from the next turn on.
    const told = ruling.status === 'settled' ? revealed : shown;
    const inOrder = (players: ReadonlySet<string>) => [...gold.keys()].filter((id) => players.has(id));
    return {
      ...{ gold: [...gold], cards: [...cards], courthouse, turn },
      ...{ opening, revealed: inOrder(told), mustLook: inOrder(mustLook) },
    };
  },
  replayable(position) {
    const { players, centre = [], courthouse, turn } = position as mascarade.Position;
    const { opening = 0, revealed = [], mustLook = [] } = position as mascarade.Position;
    return {
      gold: players.map(({ id, gold }) => [id, gold]),
      cards: [...players.map(({ id, cards }) => [id, cards]), ['centre', centre]],
      ...{ courthouse, turn, opening, revealed, mustLook },
    };
  },
  hiding: (record, random, share) => hiding(record as GameRecord, random, share),
  redealt(record, player, random) {
    // Everybody has seen the cards dealt, so that others can differ in their swaps alone.
    const other: GameRecord = {
      ...(record as GameRecord),
      moves: ((record as GameRecord).moves ?? []).map(
        (move): Move => ('swapped' in move && move.by !== player ? { ...move, swapped: random.below(2) === 1 } : move),
      ),
    };
    return noticed(other, player) === noticed(record as GameRecord, player) ? (other as AnyRecord) : undefined;
  },
};

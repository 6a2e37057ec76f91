/**
 * What the engines really say: of records in the content and in tests, of whole games, of tables that cannot be and of damaged links. By it is
 * known what each sentence is given.
 */
import { type Random, seeded } from '../../engine/kernel/random.ts';
import type { Problem } from '../../engine/kernel/result.ts';
import type { Say } from '../../engine/kernel/ruling.ts';
import { type Game, gameIds, games } from '../../src/games.ts';
import { kept } from '../fuzz/fuzz.ts';
import type { AnyRecord, AnyRuling, Tested } from '../games/game.ts';
import { playAtRandom } from '../games/play.ts';
import { tested } from '../games/tested.ts';
import { once } from '../once.ts';
import { contentOf, stringsIn } from './content.ts';
import { messageOf } from './said.ts';

/** Of so many records and points of games, one is looked at closely. */
const SAMPLE = 6;

/** A sentence by its heading and code. */
type Spoken = readonly [heading: string, say: Say];

/** What is found of a card or a swap, in whatever game. */
interface Finding {
  readonly holds?: boolean;
  readonly swapped?: boolean;
}

/** What a ruling says. */
function* ofRuling(game: Tested, record: AnyRecord, ruling: AnyRuling): Generator<Spoken> {
  const { also, owes, ...answer } = game.answerOf(ruling);
  yield ['answer', answer];
  if (also) yield ['also', also];
  if (owes) yield ['owes', owes];
  if (ruling.illegal) yield ['illegal', ruling.illegal];
  for (const step of ruling.steps) {
    yield ['step', step];
    const beside = games[game.id].rules.sentences.beside?.(step.params);
    if (beside) yield ['which', beside];
  }
  for (const { when, ruling: outcome } of ruling.cases ?? []) {
    for (const finding of when.flat()) yield* ofFinding(game, record, finding as Finding);
    yield* ofRuling(game, record, outcome);
  }
}

/** What a finding says, what it would if it were otherwise, and how it is asked. */
function* ofFinding(game: Tested, record: AnyRecord, finding: Finding): Generator<Spoken> {
  const { holds, swapped } = finding;
  const otherwise = holds === undefined ? { swapped: !swapped } : { holds: !holds };
  yield ['finding', game.findingSentence(finding, record)];
  yield ['finding', game.findingSentence({ ...finding, ...otherwise }, record)];
  yield ['question', game.questionSentence(finding, record)];
}

/** What is said of a record, of its moves, and of what might be done next. */
function* ofRecord(game: Tested, record: AnyRecord): Generator<Spoken> {
  yield* ofRuling(game, record, game.rule(record));
  for (const move of record.moves ?? []) yield ['move', game.moveSentence(move)];
  for (const { move, illegal } of game.choices(record)) {
    yield ['move', game.moveSentence(move)];
    if (illegal) yield ['illegal', illegal];
  }
}

/** What is said of a record from outside: by its ruling, or why it cannot be. */
function* ofInput(game: Tested, input: unknown): Generator<Spoken> {
  const decoded = game.decode(input);
  if (!decoded.ok) {
    yield* decoded.problems.map(problem);
    return;
  }
  const record = decoded.value as AnyRecord;
  yield* ofRuling(game, record, game.rule(record));
  for (const finding of record.known ?? []) yield* ofFinding(game, record, finding as Finding);
}

const problem = ({ code, params = {} }: Problem): Spoken => ['problem', { code, params }];

/** The records of a game that stand in files, whether they can be or not. */
function recordsOf(game: Tested): readonly AnyRecord[] {
  const { idsIn, read, scenes } = contentOf(game.id);
  const inContent = ['faq', 'positions'].flatMap((folder) =>
    idsIn(folder).flatMap((id): object[] => read(folder, `${id}.yaml`).record ?? []),
  );
  const fuzzed = kept(game.id, 'record').map(([, text]): object => JSON.parse(text));
  const all = [...inContent, ...scenes().map(({ record }) => record), ...fuzzed, ...game.records()];
  return all as readonly AnyRecord[];
}

/** A value with one thing in it changed: a text, to one of these; a number, to a large one; a list, to none, one less or twice as many. */
function* changed(value: unknown, texts: readonly string[]): Generator<unknown> {
  if (typeof value === 'string') yield* texts;
  else if (typeof value === 'number') yield value * 1_000;
  else if (Array.isArray(value)) {
    yield* [[], [...value, ...value]];
    for (const [index, inner] of value.entries()) {
      yield value.toSpliced(index, 1);
      for (const other of changed(inner, texts)) yield value.with(index, other);
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      for (const other of changed(inner, texts)) yield { ...value, [key]: other };
}

/** What is said where the last move is another one, or cards are unknown. */
function* ofOthers(game: Tested, record: AnyRecord, random: Random): Generator<Spoken> {
  const { moves = [], position } = record;
  const texts = [...position.players.map(({ id }) => id), random.pick(contentOf(game.id).idsIn('cards'))];
  for (const last of changed(moves.at(-1), texts))
    yield* ofInput(game, { ...record, moves: [...moves.slice(0, -1), last] });
  // With many players there are more ways for cards to lie than are wanted here.
  if (position.players.length > 4) return;
  for (const share of [0.2, 0.5, 0.9]) yield* ofInput(game, game.hiding(record, random, share));
}

/** What is said of records that stand in files. */
function* ofFiles(game: Tested): Generator<Spoken> {
  const random = seeded(1);
  for (const [index, record] of recordsOf(game).entries()) {
    for (const edition of game.editions) yield* ofInput(game, { ...record, edition });
    if (!game.decode(record).ok) continue;
    yield* ofRecord(game, record);
    if (index % SAMPLE === 0) yield* ofOthers(game, record, random);
  }
}

/** What is said of whole games on the way. */
function* ofGames(game: Tested): Generator<Spoken> {
  for (const [seed, players] of game.sizes.entries())
    for (const edition of game.editions) {
      const { record, random } = playAtRandom(game, players, edition, seed);
      const { moves = [] } = record;
      for (let at = 1; at <= Math.min(moves.length, 30); at += SAMPLE) {
        const cut = { ...record, moves: moves.slice(0, at) };
        yield* ofRecord(game, cut);
        yield* ofOthers(game, cut, random);
      }
      yield* ofRecord(game, record);
    }
}

/** What is said of tables that cannot be, and of damaged links. */
function* ofDamaged(game: Tested): Generator<Spoken> {
  const [edition = ''] = game.editions;
  for (const [seed, players] of game.sizes.entries()) {
    const { record } = playAtRandom(game, players, edition, seed);
    const ids = record.position.players.slice(0, 2).map(({ id }) => id);
    const texts = [...contentOf(game.id).idsIn('cards'), ...ids, 'centre'];
    for (const position of changed(record.position, texts)) yield* ofInput(game, { ...record, position, moves: [] });
    const link = game.toLink({ ...record, moves: (record.moves ?? []).slice(0, 6) });
    for (let at = 0; at < link.length; at++)
      for (const between of ['', 'Q', '9'])
        yield* game.fromLink(link.slice(0, at) + between + link.slice(at + 1)).problems.map(problem);
  }
}

function* sayings(game: Tested): Generator<Spoken> {
  yield* ofFiles(game);
  yield* ofGames(game);
  yield* ofDamaged(game);
}

const spoken = new Map(
  gameIds.map((id) => [
    id,
    once(() => {
      const all = new Map<string, Spoken>();
      for (const [heading, { code, params }] of sayings(tested[id]))
        all.set(JSON.stringify([heading, code, params]), [heading, { code, params }]);
      return [...all.values()];
    }),
  ]),
);

/** Everything that has been said of a game, each thing once. */
export const spokenOf = (game: Game): readonly Spoken[] => spoken.get(game)?.() ?? [];

/**
 * What the pages and the command line put in the sentences that no engine says; and what stands in one for ways under one heading that have only
 * a tie in common, which nothing here comes to.
 */
const PUT: Readonly<Record<string, readonly string[]>> = {
  'depends.if': ['conditions'],
  'depends.or-if': ['conditions'],
  'depends.and': ['before', 'last'],
  'depends.share': ['number', 'total'],
  'depends.settles': ['question'],
  'depends.before': ['number', 'said'],
  'depends.may': ['said'],
  'place.own': ['by', 'hand'],
  'place.centre': ['position'],
  'depends.up-to': ['number', 'total'],
  'several.object': ['number'],
  'answer.tie': ['attackerPoints', 'defenderPoints'],
};

/** The parameters that each message is given, by its key; what is said of every game has those that any of them gives. */
export function givenIn(game: Game): ReadonlyMap<string, ReadonlySet<string>> {
  const shared = new Set(
    [...stringsIn(contentOf(game).read('..', 'ui', 'en', 'sentences.json'))].map(([key]) => messageOf(key)),
  );
  const given = new Map(Object.entries(PUT).map(([message, names]) => [message, new Set(names)]));
  for (const of of gameIds)
    for (const [heading, { code, params }] of spokenOf(of)) {
      const message = `${heading}.${code}`;
      if (of !== game && !shared.has(message)) continue;
      given.set(message, new Set([...(given.get(message) ?? []), ...Object.keys(params)]));
    }
  return given;
}

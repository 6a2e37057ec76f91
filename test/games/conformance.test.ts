/** What every game's engine holds to. A game takes part by a file beside this one that tells what it is made of. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../cli/words.ts';
import { namesIn, renamedIn } from '../../engine/kernel/moves.ts';
import { seeded } from '../../engine/kernel/random.ts';
import type { Say } from '../../engine/kernel/ruling.ts';
import { root } from '../../scripts/run.mjs';
import { type Game, isUnfinished } from '../../src/games.ts';
import { locales } from '../../src/locales.ts';
import { contentOf, stringsIn } from '../content/content.ts';
import { once } from '../once.ts';
import type { AnyMove, AnyRecord, AnyRuling, Tested } from './game.ts';
import { accepts, movesAtRandom, playAtRandom } from './play.ts';
import { tested } from './tested.ts';

/** Whole games that are looked at of each game, at least. */
const LEAST = 24;

/** Outcomes there are at most under headings of their own; the last then has whatever is left. */
const MOST_CASES = 8;

/** So many records of a game's own tests are held against one too, of which so many cards are unknown. */
const DECISIVE = 26;
const MOST_UNKNOWN = 5;

/** A record is held against a list of all its ways if there are no more of them than this. */
const MOST_LISTED = 300;

/** A gap, a raw id, a brace left over, a value that is no text. */
const UNFINISHED = /⟦|\{\{|\}\}|undefined|\[object|NaN|(?<![\p{L}\]])\?(?=\s\p{L})/u;

const json = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(Object.values(tested).map((game) => [game.id, game] as const))('%s', (_, game) => {
  /** Games at random, of every size and edition. */
  const rounds = Math.ceil(LEAST / (game.sizes.length * game.editions.length));
  const games = Array.from({ length: rounds }, (_, round) =>
    game.sizes.flatMap((players) =>
      game.editions.map((edition, index) =>
        playAtRandom(game, players, edition, round * 10_000 + players * 100 + index),
      ),
    ),
  ).flat();
  const cut = ({ record }: (typeof games)[number], moves: number): AnyRecord => ({
    ...record,
    moves: (record.moves ?? []).slice(0, moves),
  });
  /** Points at which a game is looked at: the beginning, the end and some between. */
  const points = (of: (typeof games)[number]) => {
    const length = of.record.moves?.length ?? 0;
    return [...new Set([0, 1, 4, Math.floor(length / 2), length - 1, length])].filter(
      (point) => point >= 0 && point <= length,
    );
  };

  it('comes to the same by its moves, resumed from plain JSON at any point, and in one ruling', () => {
    for (const one of games) {
      for (const point of points(one)) {
        const given = json(cut(one, point));
        const resumed = game.game(given);
        const { state, position } = resumed;
        const before = json([given, state, position]);
        for (const move of (one.record.moves ?? []).slice(point)) expect(resumed.play(move).ok).toBe(true);
        expect(resumed.position).toEqual(one.played.position);
        expect(resumed.winners).toEqual(one.played.winners);
        // What it gave of itself, and was given, is as it was then.
        expect(json([given, state, position])).toEqual(before);
        expect(json(game.game(state).position)).toEqual(before[2]);
      }
      const ruling = game.rule(one.record);
      expect(ruling.applied).toBe(one.record.moves?.length);
      expect(ruling.winners).toEqual(one.played.winners);
    }
  });

  it('reads what it writes, and rules in its schema', () => {
    for (const one of games)
      for (const point of points(one)) {
        const record = json(cut(one, point));
        expect(game.decode(record)).toMatchObject({ ok: true });
        const ruling = json(game.rule(record));
        expect(game.rulingSchema.safeParse(ruling).error).toBeUndefined();
        // A table that a game has come to is one to begin from.
        const from = { game: record.game, edition: record.edition, position: ruling.position };
        expect(game.decode(from)).toMatchObject({ ok: true });
      }
  });

  it('goes into a link and comes out as it was; a damaged one says so, and is read as far as it goes', () => {
    for (const one of games)
      for (const point of points(one)) {
        const open = cut(one, point);
        expect(game.rule(game.fromLink(game.toLink(open)).record as AnyRecord)).toEqual(game.rule(open));
        const link = game.toLink(game.hiding(open, one.random, 0.3));
        expect(link).toMatch(/^[\w.-]+$/);
        const back = game.fromLink(link);
        expect(back.problems).toEqual([]);
        expect(game.toLink(back.record as AnyRecord)).toBe(link);
        const at = one.random.below(link.length);
        const damaged = [
          link.slice(0, at) + link.slice(at + 1),
          link.slice(0, at),
          `${link.slice(0, at)}Q${link.slice(at + 1)}`,
        ];
        for (const text of damaged) {
          const read = game.fromLink(text);
          if (text !== link) expect(read.problems.length, text).toBeGreaterThan(0);
          if (read.record) game.decode(json(read.record));
        }
      }
  });

  it('tells in its steps all that has changed', () => {
    for (const { record } of games) {
      const ruling = game.rule(record);
      expect(game.replayed(record, ruling)).toEqual(game.replayable(ruling.position));
    }
    // What comes about in no whole game does in its own records; where something is unknown, a move may settle it without a change.
    for (const record of game.records() as AnyRecord[]) {
      if (!game.decode(record).ok) continue;
      const ruling = game.rule(record);
      const position = game.rule({ ...record, moves: [] }).position as AnyRecord['position'];
      if (ruling.status === 'illegal' || JSON.stringify([position, ruling]).includes('"?"')) continue;
      expect(game.replayed({ ...record, position }, ruling)).toEqual(game.replayable(ruling.position));
    }
  });

  it('accepts what it offers, and nothing else; a move that is not legal changes nothing', () => {
    let accepted = 0;
    for (const one of games) {
      const { random } = one;
      for (const point of points(one)) {
        const record = cut(one, point);
        const offered = game.game(record).legalMoves();
        const literally = new Set(offered.map((move) => JSON.stringify(sorted(move))));
        const stepsAfter = (move: AnyMove) =>
          JSON.stringify(game.rule({ ...record, moves: [...(record.moves ?? []), move] }).steps);
        const isOffered = (move: AnyMove) => literally.has(JSON.stringify(sorted(move)));
        /** Offered in other words: a move may say more than it must, as which card where there is one. */
        const isMeant = (move: AnyMove) =>
          offered.some((one) => one.move === move.move && one.by === move.by && stepsAfter(one) === stepsAfter(move));
        for (const move of movesAtRandom(game, record, random, 30)) {
          const played = game.game(record);
          const before = JSON.stringify([played.position, played.state.moves?.length]);
          const isAccepted = accepts(played, move);
          if (!game.unoffered?.includes(move.move))
            expect(isOffered(move) || (isAccepted && isMeant(move)), JSON.stringify([record, move])).toBe(isAccepted);
          if (isAccepted) accepted++;
          else expect(JSON.stringify([played.position, played.state.moves?.length])).toBe(before);
        }
      }
    }
    expect(accepted).toBeGreaterThan(games.length);
  });

  it('takes no move that names somebody who is not at the table, and goes on as if it had not been asked', () => {
    let asked = 0;
    for (const one of games)
      for (const point of points(one)) {
        const played = game.game(cut(one, point));
        const moves = played.legalMoves();
        const before = json([played.position, moves]);
        for (const move of moves)
          for (const { name } of namesIn(game.moveKinds, { ...move }, '')) {
            const other = renamedIn(game.moveKinds, { ...move }, name as string, 'Nobody');
            expect(accepts(played, other), JSON.stringify(other)).toBe(false);
            asked++;
          }
        expect(json([played.position, played.legalMoves()])).toEqual(before);
      }
    expect(asked).toBeGreaterThan(games.length);
  });

  it('rules on what is not known: in its schema, each move that is pending accepted, cases that add up and hold the truth', () => {
    let depends = 0;
    for (const one of games)
      for (const share of [0.2, 0.6, 1]) {
        const unhidden = cut(one, 8 + one.random.below(20));
        const record = game.hiding(unhidden, one.random, share);
        expect(game.decode(json(record))).toMatchObject({ ok: true });
        const ruling = game.rule(record);
        expect(game.rulingSchema.safeParse(json(ruling)).error).toBeUndefined();
        const { cases } = ruling;
        if (cases) {
          depends++;
          // One outcome is the ruling, unless it leaves open who has won.
          const [only, ...others] = cases.map((one) => one.ruling);
          if (others.length === 0) expect([only?.status, only?.winners]).toEqual(['over', undefined]);
          expect(cases.length).toBeLessThanOrEqual(MOST_CASES);
          expect(cases.reduce((sum, { deals: some }) => sum + some, 0)).toBe(ruling.deals);
          expect([...cases].sort((a, b) => b.deals - a.deals)).toEqual(cases);
        }
        // However it hangs, what is so in truth is among it; a heading may leave open who wins.
        const truth = game.rule(unhidden);
        const told = cases?.map((one) => one.ruling) ?? [ruling];
        const hasTruth = told.some(
          ({ status, winners }) =>
            status === truth.status && (winners === undefined || winners.join() === truth.winners?.join()),
        );
        if (told.length < MOST_CASES) expect(hasTruth, JSON.stringify([record, unhidden])).toBe(true);
        if (ruling.status !== 'pending') continue;
        for (const { moves } of ruling.pending)
          for (const move of moves.slice(0, 4)) {
            const next = game.rule({ ...record, moves: [...(record.moves ?? []), move] });
            expect(next.status, JSON.stringify([record, move])).not.toBe('illegal');
          }
      }
    expect(depends).toBeGreaterThan(5);
  });

  /** Games cut short, a little of each hidden. */
  const drawn = once((): readonly AnyRecord[] =>
    games.flatMap((one) =>
      [0.04, 0.08, 0.12, 0.16, 0.2, 0.24, 0.28, 0.32].map((share) =>
        game.hiding(cut(one, 1 + one.random.below(20)), one.random, share),
      ),
    ),
  );

  /** Of the game's own tests, in which more hangs on a card than in a game at random, some that depend on the little that is hidden of them. */
  const decisive = once((): readonly AnyRecord[] => {
    const random = seeded(1);
    const own = random.shuffle(game.records().filter((record) => game.decode(record).ok)) as AnyRecord[];
    const found: AnyRecord[] = [];
    for (const share of [0.1, 0.05])
      for (const record of own) {
        if (found.length === DECISIVE) return found;
        const hidden = game.hiding(record, random, share);
        if (!game.decode(hidden).ok || game.rule(hidden).status !== 'depends') continue;
        const { position } = game.rule({ ...hidden, moves: [] });
        if (JSON.stringify(position).split('"?"').length <= MOST_UNKNOWN + 1) found.push(hidden);
      }
    return found;
  });

  it('comes to each outcome in as many ways as a list of all of them says', () => {
    let parted = 0;
    for (const record of [...drawn(), ...decisive()]) {
      const ways = game.deals(record, MOST_LISTED) ?? [];
      const ruling = game.rule(record);
      const { cases = [{ deals: 1, ruling }] } = ruling;
      // The last of so many headings takes together whatever is left.
      if (ways.length === 0 || cases.length === MOST_CASES) continue;
      const rulings = ways.map((way) => game.rule(way));
      const outcomeOf = outcomesOf(
        game,
        rulings,
        cases.map((each) => each.ruling),
      );
      const told = sharesOf(cases.map((each) => [outcomeOf(each.ruling), each.deals]));
      const listed = sharesOf(rulings.map((each) => [outcomeOf(each), 1]));
      expect(told, JSON.stringify(record)).toEqual(listed);
      if (Object.keys(told).length > 1) parted++;
    }
    expect(parted).toBeGreaterThanOrEqual(20);
  });

  it('shows a player the same, however that lies which the player has not seen', () => {
    let dealt = 0;
    for (const one of games) {
      // Whoever is first to move sees no less than the others, so not always those.
      const seats = one.random.shuffle(one.record.position.players).slice(0, 2);
      for (const { id } of seats)
        for (let tries = 0; tries < 8; tries++) {
          const record = cut(one, 14);
          const other = game.redealt(record, id, one.random);
          if (!other) continue;
          dealt++;
          expect(game.game(other).view(id)).toEqual(game.game(record).view(id));
        }
    }
    expect(dealt).toBeGreaterThan(20);
  });

  /** Rulings of all kinds: at every point, with cards hidden, with moves that make no sense. */
  const rulings = once(() =>
    games.flatMap((one) => {
      const open = points(one).map((point) => cut(one, point));
      const hidden = open.slice(0, 4).map((record) => game.hiding(record, one.random, 0.3));
      const tried = open.map((record) => ({
        ...record,
        moves: [...(record.moves ?? []), ...movesAtRandom(game, record, one.random, 1)],
      }));
      return [...open, ...hidden, ...tried].map((record) => [record, game.rule(record)] as const);
    }),
  );

  // What is not finished in a language says in English what it cannot say yet.
  const spoken = locales.filter(
    (locale) =>
      !isUnfinished(locale, game.id as Game) ||
      existsSync(join(root, 'content', game.id, 'text', locale, 'sentences.json')),
  );
  it.each(spoken)('has a sentence for all that comes up, in %s', (locale) => {
    const { say, all, list } = wordsOf(locale, game.id);
    const said = new Set<string>();
    const check = (heading: string, what: Say) => {
      const sentence = say(heading, what);
      said.add(`${heading}.${what.code}`);
      expect(sentence, JSON.stringify([heading, what])).not.toMatch(UNFINISHED);
      return sentence;
    };
    const tell = (record: AnyRecord, ruling: AnyRuling) => {
      const answer = game.answerOf(ruling);
      check('answer', answer);
      if (answer.also) check('also', answer.also);
      if (answer.owes) check('owes', answer.owes);
      if (ruling.illegal) check('illegal', ruling.illegal);
      for (const step of ruling.steps) check('step', step);
      for (const { when, ruling: inner } of ruling.cases ?? []) {
        for (const findings of when)
          expect(all(findings.map((finding) => check('finding', game.findingSentence(finding, record))))).not.toMatch(
            UNFINISHED,
          );
        tell(record, inner);
      }
      if (ruling.question) check('question', game.questionSentence(ruling.question, record));
    };
    for (const { record } of games) for (const move of record.moves ?? []) check('move', game.moveSentence(move));
    for (const [record, ruling] of rulings()) tell(record, ruling);
    expect(list(['Anna', 'Bruno'])).toContain('Anna');
    expect(said.size).toBeGreaterThan(Math.min(60, sentencesOf(game.id) / 2));
  });
});

/**
 * What tells outcomes of one record apart, as a text.
 * @param listed the rulings on all its ways
 * @param told those that its own ruling tells
 */
function outcomesOf(
  game: Tested,
  listed: readonly AnyRuling[],
  told: readonly AnyRuling[],
): (ruling: AnyRuling) => string {
  const gistOf = game.gistOf ?? ((ruling: AnyRuling) => [game.answerOf(ruling), numbersIn(ruling.position)]);
  const gist = (ruling: AnyRuling) => JSON.stringify([ruling.status, ruling.winners, gistOf(ruling)]);
  const inShort = ({ status, winners }: AnyRuling) => JSON.stringify([status, winners]);
  // A move that is forbidden in every way hangs on nothing, whichever rule it is.
  if (listed.every(({ status, applied }) => status === 'illegal' && applied === listed[0]?.applied)) return inShort;
  // Where winners cannot be named, and where there would be too many headings, they are told apart by less.
  if (told.some(({ status, winners }) => status === 'over' && !winners)) return ({ status }) => status;
  return new Set(listed.map(gist)).size > MOST_CASES ? inShort : gist;
}

/** By outcome: its share of all ways. */
function sharesOf(counted: readonly (readonly [outcome: string, ways: number])[]): Record<string, string> {
  const all = counted.reduce((sum, [, ways]) => sum + ways, 0);
  const byOutcome = Map.groupBy(counted, ([outcome]) => outcome);
  const shares = [...byOutcome].map(([outcome, same]) => {
    const ways = same.reduce((sum, [, some]) => sum + some, 0);
    return [outcome, (ways / all).toFixed(9)] as const;
  });
  return Object.fromEntries(shares);
}

/** How many sentences a game has of its own. */
const sentencesOf = (game: Game): number => [...stringsIn(contentOf(game).read('text', 'en', 'sentences.json'))].length;

/** The numbers in a value, with where they stand. */
const numbersIn = (value: unknown, path = ''): (readonly [path: string, number: number])[] =>
  typeof value === 'number'
    ? [[path, value]]
    : Object.entries(typeof value === 'object' ? (value ?? {}) : {}).flatMap(([key, inner]) =>
        numbersIn(inner, `${path}/${key}`),
      );

const sorted = (move: AnyMove): Record<string, unknown> =>
  Object.fromEntries(Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1)));

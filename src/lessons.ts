/**
 * The scenes of a lesson as the engine has them: what is to be seen, what has been done, what it comes to, and which answers are right.
 * A text only says why; what happens is said by the ruling, so that the two cannot part.
 */
import { games } from './games.ts';
import { editionOf } from './islands/checker/edition.ts';
import type { Board, GameRecord, Grounded, Move, Ruling, Step } from './islands/checker/game.ts';
import { partsAt, saysSame } from './islands/checker/parting.ts';
import { grounded, headline, type ToldStep } from './islands/checker/told.ts';
import type { Words } from './islands/checker/words.ts';
import type { GameContent, Lesson } from './lib/content.ts';

/** An answer that a reader may give. */
export interface ToldChoice {
  readonly text: string;
  readonly right: boolean;
  /** What it comes to: after the move that was chosen, or in fact. There is none of a move that is not allowed, or that changes nothing of it. */
  readonly answer?: string;
  /** Which rules decide that, a sentence each. */
  readonly because: readonly ToldStep[];
  /** How it would have come to a wrong outcome: what happens where it does, and not here. */
  readonly elsewhere?: readonly string[];
  /** Which moves would not have been made then. */
  readonly without?: readonly string[];
}

/** What a reader is asked. */
export interface ToldAsk {
  readonly kind: 'moves' | 'outcome';
  readonly choices: readonly ToldChoice[];
}

/** A scene of a lesson. */
export interface ToldScene {
  readonly id: string;
  /** The table, and what has gone on at it: what the picture shows, and where the checker goes on. */
  readonly record: GameRecord;
  readonly ruling: Ruling;
  /** Whether the scene before shows the same table. */
  readonly isSameTable: boolean;
  /** What has been done since the scene before. */
  readonly moves: readonly string[];
  /** What that comes to, where it is not what is asked. */
  readonly answer?: string;
  /** The rules and cards that decide it. */
  readonly cites: readonly string[];
  readonly ask?: ToldAsk;
}

type Facts = Lesson['facts'];
type Scene = Facts['scenes'][number];

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The record after some of its moves: those that are over and done with stand in its position.
 * @param seat as this player knows it
 */
function shownOf({ record }: Facts, scene: Scene, seat?: string): GameRecord {
  const whole = (scene.record ?? record) as unknown as GameRecord;
  const { after, from = 0 } = scene;
  const moves = whole.moves ?? [];
  const { positionAfter } = games[whole.game as keyof typeof games];
  if (seat === undefined && from === 0) return { ...whole, moves: moves.slice(0, after) };
  const position = positionAfter({ ...whole, moves: moves.slice(0, from) }, seat, moves.slice(from, after));
  // Whoever acts next has the turn: what was done in the one before is no longer to be seen.
  const turn = moves[from]?.by;
  return { ...whole, position: { ...position, ...(turn && { turn }) }, moves: moves.slice(from, after) };
}

/** Tells the scenes of a lesson. */
export function scenesOf({ facts }: Pick<Lesson, 'facts'>, board: Board, words: Words): ToldScene[] {
  const { engine } = board;
  const said = (move: Move) => words.say('move', engine.moveSentence(move));
  const ground = (heading: string, step: Grounded, record: GameRecord) =>
    grounded(heading, step, editionOf(engine, record), words);

  /**
   * Which of some moves are allowed. A claim opens cards: what hangs on them is told of the open table.
   * @param before what the record comes to, which is not said again
   */
  function askMoves(record: GameRecord, open: GameRecord, before: string, moves: readonly Move[]): ToldAsk {
    const choices = moves.map((move): ToldChoice => {
      const made = { ...record, moves: [...(record.moves ?? []), move] };
      const hidden = engine.rule(made);
      const ruling = hidden.status === 'depends' ? engine.rule({ ...open, moves: made.moves }) : hidden;
      const { illegal } = ruling;
      if (illegal) return { text: said(move), right: false, because: [ground('illegal', illegal, record)] };
      const steps = ruling.steps.filter((step) => step.move === made.moves.length - 1);
      const { answer } = headline(board, ruling, words);
      return {
        text: said(move),
        right: true,
        ...(answer !== before && { answer }),
        because: steps.map((step) => ground('step', step, record)),
      };
    });
    return { kind: 'moves', choices };
  }

  /** What it comes to, among what it would come to on other tables. */
  function askOutcome(record: GameRecord, coming: readonly Move[], others: readonly Partial<GameRecord>[]): ToldAsk {
    const made = record.moves ?? [];
    const inFact = engine.rule({ ...record, moves: [...made, ...coming] });
    const { answer } = headline(board, inFact, words);
    const steps = inFact.steps.filter((step) => step.move >= made.length);
    const elsewhere = others.map(({ position = record.position, moves = coming }) => ({
      other: engine.rule({ ...record, position, moves: [...made, ...moves] }),
      without: coming.filter((move) => !moves.some((one) => isEqual(one, move))).map(said),
    }));
    /** All that happens from where the two part; the last step where the other table says all of them too. */
    const apart = (other: Ruling) => steps.slice(partsAt(steps, other.steps) ?? -1);
    const because = (told: readonly Grounded[]) => told.map((step) => ground('step', step, record));
    /** What happens there and not here, in the order of the rules. */
    const onlyIn = ({ steps: there }: Ruling) => {
      const isHere = (step: Step) => steps.some((one) => saysSame(one, step));
      return there.filter((step) => step.move >= made.length && !isHere(step)).map((step) => words.say('step', step));
    };
    const choices: ToldChoice[] = [
      { text: answer, right: true, answer, because: because(steps) },
      ...elsewhere.map(({ other, without }) => ({
        text: headline(board, other, words).answer,
        right: false,
        answer,
        because: because(apart(other)),
        elsewhere: onlyIn(other),
        without,
      })),
    ];
    return { kind: 'outcome', choices: choices.sort((one, other) => words.compare(one.text, other.text)) };
  }

  return facts.scenes.map((scene, index): ToldScene => {
    const { id, after, from = 0, ask } = scene;
    const whole = (scene.record ?? facts.record) as unknown as GameRecord;
    const hidden = shownOf(facts, scene, facts.seat);
    const open = facts.seat === undefined ? hidden : shownOf(facts, scene);
    const seen = engine.rule(hidden);
    const isOpened = open !== hidden && seen.status === 'depends';
    const record = isOpened ? open : hidden;
    const ruling = isOpened ? engine.rule(open) : seen;
    const { answer } = headline(board, ruling, words);
    const before = facts.scenes[index - 1];
    const isSameTable = before !== undefined && isEqual(before.record, scene.record);
    const told = isSameTable && before.after <= after ? before.after : 0;
    const first = Math.max(told, from) - from;
    const isNew = (record.moves?.length ?? 0) > first;
    const steps = ruling.steps.filter((step) => step.move >= first);
    const coming = (until: number) => (whole.moves ?? []).slice(after, until);
    return {
      id,
      record,
      ruling,
      isSameTable,
      moves: (record.moves ?? []).slice(first).map(said),
      ...(isNew && !ask && { answer }),
      cites: [...new Set(steps.flatMap(({ cites }) => cites))],
      ...(ask && {
        ask:
          'moves' in ask
            ? askMoves(record, open, answer, ask.moves as unknown as Move[])
            : askOutcome(record, coming(ask.until), ask.others as unknown as Partial<GameRecord>[]),
      }),
    };
  });
}

/** The table that stands for a lesson: the last at which something goes on. */
export const turningPoint = (scenes: readonly ToldScene[]): GameRecord =>
  (scenes.findLast(({ moves }) => moves.length > 0) ?? (scenes[0] as ToldScene)).record;

/** The lessons that show a chapter of the rules. */
export const lessonsOn = ({ lessons }: GameContent, chapter: string): readonly Lesson[] =>
  lessons.filter(({ facts }) => facts.rules.some((rule) => rule.startsWith(`${chapter}.`)));

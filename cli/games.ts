/**
 * The games that can be ruled on from outside, by the `game` of a record.
 */

import { failed, type Result } from '../engine/kernel/result.ts';
import { quoted } from '../engine/kernel/text.ts';
import { decode as decodeMascarade } from '../engine/mascarade/decode.ts';
import type { Identities } from '../engine/mascarade/index.ts';
import * as mascarade from '../engine/mascarade/index.ts';
import { decode as decodeTeufelsburg } from '../engine/teufelsburg/decode.ts';
import * as teufelsburg from '../engine/teufelsburg/index.ts';
import { sentenceParams as mascaradeSentences } from '../src/games/mascarade/sentences.ts';
import { sentenceParams as teufelsburgSentences } from '../src/games/teufelsburg/sentences.ts';
import type { Say, SentenceParams } from '../src/lib/explain.ts';

/** A record of some game. */
export interface AnyRecord {
  readonly game: GameId;
  readonly position: { readonly players: readonly { readonly id: string }[] };
}

/** What is looked at in the ruling of any game. */
export interface AnyRuling {
  readonly status: string;
  readonly illegal?: Said;
  readonly steps: readonly (Said & { readonly move: number })[];
  readonly cases?: readonly {
    readonly when: readonly (readonly unknown[])[];
    readonly deals: number;
    readonly ruling: AnyRuling;
  }[];
  readonly deals?: number;
  readonly question?: unknown;
}

/** Something that is said on a ground. */
interface Said extends Say {
  readonly cites: readonly string[];
  readonly basis: string;
}

/** What the command line asks of a game. */
export interface Rules {
  readonly editions: readonly string[];
  readonly sentences: SentenceParams;
  decode(input: unknown): Result<AnyRecord>;
  rule(record: AnyRecord): AnyRuling;
  details(record: AnyRecord): Pick<AnyRuling, 'cases' | 'deals' | 'question'>;
  answerOf(ruling: AnyRuling): Say & { readonly also?: Say; readonly owes?: Say };
  dissents(
    record: AnyRecord,
    ruling: AnyRuling,
  ): readonly { readonly edition: string; readonly ruling: AnyRuling; readonly instead: readonly Say[] }[];
  /** Which cards can lie where, as everybody or a player can work it out, in a game whose cards change hands unseen. */
  identities?(record: AnyRecord, player?: string): Identities;
  findingSentence(finding: unknown, record: AnyRecord): Say;
  questionSentence(finding: unknown, record: AnyRecord): Say;
}

type TeufelsburgFinding = Parameters<typeof teufelsburg.findingSentence>[0];

const games = {
  teufelsburg: {
    ...teufelsburg,
    sentences: teufelsburgSentences,
    editions: Object.keys(teufelsburg.editions),
    decode: decodeTeufelsburg,
    findingSentence: (finding: TeufelsburgFinding, { position }: teufelsburg.GameRecord) =>
      teufelsburg.findingSentence(finding, position),
    questionSentence: (finding: TeufelsburgFinding, { position }: teufelsburg.GameRecord) =>
      teufelsburg.questionSentence(finding, position),
  },
  mascarade: {
    ...mascarade,
    sentences: mascaradeSentences,
    editions: Object.keys(mascarade.editions),
    decode: decodeMascarade,
  },
};

/** A game's short name. */
export type GameId = keyof typeof games;

/** The editions of all games, the reference first. */
export const editions: readonly string[] = [...new Set(Object.values(games).flatMap((game) => game.editions))];

/** The rules of a game. Each reads its own records and rulings only, which `decode` has seen to. */
export const rulesOf = (game: GameId): Rules => games[game] as unknown as Rules;

const isGame = (game: unknown): game is GameId => typeof game === 'string' && Object.hasOwn(games, game);

/** Reads a record of any of the games. */
export function decode(input: unknown): Result<AnyRecord> {
  const game = typeof input === 'object' && input !== null && Object.hasOwn(input, 'game') && (input as AnyRecord).game;
  if (isGame(game)) return rulesOf(game).decode(input);
  const expected = `one of ${Object.keys(games).map(quoted).join(', ')}`;
  // What else is wrong with it is told by the first game, but for which game it is.
  const read = rulesOf('teufelsburg').decode(input);
  if (read.ok) return read;
  return failed(
    read.problems.map((problem) =>
      problem.path === 'game' ? { ...problem, message: problem.message.replace('"teufelsburg"', expected) } : problem,
    ),
  );
}

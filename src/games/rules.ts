/**
 * What ruling on a record asks of a game: its engine, and what its sentences need. The command line and the tests that every game passes know
 * nothing else of it.
 */
import type { Result } from '../../engine/kernel/result.ts';
import type { Say } from '../../engine/kernel/ruling.ts';
import type { SentenceParams } from '../sentences/explain.ts';

/** A record of some game. */
export interface AnyRecord {
  readonly game: string;
  readonly edition?: string;
  readonly position: { readonly players: readonly { readonly id: string }[] };
  readonly moves?: readonly unknown[];
}

/** What is looked at in the ruling of any game. */
export interface AnyRuling {
  readonly status: string;
  readonly applied: number;
  readonly winners?: readonly string[];
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

/** Which cards can lie where. */
export interface AnyIdentities {
  readonly players: readonly { readonly id: string; readonly cards: readonly (readonly string[])[] }[];
  /** Some of what is named may be impossible. */
  readonly isRough?: true;
}

/** What a round of a campaign has brought. */
export interface AnyRound {
  /** By player. */
  readonly points: ReadonlyMap<string, number>;
  readonly winners: readonly string[];
}

/** How the points of a campaign over several rounds are counted. */
export interface Scoring {
  /** What a record that has ended brings its players; nothing if it has not, or if that hangs on hidden cards. */
  scoreRound(record: AnyRecord, ruling: AnyRuling): AnyRound | undefined;
  /** Adds rounds up, one at least: the points of all, who leads, several where they are level, and what has broken a tie. */
  standing(
    rounds: readonly AnyRound[],
    edition: string,
  ): {
    readonly points: ReadonlyMap<string, number>;
    readonly leaders: readonly string[];
    readonly tieBrokenBy?: string;
  };
}

/** The rules of a game. They are given the records and rulings of this game alone, which `decode` has seen to. */
export interface Rules {
  readonly editions: readonly string[];
  readonly sentences: SentenceParams;
  decode(input: unknown): Result<AnyRecord>;
  rule(record: AnyRecord): AnyRuling;
  /** Where it depends: every outcome that differs in anything at all. */
  details(record: AnyRecord): Pick<AnyRuling, 'cases' | 'deals' | 'question'>;
  answerOf(ruling: AnyRuling): Say & { readonly also?: Say; readonly owes?: Say };
  /** The editions that rule otherwise. */
  dissents(
    record: AnyRecord,
    ruling: AnyRuling,
  ): readonly { readonly edition: string; readonly ruling: AnyRuling; readonly instead: readonly Say[] }[];
  /** Who can be who, in a game whose cards change hands unseen. */
  readonly identities?: {
    /** The kind of card that somebody can be. */
    readonly kind: string;
    /** Which cards can lie where, as everybody or a player can work it out. */
    of(record: AnyRecord, player?: string): AnyIdentities;
    /** The same of the cards that lie before nobody, by the place's name in a record. */
    elsewhere(identities: AnyIdentities): Readonly<Record<string, readonly (readonly string[])[]>>;
  };
  /** In a game that is played in campaigns. */
  readonly scoring?: Scoring;
  findingSentence(finding: unknown, record: AnyRecord): Say;
  questionSentence(finding: unknown, record: AnyRecord): Say;
}

/** What an engine's `index.ts` and `decode.ts` offer, each function for its own records only. */
type Engine = Readonly<Record<Exclude<keyof Rules, 'editions' | 'sentences' | 'identities' | 'scoring'>, unknown>> & {
  readonly editions: Readonly<Record<string, unknown>>;
  readonly identities?: unknown;
  readonly scoring?: unknown;
};

/** The rules of an engine. Its functions are taken at their word: each reads its own records, and no other game's come to it. */
export const rulesOf = (engine: Engine, sentences: SentenceParams): Rules =>
  ({ ...engine, sentences, editions: Object.keys(engine.editions) }) as unknown as Rules;

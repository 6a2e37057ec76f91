/**
 * What ruling on a record asks of a game: its engine, and what its sentences need. The command line and the tests that every game passes know
 * nothing else of it.
 */
import type { Result } from '../../engine/kernel/result.ts';
import type { Say, SentenceParams } from '../lib/explain.ts';

/** A record of some game. */
export interface AnyRecord {
  readonly game: string;
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

/** Which cards can lie where. */
export interface AnyIdentities {
  readonly players: readonly { readonly id: string; readonly cards: readonly (readonly string[])[] }[];
  readonly centre: readonly (readonly string[])[];
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
  };
  findingSentence(finding: unknown, record: AnyRecord): Say;
  questionSentence(finding: unknown, record: AnyRecord): Say;
}

/** What an engine's `index.ts` and `decode.ts` offer, each function for its own records only. */
type Engine = Readonly<Record<Exclude<keyof Rules, 'editions' | 'sentences' | 'identities'>, unknown>> & {
  readonly editions: Readonly<Record<string, unknown>>;
  readonly identities?: unknown;
};

/** The rules of an engine. Its functions are taken at their word: each reads its own records, and no other game's come to it. */
export const rulesOf = (engine: Engine, sentences: SentenceParams): Rules =>
  ({ ...engine, sentences, editions: Object.keys(engine.editions) }) as unknown as Rules;

/**
 * What a game brings to the site besides its content, its engine and its board: one folder here for each.
 *
 * How all this is called stands in `content/<game>/text/<locale>/site.json`: `card.kind` and `card.kinds` (one, several) for each kind of card,
 * `card.use` for each use, the labels of filters and facts, `terms.kinds` and `terms.kindOf` for each kind of concept that the interface does
 * not know, `terms.description` and `differences.lead`. `test/content/catalogue.test.ts` says what is missing.
 */
import type { z } from 'zod';
import type { CardFacts } from '../schemas/card.ts';
import type { Rules } from './rules.ts';

/** The colour of a plate on which the drawing of a card lies; `plates.css` has them. */
export type Plate = 'ink' | 'wine' | 'pine' | 'plum' | 'bronze';

/** Gives a string of the site or of the game, its slots filled. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** Something by which the catalogue can be filtered, besides what every game has. */
export interface CardFilter<Facts extends CardFacts> {
  /** As it stands in the address. */
  readonly name: string;
  /** The key of its name. */
  readonly label: string;
  /** What can be chosen, each with the key of its name. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The options that hold of a card. */
  valuesOf(facts: Facts): readonly string[];
}

/** Something that holds of a card, as its page says it. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The cards of a game. */
export interface Cards<Facts extends CardFacts> {
  /** What its `cards/<id>.yaml` hold. */
  readonly facts: z.ZodObject & z.ZodType<Facts>;
  /** What kinds of them there are, in the order of the catalogue, each with the colour of its plate. */
  readonly kinds: Readonly<Record<string, Plate>>;
  /** The moments at which a card can be used, in the order in which the catalogue offers them. */
  readonly uses: readonly string[];
  /** By what else than kind, use and number of players the catalogue can be filtered. */
  readonly filters: readonly CardFilter<Facts>[];
  /** The numbers of players with which a card is in play, where they make no choice of their own. */
  playerCounts(facts: Facts, id: string): number[];
  /** What holds of a card at a glance. */
  atAGlance(facts: Facts, say: Say, id: string): readonly Fact[];
}

/** The concepts of a game's terms. */
export interface TermKinds {
  /** What kinds of them there are, in the order in which they are offered. */
  readonly kinds: readonly string[];
  /** Of which kind the concept is that a card is, by the kind of the card. */
  readonly ofCards: Readonly<Record<string, string>>;
}

/** What of a chapter stands on the summary at a glance. */
export interface SummaryPart {
  readonly chapter: string;
  /** Its paragraphs, without the chapter's name. */
  readonly paragraphs: readonly string[];
  /** Whether what follows upon what stands there too. */
  readonly timeline?: boolean;
}

/** A game. */
export interface GameEntry<Facts extends CardFacts = CardFacts> {
  /** Still being written: what is missing of it in a language is then shown in the default locale, marked, instead of failing the build. */
  readonly draft?: true;
  /** What rules on its records, and says so. */
  readonly rules: Rules;
  /** A record as the part of the checker's address after `#`. */
  toLink(record: unknown): string;
  /**
   * The position after the moves of a record.
   * @param player as this one knows it, where nothing of the record is hidden
   * @param coming moves that follow: what the player draws then is known
   */
  positionAfter(record: unknown, player?: string, coming?: readonly unknown[]): object;
  readonly cards: Cards<Facts>;
  /** What ready-made tables are about, in the order in which they stand. */
  readonly positionKinds: readonly string[];
  readonly terms: TermKinds;
  /** What of its rules stands on the summary, chapter by chapter. */
  readonly summary: readonly SummaryPart[];
  /** The chapter of its rules about campaigns over several rounds; not every game has one. */
  readonly campaign?: string;
}

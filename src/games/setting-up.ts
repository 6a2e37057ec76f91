/**
 * What a game brings to the page that tells how it is set up: `src/games/<game>/setting-up.ts`. Runs in the page too: no schemas, no content.
 *
 * How its steps and options are called stands in the game's `site.json`: `setup.step.<code>`, `setup.option.<option>`, and for a deck of one's own
 * `setup.deck`.
 */
import type { PlanStep } from '../../engine/kernel/plan.ts';
import type { Say } from '../../engine/kernel/ruling.ts';
import type { SentenceParams } from '../sentences/explain.ts';

/** What a table decides before it takes the cards. */
export interface SetUpChoice {
  readonly players: number;
  readonly edition: string;
  /** What is chosen besides, of what is offered. */
  readonly options: readonly string[];
  /** A deck of one's own, by the ids of its cards; left out, the one that the rules name. */
  readonly deck?: readonly string[] | undefined;
}

/** Making up a deck of one's own. */
export interface DeckBuilding {
  /** The kind of its cards. */
  readonly kind: string;
  /** Every card in the box, as often as it is there. */
  readonly box: readonly string[];
  /** Whether the rules let so many players make one up. */
  isFor(players: number): boolean;
  /** The cards that the rules name. */
  official(players: number, edition: string): readonly string[];
  /** Everything that is wrong with a deck, as the sentences of the game's `problem` say it. */
  faults(deck: readonly string[], players: number): readonly Say[];
  readonly sentenceParams: SentenceParams;
}

/** How a game is set up. */
export interface SettingUp {
  readonly editions: readonly string[];
  /** From, to. */
  readonly players: readonly [number, number];
  readonly deck?: DeckBuilding;
  /** What can be chosen besides, where it makes a difference. */
  options(players: number, edition: string): readonly string[];
  /** What the table does, step by step. */
  steps(choice: SetUpChoice): readonly PlanStep[];
}

const modules = import.meta.glob<SettingUp>('./*/setting-up.ts', { import: 'default' });

/** Whether a game tells how it is set up. */
export const isSetUp = (game: string): boolean => `./${game}/setting-up.ts` in modules;

/** How a game is set up, by its folder. */
export async function settingUpOf(game: string): Promise<SettingUp> {
  const load = modules[`./${game}/setting-up.ts`];
  if (!load) throw new Error(`src/games/${game}: found no setting-up.ts, expected one`);
  return load();
}

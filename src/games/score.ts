/**
 * What a game brings to the page of a campaign's score sheet: `src/games/<game>/score/`. Its `mount.tsx` opens the sheet in its page, and `score.css`
 * is what that looks like. What the sheet says stands as `score` in the game's `site.json`.
 */
import type { Locale } from '../locales.ts';

/** What the page tells the sheet, as data in the page itself. */
export interface ScoreTexts {
  readonly game: string;
  readonly locale: Locale;
  readonly tag: string;
  readonly strings: Record<string, unknown>;
  /** By edition. */
  readonly editions: Readonly<Record<string, string>>;
}

/** A score sheet. */
interface Sheet {
  /** Takes the place of what the page says without a script. */
  open(place: HTMLElement): void;
}

const sheets = import.meta.glob<Sheet>('./*/score/mount.tsx');

/** Whether the site keeps the score of a game's campaigns. */
export const isScored = (game: string): boolean => `./${game}/score/mount.tsx` in sheets;

/** The score sheet of a game, by its folder. */
export async function sheetOf(game: string): Promise<Sheet> {
  const load = sheets[`./${game}/score/mount.tsx`];
  if (!load) throw new Error(`src/games/${game}: found no score/mount.tsx, expected one`);
  return load();
}

/**
 * The steps that have been ticked off, kept on the device for the choice they belong to: another table begins anew.
 */

const key = (game: string) => `coachlamp.setup.${game}`;

/** The steps ticked for a choice; none where nothing can be kept. */
export function keptTicks(game: string, choice: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('ticked' in kept) || !('choice' in kept)) return [];
    const { choice: of, ticked } = kept;
    return of === choice && Array.isArray(ticked) ? ticked.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps them, if the device lets us. */
export function keepTicks(game: string, choice: string, ticked: readonly string[]): void {
  try {
    localStorage.setItem(key(game), JSON.stringify({ choice, ticked }));
  } catch {
    // They last as long as the page.
  }
}

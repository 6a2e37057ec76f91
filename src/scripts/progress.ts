/**
 * Which lessons of a game a reader has come to the end of, kept on the device.
 */
const key = (game: string) => `coachlamp.lessons.${game}`;

/** The ids of the lessons that are done; none where nothing can be remembered. */
export function lessonsDone(game: string): readonly string[] {
  try {
    const done: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '[]');
    return Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers that a lesson is done, if the device lets us. */
export function rememberDone(game: string, lesson: string): void {
  try {
    localStorage.setItem(key(game), JSON.stringify([...new Set([...lessonsDone(game), lesson])]));
  } catch {
    // A private window: the list of lessons then shows no ticks.
  }
}

/** Forgets all of a game's. */
export function forgetDone(game: string): void {
  try {
    localStorage.removeItem(key(game));
  } catch {
    // There was nothing to forget.
  }
}

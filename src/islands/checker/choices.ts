/**
 * What can be done next, worked out behind what is shown.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Board, Choice } from './game.ts';
import type { Told } from './told.ts';

/** What can be done. */
interface Choices {
  /** After what they come. */
  readonly after?: Told | undefined;
  readonly choices?: readonly Choice[] | undefined;
}

/** What can be done next; still what could be done before until it has been worked out, as it may take long. */
export function useChoices(board: Board, told: Told | undefined): Choices {
  const [found, setFound] = useState<Choices>({});
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!told) return;
    const later = setTimeout(() => {
      try {
        setFound({ after: told, choices: board.engine.choicesAfter(told.record) });
      } catch (error) {
        setFailure(error as Error);
      }
    });
    return () => clearTimeout(later);
  }, [board, told]);
  if (failure) throw failure;
  return found;
}

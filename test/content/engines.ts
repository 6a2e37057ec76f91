/**
 * The engines of the games, for tests that put the content to them.
 */
import type { Result } from '../../engine/kernel/result.ts';
import type { Game } from '../../src/games.ts';

/** A ruling as far as every game has it. */
interface Ruling {
  readonly status: string;
  readonly steps: readonly { readonly cites: readonly string[] }[];
  readonly illegal?: { readonly cites: readonly string[] };
}

/** What tests ask of a game's engine. */
export interface Engine {
  /** Reads a record and rules on it; throws with all that is wrong with it. @param edition by another than its own */
  ruleOn(record: object, edition?: string): Ruling;
  /** Under what code a ruling is told in one line. */
  codeOf(ruling: Ruling): string;
  readonly editions: readonly string[];
}

/** The engine of a game. */
export async function engineOf(game: Game): Promise<Engine> {
  const [{ decode }, { rule, answerOf, editions }] = await Promise.all([
    import(`../../engine/${game}/decode.ts`),
    import(`../../engine/${game}/index.ts`),
  ]);
  return {
    ruleOn(record, edition) {
      const decoded: Result<object> = decode(record);
      if (!decoded.ok) throw new Error(decoded.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
      return rule(edition ? { ...decoded.value, edition } : decoded.value);
    },
    codeOf: (ruling) => answerOf(ruling).code,
    editions: Object.keys(editions),
  };
}

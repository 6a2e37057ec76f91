/**
 * What editions rule otherwise than a paragraph of the rules, which says how the reference has it.
 */
import type { Difference, GameContent } from './content.ts';

/** What one or several editions have instead of what a paragraph says. */
export interface Otherwise {
  readonly difference: Difference;
  /** The names of the editions that say so. */
  readonly editions: readonly string[];
  readonly says: string;
}

/** What the editions that differ from the reference say on a paragraph, those that say the same together. */
export function otherwiseOn(
  { differences, facts, text }: Pick<GameContent, 'differences' | 'facts' | 'text'>,
  paragraph: string,
): Otherwise[] {
  const [reference = '', ...editions] = facts.editions;
  return differences
    .filter((difference) => difference.facts.cites.includes(paragraph))
    .flatMap((difference) => {
      const { values, silent } = difference.facts;
      const differing = editions.filter((one) => values[one] !== values[reference] && !silent.includes(one));
      const bySaying = Map.groupBy(differing, (edition) => difference.text.says[edition] ?? '');
      return [...bySaying].map(([says, own]) => ({
        difference,
        editions: own.map((edition) => text.editions[edition] ?? edition),
        says,
      }));
    });
}

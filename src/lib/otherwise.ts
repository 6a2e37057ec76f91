/**
 * What editions rule otherwise than a paragraph of the rules or a card, which say how the reference has it.
 */
import type { Locale } from '../locales.ts';
import type { Difference, GameContent } from './content.ts';
import { inSentence, listOf } from './text.ts';

/** What one or several editions have instead of what is said. */
export interface Otherwise {
  readonly difference: Difference;
  /** The names of the editions that say so. */
  readonly editions: readonly string[];
  readonly says: string;
}

/**
 * What editions that differ from the reference say on a paragraph or a card, those that say the same together.
 * @param cited the paragraph's id, or the reference to the card
 * @param only the edition that is looked at, where not all of them are
 */
export function otherwiseOn(
  { differences, facts, text }: Pick<GameContent, 'differences' | 'facts' | 'text'>,
  cited: string,
  only?: string,
): Otherwise[] {
  const [reference = '', ...editions] = facts.editions;
  return differences
    .filter((difference) => difference.facts.cites.includes(cited))
    .flatMap((difference) => {
      const { values, silent } = difference.facts;
      const differing = editions.filter(
        (one) => (only === undefined || one === only) && values[one] !== values[reference] && !silent.includes(one),
      );
      const bySaying = Map.groupBy(differing, (edition) => difference.text.says[edition] ?? '');
      return [...bySaying].map(([says, own]) => ({
        difference,
        editions: own.map((edition) => text.editions[edition] ?? edition),
        says,
      }));
    });
}

/** Editions by name, as the language lists them. */
export const listOfEditions = (locale: Locale, [first = '', ...others]: readonly string[]): string =>
  listOf(locale, [first, ...others.map((name) => inSentence(locale, name))]);

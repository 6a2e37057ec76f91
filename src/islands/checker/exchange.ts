/**
 * What two players exchange, said by one verb.
 */
import { plain } from '../../lib/find-names.ts';
import type { Divided } from './divide.ts';
import type { Mention, Typed } from './typed.ts';
import { MARKS } from './written.ts';

interface Words {
  /** Verbs of what two do with each other. */
  readonly mutual: ReadonlySet<string>;
  /** Verbs of what one gives the other, who gives something for it. */
  readonly giving: ReadonlySet<string>;
  /** Before what is given for something. */
  readonly price: ReadonlySet<string>;
  /** Whether a card is what is given for something, by its ending: „tőrért”. */
  isPriced(word: string): boolean;
  isNegation(word: string): boolean;
}

/** What the first of two does, and what the other does then, as `Typed.exchangeIn` has it. */
export function exchangeIn(
  text: string,
  typed: Typed,
  { mutual, giving, price, isPriced, isNegation }: Words,
): Divided | undefined {
  const telling = typed.tellingIn(text);
  const [verb = '', ...verbs] = telling.filter(typed.isVerb);
  const isOther = (word: string) => !price.has(word);
  if (!(mutual.has(verb) || giving.has(verb)) || verbs.some(isOther) || telling.some(isNegation)) return undefined;
  const [doer, partner, ...players] = typed.playersIn(text);
  const [first, second, ...cards] = typed.mentionsIn(text);
  const isAll = players.length + cards.length === 0 && typed.doerIn(text) === doer;
  if (!partner || !first || !second || !isAll) return undefined;
  const words = text.split(new RegExp(`[\\s${MARKS}]+`));
  const isOf = (word: string, { cards }: Mention) =>
    typed.wordsOf(word).some((one) => !typed.cardsOf(one).isDisjointFrom(cards));
  const isPrice = (word: string) => isPriced(word) || (plain(word) !== verb && price.has(plain(word)));
  const from = words.findIndex(isPrice);
  // Whoever gives something for nothing exchanges nothing.
  if (from < 0 && !mutual.has(verb)) return undefined;
  const priced = words.slice(Math.max(from, 0)).find((word) => isOf(word, first) || isOf(word, second));
  const isTurned = from >= 0 && priced !== undefined && isOf(priced, first);
  const [given, returned] = isTurned ? [second, first] : [first, second];
  const does = mutual.has(verb) ? words.find((word) => typed.wordsOf(word).includes(verb)) : [...mutual][0];
  const namesOf = (mention: Mention) => words.filter((word) => isOf(word, mention));
  return [[doer, does, partner, ...namesOf(given)].join(' '), [partner, does, ...namesOf(returned)].join(' ')];
}

/**
 * Finds names while they are typed: in any language, in any form, without marks, with a letter wrong. Pure, for the browser.
 */
import type { Locale } from '../locales.ts';
import type { AskedAbout, Name, NameIndex } from './names.ts';
import { QUESTIONS } from './search-limits.ts';
import { UNSPACED } from './unspaced.ts';

/** How a name fits what was typed, the best first. */
const Fit = {
  same: 0,
  /** What was typed is its stem with an ending. */
  ended: 1,
  /** One letter wrong, missing or too many, or two swapped. */
  almost: 2,
  /** What was typed is its stem with more than most endings have, as in a compound. */
  prolonged: 3,
  /** It begins so. */
  beginning: 4,
  /** One of its words begins so. */
  word: 5,
  /** It stands among the words typed. */
  mentioned: 6,
  /** It stands within it. */
  within: 7,
  /** It almost begins so. */
  almostBeginning: 8,
  /** Two letters are wrong. */
  similar: 9,
} as const;

/** So many letters an ending has at most. */
const ENDING = 3;

/** Whether a form that fits so is what was typed. */
const isSame = (fit: number) => fit === Fit.same || fit === Fit.ended || fit === Fit.prolonged;

/** A name that was found, by one of its forms. */
export interface FoundName {
  readonly name: Name;
  readonly form: string;
  readonly language: string;
  readonly fit: number;
  /** Whether it has only forms of other languages, and those are only much like what was typed, or a word of it. */
  readonly isGuess: boolean;
}

/** What was found for what was typed. */
export interface Found {
  /** The best first. */
  readonly names: readonly FoundName[];
  /** Questions about what the words typed mention, in the reader's language. */
  readonly questions: readonly AskedAbout[];
  /** Whether what they are about is only said in another language. */
  readonly isGuess: boolean;
}

/** A form as it is compared. */
interface Form extends Omit<FoundName, 'fit' | 'isGuess'> {
  readonly plain: string;
  /** Whatever begins so is a form too. */
  readonly isStem: boolean;
  /** See `lettersOf`. */
  readonly letters: number;
  readonly isForeign: boolean;
  readonly isDeprecated: boolean;
}

/** A form that fits what was typed. */
interface FittingForm extends Form {
  readonly fit: number;
  readonly isGuess: boolean;
}

/** What fits so is not certain to be meant where it is of another language. */
const GUESSES = new Set<number>([Fit.almost, Fit.mentioned, Fit.within, Fit.almostBeginning, Fit.similar]);

/** From so many letters on, one of them may be wrong in a script without blanks, where each is a word or nearly one. */
const FEW = 3;
/** From so many letters on, what has them within it, or almost begins so, may be meant. */
const SOME = 4;
/** From so many letters on, two of them may be wrong. */
const MANY = 7;

/** A text as it is compared: small letters without marks, none of them as wide as a Chinese one, and one space between words. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const unspaced = new RegExp(UNSPACED, 'gu');

/** The same with each letter of a script without blanks as a word, as names begin and end anywhere in such a text. */
const letterwise = (text: string): string => plain(plain(text).replaceAll(unspaced, ' $& '));

/** Which letters a text has, a bit each; letters of other scripts share bits. */
const lettersOf = (text: string) => [...text].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);

/** How many bits are set. */
const count = (bits: number): number => (bits === 0 ? 0 : 1 + count(bits & (bits - 1)));

/**
 * Whether a form, or the beginning of one, is what was typed but for so many errors: a letter wrong, missing or too many, or two
 * neighbours swapped (optimal string alignment).
 */
export function isTyped(typed: string, form: string, errors: number, part: 'all' | 'beginning', i = 0, j = 0): boolean {
  const left = form.length - j - (typed.length - i);
  if (left < -errors || (part === 'all' && left > errors)) return false;
  let [at, on] = [i, j];
  while (at < typed.length && typed[at] === form[on]) {
    at++;
    on++;
  }
  if (at === typed.length && (part === 'beginning' || on === form.length)) return true;
  if (errors === 0) return false;
  const goOn = (next: number, nextOn: number) => isTyped(typed, form, errors - 1, part, next, nextOn);
  const isSwapped = typed[at] === form[on + 1] && typed[at + 1] === form[on];
  return goOn(at + 1, on + 1) || goOn(at + 1, on) || goOn(at, on + 1) || (isSwapped && goOn(at + 2, on + 2));
}

/** Whether what was typed lacks a word of a form that has one letter: that is one letter missing, and the blank beside it. */
const lacksLetter = (typed: string, form: string): boolean =>
  form.length === typed.length + 2 &&
  form.split(' ').some((word, place, words) => word.length === 1 && words.toSpliced(place, 1).join(' ') === typed);

/** How a form fits what was typed, if it does. @param letters those of what was typed */
function fitOf(typed: string, letters: number, { plain: form, isStem, letters: own }: Form): number | undefined {
  if (form === typed) return Fit.same;
  if (isStem && typed.startsWith(form)) return typed.length - form.length <= ENDING ? Fit.ended : Fit.prolonged;
  // Most forms are told from it by their letters: what has others is not in it, and each that it lacks is an error.
  if ((own & ~letters) === 0 && ` ${typed} `.includes(isStem ? ` ${form}` : ` ${form} `)) return Fit.mentioned;
  const alone = typed.match(unspaced)?.length;
  const size = alone ?? typed.length;
  const most = size < MANY ? 1 : 2;
  if (!isStem && count(letters & ~own) > most) return undefined;
  const isEnough = alone === undefined || alone >= FEW;
  if (isEnough && (isTyped(typed, form, 1, 'all') || lacksLetter(typed, form))) return Fit.almost;
  if (form.startsWith(typed)) return Fit.beginning;
  if (form.includes(` ${typed}`)) return Fit.word;
  if (size >= SOME) {
    if (form.includes(typed)) return Fit.within;
    if (isTyped(typed, form, 1, 'beginning')) return Fit.almostBeginning;
    if (isStem && form.length >= SOME && isTyped(form, typed, 1, 'beginning')) return Fit.almostBeginning;
  }
  return most > 1 && isTyped(typed, form, most, 'all') ? Fit.similar : undefined;
}

const formsOf = ({ names }: NameIndex, locale: Locale): Form[] =>
  names.flatMap((name) =>
    [name.forms, name.deprecated ?? {}].flatMap((byLanguage, list) =>
      Object.entries(byLanguage).flatMap(([language, forms]) =>
        forms.map((form) => {
          const text = letterwise(form);
          return {
            name,
            form,
            language,
            plain: text,
            isStem: form.endsWith('*'),
            letters: lettersOf(text),
            isForeign: language !== locale,
            isDeprecated: list === 1,
          };
        }),
      ),
    ),
  );

/** The better of two: the reader's own language first, then what is to be used, then what has least besides. */
const compare = (one: FittingForm, other: FittingForm) => {
  const length = one.plain.length - other.plain.length;
  const isDeprecated = Number(one.isDeprecated) - Number(other.isDeprecated);
  return (
    one.fit - other.fit ||
    Number(one.isForeign) - Number(other.isForeign) ||
    // Of what is mentioned, the longest says most, whosever word it is: „Titkos táska”, not „táska”, and “last coin”, not “coin”.
    (one.fit === Fit.mentioned ? -length || isDeprecated : isDeprecated || length)
  );
};

/**
 * Finds names of a game. Those of which a form is as typed come first, then those of which one is a letter off: no name whose forms
 * are all further off stands before them.
 *
 * @param locale the reader's language, which decides between equals
 */
export function nameFinder(index: NameIndex, locale: Locale): (typed: string) => Found {
  const forms = formsOf(index, locale);

  /** Questions about most of what is mentioned, then those that share most words with what was asked. */
  function questionsOn(mentioned: readonly Name[], typed: string): AskedAbout[] {
    const places = new Set(mentioned.map((name) => index.names.indexOf(name)));
    const words = typed.split(' ');
    return index.questions
      .map((question) => ({ question, about: question.about.filter((place) => places.has(place)).length }))
      .filter(({ about }) => about > 0)
      .map(({ question, about }) => {
        const title = letterwise(question.titles[locale]).split(' ');
        return { question, about, shared: words.filter((word) => title.includes(word)).length };
      })
      .sort((one, other) => other.about - one.about || other.shared - one.shared)
      .slice(0, QUESTIONS)
      .map(({ question }) => question);
  }

  return (text) => {
    const typed = letterwise(text);
    if (!typed) return { names: [], questions: [], isGuess: false };
    const letters = lettersOf(typed);
    const best = new Map<Name, FittingForm>();
    for (const form of forms) {
      const fit = fitOf(typed, letters, form);
      if (fit === undefined) continue;
      const known = best.get(form.name);
      const isGuess = form.isForeign && GUESSES.has(fit) && (known?.isGuess ?? true);
      const found = { ...form, fit, isGuess };
      best.set(form.name, known && compare(found, known) >= 0 ? { ...known, isGuess } : found);
    }
    const all = [...best.values()];
    // The words of a sentence are in one language; “parte” in a Portuguese one is no side in Italian.
    const isOwn = all.some(({ fit, isForeign }) => (fit === Fit.mentioned || isSame(fit)) && !isForeign);
    const names = all.filter(({ fit, isForeign }) => fit !== Fit.mentioned || !isOwn || !isForeign).sort(compare);
    // A term alone asks nothing; a word that is none of ours does.
    const asking = names.filter(({ fit, name }) => fit === Fit.mentioned || (isSame(fit) && name.kind === 'rules'));
    return {
      names,
      questions: questionsOn(
        asking.map(({ name }) => name),
        typed,
      ),
      isGuess: asking.every(({ isForeign }) => isForeign),
    };
  };
}

/** Without what may only have been meant, where something is just what was typed. */
export function surest<One extends FoundName>(found: readonly One[]): readonly One[] {
  return found.some(({ fit }) => isSame(fit)) ? found.filter(({ fit }) => fit <= Fit.mentioned) : found;
}

/** The pairs of neighbouring letters in a text, the edges of words among them. */
const pairsIn = (text: string) => new Set(Array.from(`${text} `, (letter, at) => (text[at - 1] ?? ' ') + letter));

/**
 * The names that are least unlike what was typed, for when nothing is found: those that share most of their pairs of letters with it.
 * @param most so many of them
 */
export function nearestNames(index: NameIndex, locale: Locale, text: string, most: number): FoundName[] {
  const typed = pairsIn(letterwise(text));
  const best = new Map<Name, FoundName>();
  for (const { name, form, language, plain: own } of formsOf(index, locale)) {
    const pairs = pairsIn(own);
    const fit = -[...typed].filter((pair) => pairs.has(pair)).length / (typed.size + pairs.size);
    if (fit < (best.get(name)?.fit ?? 0)) best.set(name, { name, form, language, fit, isGuess: true });
  }
  return [...best.values()].sort((one, other) => one.fit - other.fit).slice(0, most);
}

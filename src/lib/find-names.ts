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
  /**
   * Whether it has only forms of other languages, and those are only much like what was typed, or a word of it; or is among the words typed only
   * where one of them has a slip.
   */
  readonly isGuess: boolean;
}

/** What was found for what was typed. */
export interface Found {
  /** The best first. */
  readonly names: readonly FoundName[];
  /** Questions about what the words typed mention, in the reader's language. */
  readonly questions: readonly AskedAbout[];
  /** Whether what they are about is only said in another language, or with a slip. */
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

/** From so many letters on, a word of a sentence may have a slip. */
const LONG = 5;
/** So many letters two forms of a word begin with alike at least, and so much of the longer one. */
const ALIKE = { letters: 4, share: 0.6 };

/** What a word may have been before a slip, if it is none that is known. */
export type Mend = (word: string) => string | undefined;

/** What is known of a language beside the names. */
export interface Sentences {
  /** Words of questions: they do not tell what is asked. */
  readonly passedOver: readonly string[];
  readonly mend: Mend;
}

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

/** Whether what was typed has a number where a form has another, which is no slip: “4 players” are not three. */
function isOfOtherNumber(typed: string, form: string): boolean {
  const [number, other] = [typed, form].map((text) => text.replaceAll(/\D/g, ''));
  return number !== '' && number?.length === other?.length && number !== other;
}

/** How a form fits what was typed, if it does. @param letters those of what was typed */
function fitOf(typed: string, letters: number, { plain: form, isStem, letters: own }: Form): number | undefined {
  if (form === typed) return Fit.same;
  if (isStem && typed.startsWith(form) && !typed.includes(' ', form.length))
    return typed.length - form.length <= ENDING ? Fit.ended : Fit.prolonged;
  // Most forms are told from it by their letters: what has others is not in it, and each that it lacks is an error.
  if ((own & ~letters) === 0 && ` ${typed} `.includes(isStem ? ` ${form}` : ` ${form} `)) return Fit.mentioned;
  const alone = typed.match(unspaced)?.length;
  const size = alone ?? typed.length;
  const most = size < MANY ? 1 : 2;
  if (!isStem && count(letters & ~own) > most) return undefined;
  if (isOfOtherNumber(typed, form)) return undefined;
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

/** Whether two words are one, or begin as forms of one do. */
function isOneWord(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.max(ALIKE.letters, Math.ceil(Math.max(one.length, other.length) * ALIKE.share));
  return one.length >= least && one.slice(0, least) === other.slice(0, least);
}

/**
 * Mends slips in the words of a sentence by what names and questions of the games are made of: a letter wrong, missing or too many, or two swapped.
 * @param passedOver words of questions, which are words too
 */
export function mender(indices: readonly NameIndex[], locale: Locale, passedOver: readonly string[]): Mend {
  const own = indices.flatMap(({ names, questions }) => [
    ...names.flatMap(({ forms, deprecated }) => [...(forms[locale] ?? []), ...(deprecated?.[locale] ?? [])]),
    ...questions.map(({ titles }) => titles[locale]),
  ]);
  const words = new Set([...own, ...passedOver].flatMap((text) => plain(text).split(' ')));
  const stems = own.filter((form) => form.endsWith('*')).map(plain);
  return (word) => {
    const typed = plain(word);
    if (typed.length < LONG || words.has(typed) || stems.some((stem) => typed.startsWith(stem))) return undefined;
    return [...words].find((one) => one.length >= LONG && isTyped(typed, one, 1, 'all'));
  };
}

/** What is found but for foreign words among those typed where one is the reader's own: the words of a sentence are in one language. */
export function inOneLanguage<One extends FoundName>(found: readonly One[], locale: Locale): One[] {
  // “parte” in a Portuguese sentence is no side in Italian, and “fine” in an English one no end.
  const isOwn = found.some(({ fit, language }) => (fit === Fit.mentioned || isSame(fit)) && language === locale);
  return found.filter(({ fit, language }) => fit !== Fit.mentioned || !isOwn || language === locale);
}

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
export function nameFinder(
  index: NameIndex,
  locale: Locale,
  { passedOver, mend }: Sentences = { passedOver: [], mend: () => undefined },
): (typed: string) => Found {
  const forms = formsOf(index, locale);
  const weightless = new Set(passedOver.map(letterwise));
  const tellingIn = (text: string) => [...new Set(text.split(' '))].filter((word) => !weightless.has(word));
  const asked = index.questions.map((question) => ({
    question,
    words: tellingIn(letterwise(question.titles[locale])),
  }));

  const leadingTo = ({ about }: AskedAbout) => about.flatMap((place) => index.names[place]?.to ?? []);

  /** Which questions have a word, each with what that weighs: the longer it is and the fewer have it the more, and half in another form. */
  function having(word: string): ReadonlyMap<AskedAbout, number> {
    const found = asked.filter(({ words }) => words.some((one) => isOneWord(word, one)));
    const weight = word.length / found.length;
    return new Map(found.map(({ question, words }) => [question, words.includes(word) ? weight : weight / 2]));
  }

  /**
   * Questions that have all the words which tell what is asked, if those are several; then those about most of what is mentioned, of these those
   * that share most with what was asked.
   */
  function questionsOn(mentioned: readonly Name[], typed: string, isName: boolean): AskedAbout[] {
    // Several names may lead to one paragraph.
    const places = new Set(mentioned.map(({ to }) => to));
    const words = tellingIn(typed).map(having);
    const found = index.questions
      .map((question) => {
        const shared = words.flatMap((questions) => questions.get(question) ?? []);
        return {
          question,
          isAsked: !isName && words.length > 1 && shared.length === words.length,
          about: new Set(leadingTo(question).filter((to) => places.has(to))).size,
          shared: shared.reduce((sum, weight) => sum + weight, 0),
        };
      })
      .filter(({ isAsked, about }) => isAsked || about > 0);
    const isShared = found.some(({ shared }) => shared > 0);
    return found
      .filter(({ shared }) => shared > 0 || !isShared)
      .sort(
        (one, other) =>
          Number(other.isAsked) - Number(one.isAsked) || other.about - one.about || other.shared - one.shared,
      )
      .slice(0, QUESTIONS)
      .map(({ question }) => question);
  }

  /** The best form of each name that fits. */
  function fitting(typed: string): Map<Name, FittingForm> {
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
    return best;
  }

  return (text) => {
    const typed = letterwise(text);
    if (!typed) return { names: [], questions: [], isGuess: false };
    const best = fitting(typed);
    const words = typed.split(' ');
    // What is a single word is compared with all of them, slip and all.
    const mended = words.length > 1 ? words.map((word) => mend(word) ?? word).join(' ') : typed;
    for (const [name, found] of mended === typed ? [] : fitting(mended)) {
      const known = best.get(name);
      if (found.fit !== Fit.mentioned && !isSame(found.fit)) continue;
      if (!known || compare(found, known) < 0) best.set(name, { ...found, isGuess: known?.isGuess ?? true });
    }
    const names = inOneLanguage([...best.values()], locale).sort(compare);
    // A term alone asks nothing; a word that is none of ours does.
    const asking = names.filter(({ fit, name }) => fit === Fit.mentioned || (isSame(fit) && name.kind === 'rules'));
    return {
      names,
      questions: questionsOn(
        asking.map(({ name }) => name),
        mended,
        names.some(({ fit }) => isSame(fit)),
      ),
      isGuess: asking.every(({ isForeign, isGuess }) => isForeign || isGuess),
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

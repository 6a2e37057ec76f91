/**
 * Which words of a text are terms, for a reader to be shown their definitions. Pure.
 */
import { finderOf, inUse } from './concordance.ts';
import type { MarkTerms, Run } from './markdown.ts';
import type { Place } from './rules.ts';
import type { Concept, TermLanguage } from './terms.ts';

/** Marks the terms of a text: of a paragraph of the rules, or of what stands elsewhere. */
export type TermMarks = (paragraph?: Pick<Place, 'id' | 'chapter'>) => MarkTerms;

/** A form of a term, and whose it is. */
interface Form {
  readonly concept: Concept;
  readonly form: string;
}

const formsOf = (concept: Concept, language: TermLanguage): Form[] =>
  inUse(concept, language).flatMap(({ forms }) => forms.map((form) => ({ concept, form })));

/** Whether a form stands for whatever begins so. */
const isBeginning = ({ form }: Form): boolean => form.endsWith('*');

/** What says of words as a whole which forms they may be: a word may begin a sentence, a name is written as it is. */
function formFinder(all: readonly Form[]): (words: string) => readonly Form[] {
  const written = (words: string) => words.replaceAll('’', "'");
  const whole = Map.groupBy(
    all.filter((one) => !isBeginning(one)),
    ({ form }) => written(form),
  );
  const beginnings = all
    .filter(isBeginning)
    .map((one) => ({ one, finder: finderOf([{ forms: [one.form] }]) as RegExp }));
  return (words) => {
    const text = written(words);
    const inSentence = text.replace(/^\p{Lu}/u, (first) => first.toLocaleLowerCase());
    return [
      ...(whole.get(text) ?? []),
      ...(inSentence === text ? [] : (whole.get(inSentence) ?? [])),
      ...beginnings
        .filter(({ finder }) => words.match(finder)?.some((match) => match.length === words.length))
        .map(({ one }) => one),
    ];
  };
}

/**
 * Finds the terms of a language, each where it first stands in a text. The longest words are found first: in the “attacker’s turn” there is
 * no attacker, and none of a phrase that means something else is a term. Cards are left alone, as texts link to them, and so are words of
 * which it cannot be told whose they are. Where the text explains a term or links to what explains it, it needs no mark.
 *
 * @param hrefOf where a concept's entry is
 */
export function termMarks(
  concepts: readonly Concept[],
  language: TermLanguage,
  hrefOf: (id: string) => string,
): TermMarks {
  const all = concepts.flatMap((concept) => formsOf(concept, language));
  const exceptions = concepts.flatMap((concept) => concept.languages[language]?.except ?? []);
  const finder = finderOf([{ forms: [...all.map(({ form }) => form), ...exceptions] }]);
  if (!finder) return () => (words) => [{ words }];

  const formsIn = formFinder(all);

  /** The concept that words mean in a chapter: that of the form which says most of them. */
  function conceptOf(words: string, chapter: string | undefined): Concept | undefined {
    const forms = formsIn(words).filter(
      ({ concept: { within } }) => !within || (chapter !== undefined && within.includes(chapter)),
    );
    const most = Math.max(...forms.map(({ form }) => form.length));
    const [concept, another] = new Set(forms.filter(({ form }) => form.length === most).map(({ concept }) => concept));
    return another ? undefined : concept;
  }

  return (paragraph) => {
    const explained = new Set(concepts.filter(({ rules }) => paragraph && rules.includes(paragraph.id)));
    return (text, link) => {
      const runs: Run[] = [];
      let end = 0;
      for (const { 0: words, index } of text.matchAll(finder)) {
        const concept = conceptOf(words, paragraph?.chapter);
        if (!concept || concept.card || explained.has(concept)) continue;
        if (link !== undefined && !concept.rules.includes(link)) continue;
        explained.add(concept);
        if (link !== undefined) continue;
        runs.push({ words: text.slice(end, index) }, { words, href: hrefOf(concept.id) });
        end = index + words.length;
      }
      return [...runs, { words: text.slice(end) }];
    };
  };
}

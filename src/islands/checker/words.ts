/**
 * The words of the checker in one language: interface strings, sentences of the engine, names of rules and cards.
 * A page's texts arrive as one JSON; at build time they come from the content directly.
 */
import type { Plate } from '../../games/game.ts';
import { type Locale, languages } from '../../locales.ts';
import { type Explainer, explainer, type Lexicon, type SentenceParams } from '../../sentences/explain.ts';
import { speaking } from '../../sentences/speaking.ts';

/** A ready-made table. */
export interface ReadyMade {
  readonly title: string;
  readonly about: string;
  readonly link: string;
}

/** One by which a reader comes in: its id is its address. */
export interface Door extends ReadyMade {
  readonly id: string;
  readonly kind: string;
}

/** Everything the checker says about one game in one language. */
export interface Texts {
  readonly game: string;
  readonly locale: Locale;
  readonly title: string;
  /** The interface, and the language it is in: English where it is not translated yet. */
  readonly ui: { readonly locale: Locale; readonly strings: Record<string, unknown> };
  /** The board's own strings. */
  readonly board: { readonly locale: Locale; readonly strings: Record<string, unknown> };
  /** Sentences and cards, and the language they are in. */
  readonly speech: { readonly locale: Locale } & Lexicon;
  /** The colours of the plates of cards, by kind. */
  readonly plates: Readonly<Record<string, Plate>>;
  /** Chapters in order, with their paragraphs in order (`null` for a number that is no longer used). */
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly paragraphs: readonly (string | null)[];
  }[];
  /** What the editions are called, by their ids. */
  readonly editions: Readonly<Record<string, string>>;
  readonly variants: Readonly<Record<string, { readonly name: string; readonly note: string }>>;
  readonly doors: readonly Door[];
  readonly differences: Readonly<
    Record<string, { readonly title: string; readonly says: Readonly<Record<string, string>> }>
  >;
  /** How silences are read; in a browser the address of that, for who wants to know. */
  readonly readings: Readings | string;
  /** Addresses: of the locale's pages of the game, of the sheet of emblems, of these texts, of what is typed is understood by. */
  readonly home: string;
  readonly emblems: string;
  readonly self: string;
  readonly spoken: string;
}

/** How silences of the leaflets are read, by id. */
export type Readings = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/** By which words what is typed is understood, and what it can mean at every table; they come with what understands it. */
export interface Spoken {
  /** The ready-made tables that are no doors. */
  readonly tables: readonly ReadyMade[];
  /** What each card is called, by its id, in every language. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
  /** What players call a kind of move, by the kind, or by it and a word of its fields or of its sentence: `support`, `support_none`, `resolve_held`. */
  readonly said: Readonly<Record<string, string>>;
  /**
   * Lists of words by what they do in a sentence; of `mutual`, `giving` and `price` none where two players do nothing with each other, of
   * `undecided` none where nobody may only pretend to do something, of `passing` none where that is a move, of `outcome` none where nobody
   * tells what comes by itself, of `against` none where nobody has an opponent.
   */
  readonly line: Readonly<Partial<Record<SpokenList, string>>>;
  /** Words that say a number and nothing else. */
  readonly numbers: readonly string[];
}

/** The lists of words, as the strings under `line` are called. */
export const SPOKEN_LISTS = [
  'joining',
  'states',
  'fillers',
  'all',
  'not',
  'pronouns',
  'saying',
  'mutual',
  'giving',
  'price',
  'undecided',
  'me',
  'mine',
  'also',
  'passing',
  'outcome',
  'against',
  'except',
] as const;
export type SpokenList = (typeof SPOKEN_LISTS)[number];

/** A rule or card that is cited. */
export interface Citation {
  readonly reference: string;
  readonly kind: 'rule' | 'card';
  /** A rule's number; a card's emblem. */
  readonly mark: string;
  readonly title: string;
  readonly href: string;
}

/** The words of the checker. */
export interface Words extends Explainer {
  readonly texts: Texts;
  /** A string of the interface. */
  t(key: string, params?: Readonly<Record<string, string | number>>): string;
  /** A string of the game's board. */
  b(key: string, params?: Readonly<Record<string, string | number>>): string;
  cite(reference: string): Citation;
  /** The name of a card by its id alone, without its kind. */
  card(id: string): string;
  /** The kind of a card by its id alone; nothing of what is no card. */
  kindOf(id: string): string | undefined;
  /** Compares as the language sorts. */
  compare(a: string, b: string): number;
}

/** The words of the checker from its texts. */
export function wordsOf(texts: Texts, params: SentenceParams): Words {
  const said = explainer(texts.speech.locale, texts.speech, params);
  const { compare } = new Intl.Collator(languages[texts.speech.locale].tag);
  const rules = new Map<string, Citation>();
  texts.chapters.forEach(({ id, title, paragraphs }, chapter) => {
    paragraphs.forEach((paragraph, index) => {
      if (paragraph === null) return;
      const reference = `${id}.${paragraph}`;
      const mark = `${chapter + 1}.${index + 1}`;
      rules.set(reference, { reference, kind: 'rule', mark, title, href: `${texts.home}rules/#${reference}` });
    });
  });
  const references = new Map(
    Object.keys(texts.speech.cards).map((reference) => [reference.slice(reference.indexOf('.') + 1), reference]),
  );
  return {
    ...said,
    texts,
    card: (id) => said.name(references.get(id) ?? id),
    kindOf: (id) => references.get(id)?.split('.')[0],
    compare,
    t: speaking(languages[texts.ui.locale].tag, texts.ui.strings),
    b: speaking(languages[texts.board.locale].tag, texts.board.strings),
    cite(reference) {
      const rule = rules.get(reference);
      if (rule) return rule;
      const id = reference.slice(reference.indexOf('.') + 1);
      return { reference, kind: 'card', mark: id, title: said.name(reference), href: `${texts.home}cards/${id}/` };
    },
  };
}

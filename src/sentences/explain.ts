/**
 * Turns what the engine says in codes into sentences of a language. Runs at build time, on the command line and in the browser.
 *
 * A card fills its slot as a noun phrase stored for that place in the sentence (`{{object.the}}`, `{{object.acc}}`), never glued
 * together here. A player's name stands as it is (`{{to}}`), or in a case that the language's grammar makes (`{{to, dat}}`).
 */
import { createInstance, type i18n } from 'i18next';
import type { Say } from '../../engine/kernel/ruling.ts';
import { capitalised, listOf, rowOf } from '../lib/text.ts';
import { type Locale, languages } from '../locales.ts';
import { grammarOf, joined } from './grammar.ts';
import { missing } from './speaking.ts';

/** The noun phrases of a card in one language. */
export interface CardWords {
  readonly name: string;
  readonly forms: Readonly<Record<string, string>>;
}

/** All that sentences about one game are made of, in one language. */
export interface Lexicon {
  /** The game's `sentences.json`, merged with what is said of every game. */
  readonly sentences: Record<string, unknown>;
  /** By reference, as in `object.dagger`. */
  readonly cards: Readonly<Record<string, CardWords>>;
}

/** What a game's sentences are given. */
export interface SentenceParams {
  /** Which parameters name cards, and of which kind; `card` is a card of any kind. Also what else has forms: a kind under which sentences have its words. */
  readonly cards: Readonly<Record<string, string>>;
  /** Which of them choose a form of a sentence (`support_attacker` by its `side`): the first of these that it has. */
  readonly contexts: readonly string[];
  /** What a step or a move is told with besides, by its parameters: a sentence under `which`. */
  beside?(params: Say['params']): Say | undefined;
}

/** The heading of conditions, which become part of a longer sentence. */
const CLAUSES = 'finding';

/** A slot of a sentence. */
const SLOT = /(\{\{.+?\}\})/;

/** Letters that are written from right to left. */
const LEFTWARD = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/** A name, shut off from the sentence where it would turn round what stands beside it. */
const isolated = (name: string) => (LEFTWARD.test(name) ? `\u2068${name}\u2069` : name);

/** Says what the engine says, in one language. */
export interface Explainer {
  /** The sentence of a code under a heading such as `step`, `illegal`, `problem`, `move`, `answer`, `owes`, `basis`. */
  say(heading: string, say: Say): string;
  /** The name of a card, by reference. */
  name(reference: string): string;
  /** Names in a row, as the language lists them. */
  list(items: readonly string[]): string;
  /** Conditions that must all hold, joined as the language joins clauses: in Hungarian with a comma before „és”. */
  all(clauses: readonly string[]): string;
}

/** Makes the explainer of a locale. */
export function explainer(locale: Locale, { sentences, cards }: Lexicon, given: SentenceParams): Explainer {
  const { tag } = languages[locale];
  const grammar = grammarOf(locale);
  const i18n: i18n = createInstance().use({ type: 'formatter', init() {}, add() {}, addCached() {}, format: put });
  i18n.init({
    lng: tag,
    fallbackLng: false,
    initAsync: false,
    resources: { [tag]: { translation: sentences } },
    interpolation: { escapeValue: false, alwaysFormat: true },
    parseMissingKeyHandler: (key: string, otherwise?: string) => otherwise ?? missing(key),
    missingInterpolationHandler: (_text, match: RegExpExecArray) => missing(match[1]?.trim() ?? ''),
    saveMissing: true,
    missingKeyHandler: false,
  });
  const references = Object.keys(cards);

  /** A value as its slot asks for it: names in a case, several as a list, thousands apart; nothing where the language has no such case. */
  function put(value: unknown, form?: string): string | undefined {
    const inflected = form === undefined ? (name: string) => name : grammar.cases?.[form];
    const name = inflected && ((one: string) => isolated(inflected(one)));
    if (Array.isArray(value)) return name && listOf(locale, value.map(name));
    if (typeof value === 'string') return name?.(value);
    if (form !== undefined) return;
    return typeof value === 'number' ? value.toLocaleString(tag) : (value as string | undefined);
  }

  /** A sentence with its slots filled. */
  const filled = (template: string, values: Readonly<Record<string, unknown>>) =>
    joined(
      grammar,
      template
        .split(SLOT)
        .map((part, index) => (index % 2 ? i18n.services.interpolator.interpolate(part, values, tag, {}) : part)),
    );

  /** A card, or another thing that has forms, as an object of them, for `{{object.the}}`. */
  function words(kind: string, id: string): Record<string, string> {
    const reference = kind === 'card' ? references.find((one) => one.endsWith(`.${id}`)) : undefined;
    const key = reference ?? (id === '?' ? `unknown.${kind}` : `${kind}.${id}`);
    const card = cards[key];
    if (card) return { name: card.name, ...card.forms };
    // What is no card has its words among the sentences, as has a card that nobody knows.
    return (i18n.getResource(tag, 'translation', key) as Record<string, string> | undefined) ?? { name: missing(key) };
  }

  /** A number as a word before a noun, in digits where the language has no word for it here. */
  const inWords = (number: number, context: unknown) =>
    String(
      i18n.t(`number.${number}`, { defaultValue: String(number), ...(typeof context === 'string' && { context }) }),
    );

  /** Cards in a row, by name; those that nobody knows as so many, at the end. */
  function listed(kind: string, ids: readonly string[]): string[] {
    const known = ids.filter((id) => id !== '?').map((id) => words(kind, id).name as string);
    const number = ids.length - known.length;
    if (number === 0) return known;
    return [
      ...known,
      ids.length > 1 ? explain.say('several', { code: kind, params: { number } }) : (words(kind, '?').name as string),
    ];
  }

  const explain: Explainer = {
    say(heading, { code, params }) {
      const values: Record<string, unknown> = {};
      const phrases: string[] = [];
      for (const [name, value] of Object.entries(params)) {
        const kind = given.cards[name];
        if (Array.isArray(value)) values[name] = kind ? listed(kind, value) : value;
        else if (kind && value !== undefined) {
          const forms = words(kind, String(value));
          values[name] = forms;
          phrases.push(...Object.values(forms));
        } else values[name] = value;
      }
      const { number } = params;
      const context = given.contexts.map((name) => params[name]).find((value) => value !== undefined);
      const options = {
        ...(typeof context === 'string' && { context }),
        ...(typeof number === 'number' && { count: number, words: inWords(number, context) }),
      };
      const template = String(i18n.t(`${heading}.${code}`, { ...options, skipInterpolation: true }));
      const own = filled(template, { ...values, ...options });
      // A noun phrase is stored as it stands within a sentence; at the beginning of one it gets its capital.
      const isToBegin = heading !== CLAUSES && phrases.some((phrase) => own.startsWith(phrase));
      const sentence = isToBegin ? capitalised(own, tag) : own;
      const beside = /^(step|move)$/.test(heading) && given.beside?.(params);
      return beside ? `${sentence} ${explain.say('which', beside)}` : sentence;
    },
    name: (reference) => cards[reference]?.name ?? missing(reference),
    list: (items) => listOf(locale, items.map(isolated)),
    all(clauses) {
      const before = rowOf(locale, clauses.slice(0, -1));
      const last = clauses.at(-1) ?? '';
      return before ? explain.say('depends', { code: 'and', params: { before, last } }) : last;
    },
  };
  return explain;
}

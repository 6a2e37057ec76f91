/** The texts' articles, and the cards' names as noun phrases: articles as gender, number and onset ask for them, cases as the language forms them. */
import { describe, expect, it } from 'vitest';
import { readTermFiles } from '../../scripts/term-files.ts';
import { type Game, gameIds, isUnfinished } from '../../src/games.ts';
import type { Locale } from '../../src/locales.ts';
import { worded } from '../games/wording.ts';
import { contentOf } from './content.ts';
import { analysed } from './hunspell.ts';
import { textsOf } from './texts.ts';

type Forms = Readonly<Record<string, string>>;

/** The forms of each card of a game, and of the unknown ones. */
function cards(game: Game, locale: Locale): [id: string, forms: Forms][] {
  const { idsIn, read, sentencesIn } = contentOf(game);
  return [
    ...idsIn('cards').map((id): [string, Forms] => [id, read('text', locale, 'cards', `${id}.yaml`).forms]),
    ...Object.entries(sentencesIn(locale).unknown as Record<string, Forms>).map(
      ([kind, { name: _, ...forms }]): [string, Forms] => [`unknown ${kind}`, forms],
    ),
  ];
}

/** Whether a card is named as one of several. */
function isOneOfSeveral(game: Game, id: string): boolean {
  if (id.startsWith('unknown')) return true;
  const { kind, count } = contentOf(game).read('cards', `${id}.yaml`);
  return count > 1 && (worded[game].oneOfSeveral?.includes(kind) ?? false);
}

/** Whether a card is named as one of a kind too, however many of it there are: who somebody says to be. */
const hasIndefinite = (game: Game, id: string): boolean => new Map(cards(game, 'en')).get(id)?.a !== undefined;

/** What no text may hold, by language; one without articles has nothing here. Words that are pronouns or verbs too (`una`, `dai`, `quello`) are left to the forms below. */
const WRONG = {
  en: [/(?<!\p{L})a (?!on(?:e|ce)|uni|use|Eu)[aeiou]/iu, /(?<!\p{L})an (?!hour)[^aeiou„“"\d…]/iu],
  // Numbers as they are spoken: 1 is egy, 5 is öt.
  hu: [/(?<!\p{L})a [„("]?(?:[aáeéiíoóöőuúüű]|[15](?!\d))/iu],
  it: [
    /(?<!\p{L})(?:il|i|del|dei|al|ai|dal|nel|nei|sul|sui|quel|quei) [«"]?[aeiouàèéìòù]/iu,
    /(?<!\p{L})(?:il|i|un|del|dei|al|ai|dal|nel|nei|sul|sui|quel|quei) [«"]?(?:s[bcdfgklmnpqrtvz]|z|gn|ps|pn|x|y)/iu,
    /(?<!\p{L})(?:dello|allo|dallo|nello|sullo) (?!s[bcdfgklmnpqrtvz]|z|gn|ps|pn|x|y|i[aeou])\p{L}/iu,
    /(?<!\p{L})(?:degli|agli|dagli|negli|sugli|quegli) (?!s[bcdfgklmnpqrtvz]|z|gn|ps|pn|x|y|[aeiouàèéìòù])\p{L}/iu,
    /(?<!\p{L})(?:la|della|alla|dalla|nella|sulla) [«"]?[aeiouàèéìòù]/iu,
    // The d between two vowels that are the same.
    /(?<![\p{L}’])(?:a [aà]|e [eè])\p{L}/iu,
    /(?<!\p{L})(?:l|un|dell|all|dall|nell|sull|quell)’ ?(?![aeiouàèéìòùh«])/iu,
  ],
  // “de o” is right before an infinitive with its subject.
  pt: [/(?<!\p{L})(?:em|por) (?:o|a|os|as)(?!\p{L})/iu, /(?<!\p{L})a (?:o|os)(?!\p{L})/iu],
} satisfies Readonly<Partial<Record<Locale, readonly RegExp[]>>>;

describe.each(Object.keys(WRONG) as (keyof typeof WRONG)[])('articles in %s', (locale) => {
  it('agree with what follows them, wherever they stand', () => {
    const wrong = [...textsOf(locale)].flatMap(([where, text]) =>
      WRONG[locale].flatMap((rule) => rule.exec(text)?.[0] ?? []).map((found) => `${where}: “${found}” in “${text}”`),
    );
    expect(wrong).toEqual([]);
  });
});

it.each<[keyof typeof WRONG, string]>([
  ['en', 'Offer a object.'],
  ['hu', 'Ez a Ostor.'],
  ['hu', 'Ez a 5. lap.'],
  ['it', 'Dai il Stemma.'],
  ['it', 'Prendi del Oro.'],
  ['it', 'Dello Monocolo.'],
  ['it', 'Della Ascia.'],
  ['it', 'L’ Monocolo.'],
  ['it', 'Tocca a Anna.'],
  ['pt', 'Procura em o monte.'],
])('in %s “%s” is found', (locale, text) => {
  expect(WRONG[locale].some((rule) => rule.test(text))).toBe(true);
});

/** The articles and contractions of Italian for a gender and number, before an ordinary consonant, an “impure” one, and a vowel. */
const IT_ARTICLES: Readonly<Record<string, Readonly<Record<string, readonly [string, string, string]>>>> = {
  'masculine singular': {
    def: ['il ', 'lo ', 'l’'],
    di: ['del ', 'dello ', 'dell’'],
    a: ['al ', 'allo ', 'all’'],
    da: ['dal ', 'dallo ', 'dall’'],
    indef: ['un ', 'uno ', 'un '],
  },
  'masculine plural': {
    def: ['i ', 'gli ', 'gli '],
    di: ['dei ', 'degli ', 'degli '],
    a: ['ai ', 'agli ', 'agli '],
    da: ['dai ', 'dagli ', 'dagli '],
    indef: ['dei ', 'degli ', 'degli '],
  },
  'feminine singular': {
    def: ['la ', 'la ', 'l’'],
    di: ['della ', 'della ', 'dell’'],
    a: ['alla ', 'alla ', 'all’'],
    da: ['dalla ', 'dalla ', 'dall’'],
    indef: ['una ', 'una ', 'un’'],
  },
  'feminine plural': {
    def: ['le ', 'le ', 'le '],
    di: ['delle ', 'delle ', 'delle '],
    a: ['alle ', 'alle ', 'alle '],
    da: ['dalle ', 'dalle ', 'dalle '],
    indef: ['delle ', 'delle ', 'delle '],
  },
};

const onsetIt = (noun: string) =>
  /^[aeiouàèéìòù]/iu.test(noun) ? 2 : /^(s[^aeiou]|z|gn|ps|pn|x|y)/iu.test(noun) ? 1 : 0;

/** The articles and contractions of Portuguese for a gender and number. */
const PT_ARTICLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'masculine singular': { def: 'o', de: 'do', a: 'ao', por: 'pelo', indef: 'um' },
  'masculine plural': { def: 'os', de: 'dos', a: 'aos', por: 'pelos', indef: 'uns' },
  'feminine singular': { def: 'a', de: 'da', a: 'à', por: 'pela', indef: 'uma' },
  'feminine plural': { def: 'as', de: 'das', a: 'às', por: 'pelas', indef: 'umas' },
};

const PLURAL = { it: /^(?:i|gli|le) /, pt: /^(?:os|as) / };

/** A form's kind, whether of the whole name or of its short one: `shortDi` is `di`, `bag` alone is `def`. */
const kindOf = (form: string) =>
  form.replace(/^(?:short|bag)/, '').replace(/^./, (letter) => letter.toLowerCase()) || 'def';

describe.each(
  gameIds.flatMap((game) =>
    (['it', 'pt'] as const).filter((locale) => !isUnfinished(locale, game)).map((locale) => [game, locale] as const),
  ),
)('the forms of cards of %s in %s', (game, locale) => {
  const { texts } = readTermFiles(`${import.meta.dirname}/../..`, game).sources;
  // An unknown card is indefinite everywhere; the articles above are all there is to check.
  const known = cards(game, locale).filter(([id]) => !id.startsWith('unknown'));
  it.each(known)('%s', (id, forms) => {
    const { def = '', short } = forms;
    const noun = (phrase: string) => phrase.replace(/^(?:l’|\p{Ll}+ )/u, '');
    // As the terms give it.
    const gender = texts[locale]?.[id]?.terms.find(({ term }) => term === undefined)?.gender;
    const number = PLURAL[locale].test(def) ? 'plural' : 'singular';
    const kind = `${gender} ${number}`;
    for (const [form, phrase] of Object.entries(forms)) {
      const base = form.startsWith('short') ? short : form.startsWith('bag') ? forms.bag : def;
      const name = noun(base ?? forms.indef ?? '');
      const wanted =
        locale === 'it' ? IT_ARTICLES[kind]?.[kindOf(form)]?.[onsetIt(name)] : `${PT_ARTICLES[kind]?.[kindOf(form)]} `;
      // The object of a verb: with the article that its number of copies asks for.
      if (form === 'acc' || form === 'tem') expect([def, forms.indef], form).toContain(phrase);
      else expect(phrase, form).toBe(`${wanted}${name}`);
    }
  });
});

/** The case endings as hunspell-hu names them. */
const CASES: Readonly<Record<string, string>> = {
  acc: 'ACC',
  ins: 'INSTR',
  dat: 'DAT',
  sub: 'SBL',
  oneAcc: 'ACC',
  oneIns: 'INSTR',
  as: 'DAT',
};

describe.each(gameIds.filter((game) => !isUnfinished('hu', game)))('the forms of cards of %s in hu', (game) => {
  const all = cards(game, 'hu').flatMap(([id, forms]) =>
    Object.entries(forms).map(([form, phrase]) => ({ id, form, phrase, last: phrase.split(/[ -]/).at(-1) ?? '' })),
  );
  const readings = analysed('hu', [...new Set(all.map(({ last }) => last))]);

  it('are in the case they are kept for, as the dictionary analyses them', () => {
    const wrong = all.filter(({ form, last }) => {
      const ending = CASES[kindOf(form)];
      return ending !== undefined && !readings.get(last)?.some((reading) => reading.includes(`is:${ending}`));
    });
    expect(wrong).toEqual([]);
  });

  it('are nominative where nothing follows the noun', () => {
    const wrong = all.filter(
      ({ form, last }) =>
        ['nom', 'one', 'def'].includes(kindOf(form)) &&
        !readings.get(last)?.some((reading) => !/is:(?:ACC|INSTR|DAT|SBL)/.test(reading)),
    );
    expect(wrong).toEqual([]);
  });

  it('are indefinite as one of several copies or as one of a kind, and only then', () => {
    const wrong = all.filter(
      ({ id, form, phrase }) =>
        kindOf(form).startsWith('one') &&
        phrase.startsWith('egy ') !== (isOneOfSeveral(game, id) || hasIndefinite(game, id)),
    );
    expect(wrong).toEqual([]);
  });

  it('begin with the article that the name asks for', () => {
    // Who says to be somebody does so without one.
    const withOne = all.filter(({ form }) => form !== 'as');
    const wrong = withOne.filter(({ phrase }) => !/^(?:a [^aáeéiíoóöőuúüű]|az [aáeéiíoóöőuúüű]|egy )/i.test(phrase));
    expect(wrong).toEqual([]);
  });
});

describe.each(gameIds)('the forms of cards of %s in en', (game) => {
  const INDEFINITE = /^(?:a [^aeiouAEIOU]|an [aeiouAEIOU])/;
  it.each(cards(game, 'en'))('%s', (id, { the = '', a }) => {
    expect(the).toMatch(isOneOfSeveral(game, id) ? INDEFINITE : /^the /);
    if (a !== undefined) expect(a).toMatch(INDEFINITE);
  });
});

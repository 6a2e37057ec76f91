/** The texts of a language by kind, as samples of them are drawn to be scored; sentences of rulings are those of real ones. */

import type { AnyRecord } from '../../src/games/rules.ts';
import { gameIds, games } from '../../src/games.ts';
import { defaultLocale, type Locale } from '../../src/locales.ts';
import { explainer } from '../../src/sentences/explain.ts';
import { contentOf } from './content.ts';
import { cardWords } from './said.ts';
import { textsOf } from './texts.ts';

/** A text, with the English where it is a translation. */
export interface Drawable {
  readonly where: string;
  readonly text: string;
  readonly source?: string;
}

export interface Kind {
  readonly kind: string;
  /** How many of 60 are of this kind. */
  readonly share: number;
  readonly texts: readonly Drawable[];
}

/** What kind a text is of, by where it stands, and how many of 60 are of that kind. */
const KINDS: readonly (readonly [kind: string, share: number, where: RegExp])[] = [
  ['rules', 14, /^[\w-]+\/rules, /],
  ['cards', 14, /^[\w-]+\/cards\/.*(?:effect|clarifications|mistakes)/],
  ['questions', 8, /^[\w-]+\/faq\//],
  ['differences', 6, /^[\w-]+\/(?:differences|readings)\.yaml/],
  ['lessons', 6, /^[\w-]+\/lessons, /],
  ['interface', 6, /^(?:ui|[\w-]+)\/(?:site|checker|board|positions|game)\./],
];
const RULINGS = 6;

/** What the engines say in a language of all records in the content, under every edition. */
const saidIn = (locale: Locale): string[] =>
  gameIds.flatMap((game) => {
    const { rule, answerOf, editions, sentences } = games[game].rules;
    const { idsIn, read, sentencesIn } = contentOf(game);
    const { say } = explainer(locale, { sentences: sentencesIn(locale), cards: cardWords(game, locale) }, sentences);
    const records: AnyRecord[] = ['faq', 'positions'].flatMap((folder) =>
      idsIn(folder).flatMap((id) => read(folder, `${id}.yaml`).record ?? []),
    );
    return records.flatMap((record) =>
      editions.flatMap((edition) => {
        const ruling = rule({ ...record, edition } as AnyRecord);
        const { also, owes, ...answer } = answerOf(ruling);
        return [
          say('answer', answer),
          ...(also ? [say('also', also)] : []),
          ...(owes ? [say('owes', owes)] : []),
          ...ruling.steps.map((step) => say('step', step)),
          ...(ruling.illegal ? [say('illegal', ruling.illegal)] : []),
        ];
      }),
    );
  });

/** The texts of a locale by kind, each text once. */
export function textsByKind(locale: Locale): Kind[] {
  const isSource = locale === defaultLocale;
  const english = new Map(textsOf(defaultLocale));
  const texts = new Map(textsOf(locale));
  const own = [...texts.keys()].flatMap((where): Drawable[] => {
    // A mistake says nothing without the truth beside it.
    if (where.endsWith('.truth')) return [];
    const pair = (of: ReadonlyMap<string, string>) => {
      const truth = of.get(where.replace(/mistake$/, 'truth'));
      return where.endsWith('.mistake') ? `✗ ${of.get(where)} ✓ ${truth}` : of.get(where);
    };
    const source = pair(english);
    return [{ where, text: pair(texts) as string, ...(!isSource && source !== undefined && { source }) }];
  });
  const said = saidIn(locale);
  const meant = saidIn(defaultLocale);
  const rulings = said.map((text, index): Drawable => {
    const source = meant[index];
    return { where: 'ruling', text, ...(!isSource && source !== undefined && { source }) };
  });
  return [
    ...KINDS.map(([kind, share, place]) => ({ kind, share, texts: own.filter(({ where }) => place.test(where)) })),
    { kind: 'rulings', share: RULINGS, texts: [...new Map(rulings.map((one) => [one.text, one])).values()] },
  ];
}

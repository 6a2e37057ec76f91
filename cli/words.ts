/**
 * What the command line says things with: the sentences and names of a game in a language, from the content.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type Game, isUnfinished } from '../src/games.ts';
import { filled, formsAsked, withForms, withUnknown } from '../src/lib/drafts.ts';
import { merged } from '../src/lib/merged.ts';
import { defaultLocale, type Locale, languages } from '../src/locales.ts';
import { type CardWords, type Explainer, explainer } from '../src/sentences/explain.ts';
import { rulesOf } from './games.ts';

const content = join(import.meta.dirname, '..', 'content');

/** What sentences of a locale are made of, and what it calls the editions. */
export interface Words extends Explainer {
  readonly locale: Locale;
  readonly editions: Readonly<Record<string, string>>;
}

/**
 * The words of a locale for a game. Where it or the game is a draft, English ones stand in every place for which it has none, and all are English while
 * it has no sentences at all.
 */
export function wordsOf(asked: Locale, game: Game): Words {
  const home = join(content, game);
  const isThere = existsSync(join(home, 'text', asked, 'sentences.json'));
  const locale = isThere || !isUnfinished(asked, game) ? asked : defaultLocale;
  const isOpen = isUnfinished(locale, game);

  /** A text of the locale, or of the source language where there is none yet. */
  function textIn(folder: string, of: Locale, ...path: string[]): string {
    const file = join(folder, of, ...path);
    return of !== defaultLocale && isOpen && !existsSync(file)
      ? textIn(folder, defaultLocale, ...path)
      : readFileSync(file, 'utf8');
  }
  const inGame = (...path: string[]) => parse(textIn(join(home, 'text'), locale, ...path));
  const sentencesOf = (of: Locale) =>
    merged(
      JSON.parse(textIn(join(content, 'ui'), of, 'sentences.json')),
      JSON.parse(textIn(join(home, 'text'), of, 'sentences.json')),
    );
  const own = sentencesOf(locale);
  const all = isOpen ? filled(sentencesOf(defaultLocale), own, languages[locale].tag) : own;
  const forms = formsAsked([all]);
  const sentences = isOpen ? withUnknown(all, forms) : all;

  const cards: Record<string, CardWords> = {};
  for (const file of readdirSync(join(home, 'cards'))) {
    const id = basename(file, '.yaml');
    const { kind } = parse(readFileSync(join(home, 'cards', file), 'utf8'));
    const card: CardWords = inGame('cards', file);
    cards[`${kind}.${id}`] = isOpen ? { ...card, forms: withForms(card.name, card.forms, forms) } : card;
  }
  const { editions } = inGame('game.yaml');
  return { ...explainer(locale, { sentences, cards }, rulesOf(game).sentences), locale, editions };
}

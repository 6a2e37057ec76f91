/**
 * What the command line says things with: the sentences and names of a game in a language, from the content.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type Game, isUnfinished } from '../src/games.ts';
import { merged } from '../src/lib/merged.ts';
import { defaultLocale, type Locale } from '../src/locales.ts';
import { type CardWords, type Explainer, explainer } from '../src/sentences/explain.ts';
import { rulesOf } from './games.ts';

const content = join(import.meta.dirname, '..', 'content');

/** What sentences of a locale are made of, and what it calls the editions. */
export interface Words extends Explainer {
  readonly locale: Locale;
  readonly editions: Readonly<Record<string, string>>;
}

/** The words of a locale for a game; the English ones where it or the game is a draft and has no sentences yet. */
export function wordsOf(asked: Locale, game: Game): Words {
  const home = join(content, game);
  const isThere = existsSync(join(home, 'text', asked, 'sentences.json'));
  const locale = isThere || !isUnfinished(asked, game) ? asked : defaultLocale;
  const folder = join(home, 'text', locale);
  const cards: Record<string, CardWords> = {};
  for (const file of readdirSync(join(home, 'cards'))) {
    const id = basename(file, '.yaml');
    const { kind } = parse(readFileSync(join(home, 'cards', file), 'utf8'));
    cards[`${kind}.${id}`] = parse(readFileSync(join(folder, 'cards', file), 'utf8'));
  }
  const sentencesIn = (place: string) => JSON.parse(readFileSync(join(place, 'sentences.json'), 'utf8'));
  const sentences = merged(sentencesIn(join(content, 'ui', locale)), sentencesIn(folder));
  const { editions } = parse(readFileSync(join(folder, 'game.yaml'), 'utf8'));
  return { ...explainer(locale, { sentences, cards }, rulesOf(game).sentences), locale, editions };
}

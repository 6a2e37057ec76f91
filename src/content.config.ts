/**
 * The content of the games that are registered, by game folder. An entry's id is its path without what all paths of its collection share:
 * `<game>`, `<game>/<id>`, `<game>/<locale>` or `<game>/<locale>/<id>`.
 */

import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'zod';
import { gameIds } from './games.ts';
import { cardFacts, cardText } from './schemas/card.ts';
import { differences, differenceTexts, readings, readingTexts } from './schemas/differences.ts';
import { faqFacts, faqText } from './schemas/faq.ts';
import { gameFacts, gameText } from './schemas/game.ts';
import { lessonFacts, lessonOrder, lessonText } from './schemas/lesson.ts';
import { numberWords } from './schemas/numbers.ts';
import { positionFacts, positionTexts } from './schemas/position.ts';
import { chapter, register } from './schemas/rules.ts';
import { questionWords, soughtWords } from './schemas/search.ts';
import { termConcepts, termTexts } from './schemas/term.ts';

/** What a schema reports: what it expected, and what it found. */
z.config({
  customError(issue) {
    const expected = z.locales.en().localeError(issue);
    const found = JSON.stringify(issue.input) ?? 'nothing';
    return `${typeof expected === 'string' ? expected : expected?.message}; found ${found.slice(0, 80)}`;
  },
});

/** A collection of the files that match in some folders; what `*` stands for in their paths makes up the id, after the folder. */
function filesIn<Schema extends z.ZodType>(folders: readonly string[], pattern: string, schema: Schema) {
  const wild = pattern.split('/').map((part) => part.includes('*'));
  const generateId = ({ entry }: { entry: string }) => {
    const [folder = '', ...parts] = entry.replace(/\.\w+$/, '').split('/');
    return [folder, ...parts.filter((_, place) => wild[place])].join('/');
  };
  const patterns = folders.map((folder) => `${folder}/${pattern}`);
  return defineCollection({ loader: glob({ base: './content', pattern: patterns, generateId }), schema });
}

/** A collection of the files that match in the folder of each game. A folder of none that is registered is not read. */
const files = <Schema extends z.ZodType>(pattern: string, schema: Schema) => filesIn(gameIds, pattern, schema);

export const collections = {
  games: files('game.yaml', gameFacts),
  gameTexts: files('text/*/game.yaml', gameText),
  cards: files('cards/*.yaml', cardFacts),
  cardTexts: files('text/*/cards/*.yaml', cardText),
  registers: files('rules/index.yaml', register),
  chapters: files('rules/*/*.mdx', chapter),
  lessonOrders: files('lessons/index.yaml', lessonOrder),
  lessons: files('lessons/tables/*.yaml', lessonFacts),
  lessonTexts: files('lessons/*/*.mdx', lessonText),
  faq: files('faq/*.yaml', faqFacts),
  faqTexts: files('text/*/faq/*.yaml', faqText),
  differences: files('differences.yaml', differences),
  differenceTexts: files('text/*/differences.yaml', differenceTexts),
  readings: files('readings.yaml', readings),
  readingTexts: files('text/*/readings.yaml', readingTexts),
  positions: files('positions/*.yaml', positionFacts),
  positionTexts: files('text/*/positions.yaml', positionTexts),
  numbers: filesIn(['numbers'], '*.yaml', numberWords),
  terms: files('terms.yaml', termConcepts),
  termTexts: files('text/*/terms.yaml', termTexts),
  questionWords: filesIn(['questions'], '*.yaml', questionWords),
  soughtWords: files('text/*/sought.yaml', soughtWords),
};

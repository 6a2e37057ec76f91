/**
 * Reads the terms of a game from its files, for programs that run without Astro.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type Game, games, isUnfinished } from '../src/games.ts';
import { placesOf } from '../src/lib/rules.ts';
import type { TermFiles } from '../src/lib/term-integrity.ts';
import type { TermCard, TermSources } from '../src/lib/terms.ts';
import { defaultLocale, locales } from '../src/locales.ts';
import { cardText } from '../src/schemas/card.ts';
import { gameFacts, gameText } from '../src/schemas/game.ts';
import { register } from '../src/schemas/rules.ts';
import { termConcepts, termTexts } from '../src/schemas/term.ts';

/** A game's terms as the joining, and as the checks, take them. */
export interface ReadTerms {
  readonly sources: TermSources;
  readonly checks: TermFiles;
  /** The game in English. */
  readonly game: z.output<typeof gameText>;
}

/** What files hold, by their text: a table that is of another game than it is taken for has all games read again. */
const known = new Map<z.ZodType, Map<string, z.ZodSafeParseResult<unknown>>>();

function parsed<Schema extends z.ZodType>(text: string, schema: Schema): z.ZodSafeParseResult<z.output<Schema>> {
  const results = known.get(schema) ?? new Map<string, z.ZodSafeParseResult<unknown>>();
  known.set(schema, results);
  const result = results.get(text) ?? schema.safeParse(parse(text), { reportInput: true });
  results.set(text, result);
  return result as z.ZodSafeParseResult<z.output<Schema>>;
}

/** The terms of a game under a project's folder; throws with file, field, what was expected and what was found. */
export function readTermFiles(root: string, game: Game): ReadTerms {
  const folder = `content/${game}`;
  const { cards: cardKinds, terms: kinds } = games[game];

  function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
    const result = parsed(readFileSync(join(root, file), 'utf8'), schema);
    if (result.success) return result.data;
    const { path = [], message, input } = result.error.issues[0] ?? {};
    throw new Error(`${[file, path.join('.')].join(', ')}: ${message}, found ${JSON.stringify(input) ?? 'nothing'}`);
  }

  /** A file in each language that has it: one in which the game is not finished may lack it. */
  const inLanguages = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    locales.flatMap((locale) => {
      const file = `${folder}/text/${locale}/${name}`;
      const isMissing = isUnfinished(locale, game) && !existsSync(join(root, file));
      return isMissing ? [] : [{ locale, file, data: read(file, schema) }];
    });

  const cards = new Map(
    readdirSync(join(root, folder, 'cards')).map((name): [string, TermCard] => {
      const texts = inLanguages(`cards/${name}`, cardText).map(({ locale, data }) => [locale, data]);
      return [
        name.replace(/\.yaml$/, ''),
        { facts: read(`${folder}/cards/${name}`, cardKinds.facts), texts: Object.fromEntries(texts) },
      ];
    }),
  );
  const facts = { file: `${folder}/terms.yaml`, data: read(`${folder}/terms.yaml`, termConcepts) };
  const texts = inLanguages('terms.yaml', termTexts);
  const chapters = read(`${folder}/rules/index.yaml`, register);
  const { originalLanguage, sources } = read(`${folder}/game.yaml`, gameFacts);
  const leaflets = sources.map(({ edition }) => edition);
  return {
    sources: {
      original: originalLanguage,
      facts: facts.data,
      texts: Object.fromEntries(texts.map(({ locale, data }) => [locale, data])),
      cards,
    },
    checks: {
      kinds,
      facts,
      texts: Object.fromEntries(texts.map(({ locale, file, data }) => [locale, { file, data }])),
      cards,
      paragraphs: new Set(placesOf(chapters).map(({ id }) => id)),
      chapters: new Set(chapters.map(({ id }) => id)),
      leaflets: new Set(leaflets),
      locales,
      drafts: locales.filter((locale) => isUnfinished(locale, game)),
    },
    game: read(`${folder}/text/${defaultLocale}/game.yaml`, gameText),
  };
}

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generate } from '../../scripts/generate.ts';
import { gameIds } from '../../src/games.ts';

it.each(gameIds)('what the engine of %s knows is what the content says', (game) => {
  expect(readFileSync(`engine/${game}/data.ts`, 'utf8')).toBe(generate(game));
});

import { expect, test } from 'vitest';
import { gameIds } from '../../src/games.ts';
import { cardPath, checkPath, inLocale, rulePath } from '../../src/lib/paths.ts';

const [game] = gameIds;

test('addresses are what people have linked to', () => {
  expect(cardPath('hu', game, 'broken-mirror')).toBe(`/hu/${game}/cards/broken-mirror/`);
  expect(rulePath('it', game, 'fight.tie')).toBe(`/it/${game}/rules/#fight.tie`);
  expect(checkPath('pt', game)).toBe(`/pt/${game}/check/`);
});

test('a page is found in another language', () => {
  expect(inLocale(`/en/${game}/rules/`, 'pt')).toBe(`/pt/${game}/rules/`);
  expect(inLocale('/en/', 'hu')).toBe('/hu/');
  expect(inLocale('/404/', 'hu')).toBe('/hu/');
});

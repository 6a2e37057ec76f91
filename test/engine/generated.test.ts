import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generate } from '../../scripts/generate.ts';

it('the engine’s facts are what the content says', () => {
  expect(readFileSync('engine/teufelsburg/data.ts', 'utf8')).toBe(generate('teufelsburg'));
});

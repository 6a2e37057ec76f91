/**
 * The terms of the game as files, for tests that hold them together.
 */
import { join } from 'node:path';
import { readTermFiles } from '../../scripts/term-files.ts';
import { joinTerms } from '../../src/lib/terms.ts';

export const files = readTermFiles(join(import.meta.dirname, '..', '..'), 'teufelsburg');
export const concepts = joinTerms(files.sources);

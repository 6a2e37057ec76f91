/** `BENCHMARKS.md` has a part from each program that measures: one writes its own and keeps the other's. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '..', 'BENCHMARKS.md');
const MUTANTS = '## Mutants\n';

/** The text with one of its two parts written anew: speed and size, or below them what the mutants came to. */
export function withPart(text: string, part: 'speed' | 'mutants', written: string): string {
  const [speed = '', mutants] = text.split(MUTANTS);
  const parts = part === 'speed' ? [written, mutants && MUTANTS + mutants] : [speed, written];
  return `${parts.flatMap((one) => (one ? [one.trim()] : [])).join('\n\n')}\n`;
}

/** Writes one part of `BENCHMARKS.md`. */
export const writePart = (part: 'speed' | 'mutants', written: string): void =>
  writeFileSync(FILE, withPart(readFileSync(FILE, 'utf8'), part, written));

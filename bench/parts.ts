/** `BENCHMARKS.md` has a part from each program that measures: one writes its own and keeps the others'. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '..', 'BENCHMARKS.md');

/** The parts in their order, and the heading at which each begins: the first is what stands above all others. */
const HEADINGS = {
  speed: '# Benchmarks\n',
  site: '## The site\n',
  lighthouse: '## Lighthouse\n',
  mutants: '## Mutants\n',
};

export type Part = keyof typeof HEADINGS;

/** The text with one of its parts written anew, heading and all. */
export function withPart(text: string, part: Part, written: string): string {
  const names = Object.keys(HEADINGS) as Part[];
  const begins = (name: Part) => text.indexOf(HEADINGS[name]);
  const parts = names.map((name) => {
    if (name === part) return written;
    if (begins(name) < 0) return '';
    const after = names.map(begins).filter((place) => place > begins(name));
    return text.slice(begins(name), Math.min(...after, text.length));
  });
  return `${parts.flatMap((one) => (one ? [one.trim()] : [])).join('\n\n')}\n`;
}

/** Writes one part of `BENCHMARKS.md`. */
export const writePart = (part: Part, written: string): void =>
  writeFileSync(FILE, withPart(readFileSync(FILE, 'utf8'), part, written));

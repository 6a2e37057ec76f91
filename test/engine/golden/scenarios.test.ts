/**
 * The explanation of every scenario as it stands, in files that a review shows: `npx vitest run test/engine/golden -u` writes them anew.
 *
 * A step that is dropped, moved or altered shows here, whether or not the scenario asks for it. Of the other editions only the lines
 * stand there that differ from the reference.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { recordOf, type Scenario } from '../scenarios/shorthand.ts';
import { compare, told } from './lines.ts';

interface Group {
  readonly name: string;
  readonly at: string;
  readonly cases: readonly Scenario[];
}

/** The scenarios of the file being read, which hands them over instead of testing them. */
const groups = vi.hoisted((): Group[] => []);
vi.mock('../scenarios/table.ts', () => ({
  scenarios: (name: string, at: string, cases: readonly Scenario[]) => groups.push({ name, at, cases }),
}));

const folder = join(import.meta.dirname, '..', 'scenarios');
const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && name !== 'input.test.ts');
// A test before this one may have read them in the same worker, and they hand themselves over only as they are loaded.
vi.resetModules();
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const compared = new Set<string>();

for (const file of files) {
  groups.length = 0;
  await import(join(folder, file));
  const chapter = file.replace('.test.ts', '');
  const found = groups.map((group) => ({
    ...group,
    golden: `${chapter}/${group.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.txt`,
  }));
  for (const { golden } of found) compared.add(golden);

  describe(chapter, () => {
    it.each(found)('$name, explained', async ({ golden, at, cases }) => {
      const lines = cases.flatMap((scenario) => [
        '',
        oneLine(`${scenario.name} | ${[scenario.with, scenario.moves].filter(Boolean).join(' | ')}`),
        ...told((edition) => recordOf(at, scenario, edition)),
      ]);
      await compare(golden, [oneLine(at), ...lines]);
    });
  });
}

it('no explanation is kept of a scenario that is gone', () => {
  const kept = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const explanations = kept.filter((name) => name.endsWith('.txt') && !/^(records|schemas)/.test(name));
  expect(explanations.map((name) => name.replaceAll('\\', '/')).filter((name) => !compared.has(name))).toEqual([]);
});

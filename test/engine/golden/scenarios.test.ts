/**
 * The explanation of every scenario as it stands, in files that a review shows: `npx vitest run test/engine/golden -u` writes them anew.
 *
 * A step that is dropped, moved or altered shows here, whether or not the scenario asks for it. Of the other editions only the lines
 * stand there that differ from the reference.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { EDITIONS as EDITIONS_OF_MASCARADE } from '../mascarade/games.ts';
import { scenarios as scenariosOfMascarade } from '../mascarade/scenarios.ts';
import { recordOf as recordOfMascarade } from '../mascarade/table.ts';
import { loadAnew } from '../teufelsburg/scenarios/files.ts';
import { EDITIONS, recordOf, type Scenario } from '../teufelsburg/scenarios/shorthand.ts';
import { compare, fileOf, told } from './lines.ts';
import * as mascarade from './mascarade.ts';
import * as teufelsburg from './teufelsburg.ts';

interface Group {
  readonly name: string;
  readonly at: string;
  readonly cases: readonly Scenario[];
}

/** The scenarios of the file being read, which hands them over instead of testing them. */
const groups = vi.hoisted((): Group[] => []);
vi.mock('../teufelsburg/scenarios/table.ts', () => ({
  scenarios: (name: string, at: string, cases: readonly Scenario[]) => groups.push({ name, at, cases }),
}));

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const compared = new Set<string>();

await loadAnew((file) => {
  const chapter = file.replace('.test.ts', '');
  const found = groups.splice(0).map((group) => ({ ...group, golden: fileOf(`teufelsburg/${chapter}`, group.name) }));
  for (const { golden } of found) compared.add(golden);

  describe(chapter, () => {
    it.each(found)('$name, explained', async ({ golden, at, cases }) => {
      const lines = cases.flatMap((scenario) => [
        '',
        oneLine(`${scenario.name} | ${[scenario.with, scenario.moves].filter(Boolean).join(' | ')}`),
        ...told(EDITIONS, (edition) => teufelsburg.linesOn(recordOf(at, scenario, edition))),
      ]);
      await compare(golden, [oneLine(at), ...lines]);
    });
  });
});

describe('Mascarade', () => {
  const found = Object.entries(scenariosOfMascarade).map(([name, cases]) => ({
    name,
    cases,
    golden: fileOf('mascarade', name),
  }));
  for (const { golden } of found) compared.add(golden);
  it.each(found)('$name, explained', async ({ golden, cases }) => {
    const lines = cases.flatMap((scenario) => {
      const { name, players, centre, moves } = scenario;
      const at = [name, players, centre && `centre: ${centre}`, moves].filter(Boolean).join(' | ');
      return [
        '',
        oneLine(at),
        ...told(EDITIONS_OF_MASCARADE, (edition) => mascarade.linesOn(recordOfMascarade({ edition, ...scenario }))),
      ];
    });
    await compare(golden, lines.slice(1));
  });
});

it('no explanation is kept of a scenario that is gone', () => {
  const kept = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const explanations = kept.filter(
    (name) => name.endsWith('.txt') && !/^(\w+\/)?(records|schemas|beside|quiz)\//.test(name),
  );
  expect(explanations.map((name) => name.replaceAll('\\', '/')).filter((name) => !compared.has(name))).toEqual([]);
});

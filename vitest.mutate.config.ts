import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests that are run on each mutant: quick ones without a process of their own, those that find most in least time first. */
const FILES = [
  'test/engine/golden/scenarios.test.ts',
  'test/engine/golden/records.test.ts',
  'test/engine/golden/schemas.test.ts',
  'test/engine/choices.test.ts',
  'test/engine/judged.test.ts',
  'test/engine/outcomes.test.ts',
  'test/engine/scenarios/input.test.ts',
  'test/engine/score.test.ts',
  'test/engine/setup.test.ts',
  'test/engine/versions.test.ts',
  'test/engine/prospects.test.ts',
  'test/engine/game.test.ts',
  'test/engine/answer.test.ts',
  'test/engine/compare.test.ts',
  'test/engine/findings.test.ts',
  'test/engine/link.test.ts',
  'test/engine/params.test.ts',
  'test/engine/random.test.ts',
  'test/engine/text.test.ts',
  'test/engine/view.test.ts',
  'test/engine/unknown.test.ts',
  'test/engine/deal.test.ts',
  'test/engine/offered.test.ts',
  'test/engine/mascarade/scenarios.test.ts',
  'test/engine/mascarade/judged.test.ts',
  'test/engine/mascarade/setup.test.ts',
  'test/engine/mascarade/unknown.test.ts',
];

/**
 * Those that go first where the mutant is in what a module makes when it is loaded, schemas and letters of links above all: all tests are
 * run on such a one until the first that fails.
 */
const FIRST = [
  'test/engine/golden/schemas.test.ts',
  'test/engine/text.test.ts',
  'test/engine/random.test.ts',
  'test/engine/setup.test.ts',
  'test/engine/score.test.ts',
  'test/engine/scenarios/input.test.ts',
  'test/engine/link.test.ts',
];

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Stryker tells its setup file of the mutant in this way.
    const provided: { readonly mutantActivation?: unknown } = { ...this.ctx.getRootProject().getProvidedContext() };
    const order = provided.mutantActivation === 'static' ? [...new Set([...FIRST, ...FILES])] : FILES;
    const place = ({ moduleId }: TestSpecification) => order.findIndex((file) => moduleId.endsWith(file));
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

// For `npm run mutate` alone.
export default defineConfig({
  test: {
    include: FILES,
    env: { BLOCKS: '2' },
    // Else a busy machine would count as a mutant noticed.
    testTimeout: 0,
    hookTimeout: 0,
    pool: 'threads',
    // One mutant, one worker: its files may share what they load, which takes a fifth of the time.
    isolate: false,
    sequence: { sequencer: InOrder },
    allowOnly: false,
    update: 'none',
  },
});

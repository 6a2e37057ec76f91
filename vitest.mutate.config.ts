import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that find most in least time: what every game's rulings say, and the scenarios. */
const FIRST = ['test/engine/golden/', '/choices.test', '/judged.test', '/outcomes.test'];

/** Those that go first where the mutant is in what a module makes when it is loaded: all tests are run on such a one until the first that fails. */
const FIRST_OF_STATIC = [
  'test/engine/golden/schemas',
  '/text.test',
  '/random.test',
  '/setup.test',
  '/score.test',
  '/scenarios/input.test',
  'test/engine/golden/beside',
];

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Stryker tells its setup file of the mutant in this way.
    const provided: { readonly mutantActivation?: unknown } = { ...this.ctx.getRootProject().getProvidedContext() };
    const first = provided.mutantActivation === 'static' ? [...FIRST_OF_STATIC, ...FIRST] : FIRST;
    const place = ({ moduleId }: TestSpecification) => {
      const found = first.findIndex((start) => moduleId.includes(start));
      return found < 0 ? first.length : found;
    };
    return files.toSorted(
      (one, other) => place(one) - place(other) || one.moduleId.localeCompare(other.moduleId, 'en'),
    );
  }
}

// For `npm run mutate` alone.
export default defineConfig({
  test: {
    include: ['test/engine/**/*.test.ts'],
    // Processes of their own, whole games by the thousand, and what the golden files hold already.
    exclude: [
      'test/engine/**/cli.test.ts',
      'test/engine/**/{campaign,generated,games,hidden,laws,package,schema}.test.ts',
      'test/engine/*/games/**',
      'test/engine/quiz/**',
      'test/engine/reach/**',
      'test/engine/*/scenarios/!(input).test.ts',
    ],
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

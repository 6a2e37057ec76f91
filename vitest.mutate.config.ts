import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What finds most in least time. */
const FIRST = 'test/engine/golden/scenarios';

/** What takes longest, in the order in which it finds most for its time; between these come the many small ones. */
const LAST = [
  'teufelsburg/outcomes.test',
  'test/engine/golden/beside',
  '/choices.test',
  'teufelsburg/link.test',
  'test/engine/golden/records',
  '/judged.test',
  '/claims.test',
  '/deal.test',
  '/plan.test',
  '/courses.test',
  '/offered.test',
  '/unknown.test',
];

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      moduleId.includes(FIRST) ? -2 : LAST.findIndex((one) => moduleId.includes(one));
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

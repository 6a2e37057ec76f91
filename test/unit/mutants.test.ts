/** What is told of the mutants: survivors are named or told, and a name that nothing bears is told too. */
import { describe, expect, it } from 'vitest';
import { withPart } from '../../bench/parts.ts';
import { fingerprint, judge, type Report, section, toGoThrough } from '../../scripts/mutants.ts';

const source = 'const a = 1;\nif (a >\n  b) go();\n';
const mutant = (status: string, replacement: string, from: [number, number], to: [number, number]) => ({
  mutatorName: 'Some',
  status,
  replacement,
  location: { start: { line: from[0], column: from[1] }, end: { line: to[0], column: to[1] } },
});
const report: Report = {
  files: {
    'engine/x.ts': {
      source,
      mutants: [
        mutant('Killed', '2', [1, 11], [1, 12]),
        mutant('Timeout', 'true', [2, 5], [3, 4]),
        mutant('Survived', 'a >= b', [2, 5], [3, 4]),
        mutant('NoCoverage', '', [3, 6], [3, 11]),
        mutant('RuntimeError', '3', [1, 11], [1, 12]),
      ],
    },
  },
};
const named = { line: 'if (a >', mutant: 'a > b → a >= b', same: 'they are never equal' };

describe('the mutants of a run', () => {
  it('are counted, those that could not be run left out', () => {
    expect(judge(report, {}).counts).toEqual({
      'engine/x.ts': { source: fingerprint(source), mutants: 4, killed: 2, named: 0 },
    });
  });

  it('are told where they survive and nobody has named them', () => {
    const { unnamed, idle } = judge(report, { 'engine/x.ts': [named] });
    expect(unnamed).toEqual(['engine/x.ts:3 Some, NoCoverage\n    line: b) go();\n    mutant: go(); → ']);
    expect(idle).toEqual([]);
  });

  it('are told where one is named that does not survive', () => {
    const { idle } = judge(report, { 'engine/x.ts': [named, { ...named, mutant: 'a > b → true' }] });
    expect(idle).toEqual(['engine/x.ts: if (a >: a > b → true']);
  });

  it('of files that were not asked for are no matter', () => {
    expect(judge(report, { 'engine/y.ts': [named] }).idle).toEqual([]);
  });

  it('come to a score', () => {
    const { counts } = judge(report, { 'engine/x.ts': [named] });
    const text = section(counts, { 'engine/x.ts': fingerprint(source), 'engine/y.ts': '' });
    expect(text).toContain('| x.ts | 4 | 2 | 50% | 1 |');
    expect(text).toContain('| 92% of the mutants killed | 50% | ✗ |');
    expect(text).toContain('| every survivor named | 1 are not | ✗ |');
    expect(text).toContain('| every file gone through as it is | 1 of 2 | ✗ |');
    const all = section({ 'engine/x.ts': { source: '1', mutants: 3, killed: 3, named: 0 } }, { 'engine/x.ts': '2' });
    expect(all).toContain('| x.ts (before its last change) | 3 | 3 | 100% | 0 |');
    expect(all).toContain('| every survivor named | 0 are not | ✓ |');
  });

  it('are gone through again where the file has changed, or survivors have no name', () => {
    const count = { source: '1', mutants: 3, killed: 2, named: 1 };
    const counts = { same: count, changed: count, unnamed: { ...count, named: 0 } };
    expect(toGoThrough(counts, { same: '1', changed: '2', unnamed: '1', new: '1' })).toEqual([
      'changed',
      'unnamed',
      'new',
    ]);
  });
});

describe('the parts of the benchmarks', () => {
  it('are each written without touching the others, in their order', () => {
    const both = withPart(
      withPart('# Benchmarks\n\nold\n', 'mutants', '## Mutants\n\n1'),
      'speed',
      '# Benchmarks\n\nnew',
    );
    expect(both).toBe('# Benchmarks\n\nnew\n\n## Mutants\n\n1\n');
    expect(withPart(both, 'mutants', '## Mutants\n\n2')).toBe('# Benchmarks\n\nnew\n\n## Mutants\n\n2\n');
    const three = withPart(both, 'site', '## The site\n\n3');
    expect(three).toBe('# Benchmarks\n\nnew\n\n## The site\n\n3\n\n## Mutants\n\n1\n');
  });
});

import { describe, expect, it } from 'vitest';
import { scenarios } from './scenarios.ts';
import { faultsOf } from './table.ts';

describe.each(Object.entries(scenarios))('%s', (_, cases) => {
  for (const scenario of cases)
    it(scenario.name, ({ task }) => {
      const { missing, came, cited } = faultsOf(scenario);
      expect({ missing, came }).toEqual({ missing: [], came: [] });
      task.meta.cited = cited;
    });
});

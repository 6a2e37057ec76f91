/** The files of scenarios, for tests that read them all. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts') && name !== 'input.test.ts');

/**
 * Loads each file anew, as they hand their scenarios over only when they are loaded: a test before this one in the same worker may have loaded
 * them, and one after it will test them.
 * @param loaded is told the name of each as soon as it has handed them over
 */
export async function loadAnew(loaded: (name: string) => void = () => {}): Promise<void> {
  vi.resetModules();
  for (const name of names) {
    await import(join(import.meta.dirname, name));
    loaded(name);
  }
  vi.resetModules();
}

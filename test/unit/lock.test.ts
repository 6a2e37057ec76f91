import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

// npm leaves it out for what another machine would install where the registry does not answer for it, and installs that unchecked ever after.
test.each(['.', 'bench/starlight'])('every package that %s can install is locked to what is in it', (folder) => {
  const { packages } = JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string }>;
  };
  const names = Object.keys(packages).filter(Boolean);
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => !/^sha512-/.test(packages[name]?.integrity ?? ''))).toEqual([]);
});

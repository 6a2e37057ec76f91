/** The programs of the project say what they can be given, and refuse what they do not know. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.mjs';

const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, file), ...args], { cwd: root, encoding: 'utf8' });

describe.each([
  ['scripts/start.mjs', '--port'],
  ['scripts/sample.ts', '--seed'],
  ['scripts/mutate.ts', '--concurrency'],
  ['scripts/generate.ts', 'no options'],
])('%s', (file, option) => {
  it('tells its options when it is asked', () => {
    const { status, stdout, stderr } = run(file, '--help');
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: expect.stringContaining(option), stderr: '' });
  });

  it('tells them too where one is not among them, and does nothing', () => {
    const { status, stdout, stderr } = run(file, '--frobnicate');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain("Unknown option '--frobnicate'");
    expect(stderr).toContain(option);
  });
});

it('npm test tells how one part alone is run, and runs nothing, when it is asked and when it is given anything else', () => {
  const part = expect.stringContaining('npx vitest run test/engine');
  expect(run('scripts/test.mjs', '--help')).toMatchObject({ status: 0, stdout: part, stderr: '' });
  expect(run('scripts/test.mjs', 'search')).toMatchObject({ status: 2, stdout: '', stderr: part });
});

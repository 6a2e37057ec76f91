/** No sentence of a leaflet stands in the project: facts, numbers and the names of cards carry over, their wording does not. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { files, hashed, kept, known, knownOf, shared, sources, textOf } from './leaflets.ts';

/** A text made up, and the same words in other company. */
const OWN = 'The quick brown fox jumps over the lazy dog, and nobody has ever asked it why.';

describe('the leaflets', () => {
  it('share no run of words with the project', () => {
    const runs = known();
    const read = files();
    expect(read.length).toBeGreaterThan(1_000);
    const found = read.flatMap((path) => shared(textOf(path), runs).map((run) => `${path}: ${run}`));
    expect(found).toEqual([]);
  });

  it('would be found, whatever stands around them and however they are spelled', () => {
    const runs = knownOf(OWN);
    expect(shared(`Here: thé QUICK brown – fox – jumps over the lazy dog. And once more: ${OWN}`, runs)).toHaveLength(
      2,
    );
    expect(shared('The quick brown fox jumps over the dog, and nobody has asked it why.', runs)).toEqual([]);
    expect(shared('甲乙丙丁戊己庚辛壬癸子丑寅卯', knownOf('甲乙丙丁戊己庚辛壬癸子丑寅卯辰'))).toHaveLength(1);
  });

  it('are kept as hashes', () => {
    expect(kept().length).toBeGreaterThan(100_000);
  });

  // Those who have the leaflets hold the file against them: `node test/content/leaflets.ts` writes it anew.
  it.skipIf(!existsSync(sources))('are all kept, and nothing else', () => {
    expect(kept().equals(hashed())).toBe(true);
  });
});

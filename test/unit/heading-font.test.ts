import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { lettersIn, rangeOf, woff2Of } from '../../scripts/heading-font.ts';

const own = lettersIn(join(import.meta.dirname, '..', '..', 'content'));

it('has every letter of the texts in one file that is light', async () => {
  const file = await woff2Of(own);
  expect(file.length).toBeLessThan(10_000);
  const font = create(file) as Font;
  for (const letter of 'AzŐűàãç„–') expect(own).toContain(letter.codePointAt(0));
  expect(own).not.toContain('Ł'.codePointAt(0));
  const lacking = own.filter((code) => !font.hasGlyphForCodePoint(code)).map((code) => String.fromCodePoint(code));
  expect(lacking).toEqual([]);
});

it('has digits that all stand on the line, as tall as capitals', async () => {
  const font = create(await woff2Of(own)) as Font;
  const boxOf = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) as number).bbox;
  const capital = boxOf('H');
  for (const digit of '0123456789') {
    const { minY, maxY } = boxOf(digit);
    expect(Math.abs(minY - capital.minY), digit).toBeLessThan(font.unitsPerEm / 20);
    expect(Math.abs(maxY - capital.maxY), digit).toBeLessThan(font.unitsPerEm / 20);
  }
});

it('says which letters are in which', () => {
  expect(rangeOf([0x20, 0x21, 0x22, 0x41, 0x150, 0x151])).toBe('U+20-22,U+41,U+150-151');
});

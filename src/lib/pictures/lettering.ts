/**
 * Texts as outlines in the site's face: a machine that turns drawings into pictures need not have a single font.
 */
import latin from '@fontsource/grenze/files/grenze-latin-600-normal.woff2?inline';
import latinExt from '@fontsource/grenze/files/grenze-latin-ext-600-normal.woff2?inline';
import { create, type Font } from 'fontkit';

const fonts = [latin, latinExt].map((url) => create(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')) as Font);

/** Where a text begins, or lies. */
export type Anchor = 'start' | 'middle' | 'end';

/** Letters that one font has, one after the other. */
function runsOf(text: string): { font: Font; letters: string }[] {
  const runs: { font: Font; letters: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) as number));
    if (!font) throw new Error(`found ${letter} in “${text}”, expected letters that Grenze has`);
    const last = runs.at(-1);
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

/** The outline of a text, as the data of an SVG path. */
export function outlineOf(
  text: string,
  { x, y, size, anchor }: { x: number; y: number; size: number; anchor: Anchor },
): string {
  const runs = runsOf(text).map(({ font, letters }) => ({
    scale: size / font.unitsPerEm,
    // Figures as tall as capitals, as the site has them in pictures.
    run: font.layout(letters, { lnum: true }),
  }));
  const width = runs.reduce((sum, { run, scale }) => sum + run.advanceWidth * scale, 0);
  let at = x - { start: 0, middle: width / 2, end: width }[anchor];
  return runs
    .flatMap(({ run: { glyphs, positions }, scale }) =>
      glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const path = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, y - yOffset * scale);
        at += xAdvance * scale;
        return path.toSVG();
      }),
    )
    .join('');
}

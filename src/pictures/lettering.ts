/**
 * Texts as outlines in the site's face: a machine that turns drawings into pictures need not have a single font.
 */
import face from '@expo-google-fonts/grenze/600SemiBold/Grenze_600SemiBold.ttf?inline';
import { create, type Font } from 'fontkit';

const font = create(Buffer.from(face.slice(face.indexOf(',') + 1), 'base64')) as Font;

/** Where a text begins, or lies. */
export type Anchor = 'start' | 'middle' | 'end';

/**
 * The outline of a text, as the data of an SVG path.
 * @throws for a letter that the face lacks
 */
export function outlineOf(
  text: string,
  { x, y, size, anchor }: { x: number; y: number; size: number; anchor: Anchor },
): string {
  const letters = text.normalize('NFC');
  for (const letter of letters)
    if (!font.hasGlyphForCodePoint(letter.codePointAt(0) as number))
      throw new Error(`found ${letter} in “${text}”, expected letters that Grenze has`);
  const scale = size / font.unitsPerEm;
  // Figures as tall as capitals, as the site has them in pictures.
  const { glyphs, positions, advanceWidth } = font.layout(letters, { lnum: true });
  let at = x - { start: 0, middle: (advanceWidth * scale) / 2, end: advanceWidth * scale }[anchor];
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, y - yOffset * scale);
      at += xAdvance * scale;
      return path.toSVG();
    })
    .join('');
}

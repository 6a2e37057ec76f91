import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { create, type Font } from 'fontkit';
import subset from 'subset-font';

/** Grenze by Omnibus-Type: drawn between roman and blackletter. Headings have one weight of it. */
const FACE = createRequire(import.meta.url).resolve('@expo-google-fonts/grenze/600SemiBold/Grenze_600SemiBold.ttf');

const [FIRST_DIGIT, LAST_DIGIT] = [0x30, 0x39];

/**
 * The face with the digits that stand on the line, where it has those that reach below: nothing here is set in these, and a file that has both is
 * larger by a tenth. They follow one another, as those do, so that a number in its table of characters is another.
 * @see https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values
 */
function lined(): Buffer {
  const face = readFileSync(FACE);
  const [zero] = (create(face) as Font).layout('0', { lnum: true }).glyphs;
  if (!zero) throw new Error(`${FACE}: expected digits that stand on the line, got none`);
  const tables = Array.from({ length: face.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => face.toString('latin1', at, at + 4) === 'cmap') as number;
  const cmap = face.readUInt32BE(entry + 8);
  for (let index = 0; index < face.readUInt16BE(cmap + 2); index++) {
    const table = cmap + face.readUInt32BE(cmap + 8 + 8 * index);
    const twice = face.readUInt16BE(table + 6);
    const [ends, starts, deltas] = [table + 14, table + 16 + twice, table + 16 + 2 * twice];
    for (let at = 0; at < twice; at += 2)
      if (face.readUInt16BE(starts + at) === FIRST_DIGIT && face.readUInt16BE(ends + at) === LAST_DIGIT)
        face.writeInt16BE(zero.id - FIRST_DIGIT, deltas + at);
  }
  return face;
}

/** A woff2 of some letters of the face, by code point, with what headings use of its features. */
export const woff2Of = (codes: readonly number[]): Promise<Buffer> =>
  subset(lined(), String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    keepFeatures: ['kern'],
    // What a page has no use of: what is said of marks, of other cuts of the face and of small sizes.
    dropTables: ['GDEF', 'STAT', 'gasp'],
  });

const between = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** What anybody types, those signs left out that no heading and hardly a name has; and what other languages written in Latin letters have in names. */
const ASCII = between(0x20, 0x7e).filter((code) => !'"#$&*<=>@[\\]^_`{|}~'.includes(String.fromCodePoint(code)));
/** A soft hyphen is no letter: a browser draws it as a hyphen. */
const SOFT_HYPHEN = 0xad;
/** What pictures say of several cards: ×2. */
const TIMES = 0xd7;
const LATIN = [...between(0x20, 0x7e), ...between(0xa0, 0x17f), ...between(0x2010, 0x2026)].filter(
  (code) => code !== SOFT_HYPHEN,
);

/** The code points of letters and signs of Latin texts that stand in some folder's texts, those that anybody types, and the sign that pictures have. */
export function lettersIn(folder: string): number[] {
  const found = new Set([...ASCII, TIMES]);
  const latin = new Set(LATIN.filter((code) => code > 0x7e));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(json|ya?ml|mdx)$/.test(path),
  ))
    for (const letter of readFileSync(join(folder, file), 'utf8').normalize('NFC')) {
      const code = letter.codePointAt(0) as number;
      if (latin.has(code)) found.add(code);
    }
  return [...found].sort((one, other) => one - other);
}

/** Code points in rising order as a style sheet has them, those that follow one another as a range. */
export function rangeOf(codes: readonly number[]): string {
  const hex = (code: number | undefined) => code?.toString(16);
  const firsts = codes.filter((code, index) => codes[index - 1] !== code - 1);
  const lasts = codes.filter((code, index) => codes[index + 1] !== code + 1);
  return firsts.map((first, index) => `U+${hex(first)}${lasts[index] === first ? '' : `-${hex(lasts[index])}`}`).join();
}

/**
 * The face of headings, cut down as the site is built: the letters of its own texts in one file, which every page loads, and the others of Latin
 * script in a second, which a page where players are named asks for where a name has one.
 */
export function headingFont(): AstroIntegration {
  return {
    name: 'heading-font',
    hooks: {
      'astro:config:setup': async ({ command, config, createCodegenDir, updateConfig }) => {
        // Types are checked without it.
        if (command === 'sync') return;
        const folder = fileURLToPath(createCodegenDir());
        const own = lettersIn(fileURLToPath(new URL('content/', config.root)));
        const others = LATIN.filter((code) => !own.includes(code));
        for (const [name, codes] of Object.entries({ own, others })) {
          // What is not among the others is looked for in the first, which is there already.
          const range = name === 'others' ? ` unicode-range: ${rangeOf(codes)};` : '';
          const face = `@font-face { font-family: Grenze; font-weight: 600; font-display: swap; src: url("./${name}.woff2") format("woff2");${range} }\n`;
          writeFileSync(join(folder, `${name}.woff2`), await woff2Of(codes));
          writeFileSync(join(folder, `${name}.css`), face);
        }
        updateConfig({ vite: { resolve: { alias: { '@heading-font': folder } } } });
      },
    },
  };
}

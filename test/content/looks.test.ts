/** What a game makes of the site's colours: its own pages in them, on the screen alone, and all of it to be read by day and by night. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, parse, walk } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { gameIds } from '../../src/games.ts';

/** The custom properties of a style sheet, by the selectors under which they stand; those of a medium alone with it before them. */
function propertiesIn(sheet: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  walk(parse(sheet, { parseCustomProperty: false }), {
    visit: 'Declaration',
    enter({ property, value }) {
      const media = this.atrule?.prelude ? `${generate(this.atrule.prelude)} ` : '';
      const place = `${media}${this.rule ? generate(this.rule.prelude) : ''}`;
      found.set(place, (found.get(place) ?? new Map()).set(property, generate(value).trim()));
    },
  });
  return found;
}

const tokens = propertiesIn(readFileSync(join(root, 'src', 'styles', 'tokens.css'), 'utf8')).get(':root') ?? new Map();

/** How light a colour is, from 0 to 1, as WCAG 2 reckons it. @param colour in hexadecimal, with six digits */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand out from one another, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** What is read on what. */
const READ: readonly (readonly [on: readonly string[], read: readonly string[]])[] = [
  [
    ['ground', 'surface', 'sunken', 'accent-ground'],
    ['text', 'text-dim', 'accent', 'wax'],
  ],
  [
    ['night', 'night-deep', 'night-raised'],
    ['parchment', 'parchment-dim', 'lamp'],
  ],
];

describe.each(gameIds)('the look of %s', (game) => {
  const file = join(root, 'content', game, 'look.css');
  const sheet = existsSync(file) ? propertiesIn(readFileSync(file, 'utf8')) : new Map<string, Map<string, string>>();
  const own = sheet.get(`screen [data-game="${game}"]`) ?? new Map<string, string>();

  it('is colours of the site, on its own pages and not in print', () => {
    expect([...sheet.keys()].filter((place) => place !== `screen [data-game="${game}"]`)).toEqual([]);
    expect([...own.keys()].filter((property) => !tokens.has(property))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('can be read where it is %s', (scheme) => {
    const colour = (name: string) => {
      const value = own.get(`--${name}`) ?? tokens.get(`--${name}`) ?? '';
      const [light, dark] = value.match(/#[0-9a-f]{6}\b/g) ?? [];
      return (scheme === 'dark' ? dark : undefined) ?? light ?? '';
    };
    const faint = READ.flatMap(([on, read]) =>
      on.flatMap((ground) => read.map((name) => [name, ground, contrast(colour(name), colour(ground))] as const)),
    ).filter(([, , ratio]) => !(ratio >= 4.5));
    expect(faint).toEqual([]);
  });
});

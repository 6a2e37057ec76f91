import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Plate } from '../../src/games/game.ts';
import { finishedIn, games } from '../../src/games.ts';
import board from '../../src/islands/checker/boards/teufelsburg/index.ts';
import type { GameRecord } from '../../src/islands/checker/game.ts';
import type { Words } from '../../src/islands/checker/words.ts';
import type { Locale } from '../../src/locales.ts';
import { altOf, cardPicture, sitePicture, tablePicture } from '../../src/pictures/draw.tsx';
import { outlineOf } from '../../src/pictures/lettering.ts';
import { SIZE } from '../../src/pictures/picture.ts';
import { toPng } from '../../src/pictures/raster.ts';
import { styler } from '../../src/pictures/styled.ts';
import { game, idsIn, read } from '../content/content.ts';
import { wordsIn } from './words.ts';

const finished = finishedIn('teufelsburg');
const words = Object.fromEntries(finished.map((locale) => [locale, wordsIn(locale, 'teufelsburg')])) as Record<
  Locale,
  Words
>;
const emblemOf = (id: string) => readFileSync(join(game, 'emblems', `${id}.svg`), 'utf8');
const draw = (record: GameRecord, locale: Locale = 'en') =>
  tablePicture({ board, record, words: words[locale], emblemOf });

const records: [string, GameRecord][] = ['faq', 'positions'].flatMap((folder) =>
  idsIn(folder).flatMap((id): [string, GameRecord][] => {
    const { record, door } = read(folder, `${id}.yaml`);
    return record && !door ? [[`${folder}/${id}`, record]] : [];
  }),
);
const drawings: [string, () => string][] = [
  ['the site', sitePicture],
  ...idsIn('cards').map((id): [string, () => string] => [
    `cards/${id}`,
    () => cardPicture(emblemOf(id), games.teufelsburg.cards.kinds[read('cards', `${id}.yaml`).kind] as Plate),
  ]),
  ...records.map(([name, record]): [string, () => string] => [name, () => draw(record)]),
];

/** A record whose players are called something else. */
function renamed(record: GameRecord, nameOf: (name: string) => string): GameRecord {
  const { players } = record.position as { players: { id: string }[] };
  const names = new Map(players.map(({ id }) => [id, nameOf(id)]));
  return JSON.parse(JSON.stringify(record), (_, value) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  );
}

const pixelsOf = async (svg: string) => {
  const { data, info } = await sharp(Buffer.from(await toPng(svg)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(SIZE);
  return data;
};

/** How many pixels two pictures have otherwise. */
async function difference(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  let count = 0;
  for (let at = 0; at < first.length; at += 3)
    if ([0, 1, 2].some((channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > 40)) count++;
  return count;
}

describe('the picture of a link', () => {
  it.each(drawings)('%s: a drawing that needs nothing else', (_, drawn) => {
    const svg = drawn();
    const left =
      /var\(|light-dark|color-mix|currentcolor|NaN|undefined|<(?:text|title|style)\b|\s(?:class|style)=|href="[^#]/i;
    expect(left.exec(svg)?.[0]).toBeUndefined();
    expect(svg.match(/<path [^>]*\bd="M/g)?.length).toBeGreaterThan(3);
  });

  it.each(records)('%s is the same in every language, and told in its words', (_, record) => {
    const told = finished.map((locale) => {
      expect(draw(record, locale) === draw(record), locale).toBe(true);
      return altOf({ board, record, words: words[locale] });
    });
    expect(new Set(told).size).toBe(finished.length);
  });

  it('is not blank, and differs from card to card and from table to table', async () => {
    const drawn = [...new Set(drawings.map(([, drawing]) => drawing()))];
    // Questions may be about one and the same table.
    expect(drawn.length).toBeGreaterThan(idsIn('cards').length + 20);
    const made = await Promise.all(drawn.map(toPng));
    expect(new Set(made.map((png) => Buffer.from(png).toString('base64'))).size).toBe(drawn.length);
    for (const png of made) {
      const { channels } = await sharp(Buffer.from(png))
        .extract({ left: 340, top: 0, width: 860, height: 630 })
        .stats();
      expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    }
  });

  it('shows the names of the players and the points, also where a machine has no fonts', async () => {
    const record = read('positions', 'blades-against-shields.yaml').record as GameRecord;
    const own = draw(record);
    // As many pixels as four names of four letters at least have.
    const without = draw(renamed(record, (name) => '\u00a0'.repeat(1 + name.length)));
    expect(await difference(own, without)).toBeGreaterThan(3000);
    expect(await difference(own, own)).toBe(0);
    const other = draw(renamed(record, (name) => (name === 'Bruno' ? 'Ödőn' : name)));
    expect(await difference(own, other)).toBeGreaterThan(300);
    const fewer = { ...record, moves: record.moves?.slice(0, -1) ?? [] };
    expect(await difference(own, draw(fewer))).toBeGreaterThan(300);
  });

  it('has the colours of the night', () => {
    const table = draw(read('positions', 'blades-against-shields.yaml').record);
    // The table's top and the plate of an object; the frame of an association.
    const colours = new Set(table.match(/#[\da-f]{6}/g));
    for (const colour of ['#0b0e1b', '#1d2542', '#d9a531', '#12162a']) expect(colours).toContain(colour);
    expect(colours).not.toContain('#e9dcbf');
    expect(cardPicture(emblemOf('doctor'), 'wine').includes('fill="#5a1a20"')).toBe(true);
  });
});

describe('style sheets worked into a drawing', () => {
  const worked = (sheet: string, svg: string) => {
    const drawing = parseDocument(svg, { xmlMode: true });
    const found: Record<string, Record<string, string>> = {};
    styler([sheet])(drawing, ({ name, attribs }) => {
      found[name] = { ...attribs };
    });
    return found;
  };

  it('chooses by weight, then by place, and before attributes; style attributes before all', () => {
    const sheet =
      'g rect { fill: red } .a { fill: green } rect { fill: blue } circle { fill: red } circle { fill: blue }';
    const { rect, circle, path } = worked(
      sheet,
      '<svg><g><rect class="a" fill="white"/><circle fill="white"/><path class="a" style="fill: black"/></g></svg>',
    );
    expect([rect?.fill, circle?.fill, path?.fill]).toEqual(['green', 'blue', 'black']);
  });

  it('takes custom properties from around an element, as they were there', () => {
    const sheet =
      ':root { --ink: #111; --line: var(--ink) } .night { --ink: #222 } rect { fill: var(--ink); stroke: var(--line) }';
    const { rect } = worked(sheet, '<svg><g class="night"><rect/></g></svg>');
    expect(rect).toMatchObject({ fill: '#222', stroke: '#111' });
    expect(worked('rect { fill: var(--none, var(--no, #333)) }', '<svg><rect/></svg>').rect?.fill).toBe('#333');
    expect(() => worked('rect { fill: var(--none) }', '<svg><rect/></svg>')).toThrow('found --none nowhere');
  });

  it('takes the dark colour, mixes, and knows the current one', () => {
    const fill = (value: string) =>
      worked(`g { color: #444 } rect { fill: ${value} }`, '<svg><g><rect/></g></svg>').rect?.fill;
    expect(fill('light-dark(#fff, #000)')).toBe('#000');
    expect(fill('color-mix(in srgb, #ff0000 25%, #0000ff)')).toBe('#4000bf');
    expect(fill('currentColor')).toBe('#444');
    expect(() => fill('color-mix(in oklab, #ff0000 25%, #0000ff)')).toThrow('found color-mix(in oklab');
    expect(() => fill('color-mix(in srgb, red 25%, #0000ff)')).toThrow('found the colour red');
  });

  it('leaves out what holds only for some media, or is not of the element itself', () => {
    const sheet =
      'rect { fill: red } @media print { rect { fill: blue } } rect::before { fill: green } rect:hover { fill: white }';
    expect(worked(sheet, '<svg><rect/></svg>').rect?.fill).toBe('red');
  });
});

describe('letters as outlines', () => {
  const place = { x: 0, y: 0, size: 100, anchor: 'start' } as const;
  /** The numbers at every second place of a path: how far it goes across, or up and down. */
  const reach = (path: string, axis: 0 | 1) => {
    const all = (path.match(/-?[\d.]+/g) ?? []).map(Number).filter((_, index) => index % 2 === axis);
    return [Math.min(...all), Math.max(...all)] as const;
  };

  it('come from whichever file of the face has them', () => {
    expect(outlineOf('Ödön', place)).not.toBe(outlineOf('Ödőn', place));
    expect(() => outlineOf('王', place)).toThrow('found 王');
  });

  it('begin, lie or end where they should', () => {
    const [, width] = reach(outlineOf('Anna', place), 0);
    const [left, right] = reach(outlineOf('Anna', { ...place, anchor: 'middle' }), 0);
    expect(left + right).toBeCloseTo(0, -1);
    expect(reach(outlineOf('Anna', { ...place, anchor: 'end' }), 0)[0]).toBeCloseTo(-width, -1);
  });

  it('are figures as tall as each other, on the line', () => {
    for (const figure of '0123456789') {
      const [top, bottom] = reach(outlineOf(figure, place), 1);
      expect(bottom, figure).toBeLessThan(3);
      expect(top, figure).toBeLessThan(-54);
    }
  });
});

/**
 * The pictures that links to the site are shown with, as SVG that needs nothing else: no style sheet, no font, no other file. Pure.
 */
import { type ChildNode, Element, isTag } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { VNode } from 'preact';
import { render } from 'preact-render-to-string';
import type { Plate } from '../games/game.ts';
import type { Board, GameRecord } from '../islands/checker/game.ts';
import pictureSheet from '../islands/checker/picture.css?raw';
import type { Words } from '../islands/checker/words.ts';
import plates from '../styles/plates.css?raw';
import tokens from '../styles/tokens.css?raw';
import { CardPicture, SitePicture, TablePicture } from './Frame.tsx';
import { type Anchor, outlineOf } from './lettering.ts';
import { styler, type Values } from './styled.ts';

/** What the boards add to it. */
const boardSheets = import.meta.glob<string>('../islands/checker/boards/*/board.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const style = styler([tokens, plates, pictureSheet, ...Object.values(boardSheets)]);

const read = (markup: string) => parseDocument(markup, { xmlMode: true });
const written = (nodes: ChildNode | ChildNode[]) => DomUtils.getOuterHTML(nodes, { xmlMode: true });

/** Puts its outline in the place of a text. */
function letter(element: Element, values: Values) {
  const { attribs } = element;
  const { x = '0', y = '0' } = attribs;
  attribs.d = outlineOf(DomUtils.textContent(element), {
    x: Number(x),
    y: Number(y),
    size: Number.parseFloat(values('font-size') ?? ''),
    anchor: (values('text-anchor') ?? 'start') as Anchor,
  });
  element.name = 'path';
  element.children = [];
  for (const name of ['x', 'y', 'text-anchor']) delete attribs[name];
}

/** A drawing that needs nothing else. */
function alone(picture: VNode): string {
  const drawing = read(render(picture));
  style(drawing, (element, values) => {
    // What is told of a drawing is for pages, as are words: a picture is the same in every language.
    if (element.name === 'title' || element.attribs.class === 'pic-word') DomUtils.removeElement(element);
    else if (element.name === 'text') letter(element, values);
    for (const name of ['role', 'aria-label', 'aria-hidden', 'data-plate']) delete element.attribs[name];
  });
  return written(drawing.children);
}

/** A table to be drawn. */
interface Shown {
  readonly board: Board;
  readonly record: GameRecord;
  readonly words: Words;
}

/** The drawing of a table, out of all that a page has of it. */
function tableIn({ board, record, words }: Shown): Element {
  const page = read(render(<board.Table record={record} ruling={board.engine.rule(record)} words={words} />));
  const drawing = DomUtils.findOne(({ name }) => name === 'svg', page.children);
  if (!drawing) throw new Error(`the table of ${record.game}: found no drawing, expected one`);
  return drawing;
}

/** What a table's picture shows, in words. */
export const altOf = (shown: Shown): string => tableIn(shown).attribs['aria-label'] ?? '';

/**
 * The picture of a table, after the moves made.
 * @param emblemOf a card's drawing by its id
 */
export function tablePicture({ emblemOf, ...shown }: Shown & { emblemOf(id: string): string }): string {
  const table = tableIn(shown);
  // Cards are taken from a sheet of emblems, which is another file.
  for (const use of DomUtils.findAll(({ name }) => name === 'use', [table])) {
    const { href = '', ...place } = use.attribs;
    const emblem = read(emblemOf(href.slice(href.indexOf('#') + 1))).children.filter(isTag);
    DomUtils.replaceElement(use, new Element('svg', place, emblem));
  }
  return alone(<TablePicture svg={written(table)} />);
}

/** The picture of a card. */
export const cardPicture = (emblem: string, plate: Plate): string => alone(<CardPicture svg={emblem} plate={plate} />);

/** The picture of all other pages. */
export const sitePicture = (): string => alone(<SitePicture />);

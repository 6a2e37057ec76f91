/**
 * What every picture of a table has: its top, the names of who sits round it, and the seat that has been tapped.
 */
import type { ComponentChildren } from 'preact';
import type { Say } from '../../../../engine/kernel/ruling.ts';
import type { Words } from '../words.ts';
import { type Box, ellipsised, type Point, round, type Size, shift, type Table, widthOf } from './geometry.ts';
import { CROWN, LAMP } from './signs.ts';

/** How large names are written. */
const LETTERS = 15;

/** The top of the table, or a line within it. */
const Line = ({ name, table, within }: { readonly name: string; readonly table: Table; readonly within: number }) => (
  <rect
    class={name}
    x={table.x - table.rx + within}
    y={table.y - table.ry + within}
    width={2 * (table.rx - within)}
    height={2 * (table.ry - within)}
    rx={table.round - within}
    ry={(table.high ?? table.ry) - within}
  />
);

/** The top of the table, with the line along its rim. */
const Top = ({ table }: { readonly table: Table }) => (
  <>
    <Line name="pic-table" table={table} within={0} />
    <Line name="pic-rim" table={table} within={4} />
  </>
);

/** The seat that has been tapped. */
const Selected = ({ box: { x, y, width, height } }: { readonly box: Box }) => (
  <rect class="pic-selected" x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx={5} />
);

interface Props {
  /** What goes on, as a sentence. */
  readonly begun: Say | undefined;
  readonly layout: Size & { readonly table: Table; readonly seats: readonly { readonly box: Box }[] };
  /** The seat that has been tapped; -1 if none has. */
  readonly selected: number;
  readonly words: Words;
  /** What a game draws upon it. */
  readonly children: ComponentChildren;
}

/** The picture of a table, called after what goes on at it. */
export function TableDrawing({ begun, layout: { width, height, table, seats }, selected, words, children }: Props) {
  const title = words.t('table.title');
  const box = seats[selected]?.box;
  return (
    <svg
      class="pic"
      viewBox={`0 0 ${width} ${round(height)}`}
      role="img"
      aria-label={begun ? `${title}: ${words.say('move', begun)}` : title}
    >
      <Top table={table} />
      {box && <Selected box={box} />}
      {children}
    </svg>
  );
}

interface NameProps {
  readonly id: string;
  /** It is their turn. */
  readonly turn: boolean;
  /** They have won the game. */
  readonly won: boolean;
  /** The middle of the line that it stands on. */
  readonly at: Point;
  /** How wide that is. */
  readonly room: number;
  /** What else stands behind it, as large as a letter. */
  readonly sign?: ((at: Point) => ComponentChildren) | undefined;
}

/** Who sits there; a lamp for the turn, a crown for the winners. */
export function Name({ id, turn, won, at: { x: middle, y }, room, sign }: NameProps) {
  const before = turn ? 14 : 0;
  const after = won || sign ? 18 : 0;
  const text = ellipsised(id, (room - before - after) / LETTERS);
  const half = (widthOf(text) * LETTERS) / 2;
  const x = middle + (before - after) / 2;
  return (
    <g class={turn ? 'pic-name pic-turn' : 'pic-name'}>
      {turn && <path d={LAMP} transform={shift({ x: x - half - before, y: y - 12.5 })} />}
      <text x={round(x)} y={round(y)}>
        {text}
      </text>
      {won && <path d={CROWN} transform={shift({ x: x + half + 2, y: y - 12 })} />}
      {sign?.({ x: x + half + 3, y: y - 12.5 })}
    </g>
  );
}

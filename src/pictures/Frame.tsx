/**
 * What stands in the pictures that a link is shown with: the night with the lamp in it, and in its light a table or a card. They are
 * drawn in the site's own classes and colours, without a word of any language.
 */
import type { ComponentChildren } from 'preact';
import lamp from '../assets/lamp.svg?raw';
import type { Plate } from '../games/game.ts';
import { siteScene } from '../lib/scenes.ts';
import { SIZE } from './picture.ts';

const { width: WIDTH, height: HEIGHT } = SIZE;

/** How wide the strip with the lamp is. */
const STRIP = 320;
/** Kept free at the edges: what shows the picture may round its corners. */
const EDGE = 30;

/** Something at a place of its own, as large as there is room. */
interface Inset {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing from a file, at a place. */
const Drawing = ({ svg, ...place }: Inset & { readonly svg: string }) => (
  // The outer element only has a place; the drawing fills it by its own measures.
  <svg {...place} dangerouslySetInnerHTML={{ __html: svg }} />
);

/** The white lines that a graver leaves, as `--hatch` has them, twice as large. */
const Hatch = () => (
  <linearGradient id="hatch" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="18.3" y2="8.1" spreadMethod="repeat">
    <stop offset="0" stop-color="#fff" stop-opacity="0" />
    <stop offset="0.9" stop-color="#fff" stop-opacity="0" />
    <stop offset="0.9" stop-color="#fff" stop-opacity="0.05" />
    <stop offset="1" stop-color="#fff" stop-opacity="0.05" />
  </linearGradient>
);

/** Light with an edge as a graver cuts it: a star of many points. */
const Shine = ({
  x,
  y,
  radius,
  points,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly points: number;
}) => {
  const corners = Array.from({ length: 2 * points }, (_, index) => {
    const far = radius * (index % 2 ? 0.86 : 1);
    const angle = (index * Math.PI) / points;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return <path d={`M${corners.join('L')}z`} fill="var(--lamp)" fill-opacity="0.07" />;
};

/** The night, and what stands in it. */
const Night = ({ children }: { readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a picture, which pages tell of in words.
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    width={WIDTH}
    height={HEIGHT}
    style="--emblem-ink: var(--parchment); --emblem-light: var(--lamp)"
  >
    <defs>
      <Hatch />
    </defs>
    <rect width={WIDTH} height={HEIGHT} fill="var(--night)" />
    {children}
  </svg>
);

/** The lamp and the name of the site. */
const Strip = () => (
  <>
    <rect width={STRIP} height={HEIGHT} fill="var(--night-deep)" />
    <Shine x={STRIP / 2 - 4} y={246} radius={146} points={18} />
    <Shine x={STRIP / 2 - 4} y={246} radius={112} points={18} />
    <rect width={STRIP} height={HEIGHT} fill="url(#hatch)" />
    <rect x={STRIP - 9} width={5} height={HEIGHT} fill="var(--night-line)" />
    <rect x={STRIP} width={2} height={HEIGHT} fill="var(--night-line)" />
    <Drawing svg={lamp} x={STRIP / 2 - 96} y={146} width={184} height={184} />
    <text text-anchor="middle" x={STRIP / 2 - 4} y={444} fill="var(--parchment)" style="font-size: 60px">
      Coachlamp
    </text>
  </>
);

/** Where there is room beside the strip. */
const ROOM: Inset = { x: STRIP + EDGE, y: EDGE, width: WIDTH - STRIP - 2 * EDGE, height: HEIGHT - 2 * EDGE };

/** A table as the site draws it: the markup of its drawing. */
export const TablePicture = ({ svg }: { readonly svg: string }) => (
  <Night>
    <Strip />
    <Drawing svg={svg} {...ROOM} />
  </Night>
);

/** A card: a plate in the colour of its kind within two lines, as its page has it. */
export function CardPicture({ svg, plate }: { readonly svg: string; readonly plate: Plate }) {
  const height = HEIGHT - 2 * (EDGE + 14);
  const width = (height * 59) / 80;
  const x = ROOM.x + (ROOM.width - width) / 2;
  const y = (HEIGHT - height) / 2;
  const size = width * 0.84;
  return (
    <Night>
      {[408, 352].map((radius) => (
        <Shine key={radius} x={x + width / 2} y={HEIGHT / 2} radius={radius} points={30} />
      ))}
      <Strip />
      <g data-plate={plate}>
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          rx={30}
          fill="var(--plate)"
          stroke="var(--night-deep)"
          stroke-width={3}
        />
        <rect x={x} y={y} width={width} height={height} rx={30} fill="url(#hatch)" />
        <rect
          x={x + 19}
          y={y + 19}
          width={width - 38}
          height={height - 38}
          rx={17}
          fill="none"
          stroke="#fff"
          stroke-opacity="0.3"
          stroke-width={2.5}
        />
        <Drawing svg={svg} x={x + (width - size) / 2} y={y + (height - size) / 2} width={size} height={size} />
      </g>
    </Night>
  );
}

/** The site's scene, and its name below it. */
export const SitePicture = () => (
  <Night>
    {siteScene && <Drawing svg={siteScene} x={0} y={0} width={WIDTH} height={470} />}
    <rect y={440} width={WIDTH} height={190} fill="var(--night-deep)" />
    <Shine x={366} y={538} radius={120} points={18} />
    <Shine x={366} y={538} radius={84} points={18} />
    <rect y={440} width={WIDTH} height={190} fill="url(#hatch)" />
    <rect y={440} width={WIDTH} height={5} fill="var(--night-line)" />
    <rect y={449} width={WIDTH} height={2} fill="var(--night-line)" />
    <Drawing svg={lamp} x={308} y={478} width={116} height={116} />
    <text text-anchor="middle" x={670} y={572} fill="var(--parchment)" style="font-size: 100px">
      Coachlamp
    </text>
  </Night>
);

/**
 * The site's sign for where it is installed: the lamp in the night, as in its frame.
 */
import lamp from '../assets/lamp.svg?raw';

/** A picture of the sign. */
export interface Icon {
  readonly name: string;
  readonly size: number;
  /** Whether its edges may be cut off by a system that gives all signs one shape. */
  readonly purpose: 'any' | 'maskable';
}

/** Those that a manifest lists. */
export const icons: readonly Icon[] = [
  { name: '192', size: 192, purpose: 'any' },
  { name: '512', size: 512, purpose: 'any' },
  { name: 'maskable-512', size: 512, purpose: 'maskable' },
];

/** What iOS takes, which rounds its corners. */
export const touchIcon: Icon = { name: '180', size: 180, purpose: 'maskable' };

/** How much of a side the lamp takes: what may be cut off leaves a circle of four fifths. */
const PART = { any: 0.74, maskable: 0.56 };

const [, paths = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(lamp) ?? [];

/** The sign as SVG. */
export function iconSvg({ size, purpose }: Icon): string {
  const part = PART[purpose];
  const ground =
    purpose === 'any'
      ? '<rect width="32" height="32" rx="6" fill="url(#g)"/>'
      : '<path d="M0 0h32v32H0z" fill="url(#g)"/>';
  const drawing = paths
    .replaceAll('var(--emblem-ink, currentColor)', '#f3ead7')
    .replaceAll('var(--emblem-light, #f2c14e)', '#f2c14e');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32" fill-rule="evenodd"><radialGradient id="g" cy=".58" r=".62"><stop stop-color="#5b4a2b"/><stop offset=".5" stop-color="#1f2744"/><stop offset="1" stop-color="#12162a"/></radialGradient>${ground}<g transform="translate(${16 - 16 * part} ${16 - 16 * part}) scale(${part})">${drawing}</g></svg>`;
}

import { EYE } from '../../table/signs.ts';

/** Drawings of what somebody does, on a field of 16 by 16. */
export const SIGNS = {
  attacker: 'M8 .6 9.7 3v7.2H6.3V3zM3.6 10.2h8.8v1.8H9.1v1.9a1.5 1.5 0 1 1-2.2 0V12H3.6z',
  defender: 'M8 .8 14 3v4.7c0 3.5-2.4 6.2-6 7.5-3.6-1.3-6-4-6-7.5V3z',
  ally: 'M3 .8h1.7V2h8.9l-2.2 2.9 2.2 2.9H4.7v7.4H3z',
  holder: EYE,
} as const;

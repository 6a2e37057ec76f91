/** Drawings that tables of several games have. */

/** The lamp of whoever's turn it is, 12 by 15. */
export const LAMP = 'M6 .4 8.2 2H3.8zM2.3 2.9h7.4l1 2H1.3zM1.8 5.8h8.4L8.7 13H3.3zM4.2 13.7h3.6V15H4.2z';

/** The crown of whoever has won, 16 by 13. */
export const CROWN = 'M1 3.5 4.5 6.5 8 1l3.5 5.5L15 3.5 13.4 12H2.6z';

/** An eye, on a field of 16 by 16. */
export const EYE =
  'M8 3c3.4 0 6 2.2 7.4 5-1.4 2.8-4 5-7.4 5S2 10.8.6 8C2 5.2 4.6 3 8 3m0 1.9a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2m0 1.5a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2';

/** Drawings of what is so of a player, at every table. */

/** The lamp of whoever's turn it is, 12 by 15. */
export const LAMP = 'M6 .4 8.2 2H3.8zM2.3 2.9h7.4l1 2H1.3zM1.8 5.8h8.4L8.7 13H3.3zM4.2 13.7h3.6V15H4.2z';

/** The crown of whoever has won, 16 by 13. */
export const CROWN = 'M1 3.5 4.5 6.5 8 1l3.5 5.5L15 3.5 13.4 12H2.6z';

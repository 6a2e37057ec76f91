/** The mask on the back of a card, 24 by 12. */
export const MASK =
  'M1.6 2.2C5 0 9.6.4 12 2.6 14.4.4 19 0 22.4 2.2c1 4.6-1.4 9.6-5.8 9.6-2.6 0-3.4-2.8-4.6-2.8s-2 2.8-4.6 2.8C3 11.8.6 6.8 1.6 2.2M4.4 5.4c.6 2 2 2.9 3.6 2.7 1.4-.2 2.3-1.1 2.4-2.2-1.4-1.4-4-1.6-6-.5m9.2.5c.1 1.1 1 2 2.4 2.2 1.6.2 3-.7 3.6-2.7-2-1.1-4.6-.9-6 .5';

/** The Courthouse, 60 by 46. */
export const HOUSE =
  'M30 1 57 14v4H3v-4zM30 5.5 14.5 13h31zM6 20h6l1 17H5zM17.6 20h6l1 17h-8zM36.4 20h6l1 17h-8zM48 20h6l1 17h-8zM3 39h54v3H3zM0 43h60v3H0z';

/** Two cards that change places: an arrow there and one back, on a field of 16 by 16. */
export const EXCHANGE = 'M5.5 1v2.6H14v2.3H5.5v2.6L1 4.75zM10.5 15v-2.6H2v-2.3h8.5V7.5L15 11.25z';

/** A padlock, on a field of 16 by 16. */
export const LOCK = 'M3 7h1.5V5a3.5 3.5 0 0 1 7 0v2H13v7.5H3zM6.3 7h3.4V5a1.7 1.7 0 0 0-3.4 0z';

/**
 * How much the search shows at most.
 */

/** Names of cards and terms. */
export const NAMES = 6;
/** Questions of a game that are asked as somebody has typed. */
export const QUESTIONS = 2;
/** Pages, and places on each of them. */
export const PAGES = 8;
export const PLACES = 4;

/** Entries in all. @param games in how many games it is looked */
export const mostFound = (games: number): number => NAMES + QUESTIONS * games + PAGES * PLACES;

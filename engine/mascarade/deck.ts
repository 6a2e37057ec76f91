/**
 * The deck: which characters are in play, how many places there are for them, and what a deck of one's own must be
 * (paragraphs `setup.number`, `setup.table`, `setup.own-deck`, `setup.centre`, `two.deal`, `three.deal`).
 */
import type { Problem } from '../kernel/result.ts';
import { characters, editions, facts } from './data.ts';
import type { Edition } from './ground.ts';
import type { CharacterId, Position, Unknown } from './record.ts';

const characterIds = Object.keys(characters) as CharacterId[];

/** Cards before each player. */
export const cardsEach = (players: number): number => (players === 2 ? 3 : players === 3 ? 2 : 1);

/** The card that nobody else may touch. Only two players have so many. */
export const PROTECTED = 2;

/** The characters for a number of players where the table makes no choice of its own. */
export function deckFor(players: number, edition: Edition): readonly CharacterId[] {
  const deck: readonly CharacterId[] = facts.decks[players as keyof typeof facts.decks];
  return players === 7 ? [...deck, editions[edition].seventh as CharacterId] : deck;
}

/** The characters in play. */
export const deckOf = ({ players, deck }: Position, edition: Edition): readonly CharacterId[] =>
  deck ?? deckFor(players.length, edition);

/** The cards in the centre. Left out, they are the unknown rest of the deck. */
export function centreOf(position: Position, deck: readonly CharacterId[]): readonly (CharacterId | Unknown)[] {
  const { players, centre } = position;
  if (centre) return centre;
  const rest = deck.length - players.length * cardsEach(players.length);
  return Array.from({ length: Math.max(0, Math.min(rest, MOST_IN_CENTRE)) }, () => '?');
}

/** The cards on the table by place, those before the players first, then the centre. */
export function cardsOn(position: Position, deck: readonly CharacterId[]): readonly (CharacterId | Unknown)[] {
  const { players } = position;
  const unknown = Array.from({ length: cardsEach(players.length) }, () => '?' as const);
  return [...players.flatMap(({ cards = unknown }) => cards), ...centreOf(position, deck)];
}

/** Most cards that lie in the centre. */
export const MOST_IN_CENTRE = 2;
/** Cards in the box. */
const IN_BOX = characterIds.reduce((sum, id) => sum + characters[id].count, 0);
/** Up to so many players, the deck has six cards. */
const SMALL = 5;

/** What is wrong with a deck: a code and what it is about. */
export interface DeckFault {
  readonly code:
    | 'deck.number'
    | 'deck.twice'
    | 'deck.no-judge'
    | 'deck.income'
    | 'deck.peasants'
    | 'deck.too-few-players';
  /** What was expected, and what came, in English. */
  readonly expected: string;
  readonly came: string | number;
  /** What the sentence about it names: of a number of cards also `sizes`, from the fewest to the most that there may be. */
  readonly params: NonNullable<Problem['params']>;
}

/** How many cards a deck may have. */
function deckSizes(players: number): readonly number[] {
  if (players <= SMALL) return [facts.decks[players as keyof typeof facts.decks].length];
  return [players, players + 1, players + MOST_IN_CENTRE].filter((size) => size <= IN_BOX);
}

/** Whether the table of an edition has these characters for a number of players. */
const isOfTable = (deck: readonly CharacterId[], players: number): boolean =>
  (Object.keys(editions) as Edition[]).some(
    (edition) => deckFor(players, edition).toSorted().join() === deck.toSorted().join(),
  );

/** Everything that is wrong with a deck of one's own for a number of players (paragraph `setup.own-deck`). */
export function deckFaults(deck: readonly CharacterId[], players: number): DeckFault[] {
  // One edition's table for seven has fewer who bring gold than a deck of one's own must have.
  if (isOfTable(deck, players)) return [];
  const faults: DeckFault[] = [];
  const sizes = deckSizes(players);
  const count = (character: CharacterId) => deck.filter((one) => one === character).length;
  if (!sizes.includes(deck.length))
    faults.push({
      code: 'deck.number',
      expected: `${sizes.join(' or ')} cards for ${players} players`,
      came: deck.length,
      params: { number: deck.length, sizes: [...new Set([sizes[0], sizes.at(-1)])].join('–') },
    });
  for (const character of characterIds) {
    const {
      count: copies,
      players: [least],
    } = characters[character];
    const number = count(character);
    if (number > copies)
      faults.push({
        code: 'deck.twice',
        expected: `at most ${copies} of ${character}`,
        came: number,
        params: { character, number },
      });
    if (number > 0 && players < least)
      faults.push({
        code: 'deck.too-few-players',
        expected: `${character} with ${least} players or more only`,
        came: `${players} players`,
        params: { character, number: least },
      });
  }
  if (count('judge') === 0)
    faults.push({ code: 'deck.no-judge', expected: 'a judge in every deck', came: 'none', params: {} });
  if (count('peasant') === 1)
    faults.push({ code: 'deck.peasants', expected: 'both peasants or none', came: 'one', params: {} });
  const income = deck.filter((character) => characters[character].income).length;
  if (income * 3 < deck.length)
    faults.push({
      code: 'deck.income',
      expected: 'a third of the cards, at least, to bring gold from the bank',
      came: income,
      params: { number: income },
    });
  return faults;
}

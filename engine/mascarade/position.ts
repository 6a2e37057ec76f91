/**
 * Whether a position can be: every deal of the deck that fits it must be one.
 */
import type { Problem } from '../kernel/result.ts';
import type { Known } from './cards.ts';
import { characters, facts } from './data.ts';
import { cardsEach, cardsOn, centreOf, deckFaults, deckOf } from './deck.ts';
import { CENTRE, type CharacterId, type GameRecord } from './record.ts';
import { Table } from './table.ts';

/** Everything that is impossible about a record's position, each with its field; nothing if it can be. */
export function problemsOf(record: GameRecord): Problem[] {
  const { position, edition = 'reference' } = record;
  const { players } = position;
  const problems: Problem[] = [];
  const problem = (
    path: string,
    code: string,
    expected: string,
    came: string | number,
    params: Problem['params'] = {},
  ) => problems.push({ path: `position.${path}`, code, message: `expected ${expected}, got ${came}`, params });

  for (const [seat, { id, cards }] of players.entries()) {
    if (id === CENTRE)
      problem(`players[${seat}].id`, 'position.name-taken', 'another name than that of the centre', id);
    const each = cardsEach(players.length);
    if (cards && cards.length !== each)
      problem(
        `players[${seat}].cards`,
        'position.number-of-cards',
        `${each} with ${players.length} players`,
        cards.length,
        {
          by: id,
          number: each,
        },
      );
  }
  const own = position.deck;
  if (own)
    for (const { code, expected, came, params } of deckFaults(own, players.length))
      problem('deck', code, expected, came, params);
  const isCounted = problems.length === 0;

  const deck = deckOf(position, edition);
  const centre = centreOf(position, deck);
  const rest = deck.length - players.length * cardsEach(players.length);
  // Of hands or a deck that cannot be nothing follows for the centre.
  if (isCounted && centre.length !== rest)
    problem('centre', 'position.centre', `${rest} with this deck`, `${centre.length}`, { number: rest });
  const dealt = cardsOn(position, deck);
  for (const character of Object.keys(characters) as CharacterId[]) {
    const there = dealt.filter((card) => card === character).length;
    const most = deck.filter((card) => card === character).length;
    if (there > most)
      problem(
        pathOf(character, position, most),
        most === 0 ? 'position.not-in-deck' : 'position.too-many-copies',
        most === 0 ? 'a character in play' : `at most ${most} ${character}`,
        most === 0 ? character : there,
        { character, number: most },
      );
  }

  const purses = players.map(({ gold = facts.start }) => gold);
  const coins = purses.reduce((sum, gold) => sum + gold, position.courthouse ?? 0);
  if (coins > facts.coins)
    problem('players', 'position.too-much-gold', `at most ${facts.coins} gold on the table`, coins);
  return problems.length ? problems : knownProblems(record);
}

/** What is said to be known of unknown cards and cannot be, with what stands before it. */
function knownProblems({ known = [], moves, ...record }: GameRecord): Problem[] {
  const table = new Table(record, false);
  const cards = cardsOn(record.position, table.deck);
  const names = table.placeNames();
  const believed: Known[] = [];
  return known.flatMap((one, index) => {
    const { place, card, holds } = one;
    const isUnknown = cards[names.indexOf(place)] === '?';
    if (isUnknown && new Table({ ...record, known: [...believed, one] }, false).cards.ways() > 0n) {
      believed.push(one);
      return [];
    }
    const message = `expected what can be so of unknown cards, got ${holds ? '' : 'not '}${card} at ${place}`;
    return [{ path: `known[${index}]`, code: 'record.known', message }];
  });
}

/** Where the card lies that is one too many. */
function pathOf(character: CharacterId, { players, centre = [] }: GameRecord['position'], most: number): string {
  const paths = [
    ...players.flatMap(({ cards = [] }, seat) =>
      cards.flatMap((card, index) => (card === character ? [`players[${seat}].cards[${index}]`] : [])),
    ),
    ...centre.flatMap((card, index) => (card === character ? [`centre[${index}]`] : [])),
  ];
  return paths[most] as string;
}

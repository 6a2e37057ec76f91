/**
 * The table in words: all that its picture shows.
 */
import type { Words } from '../../words.ts';
import type { Card, Scene, SeatScene, Speech } from './scene.ts';

/** The names of the cards that one player has, where there are several. */
export const PLACES = ['left', 'right', 'protected'] as const;

/** What a card is called. */
export const nameOf = (card: string, words: Words): string =>
  card === 'character.?' ? words.b('unknown') : words.name(card);

/** A number with the sign of what has come or gone. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** An amount of gold, and what has come or gone of it. */
function goldText(gold: number | undefined, change: number, words: Words): string {
  const there = gold === undefined ? words.b('table.gold-unknown') : words.b('table.gold', { count: gold });
  return change === 0 ? there : `${there} (${signed(change)})`;
}

function cardText({ card, open, seen }: Card, name: string, words: Words): string {
  const notes = [open && words.b('table.open'), seen && words.b('table.seen')].filter(Boolean);
  return `${name}: ${nameOf(card, words)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** What a player says, and what came of it. */
function speechText({ character, as, proved }: Speech, words: Words): string {
  const said = words.b(`table.${as}`, { character: words.card(character) });
  return proved === undefined ? said : `${said} (${words.b(proved ? 'table.true' : 'table.false')})`;
}

/** All that is to be seen of a player, each fact by itself. */
export function factsOf(
  { turn, won, mustSwap, mustLook, says, gold, change, cards }: SeatScene,
  words: Words,
): string[] {
  const facts = [
    turn && words.b('table.turn'),
    won && words.b('table.wins'),
    mustSwap && words.b('table.must-swap'),
    mustLook && words.b('table.must-look'),
    says && speechText(says, words),
    goldText(gold, change, words),
    ...cards.map((card, index) =>
      cardText(card, words.b(cards.length > 1 ? `card.${PLACES[index]}` : 'card.only'), words),
    ),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}

/** What is to be seen in the middle and under the table, each fact by itself. */
export function middleOf({ courthouse, change, centre, ties }: Scene, words: Words): string[] {
  return [
    `${words.b('table.courthouse')}: ${goldText(courthouse, change, words)}`,
    ...(centre.length > 0
      ? [`${words.b('table.centre')}: ${centre.map(({ card }) => nameOf(card, words)).join(', ')}`]
      : []),
    ...ties.map(({ step }) => words.say('step', step)),
  ];
}

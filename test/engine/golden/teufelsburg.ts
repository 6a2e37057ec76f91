/** Teufelsburg's rulings as lines. */
import type { Finding } from '../../../engine/kernel/deal.ts';
import { decode } from '../../../engine/teufelsburg/decode.ts';
import type { Position } from '../../../engine/teufelsburg/record.ts';
import { type Ruling, rule } from '../../../engine/teufelsburg/rule.ts';
import type { Change } from '../../../engine/teufelsburg/state.ts';
import { linesOf, list, type Printing, params } from './lines.ts';

function changed(change: Change): string {
  const place = (where: string | { player: string }) => (typeof where === 'string' ? where : where.player);
  switch (change.change) {
    case 'object':
      return `${change.object} ${place(change.from)}>${place(change.to)}`;
    case 'revealed':
      return `${change.player} reveals ${change.object}`;
    case 'occupation':
      return `${change.player} is ${change.occupation}${change.shown ? '!' : ''}`;
    case 'turn':
      return `turn ${change.player}`;
    default:
      return `${change.change} ${list(change.cards)}`;
  }
}

function table({ players, objectPile = ['?'], occupationPile = ['?'], turn }: Position): string {
  const seats = players.map(
    ({ id, association = '?', occupation, shown, objects }) =>
      `${id} ${[association].flat().join('/')} ${occupation}${shown ? '!' : ''}: ${list(objects)}`,
  );
  return [...seats, `pile: ${list(objectPile)}`, `spares: ${list(occupationPile)}`, `turn: ${turn}`].join('; ');
}

const finding = ({ place, card, atLeast, holds }: Finding) => `${place} ${holds ? '>=' : '<'}${atLeast} ${card}`;

function* others({ fight, discarded, effects, seen }: Ruling): Generator<string> {
  if (fight) yield `fight ${params(fight)}`;
  if (discarded) yield `discarded ${list(discarded)}`;
  for (const { object, by, partner } of effects) yield `effect ${object} ${by}>${partner}`;
  for (const { by, of, what, value } of seen) yield `${by} sees ${of ?? 'the'} ${what}: ${list(value)}`;
}

/** How rulings of this game are printed. */
const printing: Printing<Ruling> = {
  won: ({ won }) => (won ? ` for ${won}` : ''),
  table,
  changed,
  finding,
  others: (ruling) => [...others(ruling)],
};

/** Everything that the ruling on a record says, or what is wrong with the record. */
export function linesOn(record: object): string[] {
  const decoded = decode(record);
  return decoded.ok
    ? linesOf(rule(decoded.value), printing)
    : decoded.problems.map(({ path, message }) => `${path}: ${message}`);
}

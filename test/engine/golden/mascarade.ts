/** Mascarade's rulings as lines. */
import { answerOf } from '../../../engine/mascarade/answer.ts';
import type { Finding } from '../../../engine/mascarade/cards.ts';
import { decode } from '../../../engine/mascarade/decode.ts';
import type { Position } from '../../../engine/mascarade/record.ts';
import { type Ruling, rule } from '../../../engine/mascarade/rule.ts';
import type { Change, PlaceName } from '../../../engine/mascarade/table.ts';
import { linesOf, list, type Printing, params } from './lines.ts';

/** Whether a swap took place, where that is told. */
const SWAPPED = { true: 'swapped', false: 'kept', '?': 'swapped?' } as const;
const swappedOf = (swapped: boolean | '?') => SWAPPED[`${swapped}`];

const place = ({ at, card }: PlaceName) => (card ? `${at}:${card}` : at);

function changed(change: Change): string {
  switch (change.change) {
    case 'gold':
      return `${change.player} ${change.gold} gold`;
    case 'courthouse':
      return `courthouse ${change.gold} gold`;
    case 'cards':
      return `${change.places.map(place).join(' & ')} ${swappedOf(change.swapped)}`;
    default:
      return `${change.change} ${change.player}`;
  }
}

function table(position: Position): string {
  const { players, centre = [], courthouse = '?', turn = '?', opening, revealed = [], mustLook = [] } = position;
  const seats = players.map(({ id, cards = [], gold = '?' }) => `${id} ${cards.join('+')} ${gold}`);
  const rest = [`centre: ${list(centre)}`, `courthouse: ${courthouse}`, `turn: ${turn}`];
  if (opening) rest.push(`opening: ${opening}`);
  if (revealed.length > 0) rest.push(`revealed: ${list(revealed)}`);
  if (mustLook.length > 0) rest.push(`must look: ${list(mustLook)}`);
  return [...seats, ...rest].join('; ');
}

const finding = (found: Finding) =>
  'move' in found
    ? `${found.move} ${found.by} ${swappedOf(found.swapped)} ${found.with}`
    : `${found.place}${found.before === undefined ? '' : ` before ${found.before}`} ${found.holds ? 'is' : 'is not'} ${found.card}`;

function* others(ruling: Ruling): Generator<string> {
  const { announcement, seen } = ruling;
  const { also, owes, ...answer } = answerOf(ruling);
  yield [answer, also, owes]
    .flatMap((say) => (say ? `answer ${say.code} ${params(say.params)}`.trimEnd() : []))
    .join(' | ');
  if (announcement) {
    const { shown, ...said } = announcement;
    yield `announcement ${params(said)} shown=${Object.entries(shown).flat().join('+') || '-'}`;
  }
  for (const { by, of, value } of seen) yield `${by} sees ${of}: ${value}`;
}

/** How rulings of this game are printed. */
const printing: Printing<Ruling> = { table, changed, finding, others: (ruling) => [...others(ruling)] };

/** Everything that the ruling on a record says, or what is wrong with the record. */
export function linesOn(record: object): string[] {
  const decoded = decode(record);
  return decoded.ok
    ? linesOf(rule(decoded.value), printing)
    : decoded.problems.map(({ path, message, code, params: named = {} }) =>
        `${path}: ${message} | ${code} ${params(named)}`.trimEnd(),
      );
}

/**
 * Moves in a link, by the letters of the table of their kinds.
 *
 * A capital for the kind, then the fields in their order, each by a letter or a digit: a player by the seat in base 36, a place by the seat and where
 * it has a number `o` and that, a truth that is told by `y` or `n`.
 */
import { lookUp } from './link.ts';
import {
  type AnyMove,
  byOf,
  type Field,
  type Fields,
  furtherOf,
  type Kind,
  type MoveIn,
  type MoveKinds,
} from './moves.ts';

/** A field as it is written, with what stands before it. */
interface Written {
  readonly name: string;
  readonly field: Field;
  readonly sign: string;
}

/** Fields in the order in which a move that begins with a capital has them: its own is the first, and those of others are small signs. */
function written(fields: Fields, capital: string): Written[] {
  const rank = ({ field }: Written) => Number(field.letter === capital);
  return Object.entries(fields)
    .map(([name, field]) => {
      const { letter, sign = letter?.toLowerCase() ?? '' } = field;
      return { name, field, sign: letter === capital ? '' : sign };
    })
    .sort((one, other) => rank(other) - rank(one));
}

/**
 * A move as the text of its part of a link.
 * @param players by seat
 */
export function writeMove({ values, kinds }: MoveKinds, move: AnyMove, players: readonly string[]): string {
  const write = ({ of, or = {} }: Field, value: unknown): string => {
    const seat = (id: string) => (Object.hasOwn(or, id) ? or[id] : players.indexOf(id).toString(36)) as string;
    switch (of) {
      // A player is a place without a number.
      case 'player':
      case 'place': {
        const [id, number] = [value].flat() as [string, number?];
        return seat(id) + (number === undefined ? '' : `o${number}`);
      }
      case 'number':
        return String(value);
      case 'truth':
        return value === '?' ? '' : value ? 'y' : 'n';
      default:
        return { ...values[of], ...or }[value as string] as string;
    }
  };
  const kind = kinds[move.move] as Kind;
  const said = Object.entries(kind.fields).filter(([name]) => move[name] !== undefined);
  const capital = said.find(([, { letter }]) => letter)?.[1].letter ?? kind.letter;
  const fields = [byOf(kind), kind.fields, furtherOf(kind, move)].flatMap((some) => written(some, capital));
  return [
    capital,
    ...fields
      .filter(({ name }) => move[name] !== undefined)
      .map(
        ({ name, field, sign }) =>
          sign +
          [move[name]]
            .flat(field.list ? 1 : 0)
            .map((value) => write(field, value))
            .join(''),
      ),
  ].join('');
}

/** What has been read, and the rest of the text. */
type Read = readonly [value: unknown, rest: string];

/** Reads moves as `writeMove` writes them. @returns what gives the move of a text; nothing where it is none */
export function moveReader<Table extends MoveKinds>({ values, kinds }: Table) {
  const kindOf = new Map(
    Object.entries(kinds).flatMap(([name, kind]) =>
      [kind.letter, ...Object.values(kind.fields).map(({ letter }) => letter)].map((letter) => [letter, name]),
    ) as [string, string][],
  );

  function readOne({ of, or = {}, most = 0 }: Field, text: string, players: readonly string[]): Read | undefined {
    const [letter, rest] = [text.charAt(0), text.slice(1)];
    const read = (value: unknown): Read | undefined => (value === undefined ? undefined : [value, rest]);
    const player = lookUp(or, letter) ?? players[Number.parseInt(letter, 36)];
    const number = (digit: string) => (/\d/.test(digit) && Number(digit) <= most ? Number(digit) : undefined);
    switch (of) {
      case 'player':
        return read(player);
      case 'place': {
        if (player === undefined || !rest.startsWith('o')) return read(player);
        const card = number(rest.charAt(1));
        return card === undefined ? undefined : [[player, card], rest.slice(2)];
      }
      case 'number':
        return read(number(letter));
      case 'truth':
        return read(letter === 'y' ? true : letter === 'n' ? false : undefined);
      default:
        return read(lookUp({ ...values[of], ...or }, letter));
    }
  }

  function readField(field: Field, text: string, players: readonly string[]): Read | undefined {
    if (!field.list) return readOne(field, text, players);
    const { least = 0, most } = field.list;
    const list: unknown[] = [];
    let rest = text;
    while (list.length < most) {
      const found = readOne(field, rest, players);
      if (!found) break;
      list.push(found[0]);
      rest = found[1];
    }
    const isTwice = field.of === 'player' && new Set(list).size < list.length;
    return list.length < least || isTwice ? undefined : [list, rest];
  }

  return (text: string, players: readonly string[]): MoveIn<Table> | undefined => {
    const capital = text.charAt(0);
    const name = kindOf.get(capital);
    if (name === undefined) return undefined;
    const kind = kinds[name] as Kind;
    const move: Record<string, unknown> & { readonly move: string } = { move: name };
    let rest = text.slice(1);
    const read = (fields: Fields): boolean =>
      written(fields, capital).every(({ name, field, sign }) => {
        const found = rest.startsWith(sign) ? readField(field, rest.slice(sign.length), players) : undefined;
        if (!found) return field.optional === true && field.letter !== capital;
        [move[name], rest] = found;
        return true;
      });
    const isRead = read(byOf(kind)) && read(kind.fields) && read(furtherOf(kind, move)) && rest === '';
    return isRead ? (move as MoveIn<Table>) : undefined;
  };
}

/**
 * What a game's moves are made of, told once: from the table of their kinds follow the types, what a record may hold (`move-schema.ts`), links
 * (`move-link.ts`), who is named where, and what the fuzzer tries.
 */
import type { Named } from './decode.ts';

/** A field of a move. */
export interface Field {
  /**
   * What it holds: the name of a `player`; a `place`, which is a player, with the number of the card where they have several; a `number`; a `truth`,
   * which only who made the move may know; or else one of the table's own `values`.
   */
  readonly of: string;
  /** It may be left out. */
  readonly optional?: true;
  /** It holds several, so many at least and at most; players each once. */
  readonly list?: { readonly least?: number; readonly most: number };
  /** Of a number, also of that in a place: how high it may be. */
  readonly most?: number;
  /** What may stand there besides, each with its letter in a link. */
  readonly or?: Letters;
  /** A small letter that stands before it in a link. */
  readonly sign?: string;
  /** A capital: in a link, a move that has this field begins with it, the field next, and not with the letter of its kind. */
  readonly letter?: string;
}

/** The fields of a move, in order. */
export type Fields = Readonly<Record<string, Field>>;

/** Values, each with its letter in a link. A letter is never used again for another one: an old link is read for ever. */
export type Letters<Id extends string = string> = Readonly<Record<Id, string>>;

/** A kind of move. */
export interface Kind {
  /** Its capital in a link. */
  readonly letter: string;
  /** Nobody decides it. Left out: a player does, whom `by` names. */
  readonly nobody?: true;
  readonly fields: Fields;
  /** What else the move needs by the value of its one field; for a value that is not among these, nothing. */
  readonly forms?: Readonly<Record<string, Fields>>;
}

/** The kinds of a game's moves. */
export interface MoveKinds {
  /** What the game's own fields hold, by what they are `of`. */
  readonly values: Readonly<Record<string, Letters>>;
  readonly kinds: Readonly<Record<string, Kind>>;
}

/** What a kind of move is, and what its fields mean. */
export interface KindTexts {
  readonly about: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The same by the value of its one field, where the move then needs more. */
  readonly forms?: Readonly<Record<string, Pick<KindTexts, 'about' | 'fields'>>>;
  /** What the move is for the other values. Left out: `about`. */
  readonly plain?: string;
}

type Said<Of> = { readonly [Name in keyof Of]: string };

/**
 * What a game's kinds of moves are, for who reads its schema: all of them, with all of their fields. Apart from the kinds, as a page that rules needs
 * none of it.
 */
export type MoveTexts<Table extends MoveKinds> = {
  readonly [Name in keyof Table['kinds']]: Pick<KindTexts, 'about' | 'plain'> & {
    readonly fields: Said<Table['kinds'][Name]['fields']>;
  } & (Table['kinds'][Name] extends { forms: infer Forms }
      ? {
          readonly forms: {
            readonly [Form in keyof Forms]: { readonly about: string; readonly fields: Said<Forms[Form]> };
          };
        }
      : unknown);
};

/** A kind of move that a player decides, by its capital in a link, and its fields. */
export const kind = <const Of extends Fields>(letter: string, fields: Of) => ({ letter, fields });

/** A field by what it holds. */
export const field = <const Of extends string>(of: Of) => ({ of });

/** A player, with the number of the card where they have several. */
export type Place = string | readonly [string, number];

/** What the fields hold that every game has. */
interface Shared {
  player: string;
  place: Place;
  number: number;
  truth: boolean | '?';
}

/** What a field holds, or each of its list. */
type One<Of extends Field, Values> = Of['of'] extends keyof Values
  ? keyof Values[Of['of']] | (Of extends { or: infer Others } ? keyof Others : never)
  : Of['of'] extends keyof Shared
    ? Shared[Of['of']]
    : never;

type Value<Of extends Field, Values> = Of extends { list: object } ? readonly One<Of, Values>[] : One<Of, Values>;

type ValuesOf<All extends Fields, Values> = {
  readonly [Name in keyof All as All[Name] extends { optional: true } ? never : Name]: Value<All[Name], Values>;
} & {
  readonly [Name in keyof All as All[Name] extends { optional: true } ? Name : never]?: Value<All[Name], Values>;
};

/** The most moves of a record that is read. */
export const MOST_MOVES = 10_000;

/** What every move of a kind has. */
type Head<Name, Of extends Kind> = { readonly move: Name } & (Of extends { nobody: true }
  ? unknown
  : { readonly by: string });

/** The moves of a kind whose one field says what else they need. */
type Formed<Name, Of extends Kind, Forms extends NonNullable<Kind['forms']>, Values> =
  | (Head<Name, Of> & {
      readonly [Parting in keyof Of['fields']]: Exclude<One<Of['fields'][Parting], Values>, keyof Forms>;
    })
  | {
      [Form in keyof Forms]: Head<Name, Of> & { readonly [Parting in keyof Of['fields']]: Form } & ValuesOf<
          Forms[Form],
          Values
        >;
    }[keyof Forms];

type Parts<Table extends MoveKinds> = {
  [Name in keyof Table['kinds']]: Table['kinds'][Name] extends { forms: infer Forms extends NonNullable<Kind['forms']> }
    ? Formed<Name, Table['kinds'][Name], Forms, Table['values']>
    : Head<Name, Table['kinds'][Name]> & ValuesOf<Table['kinds'][Name]['fields'], Table['values']>;
}[keyof Table['kinds']];

/** Objects put together from parts, each as the one that it is. */
type Whole<Type> = Type extends unknown ? { [Key in keyof Type]: Type[Key] } : never;

/** The moves of a game. */
export type MoveIn<Table extends MoveKinds> = Whole<Parts<Table>>;

/** A move of any game. */
export type AnyMove = Readonly<Record<string, unknown>> & { readonly move: string };

/** Who decides a move. */
const BY: Field = { of: 'player' };

/** The field that names who decides a move of a kind, if anybody does. */
export const byOf = ({ nobody }: Kind): Fields => (nobody ? {} : { by: BY });

/** The field whose value says what else a move of a kind needs, if there is one. */
export const partingOf = ({ forms, fields }: Kind): string | undefined => forms && Object.keys(fields)[0];

/** The fields that a move has besides those of its kind, in order. */
export function furtherOf({ forms, fields }: Kind, move: AnyMove): Fields {
  const [form] = Object.keys(fields).map((name) => move[name]);
  return forms?.[form as string] ?? {};
}

/** The fields that a move can have, in order, by their names. */
function fieldsOf({ kinds }: MoveKinds, move: AnyMove): [name: string, field: Field][] {
  const kind = kinds[move.move] as Kind;
  return Object.entries({ ...byOf(kind), ...kind.fields, ...furtherOf(kind, move) });
}

const namesPlayers = ({ of }: Field): boolean => of === 'player' || of === 'place';

/**
 * Where a move names players.
 * @param path of the move in its record
 */
export const namesIn = (kinds: MoveKinds, move: AnyMove, path: string): Named[] =>
  fieldsOf(kinds, move).flatMap(([name, field]) => {
    const value = move[name];
    if (!namesPlayers(field) || value === undefined) return [];
    const places = (field.list ? value : [value]) as readonly Place[];
    return places.flatMap((place, at): Named[] => {
      const [id] = [place].flat() as [string];
      if (field.or && Object.hasOwn(field.or, id)) return [];
      return [
        {
          path: `${path}.${name}${field.list ? `[${at}]` : ''}${typeof place === 'string' ? '' : '[0]'}`,
          name: id,
          again: field.of === 'player' && places.indexOf(place) !== at,
        },
      ];
    });
  });

/** Whether a move names a player. */
export const isNamedIn = (kinds: MoveKinds, move: AnyMove, id: string): boolean =>
  namesIn(kinds, move, '').some(({ name }) => name === id);

/** A move with another name for a player; what a field may have in the place of a name is nobody's. */
export function renamedIn<Move extends AnyMove>(kinds: MoveKinds, move: Move, from: string, to: string): Move {
  const swap = (value: unknown): unknown => (Array.isArray(value) ? value.map(swap) : value === from ? to : value);
  const named = fieldsOf(kinds, move).filter(
    ([name, field]) => namesPlayers(field) && name in move && !Object.hasOwn(field.or ?? {}, from),
  );
  return { ...move, ...Object.fromEntries(named.map(([name]) => [name, swap(move[name])])) };
}

/** What a field that tells moves apart may be, by its name: the kind, or what else parts those of a kind, by the alphabet. */
export const optionsOf =
  ({ values, kinds }: MoveKinds) =>
  (name: string): readonly string[] => {
    if (name === 'move') return Object.keys(kinds);
    const { fields } = Object.values(kinds).find((kind) => partingOf(kind) === name) as Kind;
    const { of } = fields[name] as Field;
    return Object.keys(values[of] ?? {}).sort();
  };

/**
 * What a record may hold as a move, from the table of a game's kinds of moves.
 */
import { z } from 'zod';
import {
  byOf,
  type Field,
  type Fields,
  type Kind,
  type KindTexts,
  type MoveIn,
  type MoveKinds,
  type MoveTexts,
  partingOf,
} from './moves.ts';
import { keys, type Plain, playerId } from './schema.ts';

const number = (most = 0) => z.int().min(0).max(most);

/** A list of so many. */
function listOf(item: z.ZodType, { least, most }: NonNullable<Field['list']>): z.ZodType {
  if (least === most) return z.array(item).length(most);
  const list = z.array(item).max(most);
  return least === undefined ? list : list.min(least);
}

/**
 * The shape of a game's moves.
 * @param texts what its kinds of moves are
 * @param named the shapes that values have elsewhere too, by what fields are `of`
 */
export function moveSchema<Table extends MoveKinds>(
  { values, kinds }: Table,
  texts: MoveTexts<Table>,
  named: { readonly [Of in keyof Table['values']]?: z.ZodEnum<Readonly<Record<string, string>>> },
): z.ZodType<Plain<MoveIn<Table>>> {
  function one({ of, or, most }: Field): z.ZodType {
    switch (of) {
      case 'player':
        return playerId;
      case 'place':
        return z
          .union([playerId, z.tuple([playerId, number(most)])])
          .meta({ id: 'place', description: 'A player, with the number of the card where they have several.' });
      case 'number':
        return number(most);
      case 'truth':
        return z.literal([true, false, '?']);
      default:
        return (!or && named[of]) || z.enum([...(named[of]?.options ?? keys(values[of] ?? {})), ...keys(or ?? {})]);
    }
  }
  const shape = (field: Field, about: string): z.ZodType => {
    const value = field.list ? listOf(one(field), field.list) : one(field);
    return (field.optional ? value.optional() : value).describe(about);
  };
  const shapes = (fields: Fields, said: KindTexts['fields']) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shape(field, said[name] as string)]));

  function ofKind([name, kind]: [string, Kind]) {
    const { about, fields, plain = about, forms: said } = texts[name] as KindTexts;
    const common = {
      ...shapes(byOf(kind), { by: 'The player who decides.' }),
      move: z.literal(name).describe('The kind of move.'),
      ...shapes(kind.fields, fields),
    };
    const parting = partingOf(kind);
    const { forms = {} } = kind;
    if (parting === undefined) return z.strictObject(common).describe(about);
    const { of } = kind.fields[parting] as Field;
    const decides = fields[parting] as string;
    const others = Object.keys(values[of] ?? {}).filter((id) => !(id in forms));
    return z
      .discriminatedUnion(parting, [
        z.strictObject({ ...common, [parting]: z.enum(others).describe(decides) }).describe(plain),
        ...Object.entries(forms).map(([id, form]) => {
          const told = said?.[id] as KindTexts;
          const needed = { [parting]: z.literal(id).describe(decides), ...shapes(form, told.fields) };
          return z.strictObject({ ...common, ...needed }).describe(told.about);
        }),
      ])
      .meta({ id: name, description: about });
  }
  const [first, ...others] = Object.entries(kinds).map(ofKind) as [ReturnType<typeof ofKind>];
  return z
    .discriminatedUnion('move', [first, ...others])
    .meta({ id: 'move', description: 'What somebody does.' }) as z.ZodType as z.ZodType<Plain<MoveIn<Table>>>;
}

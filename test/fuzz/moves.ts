/** Moves at random, by the table of a game's kinds of moves. */
import fc from 'fast-check';
import { type AnyMove, byOf, type Field, type Fields, furtherOf, type MoveKinds } from '../../engine/kernel/moves.ts';

/**
 * Any move that can be written down, sense or not.
 * @param players whom it may name
 */
export function movesOf({ values, kinds }: MoveKinds, players: readonly string[]): fc.Arbitrary<AnyMove> {
  function one({ of, or = {}, most = 0 }: Field): fc.Arbitrary<unknown> {
    const player = fc.constantFrom(...players, ...Object.keys(or));
    switch (of) {
      case 'player':
        return player;
      case 'place':
        return fc.oneof(player, fc.tuple(player, fc.nat(most)));
      case 'number':
        return fc.nat(most);
      case 'truth':
        return fc.constantFrom<unknown>(true, false, '?');
      default:
        return fc.constantFrom(...Object.keys({ ...values[of], ...or }));
    }
  }
  function any(field: Field): fc.Arbitrary<unknown> {
    if (!field.list) return one(field);
    const { least: minLength = 0, most: maxLength } = field.list;
    return (field.of === 'player' ? fc.uniqueArray : fc.array)(one(field), { minLength, maxLength });
  }
  const filled = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
    fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, any(field)])), {
      requiredKeys: Object.keys(fields).filter((name) => !fields[name]?.optional),
    });
  return fc.oneof(
    ...Object.entries(kinds).map(([move, kind]) =>
      filled({ ...byOf(kind), ...kind.fields }).chain((said) =>
        filled(furtherOf(kind, { move, ...said })).map((more): AnyMove => ({ move, ...said, ...more })),
      ),
    ),
  );
}

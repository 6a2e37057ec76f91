/** What a record may hold as a move, as other programs read it: what is said of a field, and of what it holds. */
import { expect, it } from 'vitest';
import { moveSchema } from '../../../engine/kernel/move-schema.ts';
import { kind, type MoveKinds } from '../../../engine/kernel/moves.ts';
import { jsonSchema } from '../../../src/lib/json-schema.ts';

const kinds = {
  values: { power: { see: 's', take: 't' } },
  kinds: {
    look: kind('L', 'Looks at a card.', { at: { of: 'place', about: 'Whose.', most: 2 } }),
    use: {
      ...kind('U', 'Uses a power.', { power: { of: 'power', about: 'Which.' } }),
      forms: { take: { about: 'Takes a card.', fields: { from: { of: 'player', about: 'From whom.' } } } },
    },
  },
} as const satisfies MoveKinds;

const schema = jsonSchema(moveSchema(kinds, {}), 'moves');

it('a place is told once, under its name', () => {
  expect(schema).toMatchObject({
    $defs: {
      place: {
        description: 'A player, with the number of the card where they have several.',
        anyOf: [
          { $ref: '#/$defs/player-id' },
          { type: 'array', prefixItems: [{ $ref: '#/$defs/player-id' }, { type: 'integer', minimum: 0, maximum: 2 }] },
        ],
      },
      move: { oneOf: [{ properties: { at: { description: 'Whose.', $ref: '#/$defs/place' } } }, {}] },
    },
  });
});

it('a move of which nothing else is said by its value is what its kind is', () => {
  expect(schema).toMatchObject({
    $defs: {
      use: {
        oneOf: [
          { description: 'Uses a power.', properties: { power: { enum: ['see'] } } },
          {
            description: 'Takes a card.',
            properties: { power: { const: 'take' }, from: { description: 'From whom.' } },
          },
        ],
      },
    },
  });
});

it('of what may be so, not so or unknown, all three are named where something else comes', () => {
  const asks = { values: {}, kinds: { ask: kind('A', 'Asks.', { yes: { of: 'truth', about: 'Whether.' } }) } } as const;
  const { error } = moveSchema(asks satisfies MoveKinds, {}).safeParse({ by: 'A', move: 'ask', yes: 'maybe' });
  expect(error?.issues).toMatchObject([{ code: 'invalid_value', path: ['yes'], values: [true, false, '?'] }]);
});

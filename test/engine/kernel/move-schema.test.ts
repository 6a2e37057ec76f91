/** What a record may hold as a move, as other programs read it: what is said of a field, and of what it holds. */
import { expect, it } from 'vitest';
import { moveSchema } from '../../../engine/kernel/move-schema.ts';
import { kind, type MoveKinds, type MoveTexts } from '../../../engine/kernel/moves.ts';
import { jsonSchema } from '../../../src/lib/json-schema.ts';

const kinds = {
  values: { power: { see: 's', take: 't' } },
  kinds: {
    look: kind('L', { at: { of: 'place', most: 2 } }),
    use: { ...kind('U', { power: { of: 'power' } }), forms: { take: { from: { of: 'player' } } } },
  },
} as const satisfies MoveKinds;

const texts: MoveTexts<typeof kinds> = {
  look: { about: 'Looks at a card.', fields: { at: 'Whose.' } },
  use: {
    about: 'Uses a power.',
    fields: { power: 'Which.' },
    forms: { take: { about: 'Takes a card.', fields: { from: 'From whom.' } } },
  },
};

const schema = jsonSchema(moveSchema(kinds, texts, {}), 'moves');

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
  const asks = { values: {}, kinds: { ask: kind('A', { yes: { of: 'truth' } }) } } as const satisfies MoveKinds;
  const said = { ask: { about: 'Asks.', fields: { yes: 'Whether.' } } };
  const { error } = moveSchema(asks, said, {}).safeParse({ by: 'A', move: 'ask', yes: 'maybe' });
  expect(error?.issues).toMatchObject([{ code: 'invalid_value', path: ['yes'], values: [true, false, '?'] }]);
});

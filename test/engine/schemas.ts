/** The JSON Schemas, read by a validator that knows nothing of zod (Ajv), to hold records, rulings and refusals against. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { jsonSchemas } from '../../scripts/engine.ts';
import { type Game, gameIds } from '../../src/games.ts';
import type { EngineSchema } from '../../src/lib/json-schema.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

/** The JSON Schemas of each game. */
export const schemas = Object.fromEntries(
  await Promise.all(gameIds.map(async (game) => [game, await jsonSchemas(game)])),
) as Readonly<Record<Game, Readonly<Record<EngineSchema, object>>>>;

const validators = new Map<object, ValidateFunction>();

/** What a schema of a game has against a value, once it has been JSON; empty if nothing. */
export function objections(game: Game, schema: EngineSchema, value: unknown): string[] {
  const document = schemas[game][schema];
  // Of few files all are asked for, and to compile one takes longer than to hold something against it.
  const validate = validators.get(document) ?? ajv.compile(document);
  validators.set(document, validate);
  return validate(JSON.parse(JSON.stringify(value)))
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

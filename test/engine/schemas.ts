/** The JSON Schemas, read by a validator that knows nothing of zod (Ajv), to hold records, rulings and refusals against. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { jsonSchemas } from '../../scripts/engine.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
const schemas = await jsonSchemas('teufelsburg');
const validators = {
  record: ajv.compile(schemas.record),
  ruling: ajv.compile(schemas.ruling),
  invalid: ajv.compile(schemas.invalid),
};

/** What a schema has against a value, once it has been JSON; empty if nothing. */
export function objections(schema: keyof typeof validators, value: unknown): string[] {
  const validate = validators[schema];
  return validate(JSON.parse(JSON.stringify(value)))
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

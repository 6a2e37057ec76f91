/**
 * The JSON Schemas as other programs read them, a line to each part: `npx vitest run test/engine/golden -u` writes them anew.
 *
 * What a record may hold, what a ruling says, and every word that explains a field shows here when it changes.
 */
import { describe, expect, it } from 'vitest';
import { gameIds } from '../../../src/games.ts';
import { type EngineSchemas, engineSchemas, jsonSchema } from '../../../src/lib/json-schema.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPart = (value: unknown) => isObject(value) && (!Array.isArray(value) || value.some((one) => isObject(one)));

/** A line for each part of a schema, with what stands in it directly, under the path to it. */
function outline(part: object, path = ''): string[] {
  const entries = Object.entries(part);
  const own = entries.filter(([, value]) => !isPart(value));
  const line = own.map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(' | ') : value}`).join('; ');
  const inside = entries
    .filter(([, value]) => isPart(value))
    .flatMap(([key, value]) => outline(value, path ? `${path}/${key}` : key));
  return own.length > 0 ? [`${path}: ${line}`, ...inside] : inside;
}

describe.each(gameIds)('%s', (game) => {
  it.each(engineSchemas)('the schema called %s is as ever', async (name) => {
    const schemas: EngineSchemas = await import(/* @vite-ignore */ `../../../engine/${game}/schema.ts`);
    const lines = outline(jsonSchema(schemas[`${name}Schema`], name));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`schemas/${game}/${name}.txt`);
  });
});

/**
 * Builds `engine/` into a package of its own, for programs that want the rules without the site: `engine/dist/` then holds the modules with
 * their types, the JSON Schemas, and a package.json that asks for nothing but zod.
 *
 * `node scripts/engine.ts`
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { gameIds } from '../src/games.ts';
import { type EngineSchema, type EngineSchemas, engineSchemaPath, jsonSchema } from '../src/lib/json-schema.ts';
import { optionsOf } from './options.ts';
import { root, run } from './run.mjs';

const engine = join(root, 'engine');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The JSON Schemas (draft 2020-12) of what a game's engine reads and says, made from what decodes it. */
export async function jsonSchemas(game: string): Promise<Record<EngineSchema, object>> {
  const schemas: EngineSchemas = await import(join(engine, game, 'schema.ts'));
  const write = (name: EngineSchema) =>
    jsonSchema(schemas[`${name}Schema`], manifest.homepage + engineSchemaPath(game, name));
  return { record: write('record'), ruling: write('ruling'), invalid: write('invalid') };
}

/** The package.json of the built engine: the project's own, without what only the site needs. */
function packageJson(): object {
  const { exports, dependencies, name, version, description, private: isPrivate, homepage, type, engines } = manifest;
  return {
    name,
    version,
    description,
    private: isPrivate,
    homepage,
    type,
    engines,
    exports: JSON.parse(JSON.stringify(exports).replaceAll('./engine/dist/', './')),
    dependencies: { zod: dependencies.zod },
  };
}

/**
 * Builds the package.
 * @param folder where it goes; what stands there is removed
 * @throws Error with what the compiler says
 */
export async function buildEngine(folder = join(engine, 'dist')): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const { code, output } = await run('tsc', ['-p', join(root, 'tsconfig.engine.json'), '--outDir', folder]);
  if (code !== 0) throw new Error(output);
  for (const game of gameIds) {
    mkdirSync(join(folder, game), { recursive: true });
    for (const [name, schema] of Object.entries(await jsonSchemas(game))) {
      writeJson(join(folder, game, `${name}.schema.json`), schema);
    }
  }
  writeJson(join(folder, 'package.json'), packageJson());
}

/**
 * How many bytes a page loads for a game's engine: bundled, minified, gzipped. Reading input with zod is not among it.
 * @param module `index` for all that it exports, `rule` for what rules on a record
 */
export async function bundledSize(game: string, module: 'index' | 'rule' = 'index'): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(engine, game, `${module}.ts`)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

if (import.meta.main) {
  optionsOf({});
  await buildEngine();
  for (const game of gameIds) console.log(`${game}: ${await bundledSize(game)} bytes minified and gzipped`);
}

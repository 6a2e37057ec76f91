/**
 * `npm start`: builds the site and serves it. `--port N` (or the environment's PORT) chooses the port, `--host ADDRESS`
 * opens it to other machines (`--host 0.0.0.0` to try it on a phone), `--base PATH` puts it under a path as a host may, `--no-build` serves what was
 * built before.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installed, root, run } from './run.mjs';

const DEFAULT_PORT = 4321;
const HELP = 'the options are --port N, --host ADDRESS, --base PATH and --no-build, after a lone --';
const folder = `${root}/dist`;

/** Ends the program with one line that says what was wrong. */
function fail(message, code = 1) {
  console.error(`npm start: ${message}`);
  process.exit(code);
}

function readArguments() {
  if (process.argv.slice(2).includes('--help')) {
    console.log(`npm start: builds the site and serves it; ${HELP}`);
    process.exit(0);
  }
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        base: { type: 'string', default: '/' },
        build: { type: 'boolean', default: true },
      },
      allowNegative: true,
    }).values;
  } catch (error) {
    const [problem] = error.message.split('\n');
    return fail(`${problem} (${HELP})`, 2);
  }
}

/** @param {string} text */
function readPort(text, name) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) fail(`${name} ${text} is not a port (1 to 65535)`, 2);
  return port;
}

const { port: option, host, base: path, build } = readArguments();
const base = `/${path}/`.replace(/\/+/g, '/');
const asked =
  option !== undefined ? readPort(option, '--port') : process.env.PORT ? readPort(process.env.PORT, 'PORT') : undefined;

if (!installed()) fail('the packages are not installed yet; run `npm ci` first');
if (build) {
  const { code } = await run('astro', ['build', '--base', base], { show: true });
  if (code !== 0) fail('the build failed; what it said stands above');
} else if (!existsSync(folder)) fail('nothing is built yet; run `npm run build` first');

const { serve } = await import('./server.mjs');
const wanted = asked ?? DEFAULT_PORT;
const { port, close } = await serve({ folder, base, port: wanted, host }).catch((error) => fail(error.message));
if (port !== wanted) console.log(`\nPort ${wanted} is taken; ${port} is free.`);
const isEverywhere = host === '0.0.0.0' || host === '::';
const name = host === undefined || isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
console.log(`\nCoachlamp is at http://${name}:${port}${base} (Ctrl+C stops it)`);
if (isEverywhere) console.log(`Other machines reach it by this one's own address, on port ${port}.`);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().then(() => process.exit(0)));

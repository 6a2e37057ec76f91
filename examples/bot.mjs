/**
 * A bot that settles disputes: reads a record of any game from a file and says what comes of it, and why.
 *
 * `node examples/bot.mjs [FILE]`; without one, it takes `record.json` beside it
 */
import { readFileSync } from 'node:fs';
import * as mascarade from 'coachlamp/mascarade';
import { decode as decodeMascarade } from 'coachlamp/mascarade/decode';
import * as teufelsburg from 'coachlamp/teufelsburg';
import { decode as decodeTeufelsburg } from 'coachlamp/teufelsburg/decode';

const engines = new Map([
  ['mascarade', { ...mascarade, decode: decodeMascarade }],
  ['teufelsburg', { ...teufelsburg, decode: decodeTeufelsburg }],
]);

const file = process.argv[2] ?? new URL('record.json', import.meta.url);
const record = JSON.parse(readFileSync(file, 'utf8'));
// What is of neither game is refused by either.
const { answerOf, decode, rule } = engines.get(record?.game) ?? engines.get('teufelsburg');
const decoded = decode(record);
if (decoded.ok) {
  const ruling = rule(decoded.value);
  const answer = answerOf(ruling);
  console.log(ruling.status, answer.code, answer.params);
  for (const { code, cites } of ruling.steps) console.log(`- ${code} (${cites.join(', ')})`);
  for (const { by, moves } of ruling.pending) console.log(`${by ?? 'anybody'}:`, moves);
} else {
  for (const { path, message } of decoded.problems) console.error(`${path}: ${message}`);
  process.exitCode = 2;
}

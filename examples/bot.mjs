/**
 * A bot that settles disputes: reads a record from a file and says what comes of it, and why.
 *
 * `node examples/bot.mjs [FILE]`; without one, it takes `record.json` beside it
 */
import { readFileSync } from 'node:fs';
import { answerOf, rule } from 'coachlamp/teufelsburg';
import { decode } from 'coachlamp/teufelsburg/decode';

const file = process.argv[2] ?? new URL('record.json', import.meta.url);
const decoded = decode(JSON.parse(readFileSync(file, 'utf8')));
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

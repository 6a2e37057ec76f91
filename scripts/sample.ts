/**
 * `npm run sample`: texts of a language drawn by a seed, for somebody who has not written them to score as `docs/wording.md` lays down.
 *
 * Exit status: 0 drawn; 2 wrong options.
 */
import { seeded } from '../engine/kernel/random.ts';
import { locales } from '../src/locales.ts';
import { textsByKind } from '../test/content/drawn.ts';
import { given, refuse } from './options.ts';

const help = `npm run sample -- --locale ${locales.join('|')} --seed NUMBER [--count NUMBER]

  --locale   the language; a translation comes with the English beside it
  --seed     the same seed draws the same texts of the same content
  --count    how many, 60 if not said
`;

const { values } = given(
  {
    options: {
      locale: { type: 'string', default: '' },
      seed: { type: 'string', default: '' },
      count: { type: 'string', default: '60' },
    },
  },
  help,
);
const locale = locales.find((one) => one === values.locale);
if (!locale) refuse(`--locale: expected ${locales.join(', ')}, got ${JSON.stringify(values.locale)}`, help);
const [seed, count] = (['seed', 'count'] as const).map((name) => {
  if (!/^\d+$/.test(values[name])) refuse(`--${name}: expected a number, got ${JSON.stringify(values[name])}`, help);
  return Number(values[name]);
}) as [number, number];
const random = seeded(seed);
const kinds = textsByKind(locale);
const weight = kinds.reduce((sum, { share }) => sum + share, 0);
let left = count;
let number = 0;
for (const [index, { kind, share, texts }] of kinds.entries()) {
  const own = index === kinds.length - 1 ? left : Math.min(left, Math.round((count * share) / weight));
  left -= own;
  for (const { where, text, source } of random.shuffle(texts).slice(0, own)) {
    console.log(`${++number}. [${kind}] ${where}\n   ${text.replaceAll('\n', '\n   ')}`);
    if (source !== undefined) console.log(`   en: ${source.replaceAll('\n', '\n   ')}`);
    console.log();
  }
}

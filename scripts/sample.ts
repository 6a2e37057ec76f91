/**
 * `npm run sample`: texts of a language drawn by a seed, for somebody who has not written them to score as `docs/wording.md` lays down.
 *
 * Exit status: 0 drawn; 2 wrong options.
 */
import { parseArgs } from 'node:util';
import { seeded } from '../engine/kernel/random.ts';
import { locales } from '../src/locales.ts';
import { textsByKind } from '../test/content/drawn.ts';

const help = `npm run sample -- --locale ${locales.join('|')} --seed NUMBER [--count NUMBER]

  --locale   the language; a translation comes with the English beside it
  --seed     the same seed draws the same texts of the same content
  --count    how many, 60 if not said
`;

function options() {
  try {
    const { values } = parseArgs({
      options: {
        locale: { type: 'string', default: '' },
        seed: { type: 'string', default: '' },
        count: { type: 'string', default: '60' },
      },
    });
    const locale = locales.find((one) => one === values.locale);
    if (!locale) throw new Error(`--locale: expected ${locales.join(', ')}, got ${JSON.stringify(values.locale)}`);
    for (const name of ['seed', 'count'] as const)
      if (!/^\d+$/.test(values[name]))
        throw new Error(`--${name}: expected a number, got ${JSON.stringify(values[name])}`);
    return { locale, seed: Number(values.seed), count: Number(values.count) };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

const { locale, seed, count } = options();
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

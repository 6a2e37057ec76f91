/** The texts of the game are without fault, and every kind of fault is told with file and line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gameIds } from '../../src/games.ts';
import { textProblems } from '../../src/lib/text-checks.ts';
import type { Files } from '../../src/lib/translation.ts';
import { defaultLocale, type Locale, locales } from '../../src/locales.ts';
import { contentOf, game as folder, references } from '../content/content.ts';
import { concepts, termsOf } from '../content/terms.ts';

const game = 'teufelsburg';
const content = join(folder, '..');
const files: Files = Object.fromEntries(
  readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(json|yaml|mdx)$/.test(path))
    .map((path) => [`content/${path}`, readFileSync(join(content, path), 'utf8')]),
);
const numbers = Object.fromEntries(
  locales.flatMap((locale) => {
    const words = files[`content/numbers/${locale}.yaml`];
    return words ? [[locale, parse(words)]] : [];
  }),
);

/** The languages that the text of a file is checked in: its own, and beside the English. */
const languagesOf = (path: string) =>
  locales.filter((locale) => locale === defaultLocale || path.includes(`/${locale}/`));

/** What is wrong in some languages once a file has another text. */
function problemsIn(path: string, text: string, own: readonly Locale[]): string[] {
  const others = locales.filter((locale) => !own.includes(locale));
  const read = Object.entries({ ...files, [path]: text }).filter(
    ([file]) => !others.some((locale) => file.includes(`/${locale}/`)),
  );
  return textProblems({ game, locales: own, files: Object.fromEntries(read), terms: concepts, references, numbers });
}

it.each(gameIds)('of %s are without fault', (one) => {
  const { references: own } = contentOf(one);
  const { concepts: terms } = termsOf(one);
  expect(textProblems({ game: one, locales, files, terms, references: own, numbers })).toEqual([]);
});

/** The line on which something stands. */
const lineOf = (text: string, what: string) => text.slice(0, text.indexOf(what)).split('\n').length;

describe('a fault is told with file, line, what was found and what was expected', () => {
  it.each<[string, string, string, string, string]>([
    [
      'a card named without its reference',
      'rules/en/claim.mdx',
      'The [Black Pearl](object.black-pearl) does not prevent this claim.',
      'The Black Pearl does not prevent this claim.',
      'found “Black Pearl” without a link, expected [Black Pearl](object.black-pearl)',
    ],
    [
      'a card in a case of its own',
      'rules/hu/setup.mdx',
      '[Erőital](drink.drink-of-power)',
      'Erőitalt',
      'found “Erőitalt” without a link, expected [Erőitalt](drink.drink-of-power)',
    ],
    [
      'a deprecated term',
      'text/it/readings.yaml',
      'A un effetto introdotto',
      'A un vantaggio introdotto',
      'found “vantaggio”, a deprecated term, expected “abilità”',
    ],
    [
      'HTML',
      'text/en/cards/dagger.yaml',
      'When you attack, add 1 point',
      'When you attack, <img src=x onerror=alert(1)> add 1 point',
      'found <img src=x onerror=alert(1)>, expected words without HTML and pictures',
    ],
    [
      'a script in the words of the interface',
      '../ui/pt/site.json',
      '"title": "Pesquisar no sítio"',
      '"title": "Pesquisar <script>alert(1)</script>"',
      'found <script>, expected words without HTML and pictures',
    ],
    [
      'a picture',
      'rules/en/fight.mdx',
      'If both sides have the same number of points',
      '![](https://coachlamp.example/x.png) If both sides have the same number of points',
      'found ![](https://coachlamp.example/x.png), expected words without HTML and pictures',
    ],
    [
      'a script between paragraphs',
      'rules/en/fight.mdx',
      '<Rule id="fight.tie">',
      '<script>alert(1)</script>\n\n<Rule id="fight.tie">',
      'found <script>alert(1)</script>, expected it within a <Rule> or a <Scene>',
    ],
    [
      'a sentence beside all paragraphs, which would be lost',
      'rules/en/fight.mdx',
      '<Rule id="fight.tie">',
      'Somebody forgot this.\n\n<Rule id="fight.tie">',
      'found Somebody forgot this., expected it within a <Rule> or a <Scene>',
    ],
    [
      'a link to nothing',
      'text/pt/cards/doctor.yaml',
      '(occupation.duelist)',
      '(object.duelist)',
      'found object.duelist, expected a paragraph or a card (such as fight.duelist)',
    ],
    [
      'a link to nothing in the source',
      'rules/en/fight.mdx',
      '(occupation.priest)',
      '(occupation.preist)',
      'found occupation.preist, expected a paragraph or a card (such as occupation.priest)',
    ],
  ])('%s', (_, file, from, to, message) => {
    const path = posix.join('content', game, file);
    const before = files[path] ?? '';
    expect(before).toContain(from);
    const after = before.replace(from, to);
    expect(problemsIn(path, after, languagesOf(path)).join('\n')).toContain(`${path}:${lineOf(after, to)}: ${message}`);
  });

  it.each<[string, string, string | RegExp, string, string, string]>([
    [
      'a card mention dropped',
      'rules/it/fight.mdx',
      '[Prete](occupation.priest)',
      'Prete',
      'fight.priest"',
      'no link to occupation.priest',
    ],
    ['a number dropped', 'rules/pt/contents.mdx', /Dezasseis/, 'Alguns', 'contents.seal"', 'no 16'],
    ['a number changed', 'rules/hu/setup.mdx', /tizenhat/i, 'tizenöt', 'setup.first-game"', 'no 16'],
    ['a number dropped from a card', 'text/hu/cards/casting-knives.yaml', /három/i, 'több', 'name:', 'no 3'],
  ])('%s', (_, file, from, to, at, found) => {
    const path = `content/${game}/${file}`;
    const before = files[path] ?? '';
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    const problems = problemsIn(path, after, languagesOf(path));
    expect(problems.join('\n')).toContain(`${path}:${lineOf(after, at)}: found ${found}, expected `);
  });

  it('but nothing of a translation that its source has left behind', () => {
    const path = `content/${game}/rules/en/fight.mdx`;
    const after = (files[path] ?? '').replace(
      /(<Rule id="fight.tie">\s+)/,
      '$1Seventeen or 17. [The Whip](object.whip). ',
    );
    expect(problemsIn(path, after, locales)).toEqual([]);
  });
});

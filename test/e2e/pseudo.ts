/**
 * A language made up for tests: every letter of the English accented, every text lengthened and bracketed. What is still plain
 * English on a page of it was never given to the translators.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþɋŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŤÚṼŴẊÝŽ';
const accents = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] as string]));

/** What stays as it is: slots, targets of links, tags, code, rows of dashes. */
const KEPT = /(\{\{[^}]*\}\}|\]\([^)]*\)|<[^>]*>|`[^`]*`|&\w+;)/;

/** A text in the language made up: `Attack!` is `[Áťťáçķ! ééé]`. */
export function pseudo(text: string): string {
  const accented = text
    .split(KEPT)
    .map((part, index) => (index % 2 ? part : part.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? letter)))
    .join('');
  // Other languages are longer by about a third, short texts by more.
  const more = Math.ceil(text.length * 0.3) + 2;
  return `[${accented} ${'ééééééé '
    .repeat(Math.ceil(more / 8))
    .slice(0, more)
    .trim()}]`;
}

/** Keys of the terms that are data, not words. */
const DATA = new Set(['status', 'partOfSpeech', 'gender', 'leaflets', 'forms']);

function pseudoYaml(source: string, isTerms: boolean): string {
  const document = parseDocument(source);
  visit(document, {
    Pair: (_key, pair) => (isTerms && isScalar(pair.key) && DATA.has(String(pair.key.value)) ? visit.SKIP : undefined),
    Scalar(key, scalar) {
      if (key !== 'key' && typeof scalar.value === 'string') scalar.value = pseudo(scalar.value);
    },
  });
  return document.toString();
}

const pseudoJson = (source: string) =>
  JSON.stringify(JSON.parse(source, (_key, value) => (typeof value === 'string' ? pseudo(value) : value)));

function pseudoMdx(source: string): string {
  const [, front = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(source) ?? [];
  return `---\n${pseudoYaml(front, false)}---\n${pseudoText(body)}`;
}

/** The paragraphs of a chapter. */
function pseudoText(source: string): string {
  return source
    .split('\n')
    .map((line) => {
      if (/^(<|\||\s*$)/.test(line) && !/^\| .*[a-z]/i.test(line)) return line;
      const [, mark = '', words = ''] = /^((?:[-*] |\d+\. |> )?)(.*)$/.exec(line) ?? [];
      if (line.startsWith('|')) return line.replace(/[^|]*[a-z][^|]*/gi, (cell) => ` ${pseudo(cell.trim())} `);
      return `${mark}${pseudo(words)}`;
    })
    .join('\n');
}

const change = (file: string, how: (source: string) => string) => writeFileSync(file, how(readFileSync(file, 'utf8')));

function rewrite(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, entry);
    if (entry.endsWith('.json')) change(file, pseudoJson);
    else if (entry.endsWith('.mdx')) change(file, pseudoMdx);
    else if (entry.endsWith('.yaml')) change(file, (source) => pseudoYaml(source, entry.endsWith('terms.yaml')));
  }
}

/** Adds the files of the language under its name beside each `en/` below `content/`. */
export function addPseudoLocale(content: string, name: string): void {
  const folders = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => /(^|\/)en$/.test(path));
  for (const folder of folders) {
    const target = join(content, folder, '..', name);
    cpSync(join(content, folder), target, { recursive: true });
    if (existsSync(join(target, 'stamps.json'))) rmSync(join(target, 'stamps.json'));
    rewrite(target);
  }
}

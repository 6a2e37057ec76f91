/** The export of the terms as TBX-Basic, by the public schemas and a real validator. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { finishedIn, gameIds } from '../../src/games.ts';
import { tbxHead, toTbx } from '../../src/lib/tbx.ts';
import { once } from '../once.ts';
import { concepts, files, termsOf } from './terms.ts';

/** The export of each game. */
const exported = gameIds.map((game) => {
  const { concepts, files } = termsOf(game);
  return { game, concepts, tbx: toTbx(concepts, tbxHead(files.game)) };
});

/** The faults are seeded in a short one. */
const few = toTbx(concepts.slice(0, 10), tbxHead(files.game));

// The schemas belong to their publisher and carry no licence, so they are no part of the project.
const schemas = join(import.meta.dirname, '..', '..', '..', 'shared', 'tbx');

/** The whole dialect; and its core alone, by which jing also holds the ids apart. */
const DIALECT = 'TBX-Basic.nvdl';
const CORE = 'TBXcoreStructV03.rng';

it.each(exported)(
  'of $game is well-formed, with an entry for each concept and a section for each language',
  ({ game, concepts, tbx }) => {
    expect(XMLValidator.validate(tbx)).toBe(true);
    expect(tbx.match(/<conceptEntry /g)).toHaveLength(concepts.length);
    expect(tbx.match(/<langSec /g)).toHaveLength(concepts.length * (finishedIn(game).length + 1));
  },
);

it('has the terms as they are written', () => {
  expect(exported.map(({ tbx }) => tbx).join()).toContain('<term>Tőr</term>');
});

// The schemas let these pass.
it.each(exported)('of $game leaves nothing empty, and says nothing of a term twice', ({ game, concepts, tbx }) => {
  expect(tbx).not.toMatch(/<([\w:]+)[^>]*>\s*<\/\1>|\/>/);
  const sections = tbx.match(/<termSec>.*?<\/termSec>/gs) ?? [];
  expect(sections.length).toBeGreaterThan(concepts.length * finishedIn(game).length);
  for (const section of sections)
    for (const name of ['term', 'min:administrativeStatus', 'min:partOfSpeech'])
      expect(section.split(`<${name}>`), section).toHaveLength(2);
});

it('writes what is markup elsewhere as text', () => {
  const [first] = concepts as [(typeof concepts)[number]];
  const term = { term: 'a < b & "c"', status: 'preferred', partOfSpeech: 'noun', leaflets: [], forms: [] } as const;
  const odd = toTbx([{ ...first, languages: { en: { terms: [term] } } }], tbxHead(files.game));
  expect(XMLValidator.validate(odd)).toBe(true);
  expect(odd).toContain('<term>a &lt; b &amp; &quot;c&quot;</term>');
});

/** Faults, each by what puts it into the export. */
const faults: readonly [string, (document: string) => string][] = [
  ['an entry without an id', (text) => text.replace(/<conceptEntry id="[^"]*"/, '<conceptEntry')],
  ['an unknown status', (text) => text.replace('preferredTerm-admn-sts', 'bestTerm-admn-sts')],
  ['an unknown part of speech', (text) => text.replace('>noun<', '>name<')],
  ['an unknown gender', (text) => text.replace('>feminine<', '>female<')],
  ['a section without a language', (text) => text.replace('<langSec xml:lang="hu">', '<langSec>')],
  ['a term outside its section', (text) => text.replace(/<termSec>\s*(<term>[^<]*<\/term>)/, '$1<termSec>')],
  ['a section without a term', (text) => text.replace(/(<termSec>\s*)<term>[^<]*<\/term>/, '$1')],
  ['a definition with the term', (text) => text.replace(/(<termSec>)/, '$1<basic:definition>x</basic:definition>')],
  [
    'a gender at the language',
    (text) => text.replace(/(<langSec [^>]*>)/, '$1<basic:grammaticalGender>masculine</basic:grammaticalGender>'),
  ],
  [
    'a subject at the language',
    (text) => text.replace(/(<langSec [^>]*>)/, '$1<min:subjectField>x</min:subjectField>'),
  ],
  [
    'an unknown data category',
    (text) => text.replace('<min:subjectField>', '<min:subject>').replace('</min:subjectField>', '</min:subject>'),
  ],
  ['an id that is none', (text) => text.replace('conceptEntry id="', 'conceptEntry id="1 ')],
  ['a language that is none', (text) => text.replace('xml:lang="hu"', 'xml:lang="not a tag"')],
  ['a file without a language', (text) => text.replace(' style="dct" xml:lang="en"', ' style="dct"')],
  [
    'a subject after the languages',
    (text) => text.replace(/(<min:subjectField>[^<]*<\/min:subjectField>)(.*?)(?=<\/conceptEntry>)/s, '$2$1'),
  ],
  ['a status before the term', (text) => text.replace(/(<term>[^<]*<\/term>)\s*(<min:\w+>[^<]*<\/min:\w+>)/, '$2$1')],
  ['another core', (text) => text.replace('urn:iso:std:iso:30042:ed-2', 'urn:iso:std:iso:30042:ed-3')],
  ['another namespace', (text) => text.replace('http://www.tbxinfo.net/ns/basic', 'http://example.org/basic')],
  ['another dialect', (text) => text.replace('type="TBX-Basic"', 'type="TBX-Core"')],
  ['another style', (text) => text.replace('style="dct"', 'style="dca"')],
  ['no header', (text) => text.replace(/<tbxHeader>.*<\/tbxHeader>/s, '')],
  ['no text', (text) => text.replace(/<text>.*<\/text>/s, '')],
  [
    'an entry in an entry',
    (text) => text.replace(/(<conceptEntry id="order">)/, '$1<conceptEntry id="x"></conceptEntry>'),
  ],
];

/** The export with an id of its own given to a second entry. */
function doubled(): string {
  const [one, other] = few.match(/conceptEntry id="[^"]*"/g) as RegExpMatchArray;
  return few.replace(other as string, one as string);
}

/**
 * What the validator says of each document by a schema; nothing of a valid one. It takes longest to start, and so reads all in one run. As
 * it does not always name the file that it complains of, after each document comes one that is sure to be named.
 */
function complaintsOf(schema: string, documents: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'coachlamp-'));
  try {
    const paths = documents.flatMap((document, index) => {
      const [own, end] = [join(folder, `${index}.tbx`), join(folder, `end-${index}`)];
      writeFileSync(own, document);
      writeFileSync(end, '<end/>');
      return [own, end];
    });
    const { stdout, stderr, error } = spawnSync('jing', [join(schemas, schema), ...paths], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (error) throw new Error(`jing is needed (Debian: apt-get install jing): ${error.message}`);
    const all: string[][] = documents.map(() => []);
    let at = 0;
    for (const line of stdout.split('\n').filter(Boolean)) {
      const end = line.startsWith(join(folder, 'end-')) && /end-(\d+)/.exec(line.slice(folder.length));
      if (end) at = Number(end[1]) + 1;
      else all[at]?.push(line);
    }
    if (at !== documents.length) throw new Error(`expected the validator to read all, it said: ${stdout}${stderr}`);
    return all.map((lines) => lines.join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.skipIf(!existsSync(schemas))(
  'by the schemas of TBX-Basic, which carry no licence and are looked for in ../shared/tbx',
  () => {
    const broken = faults.map(([, put]) => put(few));
    const byDialect = once(() => complaintsOf(DIALECT, [few, ...broken, ...exported.map(({ tbx }) => tbx)]));
    const byCore = once(() => complaintsOf(CORE, [doubled(), ...exported.map(({ tbx }) => tbx)]));

    it.each([
      [DIALECT, byDialect],
      [CORE, byCore],
    ])('is valid by %s, of every game', (_, complaints) =>
      expect(complaints().slice(-exported.length)).toEqual(exported.map(() => '')),
    );

    it('is valid in part, where the faults are put in', () => expect(byDialect()[0]).toBe(''));

    it('catches an id twice', () => expect(byCore()[0]).toContain('has already been defined'));

    it.each(faults.map(([name], index) => [name, index] as const))('catches %s', (_, index) => {
      expect(broken[index]).not.toBe(few);
      expect(byDialect()[index + 1]).not.toBe('');
    });
  },
);

/** The export of the terms as TBX-Basic, by the public schemas and a real validator. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tbxHead, toTbx } from '../../src/lib/tbx.ts';
import { concepts, files } from './terms.ts';

const tbx = toTbx(concepts, tbxHead(files.game));

/** The faults are seeded in a short one, as every run of the validator reads it whole. */
const few = toTbx(concepts.slice(0, 10), tbxHead(files.game));

// The schemas belong to their publisher and carry no licence, so they are no part of the project.
const schemas = join(import.meta.dirname, '..', '..', '..', 'shared', 'tbx');
const isThere = existsSync(schemas);

/** The whole dialect; and its core alone, by which jing also holds the ids apart. */
const DIALECT = 'TBX-Basic.nvdl';
const CORE = 'TBXcoreStructV03.rng';

it('is well-formed, with an entry for each concept and a section for each language', () => {
  expect(XMLValidator.validate(tbx)).toBe(true);
  expect(tbx.match(/<conceptEntry /g)).toHaveLength(concepts.length);
  expect(tbx.match(/<langSec /g)).toHaveLength(concepts.length * 5);
  expect(tbx).toContain('<term>Tőr</term>');
});

// The schemas let these pass.
it('leaves nothing empty, and says nothing of a term twice', () => {
  expect(tbx).not.toMatch(/<([\w:]+)[^>]*>\s*<\/\1>|\/>/);
  const sections = tbx.match(/<termSec>.*?<\/termSec>/gs) ?? [];
  expect(sections.length).toBeGreaterThan(concepts.length * 5);
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

if (!isThere) it.skip(`by the schemas of TBX-Basic: they are not at ${schemas}`);

describe.runIf(isThere)('by the schemas of TBX-Basic', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'coachlamp-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What the validator says; nothing of a valid file. */
  function complaints(document: string, schema = DIALECT): string {
    const file = join(folder, 'terms.tbx');
    writeFileSync(file, document);
    const { status, stdout, error } = spawnSync('jing', [join(schemas, schema), file], { encoding: 'utf8' });
    if (status === null) throw new Error(`jing is needed (Debian: apt-get install jing): ${error?.message}`);
    return status === 0 ? '' : stdout || `status ${status}`;
  }

  it.each([DIALECT, CORE])('is valid by %s', (schema) => expect(complaints(tbx, schema)).toBe(''));

  it('catches an id twice', () => {
    const [one, other] = few.match(/conceptEntry id="[^"]*"/g) as RegExpMatchArray;
    expect(complaints(few.replace(other as string, one as string), CORE)).toContain('has already been defined');
  });

  it.each<[string, (document: string) => string]>([
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
  ])('catches %s', (_, fault) => {
    const broken = fault(few);
    expect(broken).not.toBe(few);
    expect(complaints(broken)).not.toBe('');
  });
});

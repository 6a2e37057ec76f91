import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { gameIds } from '../../src/games.ts';
import {
  type Files,
  hashOf,
  readStamps,
  reviewed,
  stamped,
  stampsFiles,
  strayStamps,
  tally,
  targets,
  translationsOf,
  unitsOf,
} from '../../src/lib/translation.ts';
import { once } from '../once.ts';

const project = join(import.meta.dirname, '..', '..');
const chapter = 'content/game/rules/en/fight.mdx';
const mdx = (...rules: [id: string, text: string][]) =>
  `---\ntitle: Fighting\n---\n\n${rules.map(([id, text]) => `<Rule id="${id}">\n\n${text}\n\n</Rule>\n`).join('\n')}`;

describe('units', () => {
  test('of a chapter are its title and its paragraphs, with their lines', () => {
    const units = unitsOf(chapter, mdx(['fight.declare', 'Point at a player.'], ['fight.tie', 'Nobody wins.']));
    expect(units.map(({ id, line }) => `${id}:${line}`)).toEqual([
      'game/rules/fight:2',
      'game/rules/fight.declare:5',
      'game/rules/fight.tie:11',
    ]);
    expect(units[2]?.strings).toEqual([['', 'Nobody wins.']]);
  });

  test('of what stands above the paragraphs are its fields', () => {
    const stops = 'timeline:\n  - when: Attack\n    what: Point.\n  - when: Count\n    what: Add.\n';
    const text = mdx(['fight.tie', 'Nobody wins.']).replace('Fighting\n', `Fighting\nabout: It hurts.\n${stops}`);
    const units = unitsOf(chapter, text);
    expect(units.map(({ id, line, strings }) => `${id}:${line} ${strings.length}`)).toEqual([
      'game/rules/fight:2 1',
      'game/rules/fight/about:3 1',
      'game/rules/fight/timeline:5 4',
      'game/rules/fight.tie:11 1',
    ]);
    // The title does not hang on what stands beside it.
    expect(units[0]).toEqual(unitsOf(chapter, mdx(['fight.tie', 'Nobody wins.']))[0]);
  });

  test('of a card are the whole card but for its noun phrases', () => {
    const card = (form: string) => `name: Dagger\nforms: {the: ${form}}\neffect: Add 1.\n`;
    const [unit, ...others] = unitsOf('content/game/text/en/cards/dagger.yaml', card('the Dagger'));
    expect(others).toEqual([]);
    expect(unit).toMatchObject({ id: 'game/cards/dagger', line: 1 });
    const [other] = unitsOf('content/game/text/en/cards/dagger.yaml', card('that Dagger'));
    expect(unit && other && hashOf(unit) === hashOf(other)).toBe(true);
  });

  test('of a file with several entries are its entries', () => {
    const units = unitsOf('content/game/text/en/readings.yaml', 'one:\n  title: A\n  text: B\ntwo:\n  title: C\n');
    expect(units.map(({ id, strings }) => [id, strings.length])).toEqual([
      ['game/readings/one', 2],
      ['game/readings/two', 1],
    ]);
  });

  test('of messages are the messages, whatever plural forms, contexts and noun phrases they come in', () => {
    const messages = {
      unknown: { object: { name: 'unknown', the: 'an unknown object' } },
      found_one: '1 card',
      found_other: '{{count}} cards',
      step: { adds_attacker: 'one more', passed: 'passes' },
    };
    const units = unitsOf('content/game/text/en/sentences.json', JSON.stringify(messages, null, 2));
    expect(units.map(({ id }) => id)).toEqual([
      'game/sentences/unknown.object',
      'game/sentences/found',
      'game/sentences/step.adds',
      'game/sentences/step.passed',
    ]);
  });

  test('are none in facts, the register and the stamps', () => {
    for (const file of ['cards/dagger.yaml', 'rules/index.yaml', 'game.yaml', 'text/hu/stamps.json'])
      expect(unitsOf(`content/game/${file}`, '{"a": "b"}')).toEqual([]);
  });

  test('a file that cannot be read is named', () => {
    expect(() => unitsOf('content/game/text/en/readings.yaml', 'one: "open')).toThrow(
      /^content\/game\/text\/en\/readings\.yaml: expected YAML, found /,
    );
  });
});

describe('the hash', () => {
  const of = (text: string) => unitsOf(chapter, mdx(['fight.tie', text])).map(hashOf)[1];

  test('changes with a word', () => {
    expect(of('Nobody wins.')).not.toBe(of('Somebody wins.'));
  });

  test('does not change with the breaks of lines and the kind of apostrophe', () => {
    expect(of("It is nobody's\nwin.")).toBe(of('It is nobody’s   win.'));
  });
});

describe('states', () => {
  const files = (english: string, stamps: object): Files => ({
    [chapter]: mdx(['fight.declare', 'Point at a player.'], ['fight.tie', english]),
    'content/game/rules/hu/fight.mdx': mdx(['fight.tie', 'Senki sem győz.']),
    'content/game/text/hu/stamps.json': JSON.stringify(stamps),
  });
  const tie = (all: Files) => translationsOf(all, 'hu').find(({ id }) => id === 'game/rules/fight.tie');
  const source = unitsOf(chapter, mdx(['fight.tie', 'Nobody wins.']))[1];
  const own = unitsOf('content/game/rules/hu/fight.mdx', mdx(['fight.tie', 'Senki sem győz.']))[1];
  if (!source || !own) throw new Error('expected paragraphs, got none');
  const stamp = { source: hashOf(source), reviewed: hashOf(own) };

  test('missing, unstamped, stale and current are told apart', () => {
    const all = files('Nobody wins.', {});
    expect(translationsOf(all, 'hu').map(({ id, state }) => `${id} ${state}`)).toEqual([
      'game/rules/fight unstamped',
      'game/rules/fight.declare missing',
      'game/rules/fight.tie unstamped',
    ]);
    expect(tie(files('Nobody wins.', { 'game/rules/fight.tie': stamp }))?.state).toBe('current');
    expect(tie(files('Both lose.', { 'game/rules/fight.tie': stamp }))?.state).toBe('stale');
    expect(tally(translationsOf(all, 'hu'))).toEqual({ texts: 3, translated: 2, toCheck: 2, missing: 1, reviewed: 0 });
  });

  test('a review lapses when the source or the translation is changed', () => {
    const stamps = { 'game/rules/fight.tie': stamp };
    expect(tie(files('Nobody wins.', stamps))?.reviewed).toBe(true);
    expect(tie(files('Both lose.', stamps))?.reviewed).toBe(false);
    const edited = {
      ...files('Nobody wins.', stamps),
      'content/game/rules/hu/fight.mdx': mdx(['fight.tie', 'Döntetlen.']),
    };
    expect(tie(edited)).toMatchObject({ state: 'current', reviewed: false });
  });

  test('stamping a stale text ends its review, stamping a current one keeps it', () => {
    const stamps = { 'game/rules/fight.tie': stamp };
    const [stale, current] = [tie(files('Both lose.', stamps)), tie(files('Nobody wins.', stamps))];
    if (!stale || !current) throw new Error('expected the paragraph, got none');
    expect(stamped(stale)).toEqual({ source: hashOf(stale.source) });
    expect(stamped(current)).toEqual(stamp);
    expect(reviewed(current)).toEqual(stamp);
  });

  test('stamps are written a line each in order, without those of texts that are gone', () => {
    const all = files('Nobody wins.', { 'game/rules/fight.tie': stamp, 'game/rules/fight.gone': stamp });
    expect(strayStamps(all, 'hu')).toEqual([{ file: 'content/game/text/hu/stamps.json', id: 'game/rules/fight.gone' }]);
    expect(stampsFiles(translationsOf(all, 'hu'))).toEqual({
      'content/game/text/hu/stamps.json': `{\n  "game/rules/fight.tie": { "source": "${stamp.source}", "reviewed": "${stamp.reviewed}" }\n}\n`,
    });
  });

  test.each([
    ['{', /^stamps\.json: expected JSON, found text that is none/],
    ['{"a": {"source": "xyz"}}', 'stamps.json, a, source: expected eight hexadecimal digits, found "xyz"'],
    ['{"a": {}}', /^stamps\.json, a, source: .*, found nothing$/],
    ['{"a": {"source": "01234567", "by": "me"}}', /^stamps\.json, a: .*by/],
    ['{"a": {"source": "01234567", "reviewed": true}}', /^stamps\.json, a, reviewed: .*, found true$/],
  ])('malformed stamps are refused: %s', (text, message) => {
    expect(() => readStamps('stamps.json', text)).toThrow(message);
  });
});

describe('the command, on a copy of the content', () => {
  let root: string;
  const english = 'content/teufelsburg/rules/en/fight.mdx';
  const hungarian = 'content/teufelsburg/rules/hu/fight.mdx';

  /** Runs the command on the copy. */
  const translations = (...args: string[]) => {
    const { INIT_CWD: _, ...env } = process.env;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(project, 'cli', 'translations.ts'), '--root', root, '--locale', 'hu', ...args],
      { cwd: root, encoding: 'utf8', env, maxBuffer: 2 ** 26 },
    );
    return { out: stdout, lines: stdout.split('\n'), error: stderr.trim(), status };
  };
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
  };
  const stamps = () => readStamps('', readFileSync(join(root, 'content/teufelsburg/text/hu/stamps.json'), 'utf8'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', '-C', root, ...args]);

  /** A word of the English paragraph on a tie is changed. */
  const changeTie = () => change(english, /(<Rule id="fight.tie">\s+)(\w+)/, '$1Verily, $2');
  const dropStance = () => change(hungarian, /<Rule id="fight.stance">.*?<\/Rule>\n\n/s, '');

  const folder = mkdtempSync(join(tmpdir(), 'coachlamp-'));

  /** The content with nothing to do, as nobody has read it yet, whatever has been read of the real one. */
  const fresh = once(() => {
    root = join(folder, 'fresh');
    // One game is enough: what holds of its texts holds of another's.
    const others = gameIds.filter((id) => id !== 'teufelsburg');
    const filter = (path: string) => !others.some((id) => path.endsWith(join('content', id)));
    cpSync(join(project, 'content'), join(root, 'content'), { recursive: true, filter });
    for (const texts of ['teufelsburg/text', 'ui'])
      writeFileSync(join(root, 'content', texts, 'hu/stamps.json'), '{}\n');
    // What stands above the paragraphs may wait for its translation: here nothing waits.
    for (const file of readdirSync(join(root, 'content/teufelsburg/rules/en'))) {
      const [source, target] = ['en', 'hu'].map((locale) => join(root, 'content/teufelsburg/rules', locale, file));
      const head = /^---\n.*?^---$/ms;
      const [above = ''] = head.exec(readFileSync(source as string, 'utf8')) ?? [];
      writeFileSync(
        target as string,
        readFileSync(target as string, 'utf8').replace(head, () => above),
      );
    }
    expect(translations('--stamp', 'content').status).toBe(0);
    return root;
  });

  beforeEach(() => {
    const from = fresh();
    root = mkdtempSync(join(folder, 'copy-'));
    cpSync(from, root, { recursive: true });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('with nothing to do it says what is not reviewed, and succeeds', () => {
    const { lines, status } = translations();
    expect(status).toBe(0);
    expect(lines[0]).toMatch(/^content\/teufelsburg\/lessons\/hu\/bag\.mdx:2: unreviewed: .* and 4 more$/);
    expect(lines).toContainEqual(expect.stringMatching(/^Magyar: (\d+) texts, \1 translated, 0 missing, 0 stale, /));
  });

  test('it lists what is missing, stale and unstamped with file and line, and fails', () => {
    changeTie();
    dropStance();
    change('content/ui/hu/stamps.json', /.*"ui\/site\/nav.rules".*\n/, '');
    const { lines, status } = translations();
    expect(status).toBe(1);
    const lineOf = (file: string, text: string) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1;
    expect(lines).toContain(`${hungarian}:${lineOf(hungarian, '"fight.tie"')}: stale: teufelsburg/rules/fight.tie`);
    expect(lines).toContain(
      `${english}:${lineOf(english, '"fight.stance"')}: missing in hu: teufelsburg/rules/fight.stance`,
    );
    const site = 'content/ui/hu/site.json';
    expect(lines).toContain(`${site}:${lineOf(site, '"rules": ')}: unstamped: ui/site/nav.rules`);
  });

  test('stamping makes a stale text current again, by id or by file', () => {
    changeTie();
    const before = stamps()['teufelsburg/rules/fight.tie'];
    expect(translations('--stamp', 'teufelsburg/rules/fight.tie')).toMatchObject({ out: '1 stamped\n', status: 0 });
    expect(stamps()['teufelsburg/rules/fight.tie']).not.toEqual(before);
    expect(translations().status).toBe(0);
    changeTie();
    expect(translations('--stamp', hungarian).status).toBe(0);
    expect(translations().status).toBe(0);
  });

  test('a review is kept until a text changes, and only of what is current', () => {
    expect(translations('--reviewed', 'teufelsburg/rules/fight.tie')).toMatchObject({
      out: '1 marked as reviewed\n',
      status: 0,
    });
    expect(translations().out).toContain(' 1 reviewed');
    changeTie();
    expect(translations().out).toContain(' 0 reviewed');
    expect(translations('--reviewed', 'teufelsburg/rules/fight.tie')).toMatchObject({
      error: 'teufelsburg/rules/fight.tie: expected a translation that is current in hu, found it stale',
      status: 2,
    });
  });

  test('the stamp of a text that is gone is reported, and pruned', () => {
    dropStance();
    expect(translations().out).toContain('no such text: teufelsburg/rules/fight.stance');
    expect(translations('--prune').status).toBe(0);
    expect(Object.keys(stamps())).not.toContain('teufelsburg/rules/fight.stance');
  });

  test('of the last stamps in a file, those of texts that are gone are pruned too', () => {
    const file = 'content/ui/hu/stamps.json';
    change(file, /^.*$/s, '{\n  "ui/site/nav.gone": { "source": "00000000" }\n}\n');
    expect(translations('--prune').status).toBe(0);
    expect(readFileSync(join(root, file), 'utf8')).toBe('{}\n');
  });

  test('the stamp of a text that is away stays when another is stamped', () => {
    changeTie();
    dropStance();
    expect(translations('--stamp', 'teufelsburg/rules/fight.tie')).toMatchObject({ out: '1 stamped\n', status: 0 });
    expect(Object.keys(stamps())).toContain('teufelsburg/rules/fight.stance');
    expect(translations('--reviewed', 'teufelsburg/rules/fight.tie').status).toBe(0);
    expect(Object.keys(stamps())).toContain('teufelsburg/rules/fight.stance');
  });

  test('--diff shows the change word by word, from the history', () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'English');
    change('content/teufelsburg/text/en/cards/dagger.yaml', 'effect: ', 'effect: "Verily, ');
    git('commit', '-q', '-a', '-m', 'Break a file');
    change('content/teufelsburg/text/en/cards/dagger.yaml', 'effect: "', 'effect: ');
    changeTie();
    git('commit', '-q', '-a', '-m', 'Change the English');
    const { out } = translations('--diff');
    expect(out).toMatch(/stale: teufelsburg\/rules\/fight\.tie\n {4}\{\+Verily, \+\}/);
    expect(out).toMatch(/stale: teufelsburg\/cards\/dagger\n {4}name: Dagger\n {4}effect: \{\+Verily, \+\}When /);
    const told = JSON.parse(translations('--diff', '--json').out) as { id: string; before?: string | null }[];
    expect(told.find(({ id }) => id === 'teufelsburg/rules/fight.tie')?.before).not.toMatch(/Verily/);
  });

  test('--diff says so where the history does not have the English', () => {
    changeTie();
    const { out } = translations('--diff');
    expect(out).toContain("The English it was made from is not in git's history here. The English now:\n    Verily, ");
    const told = JSON.parse(translations('--diff', '--json').out) as { id: string; before?: string | null }[];
    expect(told.find(({ id }) => id === 'teufelsburg/rules/fight.tie')?.before).toBeNull();
  });

  test.each([
    [['--locale', 'xx'], new RegExp(`^--locale: expected one of ${targets.join(', ')}, got xx$`)],
    [['--stamp'], /^--stamp: expected at least one text, got none$/],
    [['--root', '/nowhere'], /^--root: expected the project's folder, got \/nowhere$/],
    [['--stamp', '--reviewed', 'content'], /^--stamp, --reviewed, --prune: expected one of them alone/],
    [['fight.tie'], /^expected --stamp or --reviewed with fight\.tie, got neither$/],
    [['--stamp', 'fight.tie'], /^fight\.tie: expected the id of a text, .* such as teufelsburg\/rules\/fight\.tie$/],
    [['--frobnicate'], /--frobnicate/],
  ])('%j is refused', (args, message) => {
    const { error, status } = translations(...args);
    expect(error).toMatch(message);
    expect(status).toBe(2);
  });

  test('unreadable stamps are refused with their place', () => {
    change('content/ui/hu/stamps.json', /"source": "\w+"/, '"source": 7');
    const { error, status } = translations();
    expect(error).toMatch(/^content\/ui\/hu\/stamps\.json, ui\/\S+, source: .*found 7$/);
    expect(status).toBe(2);
  });
});

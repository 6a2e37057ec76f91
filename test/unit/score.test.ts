/** Campaigns as files: what is written is read again, and what is wrong is told field by field. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Ending, endingFaults, meritOf, POINTS, scoreEnding } from '../../engine/teufelsburg/index.ts';
import {
  type Campaign,
  MOST_ROUNDS,
  pointsSoFar,
  type Sheet,
  sheetOf,
  standingOf,
} from '../../src/games/teufelsburg/score/campaign.ts';
import { ASIDE, discard, KEY, keep, load, rescued, setAside } from '../../src/games/teufelsburg/score/device.ts';
import {
  type FileProblem,
  nameIn,
  readFile,
  readKept,
  textIn,
  toJson,
  toKept,
} from '../../src/games/teufelsburg/score/file.ts';
import { openOf, reduce, type State, without, withRounds } from '../../src/games/teufelsburg/score/store.ts';
import { toCsv } from '../../src/games/teufelsburg/score/table.ts';
import { finishedIn } from '../../src/games.ts';
import { contentOf, stringsIn } from '../content/content.ts';

const players = ['Ada', 'Béla', 'Cili', 'Dóra'];
const order: Ending = { how: 'claim', by: 'Ada', right: true, winners: ['Ada', 'Cili'], holders: ['Cili'] };
const wrong: Ending = { how: 'prophecy', by: 'Ada', right: false, winners: ['Béla', 'Dóra'] };
const lodge: Ending = { how: 'lodge', by: 'Dóra', right: true, winners: ['Dóra'] };
/** A campaign of ten, in which the same ending comes so often. */
const long = (rounds: number): Campaign => ({
  ...{ name: 'Long', edition: 'reference', players: [...'ABCDEFGHIJ'] },
  rounds: Array(rounds).fill({ how: 'lodge', by: 'A', right: true, winners: ['A'] }),
});
const campaign: Campaign = { name: 'Friday', edition: 'hu', players, rounds: [order, wrong, lodge] };

/** Endings that can be, of players by their number. */
const endings = (names: readonly string[]) =>
  fc
    .record({
      how: fc.constantFrom('claim' as const, 'lodge' as const, 'prophecy' as const),
      right: fc.boolean(),
      order: fc.shuffledSubarray([...names], { minLength: names.length }),
      more: fc.boolean(),
      held: fc.subarray([...names]),
    })
    .map(({ how, right: told, order: [by = '', ...others], more, held }): Ending => {
      // A false claim for the Lodge is taken back.
      const right = told || how === 'lodge';
      const size = more ? Math.ceil(names.length / 2) : Math.floor(names.length / 2);
      const won = right ? (how === 'lodge' ? [by] : [by, ...others.slice(0, size - 1)]) : others.slice(0, size);
      const winners = names.filter((name) => won.includes(name));
      const holding = winners.filter((name) => held.includes(name));
      const isSmaller = winners.length < names.length / 2;
      const holders = right && how === 'claim' && { holders: holding.length || isSmaller ? holding : [by] };
      return { how, by, right, winners, ...holders };
    });

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) =>
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/gu, '')
      .trim()
      .normalize('NFC'),
  )
  .filter((text) => nameIn(text) === text && text !== '');

const campaigns = fc
  .record({
    name,
    edition: fc.constantFrom('reference' as const, 'hu' as const, 'it' as const, 'pt' as const),
    players: fc.uniqueArray(name, { minLength: 3, maxLength: 10 }),
  })
  .chain((sheet) =>
    fc.array(endings(sheet.players), { maxLength: 5 }).map((rounds): Campaign => ({ ...sheet, rounds })),
  );

describe('a file', () => {
  it('comes back as it was written, JSON or CSV, whatever the names', async () => {
    await fc.assert(
      fc.asyncProperty(campaigns, async (one) => {
        for (const text of [toJson(one), toCsv(one)])
          expect(await readFile(text)).toEqual({ ok: true, campaigns: [one] });
        const sheets = [sheetOf(one), sheetOf(one)];
        expect(readKept(toKept(sheets))).toEqual({ sheets });
      }),
      { numRuns: 60 },
    );
  });

  it('makes no formula of a name', () => {
    const text = toCsv({ ...campaign, players: ['=1+1', '-Béla', 'Cili', 'Dóra'], rounds: [] });
    expect(text).toContain("'=1+1");
    expect(text).toContain("'-Béla");
  });

  it('is read as a spreadsheet of another country writes it', async () => {
    const text = toCsv(campaign).replaceAll(',', ';').replaceAll('\r\n', '\n');
    expect(await readFile(text)).toEqual({ ok: true, campaigns: [campaign] });
  });

  it('is read where a line before it says what parts the cells', async () => {
    const text = `sep=;\r\n${toCsv(campaign).slice(1).replaceAll(',', ';')}`;
    for (const written of [text, `\uFEFF${text}`])
      expect(await readFile(written)).toEqual({ ok: true, campaigns: [campaign] });
    const wrong = await readFile(text.replace(';lodge;', ';lodged;'));
    expect(wrong.ok || wrong.problems).toMatchObject([
      { where: { line: text.slice(0, text.indexOf(';lodge;')).split('\n').length, column: 'ending' } },
    ]);
  });

  it('is read in the encodings that spreadsheets save Unicode text in', async () => {
    const text = toCsv(campaign).replaceAll(',', '\t');
    const little = Buffer.from(text, 'utf16le');
    for (const bytes of [Buffer.from(text), little, Buffer.from(little).swap16()])
      expect(await readFile(await textIn(new Blob([bytes])))).toEqual({ ok: true, campaigns: [campaign] });
    expect(await textIn(new Blob(['x']))).toBe('x');
  });

  const json = (change: object) => JSON.stringify({ ...JSON.parse(toJson(campaign)), ...change });
  const row = (line: number, from: string, to: string) =>
    toCsv(campaign)
      .split('\r\n')
      .map((text, index) => (index === line - 1 ? text.replace(from, to) : text))
      .join('\r\n');
  const at = (path: string) => ({ path });
  const cell = (line: number, column: string) => ({ line, column });
  const cases: readonly [what: string, text: string, problem: FileProblem][] = [
    ['no file of this page', 'dear diary', { where: { line: 1 }, code: 'columns', found: '"dear diary"' }],
    ['nothing at all', '', { where: { line: 1 }, code: 'columns', found: '""' }],
    ['half a file', toJson(campaign).slice(0, 80), { where: { whole: true }, code: 'readable', found: '"{' }],
    ['a list of something else', '[1, 2]', { where: at('[0]'), code: 'object', found: '1' }],
    ['an empty list', '[]', { where: { whole: true }, code: 'least', found: '[]' }],
    [
      'a list with one bad campaign',
      JSON.stringify([JSON.parse(toJson(campaign)), { ...JSON.parse(toJson(campaign)), edition: 'de' }]),
      { where: at('[1].edition'), code: 'values', found: '"de"' },
    ],
    ['a record of the engine', json({ format: 'record' }), { where: at('format'), code: 'values', found: '"record"' }],
    ['a field too many', json({ colour: 'red' }), { where: at('colour'), code: 'none', found: '"red"' }],
    ['a field too few', json({ players: undefined }), { where: at('players'), code: 'array' }],
    ['two players', json({ players: ['A', 'B'], rounds: [] }), { where: at('players'), code: 'least' }],
    ['one name twice', json({ players: ['A', 'B', 'A'], rounds: [] }), { where: at('players'), code: 'once' }],
    [
      'a blank name',
      json({ players: ['A', 'B', ' '], rounds: [] }),
      { where: at('players[2]'), code: 'name', found: '" "' },
    ],
    [
      'a name of which nothing is seen',
      json({ players: ['A', 'B', '\u3164'], rounds: [] }),
      { where: at('players[2]'), code: 'name' },
    ],
    [
      'one name twice, its accent written in two ways',
      json({ players: ['B\u00e9la', 'Be\u0301la', 'A'], rounds: [] }),
      { where: at('players'), code: 'once' },
    ],
    [
      'a false claim for the Lodge',
      json({ rounds: [{ ...lodge, right: false, winners: ['Ada', 'Cili'] }] }),
      { where: at('rounds[0].right'), code: 'taken-back', found: 'false' },
    ],
    [
      'a true claim without objects',
      json({ rounds: [{ ...order, holders: undefined }] }),
      { where: at('rounds[0].holders'), code: 'too-few', found: '0' },
    ],
    ['an edition that there is not', json({ edition: 'de' }), { where: at('edition'), code: 'values', found: '"de"' }],
    [
      'a stranger',
      json({ rounds: [{ ...order, by: 'Eve' }] }),
      { where: at('rounds[0].by'), code: 'player', found: '"Eve"' },
    ],
    [
      'too many winners',
      json({ rounds: [{ ...order, winners: players }] }),
      { where: at('rounds[0].winners'), code: 'half', found: '4' },
    ],
    ['points changed by hand', row(2, ',3', ',30'), { where: cell(2, 'points'), code: 'points', found: '"30"' }],
    ['a word for yes', row(2, ',yes,Ada', ',ja,Ada'), { where: cell(2, 'right'), code: 'values', found: '"ja"' }],
    ['a cell too many', row(3, 'Béla', 'Béla,'), { where: { line: 3 }, code: 'cells', found: '11' }],
    ['another edition below', row(4, ',hu,', ',it,'), { where: cell(4, 'edition'), code: 'same', found: '"it"' }],
    [
      'a round out of place',
      toCsv(campaign).replaceAll(',2,prophecy', ',7,prophecy'),
      { where: cell(6, 'round'), code: 'values', found: '7' },
    ],
    [
      'a round more than there may be, of as many players as can play',
      toCsv(long(MOST_ROUNDS + 1)),
      { where: cell(10 * MOST_ROUNDS + 2, 'round'), code: 'most', found: '1001' },
    ],
  ];

  it('may have as many rounds as there may be, of as many players as can play', async () => {
    expect(await readFile(toCsv(long(MOST_ROUNDS)))).toEqual({ ok: true, campaigns: [long(MOST_ROUNDS)] });
  });

  it.each(cases)('that is %s is refused', async (_, text, { where, code, found = '' }) => {
    const read = await readFile(text);
    if (read.ok) throw new Error('was read');
    const [first] = read.problems;
    expect(first).toMatchObject({ where, code });
    expect(first?.found ?? '').toContain(found);
  });

  it('may have rows and columns at the end in which nothing stands any more, as spreadsheets keep them', async () => {
    const [head, ...body] = toCsv(campaign).trimEnd().split('\r\n');
    const text = [`${head},,`, ...body.map((one) => `${one},,`), ',,,,,,,,,,,', ' ,,,,,,,,,,,', ''].join('\r\n');
    expect(await readFile(text)).toEqual({ ok: true, campaigns: [campaign] });
  });

  it('may hold a list of campaigns, as what was set aside does', async () => {
    const sheets = [sheetOf(campaign), sheetOf({ ...campaign, name: 'Saturday' })];
    const read = { ok: true, campaigns: sheets.map((one) => one.campaign) };
    expect(await readFile(toKept(sheets))).toEqual(read);
    expect(await readFile(rescued(sheets.map((one) => toKept([one]))))).toEqual(read);
  });

  it('that is JSON is told its own faults, not that it is none', async () => {
    const deep = `${'{"a":'.repeat(200_000)}0${'}'.repeat(200_000)}`;
    const read = await readFile(deep);
    expect(read.ok || read.problems.map(({ code }) => code)).toContain('none');
    const list = `[${deep}]`;
    expect(readKept(list)).toEqual({ sheets: [], unread: list });
    expect(await readFile(`${deep}}`)).toMatchObject({ ok: false, problems: [{ code: 'readable' }] });
  });

  it('names its players in one way, however their accents are written', async () => {
    const text = (of: string) => toJson(campaign).replaceAll('Béla', of).replaceAll('Dóra', 'Do\u0301ra');
    expect(await readFile(text('Be\u0301la'))).toEqual({ ok: true, campaigns: [campaign] });
    expect(await readFile(toCsv(campaign).normalize('NFD'))).toEqual({ ok: true, campaigns: [campaign] });
    expect(nameIn(' Be\u0301\u202ela ')).toBe('Béla');
    expect(nameIn('\u3164')).toBe('');
    expect(nameIn('x'.repeat(41))).toBe('x'.repeat(40));
  });

  it.each(finishedIn('teufelsburg'))('has a sentence for every fault in %s', (locale) => {
    const words = new Map(stringsIn(contentOf('teufelsburg').read('text', locale, 'site.json')));
    const codes = [...cases.map(([, , { code }]) => code), 'winner', 'loser', 'alone', 'winners-only', 'most', 'round'];
    const more = [
      ...Object.keys(POINTS).map((merit) => `score.merit.${merit}`),
      ...['string', 'boolean'].map((one) => `score.expected.${one}`),
    ];
    expect([...codes.map((code) => `score.expected.${code}`), ...more].filter((key) => !words.has(key))).toEqual([]);
  });
});

describe('an ending', () => {
  it('that can be has no fault, and brings its winners what they are told', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 3, max: 10 })
          .chain((size) =>
            fc.tuple(
              fc
                .constant(Array.from({ length: size }, (_, seat) => `p${seat}`))
                .chain((names) => fc.tuple(fc.constant(names), endings(names))),
            ),
          ),
        ([[names, ending]]) => {
          expect(endingFaults(names, ending)).toEqual([]);
          const { points, winners } = scoreEnding(names, ending);
          for (const id of names) expect(points.get(id)).toBe(winners.includes(id) ? POINTS[meritOf(ending, id)] : 0);
        },
      ),
    );
  });

  it.each<[string, Partial<Ending>, string[]]>([
    ['the claimant not among the winners', { winners: ['Béla', 'Dóra'], holders: [] }, ['winner']],
    ['the claimant winning by a wrong claim', { right: false, holders: undefined }, ['loser']],
    ['company in the Lodge', { how: 'lodge', holders: undefined }, ['alone']],
    ['a holder who lost', { holders: ['Béla'] }, ['winners-only']],
    ['holders after a prophecy', { how: 'prophecy' }, ['winners-only']],
    ['a false claim for the Lodge', { how: 'lodge', right: false, holders: undefined }, ['taken-back']],
    ['a true claim and nobody who holds enough', { holders: [] }, ['too-few']],
    ['somebody twice', { winners: ['Ada', 'Ada'] }, ['player']],
    ['nobody but the claimant', { winners: ['Ada'], holders: [] }, ['half']],
  ])('with %s cannot be', (_, change, codes) => {
    expect(endingFaults(players, { ...order, ...change }).map(({ code }) => code)).toEqual(codes);
  });
});

it('only the smaller association, with its Drink, can claim rightly without three at the claimant or one at an ally', () => {
  const five = [...players, 'Eve'];
  const claim = { ...order, holders: [] };
  expect(endingFaults(five, claim)).toEqual([]);
  expect(endingFaults(five, { ...claim, winners: ['Ada', 'Cili', 'Eve'] })).toMatchObject([{ code: 'too-few' }]);
});

describe('on the device', () => {
  let kept: Map<string, string>;
  /** Keys that the device takes nothing more under. */
  let full: string[];
  beforeEach(() => {
    kept = new Map();
    full = [];
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (full.includes(key)) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      },
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const friday = sheetOf(campaign);
  const bad = { format: 'coachlamp-campaign', version: 2 };

  it('campaigns are there again, under the same ids', () => {
    expect(load()).toEqual({ sheets: [], aside: [], isSafe: true });
    expect(keep([friday])).toBe(true);
    expect(load()).toEqual({ sheets: [friday], aside: [], isSafe: true });
  });

  it('one that cannot be read takes no other with it, and is set aside once', () => {
    kept.set(KEY, JSON.stringify([bad, ...JSON.parse(toKept([friday]))]));
    const loaded = { sheets: [friday], aside: [JSON.stringify([bad])], isSafe: true };
    expect(load()).toEqual(loaded);
    expect(load()).toEqual(loaded);
  });

  it('a second state that cannot be read stands beside the first', () => {
    kept.set(KEY, '[{"name": "half');
    load();
    kept.set(KEY, 'something else');
    expect(load()).toEqual({ sheets: [], aside: ['[{"name": "half', 'something else'], isSafe: true });
    expect(rescued(load().aside)).toBe('["[{\\"name\\": \\"half","something else"]');
    expect(rescued(['[{"name": "half'])).toBe('[{"name": "half');
  });

  it('what an earlier page has set aside is still there', () => {
    kept.set(ASIDE, '[{"name": "half');
    expect(load().aside).toEqual(['[{"name": "half']);
  });

  it('what cannot be set aside is said, and stays where it is', () => {
    kept.set(KEY, 'something');
    full = [ASIDE];
    expect(load()).toEqual({ sheets: [], aside: ['something'], isSafe: false });
    expect(kept.get(KEY)).toBe('something');
  });

  it('what is discarded does not come back; what another page has set aside since does', () => {
    setAside(['one']);
    setAside(['two']);
    expect(discard(['one'])).toEqual(['two']);
    expect(load().aside).toEqual(['two']);
    expect(discard(['two'])).toEqual([]);
    expect(load().aside).toEqual([]);
  });
});

describe('a change in another page', () => {
  const sheets: Sheet[] = [sheetOf(campaign), sheetOf({ ...campaign, name: 'Saturday' })];
  const [friday, saturday] = sheets as [Sheet, Sheet];
  const begun = (open: string): State => ({ now: { sheets, open }, past: [{ sheets: [] }], isOurs: true });
  const elsewhere = (state: State, theirs: readonly Sheet[]) =>
    reduce(state, { type: 'elsewhere', sheets: readKept(toKept(theirs)).sheets });

  it('leaves the campaign open that was open, and another one where it has gone', () => {
    const { now, past, isOurs } = elsewhere(begun(saturday.id), [saturday]);
    expect(openOf(now)?.id).toBe(saturday.id);
    expect({ past, isOurs }).toEqual({ past: [], isOurs: false });
    expect(openOf(elsewhere(begun(friday.id), [saturday]).now)?.id).toBe(saturday.id);
    expect(withRounds({ sheets: [saturday] }, friday.id, () => []).sheets).toEqual([saturday]);
  });

  it('keeps the rounds that are still there the same, wherever they stand', () => {
    const [first, second, third] = campaign.rounds;
    const { now } = elsewhere(begun(friday.id), [
      { ...friday, campaign: { ...campaign, rounds: [wrong, order, lodge].slice(0, 2) } },
    ]);
    const [one, two] = now.sheets[0]?.campaign.rounds ?? [];
    expect(one).toBe(second);
    expect(two).toBe(first);
    const twice = elsewhere({ ...begun(friday.id), now }, [
      { ...friday, campaign: { ...campaign, rounds: [wrong, wrong] } },
    ]).now.sheets[0]?.campaign.rounds;
    expect(twice?.[0]).toBe(second);
    expect(twice?.[1]).not.toBe(second);
    expect(twice).not.toContain(third);
  });

  it('is not undone; what was changed here is', () => {
    const open = saturday.id;
    const state = reduce(begun(open), { type: 'change', make: (now) => without(now, open) });
    expect(state.now).toEqual({ sheets: [friday], open: friday.id });
    expect(reduce(state, { type: 'undo' }).now).toEqual({ sheets, open });
    const theirs = elsewhere(state, [saturday]);
    expect(reduce(theirs, { type: 'undo' })).toBe(theirs);
  });
});

it('the sheet adds up as the engine does', () => {
  expect(pointsSoFar(campaign)).toEqual([
    [0, 0, 0, 0],
    [3, 0, 2, 0],
    [3, 2, 2, 2],
    [3, 2, 2, 6],
  ]);
  expect(standingOf(campaign)).toMatchObject({ leaders: ['Dóra'] });
  expect(standingOf({ ...campaign, rounds: [] })).toBeUndefined();
  const level = { ...campaign, rounds: [order, { ...order, by: 'Béla', winners: ['Béla', 'Dóra'], holders: [] }] };
  expect(standingOf(level)).toMatchObject({ leaders: ['Béla'], tieBrokenBy: 'last-winner' });
  expect(standingOf({ ...level, edition: 'it' })).toMatchObject({ leaders: ['Béla'], tieBrokenBy: 'last-points' });
});

/** Campaigns as files: what is written is read again, and what is wrong is told field by field. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ending, endingFaults, meritOf, POINTS, scoreEnding } from '../../engine/teufelsburg/index.ts';
import { type Campaign, pointsSoFar, standingOf } from '../../src/islands/score/campaign.ts';
import { type FileProblem, readFile, readKept, toJson, toKept } from '../../src/islands/score/file.ts';
import { toCsv } from '../../src/islands/score/table.ts';
import { locales } from '../../src/locales.ts';
import { contentOf, stringsIn } from '../content/content.ts';

const players = ['Ada', 'Béla', 'Cili', 'Dóra'];
const order: Ending = { how: 'claim', by: 'Ada', right: true, winners: ['Ada', 'Cili'], holders: ['Cili'] };
const wrong: Ending = { how: 'prophecy', by: 'Ada', right: false, winners: ['Béla', 'Dóra'] };
const lodge: Ending = { how: 'lodge', by: 'Dóra', right: true, winners: ['Dóra'] };
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
    .map(({ how, right, order: [by = '', ...others], more, held }): Ending => {
      const size = more ? Math.ceil(names.length / 2) : Math.floor(names.length / 2);
      const won = right ? (how === 'lodge' ? [by] : [by, ...others.slice(0, size - 1)]) : others.slice(0, size);
      const winners = names.filter((name) => won.includes(name));
      const holders = right && how === 'claim' && { holders: winners.filter((name) => held.includes(name)) };
      return { how, by, right, winners, ...holders };
    });

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/gu, '').trim())
  .filter((text) => text !== '');

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
        for (const text of [toJson(one), toCsv(one)]) expect(await readFile(text)).toEqual({ ok: true, campaign: one });
        expect(readKept(toKept([one]))).toEqual([one]);
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
    expect(await readFile(text)).toEqual({ ok: true, campaign });
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
    ['a list', '[1, 2]', { where: { whole: true }, code: 'object', found: '[1,2]' }],
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
  ];

  it.each(cases)('that is %s is refused', async (_, text, { where, code, found = '' }) => {
    const read = await readFile(text);
    if (read.ok) throw new Error('was read');
    const [first] = read.problems;
    expect(first).toMatchObject({ where, code });
    expect(first?.found ?? '').toContain(found);
  });

  it.each([...locales])('has a sentence for every fault in %s', (locale) => {
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
    ['somebody twice', { winners: ['Ada', 'Ada'] }, ['player']],
    ['nobody but the claimant', { winners: ['Ada'], holders: [] }, ['half']],
  ])('with %s cannot be', (_, change, codes) => {
    expect(endingFaults(players, { ...order, ...change }).map(({ code }) => code)).toEqual(codes);
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

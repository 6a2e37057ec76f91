/** Which editions rule otherwise, and the options that make them: every option that a ruling can hang on. */
import { describe, expect, it } from 'vitest';
import { dissentsOf } from '../../../engine/kernel/compare.ts';
import { dissents } from '../../../engine/teufelsburg/compare.ts';
import type { Edition } from '../../../engine/teufelsburg/ground.ts';
import type { GameRecord } from '../../../engine/teufelsburg/record.ts';
import { rule } from '../../../engine/teufelsburg/rule.ts';
import { recordOf } from './scenarios/shorthand.ts';

const TABLE =
  'A order thug: key dagger; B brotherhood grand-master: goblet; C order bodyguard: whip; D brotherhood priest: gloves; pile: tome monocle; spares: duelist; turn: A';

/** Who dissents from an edition, and over what: `hu pearl`. */
const dissenting = (moves: string, at: string, edition: Edition = 'reference') =>
  dissents(recordOf(TABLE, { with: at, moves }, edition)).map((one) => [one.edition, ...one.options].join(' '));

const WON = 'A attack B; A use thug; resolve';
const FULL = 'A: key key key dagger monocle goblet; B: gloves; D: poison-ring; pile: tome coat';
const LIMIT = 'A attack B; resolve';

describe('nobody dissents', () => {
  it.each([
    ['', ''],
    ['A pass', ''],
    // The options met on the way have not yet come to anything.
    ['A attack B; resolve', ''],
    ['B pass', ''],
    [`${WON}; A inspect baggage; A take goblet for key`, ''],
    ['A claim', 'A: key key key black-pearl'],
    ['A claim', 'A: key key key black-pearl; B: ?; C: ?; D: ?; pile: ? ?'],
    ['A claim with C', 'A: key key; B: ?; C: ? ?; D: ? black-pearl; pile: ? ?'],
    // What all forbid is no difference, whatever each gives as the reason.
    [
      'A attack B; C support defender; A use hypnotist C; C play whip',
      'A hypnotist; B: goblet; C: whip; D: gloves; spares: thug',
    ],
    ['A attack B; A use hypnotist C; C use thug', 'A hypnotist; C thug'],
    ['A attack B; A use duelist; C use thug', 'A duelist; C thug; spares: -'],
    ['A attack B; resolve; D use doctor', 'D doctor; pile: -'],
    // Nor that an effect of which nothing can come is carried out.
    ['A offer coat to B; B accept goblet; A exchange', 'A: coat; spares: -'],
  ])('%s | %s', (moves, at) => expect(dissenting(moves, at)).toEqual([]));
});

describe('of the reference', () => {
  it.each<[moves: string, at: string, expected: readonly string[]]>([
    // What is to be done next is told before it is done.
    [LIMIT, FULL, ['it']],
    [`${WON}; A inspect baggage`, 'B: goblet gloves; D: coat', ['pt spoils']],
    [`${LIMIT}; A give tome to C`, FULL, ['it hand-limit']],
    [`${LIMIT}; A discard tome`, FULL, ['it hand-limit']],
    ['A claim with C', 'A: key key; C: key black-pearl', ['hu pearl']],
    // Whoever has the Pearl is not known: it is in one of the cases.
    ['A claim', 'A: key key key; B: ?; C: ?; D: ?; pile: ? ?', ['hu pearl']],
    ['A claim with C', 'A: key key; B: ?; C: key ?; D: ?; pile: ? ?', ['hu pearl']],
    // An outcome that several ways come to tells only what they have in common; the Pearl is in one of them.
    ['A claim with C', 'A: key key; B: ? ?; C ?: ? ?; D: ? ?; pile: ? ? ? ? ? ?', ['hu pearl']],
    ['A attack B; A use hypnotist D; D use poison-mixer attacker', 'A hypnotist; D poison-mixer', ['pt hypnotised']],
    ['A attack B; A use duelist; D use poison-mixer attacker', 'A duelist; D poison-mixer; spares: -', ['pt duelist']],
    ['A offer coat to B; B accept goblet', 'A: coat', ['hu coat']],
    ['A attack B; resolve; D use doctor', 'D doctor', ['it doctor-tie', 'pt doctor-tie']],
    [`${WON}; A inspect baggage; A pass`, 'B: goblet gloves; D: coat', ['pt spoils']],
    // That spoils must be taken is told too, though they have been taken.
    [`${WON}; A inspect baggage; A take goblet for goblet`, '', ['it last-object', 'pt spoils last-object']],
    [
      'A offer coat to B; B accept goblet; A exchange duelist; B attack C; resolve; D use doctor',
      'A: coat; D doctor',
      ['hu coat', 'it doctor-tie', 'pt doctor-tie'],
    ],
  ])('%s | %s', (moves, at, expected) => expect(dissenting(moves, at)).toEqual(expected));
});

it('dissents where each outcome comes of as many deals, but not of the same ones', () => {
  const table = 'A ? ?: ? ?; B ? ?: goblet; C ? ?: key; D ? ?: dagger ? ?; E ? ?: black-pearl; pile: ? ? ?; turn: A';
  expect(dissents(recordOf(table, { moves: 'A claim' }, 'reference')).map(({ edition }) => edition)).toEqual(['hu']);
});

describe('of another edition', () => {
  it.each<[edition: Edition, moves: string, at: string, expected: readonly string[]]>([
    ['hu', 'A claim with C', 'A: key key; C: key black-pearl', ['reference pearl', 'it pearl', 'pt pearl']],
    ['it', `${LIMIT}; A discard tome`, FULL, ['reference hand-limit', 'hu hand-limit', 'pt hand-limit']],
    ['pt', 'A attack B; resolve; D use doctor', 'D doctor', ['reference doctor-tie', 'hu doctor-tie']],
    ['it', `${WON}; A inspect baggage; A take goblet for goblet`, '', ['reference last-object', 'hu last-object']],
  ])('%s: %s | %s', (edition, moves, at, expected) => expect(dissenting(moves, at, edition)).toEqual(expected));
});

it('tells how they rule, beside a ruling that is given or made anew', () => {
  const record = recordOf(TABLE, { with: 'A: key key; C: key black-pearl', moves: 'A claim with C' }, 'reference');
  const [dissent] = dissents(record);
  expect(dissent?.ruling).toEqual(rule({ ...record, edition: 'hu' }));
  expect(dissent?.ruling.winners).toEqual(['B', 'D']);
  expect(dissents(record, rule(record))).toEqual(dissents(record));
  // A ruling that is given is taken as it is.
  const given = rule({ ...record, edition: 'hu' });
  expect(dissents(record, given).map(({ edition }) => edition)).toEqual(['it', 'pt']);
});

it.each([
  [
    'what rests on the difference, before all else',
    'A claim with C',
    'A: key key; C: key black-pearl',
    'hu',
    ['claim.pearl-bars', 'claim.lost-pearl'],
  ],
  ['what it refuses', `${LIMIT}; A give tome to B`, FULL, 'it', ['limit.discards-here']],
  ['a step of which the words differ', 'A attack B; resolve; D use doctor', 'D doctor', 'it', ['doctor.cancels-draw']],
])('tells %s', (_, moves, at, edition, codes) => {
  const found = dissents(recordOf(TABLE, { with: at, moves }, 'reference')).find((one) => one.edition === edition);
  expect(found?.instead.map(({ code }) => code)).toEqual(codes);
});

it('takes a record without an edition for one of the reference', () => {
  const { edition: _, ...record } = recordOf(
    TABLE,
    { with: 'D doctor', moves: 'A attack B; resolve; D use doctor' },
    'hu',
  );
  expect(dissents(record).map(({ edition, options }) => [edition, options])).toEqual([
    ['it', ['doctor-tie']],
    ['pt', ['doctor-tie']],
  ]);
});

it('tells what is said instead: what the difference makes of it, and nothing that both say', () => {
  const instead = (moves: string, at: string, edition: Edition = 'reference') =>
    dissents(recordOf(TABLE, { with: at, moves }, edition)).map((one) =>
      [one.edition, ...one.instead.map(({ code }) => code)].join(' '),
    );
  const pearl = 'A: key key; C: key black-pearl';
  expect(instead('A claim with C', pearl)).toEqual(['hu claim.pearl-bars claim.lost-pearl']);
  expect(instead('A claim with C', pearl, 'hu')).toEqual([
    'reference claim.pearl-no-bar',
    'it claim.pearl-no-bar',
    'pt claim.pearl-no-bar',
  ]);
  expect(instead(`${LIMIT}; A give tome to C`, FULL)).toEqual(['it limit.discards-here']);
  expect(instead('A attack B; resolve; C use doctor', 'C doctor')).toEqual([
    'it doctor.cancels-draw',
    'pt doctor.cancels-draw',
  ]);
});

it('tells what rests on the difference that was met last, and of what is forbidden only that', () => {
  const moves = 'A attack B; A use hypnotist C; B use duelist; A play dagger; resolve; D use doctor';
  const table = 'A hypnotist; B duelist; D doctor; spares: -';
  const instead = (edition: Edition) =>
    dissents(recordOf(TABLE, { with: table, moves }, edition)).map((one) =>
      [one.edition, ...one.instead.map(({ code }) => code)].join(' '),
    );
  expect(instead('pt')).toEqual(['reference doctor.tie', 'hu doctor.tie']);
  expect(instead('reference')).toEqual(['it doctor.cancels-draw', 'pt doctor.cancels-draw']);
});

it('an edition in which as many deals come to each outcome, but not the same ones, rules otherwise', () => {
  const players = ['Anna', 'Bruno', 'Carla', 'Dino'].map((id) => ({ id, association: '?', objects: ['?', '?'] }));
  const position = { players, objectPile: ['?', '?'], turn: 'Carla' };
  const moves = [{ move: 'claim', by: 'Carla', as: 'association', allies: ['Dino'] }];
  const record = { game: 'teufelsburg', position, moves } as GameRecord;
  // In the Hungarian leaflet the Black Pearl of an ally spoils the claim: the other side wins then, and the two are alike.
  expect(dissents(record).map(({ edition, options }) => [edition, options])).toEqual([['hu', ['pearl']]]);
  expect(dissents({ ...record, moves: [] })).toEqual([]);
});

it('an edition by which the table cannot be is left out', () => {
  const game = {
    editions: { one: { size: 'small' }, other: { size: 'large' } },
    under: (_: string, edition: string) => edition,
    rule: (edition: string) => ({ steps: [{ code: edition, params: {} }] }),
    rulings: () => [],
    verdict: (ruling: object) => JSON.stringify(ruling),
  };
  const ruling = game.rule('one');
  expect(dissentsOf({ ...game, problemsOf: () => [] }, 'one', ruling, 'one')).toHaveLength(1);
  expect(dissentsOf({ ...game, problemsOf: () => ['no such card'] }, 'one', ruling, 'one')).toEqual([]);
});

describe('what is said instead, in a game that is made up', () => {
  type Edition = 'one' | 'other';
  type Said = { readonly code: string; readonly params: object; readonly option?: string };
  const say = (text: string): Said => {
    const [code = '', name = '', option] = text.split(' ');
    return { code, params: { name }, ...(option && { option }) };
  };
  const dissentOf = (own: readonly string[], other: readonly string[]) => {
    const steps = { one: own.map(say), other: other.map(say) };
    const [dissent] = dissentsOf<Edition, Said, Said, { readonly steps: readonly Said[] }, Edition, 'size' | 'colour'>(
      {
        editions: { one: { size: 'small', colour: 'red' }, other: { size: 'large', colour: 'red' } },
        under: (_, edition) => edition,
        rule: (edition) => ({ steps: steps[edition] }),
        rulings: () => [],
        problemsOf: () => [],
        verdict: (ruling) => JSON.stringify(ruling),
      },
      'one',
      { steps: steps.one },
      'one',
    );
    return dissent;
  };
  const insteadOf = (own: readonly string[], other: readonly string[]) =>
    dissentOf(own, other)?.instead.map(({ code, params }) => [code, ...Object.values(params)].join(' '));

  it('names the option on either way', () => {
    expect(dissentOf(['a x size'], ['b x'])?.options).toEqual(['size']);
    expect(dissentOf(['a x'], ['b x size'])?.options).toEqual(['size']);
  });

  it.each([
    ['what comes first, where nothing rests on the difference', ['a x'], ['b x', 'c x', 'd x'], ['b x', 'c x']],
    ['nothing that both say', ['a x', 'b x'], ['a x', 'c x', 'b x'], ['c x']],
    ['the same about something else', ['a x'], ['a y'], ['a y']],
    ['something else about the same', ['a x'], ['b x'], ['b x']],
    ['what rests on the difference', ['a x'], ['b x', 'c x size', 'd x size', 'e x size'], ['c x', 'd x']],
    ['not what rests on an option that both have', ['a x'], ['b x', 'c x colour'], ['b x', 'c x']],
    ['nothing, where only something is left out', ['a x', 'b x'], ['a x'], []],
  ])('is %s', (_, own, other, expected) => expect(insteadOf(own, other)).toEqual(expected));
});

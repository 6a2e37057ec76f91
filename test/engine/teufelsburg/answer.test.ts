/** What a ruling comes to in a nutshell: every headline, and everything that somebody can owe next. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../engine/teufelsburg/answer.ts';
import type { Edition } from '../../../engine/teufelsburg/ground.ts';
import { type Ruling, rule } from '../../../engine/teufelsburg/rule.ts';
import { recordOf } from './scenarios/shorthand.ts';

const TABLE =
  'A order thug: key monocle; B brotherhood grand-master: goblet dagger; C order bodyguard: whip; D brotherhood priest: gloves; pile: tome lodge-coat-of-arms; spares: doctor duelist hypnotist; turn: A';

/** An answer as a line: `fight-stands 1:1; owes fight`. */
function lineOf(ruling: Ruling): string {
  const { owes, ...say } = answerOf(ruling);
  const line = ({ code, params }: { code: string; params: object }) =>
    [code, ...Object.entries(params).map(([name, value]) => `${name}=${[value].flat().join('+')}`)].join(' ');
  return owes ? `${line(say)}; owes ${line(owes)}` : line(say);
}

const answer = (moves: string, at = '', edition: Edition = 'reference') =>
  lineOf(rule(recordOf(TABLE, { with: at, moves }, edition)));

const points = (attacker: number, defender: number) => `attackerPoints=${attacker} defenderPoints=${defender}`;

describe('turns', () => {
  it.each([
    ['', 'ready by=A'],
    ['A pass', 'passed by=B'],
    ['A pass; B pass', 'passed by=C'],
    ['A offer key to B; B refuse; A pass', 'passed by=B'],
    ['B pass', 'illegal'],
    ['A attack B; B attack A', 'illegal'],
  ])('%s', (moves, expected) => expect(answer(moves)).toBe(expected));

  it('begin with whoever’s turn it is', () => expect(answer('', 'turn: C')).toBe('ready by=C'));
});

describe('trades', () => {
  const OFFER = 'A offer monocle to B';
  it.each([
    [OFFER, '', 'offered by=A to=B; owes answer by=B'],
    [`${OFFER}; B refuse`, '', 'refused by=B'],
    ['A offer key to B; B accept dagger', '', 'traded objects= number=0'],
    [`${OFFER}; B accept dagger`, '', 'traded objects=monocle number=1'],
    [`${OFFER}; B accept tome`, 'B: tome; pile: -', 'traded objects=monocle+tome number=2'],
    [`${OFFER}; B accept dagger; A decline monocle`, '', 'traded objects= number=0'],
    [`${OFFER}; B accept tome; B decline tome`, 'B: tome; pile: -', 'traded objects=monocle number=1'],
    [`${OFFER}; B accept dagger; B offer goblet to C; C accept whip`, '', 'traded objects= number=0'],
    [`${OFFER}; B accept dagger; B offer monocle to C; C accept whip`, '', 'traded objects=monocle number=1'],
    ['A offer broken-mirror to B; B accept goblet', 'A: broken-mirror', 'silenced objects= number=0'],
    [
      'A offer broken-mirror to B; B accept monocle',
      'A: broken-mirror; B: monocle',
      'silenced objects=monocle number=1',
    ],
    ['A offer broken-mirror to B', 'A: broken-mirror', 'offered by=A to=B; owes must-accept by=B'],
    ['A offer black-pearl to B', 'A: black-pearl', 'offered by=A to=B; owes must-accept by=B'],
    [
      'A offer black-pearl to B; A use clairvoyant tome lodge-coat-of-arms',
      'A clairvoyant: black-pearl',
      'stacked by=A; owes must-accept by=B',
    ],
    [
      'A offer secret-bag-key to B',
      'A: secret-bag-key; B: secret-bag-goblet',
      'offered by=A to=B; owes must-refuse by=B',
    ],
    ['A offer secret-bag-key to B; B accept goblet', 'A: secret-bag-key', 'traded-drew by=A drawn=tome'],
    [
      'A offer secret-bag-key to B; B accept goblet',
      'A: secret-bag-key; pile: ? lodge-coat-of-arms',
      'traded objects=secret-bag-key number=1',
    ],
    [
      'A offer secret-bag-key to B; B accept monocle',
      'A: secret-bag-key; B: monocle',
      'traded objects=secret-bag-key+monocle number=2',
    ],
    [
      'A offer secret-bag-key to B; B accept goblet',
      'A: secret-bag-key key key whip casting-knives poison-ring; C: coat',
      'traded-drew by=A drawn=tome; owes give by=A limit=6',
    ],
    [
      'A offer secret-bag-key to B; B accept goblet; A give key to C',
      'A: secret-bag-key key key whip casting-knives poison-ring; C: coat',
      'given by=A to=C object=key',
    ],
    [
      'A offer secret-bag-key to B; B accept monocle; A give whip to C',
      'A: secret-bag-key key key whip casting-knives poison-ring; B: monocle goblet; C: coat',
      'traded objects=secret-bag-key+monocle number=2',
    ],
  ])('%s | %s', (moves, at, expected) => expect(answer(moves, at)).toBe(expected));
});

describe('effects that somebody chooses about', () => {
  const COAT = 'A offer coat to B; B accept goblet';
  const SEXTANT = 'A offer sextant to B; B accept goblet';
  it.each([
    [COAT, 'A: coat', 'traded objects=coat number=1; owes exchange by=A'],
    [`${COAT}; A exchange doctor`, 'A: coat', 'new-occupation by=A occupation=doctor'],
    [`${COAT}; A decline coat`, 'A: coat', 'traded objects= number=0'],
    [COAT, 'A: coat; spares: -', 'traded objects= number=0'],
    [
      'A offer coat to B; B accept monocle',
      'A: coat; B: monocle',
      'traded objects=coat+monocle number=2; owes exchange by=A',
    ],
    [
      'A offer coat to B; B accept monocle; A exchange doctor',
      'A: coat; B: monocle',
      'traded objects=coat+monocle number=2',
    ],
    ['A offer monocle to B; B accept coat', 'B: coat', 'traded objects=monocle+coat number=2; owes exchange by=B'],
    [SEXTANT, 'A: sextant', 'traded objects=sextant number=1; owes direct by=A'],
    [`${SEXTANT}; A direct left`, 'A: sextant', 'passed-left; owes hand players=A+B+C+D'],
    [`${SEXTANT}; A direct right; B hand dagger`, 'A: sextant', 'passed-right; owes hand players=A+C+D'],
    [
      `${SEXTANT}; A direct right; B hand dagger; A hand goblet; C hand whip; D hand gloves`,
      'A: sextant',
      'passed-right',
    ],
    [
      'A offer sextant to B; B accept monocle; A direct left',
      'A: sextant; B: monocle',
      'passed-left; owes hand players=A+B+C+D',
    ],
    [
      'A offer sextant to B; B accept monocle; A direct left; A hand monocle; B hand sextant; C hand whip; D hand gloves',
      'A: sextant; B: monocle',
      'traded objects=sextant+monocle number=2',
    ],
  ])('%s | %s', (moves, at, expected) => expect(answer(moves, at)).toBe(expected));

  it.each([
    ['A offer secret-bag-key to B; B accept goblet', 'A: secret-bag-key'],
    ['A offer privilege to B; B accept goblet', 'A: privilege'],
    ['A offer tome to B; B accept goblet', 'A: tome; pile: -'],
    [`${COAT}; A exchange doctor`, 'A: coat'],
    [`${SEXTANT}; A direct left; A hand goblet; B hand sextant; C hand whip; D hand gloves`, 'A: sextant'],
    [`${SEXTANT}; A direct right; A hand goblet; B hand sextant; C hand whip; D hand gloves`, 'A: sextant'],
  ])('%s | %s, and then another trade, of no effect', (moves, at) => {
    const table = `${at}; C: whip key`;
    expect(answer(moves, table)).not.toMatch(/depends|number=0|owes/);
    expect(answer(`${moves}; B offer dagger to C; C refuse`, table)).toBe('refused by=C');
    expect(answer(`${moves}; B offer dagger to C; C accept key`, table)).toBe('traded objects= number=0');
  });

  it('and that nobody does where the Coat brings the top card, known or not', () => {
    expect(answer(COAT, 'A: coat', 'hu')).toBe('top-occupation by=A occupation=doctor');
    expect(answer(COAT, 'A: coat; spares: ?', 'hu')).toBe('top-occupation by=A occupation=?');
  });
});

describe('the Diplomat', () => {
  const BAGS = 'A diplomat: dagger; B: secret-bag-key secret-bag-goblet';
  it.each([
    [
      'A use diplomat B goblet for dagger',
      'A diplomat: dagger; B: goblet',
      'obtained by=A from=B object=goblet objects= number=0',
    ],
    [
      'A use diplomat B monocle for dagger',
      'A diplomat: dagger; B: monocle',
      'obtained by=A from=B object=monocle objects=monocle number=1',
    ],
    [
      'A offer black-pearl to C; C accept whip; A use diplomat B goblet for whip',
      'A diplomat: black-pearl; B: goblet',
      'obtained by=A from=B object=goblet objects= number=0',
    ],
    ['A use diplomat B key for dagger', 'A diplomat: dagger; B: goblet', 'missed'],
    ['A use diplomat B secret-bag for dagger', BAGS, 'demanded target=B'],
    [
      'A offer black-pearl to C; C accept whip; A use diplomat B secret-bag for whip',
      `${BAGS}; A diplomat: black-pearl`,
      'demanded target=B',
    ],
    [
      'A use diplomat B secret-bag for dagger; B accept secret-bag-key',
      BAGS,
      'obtained by=A from=B object=secret-bag-key objects=secret-bag-key number=1',
    ],
    [
      'A offer black-pearl to C; C accept whip; A use diplomat B secret-bag for whip; B accept secret-bag-key',
      `${BAGS}; A diplomat: black-pearl`,
      'obtained by=A from=B object=secret-bag-key objects=secret-bag-key number=1',
    ],
    [
      'A use diplomat B goblet for dagger; A offer goblet to C; C accept whip',
      'A diplomat: dagger; B: goblet',
      'traded objects= number=0',
    ],
  ])('%s | %s', (moves, at, expected) => expect(answer(moves, at)).toBe(expected));
});

it('the Clairvoyant', () => {
  const look = 'A use clairvoyant lodge-coat-of-arms tome';
  expect(answer(look, 'A clairvoyant: key')).toBe('stacked by=A');
  expect(answer(`A attack B; ${look}`, 'A clairvoyant: key')).toBe(`stacked-in-fight by=A ${points(1, 1)}; owes fight`);
  // No news any more once something else has been done in the fight; and after it, the last thing that has happened.
  expect(answer(`A attack B; ${look}; C support attacker`, 'A clairvoyant: key')).toBe(
    `fight-stands ${points(2, 1)}; owes fight`,
  );
  // Nor once something has come of the trade that it was used in.
  const pass = 'A direct left; A hand key; B hand goblet; C hand whip; D hand gloves';
  expect(answer(`A offer sextant to B; B accept dagger; ${look}; ${pass}`, 'A clairvoyant: key sextant')).toBe(
    'passed-left',
  );
  const last = 'A use clairvoyant lodge-coat-of-arms';
  expect(answer(`A attack B; resolve; ${last}`, 'A clairvoyant: key')).toBe('stacked by=A');
});

describe('fights', () => {
  const WON = 'A attack B; A use thug; resolve';
  const LAST = 'B: goblet; A: key';
  it.each([
    ['A attack B', '', `fight-stands ${points(1, 1)}; owes fight`],
    ['A attack B; C support attacker', '', `fight-stands ${points(2, 1)}; owes fight`],
    ['A attack B; D support defender; B use grand-master', '', `fight-stands ${points(1, 3)}; owes fight-cards`],
    ['A attack B; resolve', '', `tie-drew by=A drawn=tome ${points(1, 1)}`],
    ['A attack B; resolve', 'pile: ?', `tie-draws by=A drawn=? ${points(1, 1)}`],
    ['A attack B; resolve', 'pile: -', `tie-no-card ${points(1, 1)}`],
    ['A attack B; resolve; A pass', '', 'passed by=B'],
    [WON, '', `attacker-wins ${points(2, 1)}; owes inspect by=A`],
    ['A attack B; B use grand-master; resolve', '', `defender-wins ${points(1, 2)}; owes inspect by=B`],
    [`${WON}; A inspect allegiance`, '', 'saw-allegiance by=A of=B'],
    [`${WON}; A inspect baggage`, '', 'saw-baggage by=A of=B; owes take by=A'],
    [`${WON}; A inspect baggage; A take goblet`, '', 'took by=A of=B object=goblet'],
    [`${WON}; A inspect baggage; A take goblet for key`, LAST, 'took by=A of=B object=goblet'],
    ['A attack B; A use hypnotist C', 'A hypnotist', `hypnotised target=C ${points(1, 1)}; owes fight-cards`],
    [
      'A attack B; A use hypnotist C; B use grand-master',
      'A hypnotist',
      `fight-stands ${points(1, 2)}; owes fight-cards`,
    ],
    ['A attack B; D use poison-mixer attacker', 'D poison-mixer', 'mixer-decided winner=A; owes fight-cards'],
    [
      'A attack B; D use poison-mixer attacker; A use duelist',
      'D poison-mixer; A duelist',
      `shut-out by=A ${points(2, 1)}; owes fight-cards`,
    ],
    ['A attack B; C support attacker; B use duelist', 'B duelist', `shut-out by=B ${points(1, 2)}; owes fight-cards`],
    ['A attack B; A use duelist; B use grand-master', 'A duelist', `fight-stands ${points(2, 2)}; owes fight-cards`],
    ['A attack B; B play poison-ring', 'B: poison-ring', `fight-stands-ring by=B ${points(1, 1)}; owes fight-cards`],
    [
      'A attack B; B play poison-ring; resolve; B inspect allegiance; A pass; B attack C',
      'B: poison-ring',
      `fight-stands ${points(1, 1)}; owes fight`,
    ],
    [
      'A attack B; A play poison-ring; resolve',
      'A: poison-ring',
      `ring-wins side=attacker ${points(1, 1)}; owes inspect by=A`,
    ],
    [
      'A attack B; B play poison-ring; resolve',
      'B: poison-ring',
      `ring-wins side=defender ${points(1, 1)}; owes inspect by=B`,
    ],
    [
      'A attack B; C support attacker; D use poison-mixer defender; resolve',
      'D poison-mixer',
      `mixer-wins side=defender ${points(2, 1)}; owes inspect by=B`,
    ],
    [
      'A attack B; D use poison-mixer attacker; resolve',
      'D poison-mixer',
      `mixer-wins side=attacker ${points(1, 1)}; owes inspect by=A`,
    ],
    ['A attack B; D use priest', '', 'prevented; owes pay by=A'],
    ['A attack B; D use priest; A pay key', '', 'prevented-paid by=A to=D object=key'],
  ])('%s | %s', (moves, at, expected) => expect(answer(moves, at)).toBe(expected));

  it('and what the Doctor keeps from happening', () => {
    expect(answer(`${WON}; C use doctor`, 'C doctor')).toBe('denied side=attacker');
    expect(answer('A attack B; resolve; C use doctor', 'C doctor', 'pt')).toBe(`draw-cancelled ${points(1, 1)}`);
  });

  it('and a Duelist who ends support alone', () => {
    const at = 'D poison-mixer; A duelist';
    expect(answer('A attack B; C support defender; A use duelist', at, 'pt')).toBe(
      `support-ended by=A ${points(2, 1)}; owes fight-cards`,
    );
    const mixed = 'A attack B; D use poison-mixer attacker; A use duelist';
    expect(answer(mixed, at, 'pt')).toBe('mixer-decided winner=A; owes fight-cards');
    const used = 'A attack B; A use duelist; B use grand-master';
    expect(answer(used, at, 'pt')).toBe(`fight-stands ${points(2, 2)}; owes fight-cards`);
  });

  it('whose spoils must be taken', () => {
    expect(answer(`${WON}; A inspect baggage`, '', 'pt')).toBe('saw-baggage by=A of=B; owes must-take by=A');
  });

  const FULL = 'A: key key key monocle coat; C: whip; pile: tome sextant; E order duelist: casting-knives';
  it.each<[Edition, string]>([
    ['reference', 'owes give by=A limit=5'],
    ['it', 'owes discard by=A limit=5'],
  ])('whose card is one too many, under %s', (edition, owes) => {
    expect(answer('A attack B; resolve', FULL, edition)).toBe(`tie-drew by=A drawn=tome ${points(1, 1)}; ${owes}`);
  });

  it.each<[Edition, string, string]>([
    ['reference', 'A give key to C', 'given by=A to=C object=key'],
    ['it', 'A discard key', 'discarded by=A object=key'],
  ])('which is then told, under %s', (edition, move, told) => {
    expect(answer(`A attack B; resolve; ${move}`, FULL, edition)).toBe(told);
  });
});

it('of three association cards one has been seen', () => {
  const three = 'A order/order/brotherhood; B order/brotherhood/brotherhood';
  const scenario = {
    with: `${three}; C order/order/order; D brotherhood/brotherhood/order`,
    moves: 'A attack B; A use thug; resolve; A inspect allegiance',
  };
  const ruling = rule(recordOf(TABLE, { ...scenario, variants: ['three-associations'] }, 'reference'));
  expect(lineOf(ruling)).toBe('saw-allegiance by=A of=B');
});

describe('the end', () => {
  it.each([
    ['A claim with C', 'A: key key; C: key', 'won winners=A+C number=2'],
    ['A claim', 'A: key key; C: key', 'won winners=B+D number=2'],
    ['A claim lodge', 'A: key key key lodge-coat-of-arms; pile: -', 'won winners=A number=1'],
  ])('%s | %s', (moves, at, expected) => expect(answer(moves, at)).toBe(expected));
});

describe('hidden cards', () => {
  it('that decide', () => expect(answer('A claim with C', 'A: key key; C: ?; pile: -')).toBe('depends'));

  it('say nothing of what somebody rightly named holds who may hold more', () => {
    const codes = (hand: string) => {
      const moves = 'A claim with B';
      const { cases, ...ruling } = rule(recordOf(TABLE, { with: `A: ${hand}; pile: -`, moves }, 'reference'));
      return [ruling, ...(cases ?? []).map((one) => one.ruling)].flatMap(({ steps }) => steps.map(({ code }) => code));
    };
    expect(codes('key key key ?')).toContain('claim.ally-of-the-enemy');
    expect(codes('key key key ?')).not.toContain('claim.own');
    expect(codes('key key key whip')).toContain('claim.own');
  });

  it('that leave open whose turn it is', () => {
    const ruling = rule(recordOf(TABLE, { moves: 'A pass' }, 'reference'));
    const { turn: _, ...position } = ruling.position;
    expect(lineOf({ ...ruling, position })).toBe('depends');
  });

  it.each([
    ['A attack B', 'depends'],
    ['A attack B; A use thug; resolve', 'depends'],
    ['A attack B; A use thug; resolve; C use doctor', 'depends'],
    ['A attack B; A use thug; resolve; A inspect allegiance', 'saw-allegiance by=A of=B'],
    ['A offer key to B; B refuse; B attack C; resolve; C offer whip to A; A refuse', 'refused by=A'],
  ])('that leave open everything about a fight, %s', (moves, expected) => {
    const { fight: _, ...open } = rule(recordOf(TABLE, { moves, with: 'C doctor' }, 'reference'));
    expect(lineOf(open)).toBe(expected);
  });

  it('that leave open what was drawn after a tie', () => {
    const ruling = rule(recordOf(TABLE, { moves: 'A attack B; resolve' }, 'reference'));
    const steps = ruling.steps.filter(({ code }) => code !== 'fight.tie-draw');
    expect(lineOf({ ...ruling, steps })).toBe(`tie ${points(1, 1)}`);
  });

  it('that leave open who has won, not for whom', () => {
    const ruling = rule(recordOf(TABLE, { moves: 'A claim', with: 'A: key key key; C: whip' }, 'reference'));
    const { winners: _, ...unnamed } = ruling;
    expect(lineOf(unnamed)).toBe('won-for association=order');
  });
});

it.each([
  ['?/?/?', '?/?/?', '?/?/?', undefined, '?'],
  ['?/?/?', 'order/?/?', '?/?/?', 5, '?'],
  ['order/order/order', '?/?/?', 'order/order/brotherhood', undefined, 'brotherhood'],
  ['brotherhood/brotherhood/brotherhood', '?/?/?', 'brotherhood/brotherhood/order', undefined, 'order'],
])('%s; %s; %s: of the second player’s cards one is seen (seed %s): %s', (first, second, third, seed, seen) => {
  const table = `A ${first} thug: key; B ${second} priest: goblet; C ${third} doctor: whip; turn: A`;
  const moves = 'A attack B; A use thug; resolve; A inspect allegiance';
  const record = recordOf(table, { moves, variants: ['three-associations'] }, 'reference');
  expect(rule({ ...record, ...(seed && { seed }) }).seen[0]?.value).toBe(seen);
});

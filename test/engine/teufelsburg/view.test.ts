/**
 * What each player knows after moves, beyond what lies open to everybody: hands, occupations, associations, piles, and what they were shown.
 * `game.test.ts` has what a view promises; here stands all that it says.
 */
import { describe, expect, it } from 'vitest';
import type { Edition } from '../../../engine/teufelsburg/ground.ts';
import { fromLink } from '../../../engine/teufelsburg/link.ts';
import type { GameRecord, Position, Variant } from '../../../engine/teufelsburg/record.ts';
import { rule } from '../../../engine/teufelsburg/rule.ts';
import { view } from '../../../engine/teufelsburg/view.ts';
import { recordOf } from './scenarios/shorthand.ts';

const TABLE =
  'A order thug: key dagger; B brotherhood grand-master: goblet gloves; C order bodyguard: whip coat; D brotherhood priest: poison-ring monocle; pile: tome sextant; spares: doctor duelist; turn: A';

interface More {
  readonly edition?: Edition;
  readonly variants?: readonly Variant[];
  readonly seed?: number;
}

const record = (moves: string, at = '', { edition = 'reference', variants = [], seed }: More = {}): GameRecord => ({
  ...recordOf(TABLE, { with: at, moves, variants }, edition),
  ...(seed !== undefined && { seed }),
});

const cards = (list: readonly string[] = []) => list.join(' ') || '-';

/** A table in clauses. */
const clausesOf = ({ players, objectPile, occupationPile, turn }: Position) => [
  ...players.map(
    ({ id, association = '?', occupation, shown, objects }) =>
      `${id} ${[association].flat().join('/')} ${occupation}${shown ? '!' : ''}: ${cards(objects)}`,
  ),
  `pile: ${cards(objectPile)}`,
  `spares: ${cards(occupationPile)}`,
  `turn: ${turn}`,
];

/** The table as it is for somebody who has seen but their own cards and what lies open. */
const ownOnly = ({ players, objectPile = [], occupationPile = [], ...rest }: Position, me: string): Position => ({
  ...rest,
  players: players.map((player) =>
    player.id === me
      ? player
      : {
          ...player,
          association: Array.isArray(player.association) ? ['?', '?', '?'] : '?',
          occupation: player.shown ? (player.occupation ?? '?') : '?',
          objects: player.objects.map(() => '?' as const),
        },
  ),
  objectPile: objectPile.map(() => '?' as const),
  occupationPile: occupationPile.map(() => '?' as const),
});

/** What a player knows besides, in the clauses that differ. */
function known(game: GameRecord, player: string): string {
  const { position, seen, discarded } = view(game, player);
  const own = (clause: string | undefined) => (clause?.startsWith(`${player} `) ? inOrder(clause) : clause);
  const without = clausesOf(ownOnly(rule(game).position, player)).map(own);
  return [
    ...clausesOf(position).filter((clause, index) => own(clause) !== without[index]),
    ...(discarded ? [`discarded: ${cards(discarded)}`] : []),
    ...seen.map(({ of, what, value }) => `sees ${of ?? 'the'} ${what}: ${[value].flat().join(' ')}`),
  ].join('; ');
}

/** A hand in one order. */
function inOrder(clause: string): string {
  const [head = '', hand = ''] = clause.split(': ');
  return `${head}: ${hand.split(' ').toSorted().join(' ')}`;
}

/** What is done, at which table, and what each player knows of it. */
type Case = [name: string, moves: string, at: string, known: Readonly<Record<string, string>>, more?: More];

/** Who is left out knows nothing. */
const CASES: readonly Case[] = [
  ['an offer shows its object to one player', 'A offer dagger to B', '', { B: 'A ? ?: dagger ?' }],
  [
    'a trade shows two what they got',
    'A offer dagger to B; B accept gloves',
    '',
    { A: 'B ? ?: dagger ?', B: 'A ? ?: gloves ?' },
  ],
  [
    'what may have been traded on is unknown again',
    'A offer dagger to B; B accept gloves; B offer dagger to C; C accept whip',
    '',
    { B: 'A ? ?: gloves ?; C ? ?: dagger ?', C: 'B ? ?: whip ?' },
  ],
  [
    'an effect names the object to all, wherever it goes',
    'A offer monocle to B; B accept gloves; B offer monocle to C; C accept whip',
    'A: monocle key; D: poison-ring',
    {
      A: 'B brotherhood ?: ? ?; C ? ?: monocle ?; sees B association: brotherhood',
      B: 'A ? ?: gloves ?; C order ?: monocle ?; sees C association: order',
      C: 'B ? ?: whip ?',
      D: 'C ? ?: monocle ?',
    },
  ],
  [
    'of a hand that was seen, one fewer of each kind is certain after a trade',
    'A offer privilege to B; B accept gloves; B offer goblet to C; C accept whip',
    'A: privilege key; B: gloves goblet goblet',
    {
      A: 'B ? ?: goblet ? ?; sees B objects: goblet goblet privilege',
      B: 'A ? ?: gloves ?; C ? ?: goblet ?',
      C: 'B ? ?: privilege whip ?',
    },
  ],
  [
    'an effect that is forgone is named too',
    'A offer sextant to B; B accept gloves; A decline sextant',
    'A: sextant key; pile: tome',
    { A: 'B ? ?: sextant ?', B: 'A ? ?: gloves ?', C: 'B ? ?: sextant ?', D: 'B ? ?: sextant ?' },
  ],
  [
    'a bag that is named is not told apart by the others',
    'A offer secret-bag-key to B; B accept gloves',
    'A: secret-bag-key key',
    { A: 'B ? ?: secret-bag-key ?', B: 'A ? ?: gloves ? ?' },
  ],
  ['an occupation face up lies open', '', 'A thug!; B ?', {}],
  [
    'what a Diplomat asks for is known to go to them',
    'A use diplomat B gloves for key',
    'A diplomat: key dagger',
    { A: 'B ? ?: key ?', B: 'A ? diplomat!: gloves ?', C: 'A ? diplomat!: gloves ?', D: 'A ? diplomat!: gloves ?' },
  ],
  [
    'a Diplomat who misses sees the hand',
    'A use diplomat B whip',
    'A diplomat: key dagger',
    { A: 'B ? ?: goblet gloves; sees B objects: goblet gloves' },
  ],
  [
    'a Diplomat who asks for either bag is seen to get neither',
    'A use diplomat B secret-bag for key; B accept secret-bag-key',
    'A diplomat: key dagger; B: secret-bag-key secret-bag-goblet',
    { A: 'B ? ?: key ? ?', B: 'A ? diplomat!: secret-bag-key ?' },
  ],
  [
    'a Goblet that a Diplomat asks for may be the bag that has turned, but for who knows better',
    'A use diplomat B goblet for key',
    'A diplomat: key dagger; D: secret-bag-goblet poison-ring; pile: -',
    { A: 'B ? ?: key ?', B: 'A ? diplomat!: goblet ?', D: 'A ? diplomat!: goblet ?' },
  ],
  [
    'and is the bag for nobody but the two',
    'A use diplomat B goblet for key',
    'A diplomat: key dagger; B: secret-bag-goblet gloves; pile: -',
    { A: 'B ? ?: key ?', B: 'A ? diplomat!: secret-bag-goblet ?' },
  ],
  [
    'a Goblet asked of a hand that was seen is none but that one',
    'C offer privilege to B; B accept gloves; D pass; A use diplomat B goblet for key',
    'A diplomat: key dagger; C: privilege whip; pile: -; turn: C',
    {
      A: 'B ? ?: privilege key',
      B: 'A ? diplomat!: goblet ?; C ? ?: gloves ?',
      C: 'A ? diplomat!: goblet ?; B ? ?: privilege ?; sees B objects: goblet privilege',
      D: 'B ? ?: privilege ?',
    },
  ],
  [
    'what a Diplomat gives for a Goblet is seen by two, a Goblet too',
    'A use diplomat B goblet for goblet',
    'A diplomat: goblet dagger',
    { A: 'B ? ?: goblet ?', B: 'A ? diplomat!: goblet ?', C: 'A ? diplomat!: goblet ?', D: 'A ? diplomat!: goblet ?' },
  ],
  [
    'a bag that a Diplomat asks for is known to who holds the other',
    'A use diplomat B secret-bag for key',
    'A diplomat: key dagger; B: secret-bag-key gloves; D: secret-bag-goblet poison-ring',
    { A: 'B ? ?: key ? ?', B: 'A ? diplomat!: secret-bag-key ?', D: 'A ? diplomat!: secret-bag-key ?' },
  ],
  [
    'what is played in a fight is seen',
    'A attack B; A play dagger; A use thug; resolve',
    '',
    { B: 'A ? thug!: dagger ?', C: 'A ? thug!: dagger ?', D: 'A ? thug!: dagger ?' },
  ],
  [
    'so is the Poison Ring',
    'D attack A; D play poison-ring; resolve',
    'turn: D',
    { A: 'D ? ?: poison-ring ?', B: 'D ? ?: poison-ring ?', C: 'D ? ?: poison-ring ?' },
  ],
  [
    'the winner alone sees the allegiance',
    'A attack B; A use thug; resolve; A inspect allegiance',
    '',
    { A: 'B brotherhood grand-master: ? ?; sees B association: brotherhood; sees B occupation: grand-master' },
  ],
  [
    'or the baggage',
    'A attack B; A use thug; resolve; A inspect baggage',
    '',
    { A: 'B ? ?: goblet gloves; sees B objects: goblet gloves' },
  ],
  [
    'and the two know what was taken',
    'A attack B; A use thug; resolve; A inspect baggage; A take gloves',
    '',
    { A: 'B ? ?: goblet; sees B objects: goblet gloves', B: 'A ? thug!: gloves ? ?' },
  ],
  [
    'and what was given back',
    'A attack B; A use thug; resolve; A inspect baggage; A take goblet for key',
    'B: goblet',
    { A: 'B ? ?: key; sees B objects: goblet', B: 'A ? thug!: goblet ?' },
  ],
  ['who is paid knows with what', 'A attack B; D use priest; A pay key', '', { A: 'D ? priest!: key ? ?' }],
  ['nobody sees what a tie brings', 'A attack B; resolve; A pass', '', {}],
  [
    'the Tome shows two the occupations that they had',
    'A offer tome to B; B accept gloves',
    'A: tome key; pile: sextant',
    { A: 'B ? thug: tome ?', B: 'A ? grand-master: gloves ?', C: 'B ? ?: tome ?', D: 'B ? ?: tome ?' },
  ],
  [
    'an occupation that was seen is known where the Tome has brought it',
    'A attack B; A use thug; resolve; A inspect allegiance; B offer tome to C; C accept whip',
    'B: tome gloves; pile: sextant',
    {
      A: 'B brotherhood ?: ? ?; C ? grand-master: tome ?; sees B association: brotherhood; sees B occupation: grand-master',
      B: 'C ? grand-master: tome ?',
      C: 'B ? bodyguard: whip ?',
      D: 'C ? ?: tome ?',
    },
  ],
  [
    'the Coat shows its giver the spare occupations',
    'A offer coat to B; B accept gloves; A exchange duelist',
    'A: coat key; C: whip',
    { A: 'B ? ?: coat ?; spares: doctor thug', B: 'A ? ?: gloves ?', C: 'B ? ?: coat ?', D: 'B ? ?: coat ?' },
  ],
  [
    'but not where it brings the top one',
    'A offer coat to B; B accept gloves',
    'A: coat key; C: whip',
    { A: 'B ? ?: coat ?; spares: ? thug', B: 'A ? ?: gloves ?', C: 'B ? ?: coat ?', D: 'B ? ?: coat ?' },
    { edition: 'hu' },
  ],
  [
    'a second Coat makes unknown what the first has shown',
    'A offer coat to B; B accept gloves; A exchange duelist; B offer coat to D; D accept monocle; B exchange thug',
    'A: coat key; C: whip',
    {
      A: 'B ? ?: monocle ?; D ? ?: coat ?',
      B: 'A ? ?: gloves ?; D ? ?: coat ?; spares: doctor grand-master',
      C: 'B ? ?: monocle ?; D ? ?: coat ?',
      D: 'B brotherhood ?: monocle ?; sees B association: brotherhood',
    },
  ],
  [
    'a second Coat moves up what lies under the top',
    'A offer coat to B; B accept gloves; B offer coat to D; D accept monocle',
    'A: coat key; C: whip',
    {
      A: 'B ? ?: monocle ?; D ? ?: coat ?; spares: thug ?',
      B: 'A ? ?: gloves ?; D ? ?: coat ?; spares: ? grand-master',
      C: 'B ? ?: monocle ?; D ? ?: coat ?',
      D: 'B brotherhood ?: monocle ?; sees B association: brotherhood',
    },
    { edition: 'hu' },
  ],
  [
    'the Clairvoyant knows two cards of two',
    'A use clairvoyant sextant tome',
    'A clairvoyant: key dagger',
    { A: 'pile: sextant tome; sees the object-pile: tome sextant' },
  ],
  [
    'and no more than two of five, where they go too',
    'A use clairvoyant sextant tome; A attack B; resolve; A pass; B attack C; resolve; B pass; C attack D; resolve',
    'A clairvoyant: key dagger; pile: tome sextant privilege whip broken-mirror; C: coat',
    { A: 'B ? ?: tome ? ?; sees the object-pile: tome sextant privilege whip broken-mirror' },
    { seed: 1 },
  ],
  [
    'but all of three, without their being told the last',
    'A use clairvoyant sextant tome; A attack B; resolve',
    'A clairvoyant: key dagger; pile: tome sextant privilege',
    { A: 'pile: tome privilege; sees the object-pile: tome sextant privilege' },
  ],
  [
    'only who discards knows what',
    'A attack B; resolve; A discard key',
    'A: key key key dagger monocle goblet; B: gloves; D: poison-ring; pile: tome coat; C: whip',
    { A: 'discarded: key', B: 'discarded: ?', C: 'discarded: ?', D: 'discarded: ?' },
    { edition: 'it' },
  ],
  [
    'two know of a gift',
    'A attack B; resolve; A give tome to C',
    'A: key key key dagger monocle goblet; B: gloves; D: poison-ring; pile: tome coat; C: whip',
    { A: 'C ? ?: tome ?' },
  ],
  [
    'a refused offer takes nothing away',
    'A attack B; A use thug; resolve; A inspect baggage; A pass; B offer goblet to C; C refuse',
    'B: goblet goblet',
    { A: 'B ? ?: goblet goblet; sees B objects: goblet goblet', C: 'B ? ?: goblet ?' },
  ],
  [
    'one of a hand that is known to be of one kind is known when it goes',
    'A attack B; A use thug; resolve; A inspect baggage; A pass; B attack C; D use priest; B pay goblet',
    'B: goblet goblet',
    { A: 'B ? ?: goblet; D ? priest!: goblet ? ?; sees B objects: goblet goblet', B: 'D ? priest!: goblet ? ?' },
  ],
  [
    'and stays known with whoever gets it in a trade: what is given for it goes at the same time',
    'A attack B; A use thug; resolve; A inspect baggage; A pass; B offer goblet to C; C accept whip',
    'B: goblet goblet',
    {
      A: 'B ? ?: goblet ?; C ? ?: goblet ?; sees B objects: goblet goblet',
      B: 'C ? ?: goblet ?',
      C: 'B ? ?: whip ?',
    },
  ],
  [
    'also when it has only come to be so',
    'A attack B; A use thug; resolve; A inspect baggage; A pass; B offer whip to A; A accept goblet; C pass; D pass; A pass; B attack C; D use priest; B pay goblet',
    'A: goblet dagger; B: goblet whip; C: coat',
    {
      A: 'B ? ?: goblet; D ? priest!: goblet ? ?; sees B objects: goblet whip',
      B: 'A ? thug!: whip ?; D ? priest!: goblet ? ?',
    },
  ],
  [
    'a trade with the Mirror names nothing',
    'A offer broken-mirror to B; B accept monocle',
    'A: broken-mirror key; B: goblet monocle; D: poison-ring',
    { A: 'B ? ?: broken-mirror ?', B: 'A ? ?: monocle ?' },
  ],
  [
    'a concealed effect is not named',
    'A offer monocle to B; B accept gloves; A conceal monocle',
    'A: monocle key; D: poison-ring',
    { A: 'B ? ?: monocle ?', B: 'A ? ?: gloves ?' },
    { variants: ['smuggling'] },
  ],
  [
    'the Privilege shows a hand',
    'A offer privilege to B; B accept gloves',
    'A: privilege key',
    {
      A: 'B ? ?: goblet privilege; sees B objects: goblet privilege',
      B: 'A ? ?: gloves ?',
      C: 'B ? ?: privilege ?',
      D: 'B ? ?: privilege ?',
    },
  ],
  [
    'a demand is over once it is met',
    'A use diplomat B gloves for key; A offer gloves to B; B accept goblet',
    'A diplomat: key dagger',
    { A: 'B ? ?: key gloves', B: 'A ? diplomat!: goblet ?' },
  ],
  [
    'and once it has missed',
    'A use diplomat B whip; B offer gloves to C; C accept whip',
    'A diplomat: key dagger',
    { A: 'sees B objects: goblet gloves', B: 'C ? ?: gloves ?', C: 'B ? ?: whip ?' },
  ],
  [
    'of the pile the Clairvoyant knows what is drawn and what is left',
    'A use clairvoyant sextant tome; A attack B; resolve; A pass; B attack C; resolve; B pass',
    'A clairvoyant: key dagger; pile: tome sextant privilege',
    { A: 'B ? ?: tome ? ?; pile: privilege; sees the object-pile: tome sextant privilege' },
  ],
  [
    'an effect named late is not where its object may have been given away',
    'A offer secret-bag-key to B; B accept sextant; A give dagger to B; B decline sextant',
    'A: secret-bag-key dagger key key key goblet; B: sextant goblet gloves; pile: tome',
    { A: 'B ? ?: secret-bag-key dagger ? ?', B: 'A ? ?: sextant ? ? ? ? ?' },
  ],
  [
    'where one object of a hand is known, nobody knows whether it went',
    'A pass; B offer goblet to A; A refuse; C pass; D pass; A pass; B attack C; D use priest; B pay goblet',
    '',
    { B: 'D ? priest!: goblet ? ?' },
  ],
  [
    'nor where a card was drawn since',
    'A use diplomat B whip; B attack C; resolve; C pass; D pass; A pass; B attack C; D use priest; B pay goblet',
    'A diplomat: key dagger; B: goblet goblet',
    { A: 'B ? ?: goblet ?; sees B objects: goblet goblet', B: 'D ? priest!: goblet ? ?' },
  ],
  [
    'but where the one other card was taken',
    'A attack B; A use thug; resolve; A inspect baggage; A take whip; B attack C; D use priest; B pay goblet',
    'B: goblet goblet whip; C: key coat',
    {
      A: 'B ? ?: goblet; D ? priest!: goblet ? ?; sees B objects: goblet goblet whip',
      B: 'A ? thug!: whip ? ?; D ? priest!: goblet ? ?',
    },
  ],
  [
    'a Clairvoyant alone knows a single card',
    'A use clairvoyant tome',
    'A clairvoyant: key dagger; pile: tome',
    { A: 'pile: tome; sees the object-pile: tome' },
  ],
  [
    'what lies on the pile is not what somebody gives away',
    'A use clairvoyant goblet tome; A pass; B attack C; D use priest; B pay goblet',
    'A clairvoyant: key dagger; pile: goblet tome sextant',
    { A: 'pile: goblet tome sextant; sees the object-pile: goblet tome sextant', B: 'D ? priest!: goblet ? ?' },
  ],
  [
    'an occupation that lay open is known among the spare ones',
    'A offer coat to B; B accept gloves; A exchange duelist',
    'A thug!: coat key; C: whip',
    {
      A: 'B ? ?: coat ?; spares: doctor thug',
      B: 'A ? ?: gloves ?; spares: ? thug',
      C: 'B ? ?: coat ?; spares: ? thug',
      D: 'B ? ?: coat ?; spares: ? thug',
    },
  ],
];

describe('trade effects are heard', () => {
  const heard = (moves: string, at: string, player: string) => view(record(moves, at), player).effects;

  it('with the object that was named', () => {
    const trade = ['A offer monocle to B; B accept gloves', 'A: monocle key; D: poison-ring'] as const;
    expect(heard(...trade, 'C')).toEqual([{ object: 'monocle', by: 'A', partner: 'B' }]);
  });

  it('with a bag that only its traders tell from the other', () => {
    const trade = ['A offer secret-bag-key to B; B accept gloves', 'A: secret-bag-key key'] as const;
    for (const [player, object] of Object.entries({ A: 'secret-bag-key', B: 'secret-bag-key', C: 'secret-bag' }))
      expect(heard(...trade, player)).toEqual([{ object, by: 'A', partner: 'B' }]);
  });
});

describe('each player knows', () => {
  it.each(CASES)('%s', (_, moves, at, expected, more = {}) => {
    const game = record(moves, at, more);
    expect(rule(game).illegal).toBeUndefined();
    const all = ['A', 'B', 'C', 'D'].map((id) => [id, known(game, id)]).filter(([, what]) => what);
    expect(Object.fromEntries(all)).toEqual(expected);
  });
});

describe('each player knows of three association cards', () => {
  const THREE =
    'A order/order/brotherhood thug: monocle key; B brotherhood/order/brotherhood grand-master: goblet gloves; C order/brotherhood/order bodyguard: whip coat; pile: tome; spares: doctor; turn: A';
  const three = (moves: string, seed: number): GameRecord => ({
    ...recordOf(THREE, { moves, variants: ['three-associations'] }, 'reference'),
    seed,
  });

  it('the one that was seen', () => {
    const game = three('A offer monocle to B; B accept gloves', 1);
    expect(['A', 'B', 'C'].map((id) => known(game, id))).toEqual([
      'B brotherhood/?/? ?: monocle ?; sees B association: brotherhood',
      'A ?/?/? ?: gloves ?',
      'B ?/?/? ?: monocle ?',
    ]);
  });

  it('the one that was seen among the spoils', () => {
    const game = three('A attack B; A use thug; resolve; A inspect allegiance', 1);
    expect(known(game, 'A')).toBe(
      'B brotherhood/?/? grand-master: ? ?; sees B association: brotherhood; sees B occupation: grand-master',
    );
    expect(known(game, 'C')).toBe('');
  });

  it('one of each kind, however often it was seen', () => {
    const moves = `A attack B; A use thug; resolve; A inspect allegiance; B pass; C pass; A offer monocle to B; B accept gloves`;
    const seen = Array.from({ length: 12 }, (_, seed) => {
      const { position, seen: sights } = view(three(moves, seed), 'A');
      const values = sights.flatMap(({ what, value }) => (what === 'association' ? [value] : []));
      expect(values).toHaveLength(2);
      const kinds = [...new Set(values)];
      expect(position.players[1]?.association).toEqual([...kinds, '?', '?'].slice(0, 3));
      return kinds.length;
    });
    expect(new Set(seen)).toEqual(new Set([1, 2]));
  });
});

it('two know what the Sextant has passed between them, and what was not passed on', () => {
  const game = record(
    'A offer sextant to B; B accept gloves; A direct left; A hand gloves; B hand goblet; C hand whip; D hand monocle',
    'A: sextant key; pile: tome',
  );
  expect(known(game, 'D')).toBe('A ? ?: monocle ?');
  expect(known(game, 'C')).toContain('B ? ?: sextant ?');
});

describe('what is named late', () => {
  it.each([
    [
      'was given away for the limit by somebody who saw it go',
      {
        table:
          'A order diplomat: key key dagger gloves secret-bag-key; B brotherhood thug: monocle goblet; C order bodyguard: whip; D brotherhood priest: poison-ring; E order grand-master: lodge-coat-of-arms; pile: tome sextant; turn: A',
        moves: 'A offer secret-bag-key to B; B accept monocle; A give monocle to C',
      },
      'C',
    ],
    [
      'was passed straight back with the Sextant',
      {
        table:
          'A order thug: monocle key; B brotherhood grand-master: goblet; C order bodyguard: whip; D brotherhood priest: sextant; pile: tome; turn: D',
        moves:
          'D offer sextant to A; A accept monocle; D direct left; A hand key; B hand goblet; C hand whip; D hand monocle',
      },
      'A',
    ],
  ])('is in one hand alone where it %s', (_, { table, moves }, player) => {
    const game = recordOf(table, { moves }, 'reference');
    expect(rule(game).illegal).toBeUndefined();
    const holders = view(game, player).position.players.filter(({ objects }) => objects.includes('monocle'));
    expect(holders.map(({ id }) => id)).toEqual([player]);
  });
});

describe('who can speak into something', () => {
  const afterwards = (player: string, occupations: string) =>
    view(
      recordOf(
        `A order thug: key; B brotherhood grand-master: goblet; C order ${occupations.split(' ')[0]}: whip; D brotherhood ${occupations.split(' ')[1]}: poison-ring; pile: tome; turn: A`,
        { moves: 'A attack B; A use thug; resolve' },
        'reference',
      ),
      player,
    ).pending.map(({ by, moves }) => `${by} ${moves.length > 0}`);

  it('is told to nobody who does not know their occupation', () => {
    expect(afterwards('B', 'doctor poison-mixer')).toEqual(['A false']);
    expect(afterwards('B', 'poison-mixer doctor')).toEqual(['A false']);
    expect(afterwards('C', 'doctor poison-mixer')).toEqual(['A false', 'C true']);
  });

  it.each([
    ['an occupation', 'C', 'A order thug!: key dagger', 'A attack B', true],
    ['an object', 'B', '', 'A offer dagger to B; B refuse; B pass; C pass; D pass; A attack C', true],
    ['no object', 'D', '', 'A offer dagger to B; B refuse; B pass; C pass; D pass; A attack C', false],
  ])('is told to whoever knows %s of theirs that can be used', (_, player, at, moves, isTold) => {
    const { pending } = view(record(moves, at), player);
    expect(pending.filter(({ by }) => by === 'A')).toEqual(isTold ? [{ by: 'A', moves: [] }] : []);
  });

  it('is told to everybody of those who may support', () => {
    const TABLE =
      'A order thug: key; B brotherhood grand-master: goblet; C order doctor: whip; D brotherhood priest: poison-ring; pile: tome; turn: A';
    const { pending } = view(recordOf(TABLE, { moves: 'A attack B' }, 'reference'), 'B');
    expect(pending.map(({ by }) => by).filter((by) => by !== 'B')).toEqual(['C', 'D', undefined]);
  });

  it.each([
    ['the giver', 'A', ['smuggling'], true],
    ['the partner', 'B', ['smuggling'], true],
    ['nobody else', 'C', ['smuggling'], false],
    ['anybody where it would be named', 'C', [], true],
  ] as const)('tells of an effect to decide on, with smuggling, %s', (_, player, variants, isTold) => {
    for (const [object, moves] of [
      ['coat', ''],
      ['sextant', ''],
      // After a trade before, in which the object came from somebody else.
      ['coat', 'D offer poison-ring to C; C refuse; '],
    ]) {
      const at = `A: ${object} dagger; C: whip; D: poison-ring monocle; pile: tome; turn: ${moves ? 'D' : 'A'}`;
      const game = record(`${moves}A offer ${object} to B; B accept gloves`, at, { variants });
      expect(rule(game).illegal).toBeUndefined();
      expect(view(game, player).pending.map(({ by }) => by)).toEqual(isTold ? ['A'] : []);
    }
  });

  it('tells of one, with smuggling, whoever knows for certain what was traded', () => {
    const shown = 'C offer coat to A; A accept dagger; C decline coat; D pass';
    const game = record(
      `${shown}; A offer coat to B; B accept gloves`,
      'A: dagger; C: coat; D: poison-ring monocle; pile: tome; turn: C',
      { variants: ['smuggling'] },
    );
    expect(rule(game).illegal).toBeUndefined();
    expect(view(game, 'D').pending).toEqual([{ by: 'A', moves: [] }]);
  });

  it.each(['dagger', 'poison-ring', 'monocle'])('comes in an order that does not tell of a hidden %s', (object) => {
    const table = `A order priest: ${object} goblet; B brotherhood thug: tome key; C order doctor: whip; D brotherhood duelist: gloves; pile: sextant; turn: B`;
    const moves = 'B offer tome to A; A accept goblet; C pass; D pass; A attack B';
    const { pending } = view(recordOf(table, { moves }, 'reference'), 'B');
    expect(pending.map(({ by }) => by)).toEqual(['A', 'B', 'C', 'D', undefined]);
  });
});

describe('a view', () => {
  it('says who has won at the end, when all cards lie open', () => {
    const moves = 'A attack B; resolve; A discard tome; B pass; C pass; D pass; A claim';
    const at = 'A: key key key secret-bag-key monocle goblet; B: gloves; C: whip; D: poison-ring; pile: tome coat';
    const game = record(moves, at, { edition: 'it' });
    const { position, winners, discarded } = rule(game);
    for (const id of ['A', 'B']) {
      expect(view(game, id)).toStrictEqual({
        player: id,
        edition: 'it',
        variants: [],
        position,
        discarded,
        fight: {
          attacker: 'A',
          defender: 'B',
          attackerPoints: 1,
          defenderPoints: 1,
          outcome: 'tie',
          decidedBy: 'points',
        },
        effects: [],
        seen: [],
        pending: [],
        winners,
      });
    }
    expect([winners, discarded]).toEqual([['A', 'C'], ['tome']]);
  });

  it('holds what it says of a trade under way, and choices of its player alone', () => {
    const { edition: _, variants: __, ...game } = record('A offer dagger to B');
    const own = view(game, 'B');
    expect(own).toStrictEqual({
      player: 'B',
      edition: 'reference',
      variants: [],
      position: own.position,
      effects: [],
      seen: [],
      pending: rule(game).pending,
    });
    expect(own.pending[0]?.moves).toHaveLength(3);
    expect(view(game, 'A').pending).toStrictEqual([{ by: 'B', moves: [] }]);
  });

  it('lets everybody see that a fight can be counted', () => {
    const counts = view(record('A attack B'), 'C').pending.filter(({ by }) => by === undefined);
    expect(counts).toStrictEqual([{ moves: [{ move: 'resolve' }] }]);
  });

  it('says of piles that are left out what a ruling says', () => {
    const { position, ...game } = record('');
    const { objectPile: _, occupationPile: __, ...rest } = position;
    const { objectPile, occupationPile } = view({ ...game, position: rest }, 'A').position;
    expect([objectPile, occupationPile]).toEqual([['?'], Array(6).fill('?')]);
  });

  it('names the edition and the variants', () => {
    const { edition, variants } = view(record('', '', { edition: 'pt', variants: ['smuggling', 'prophecy'] }), 'A');
    expect([edition, variants]).toEqual(['pt', ['smuggling', 'prophecy']]);
  });

  it('tells both traders of a bag which it is, and nobody else until the end', () => {
    const at = 'A: secret-bag-key monocle; B: goblet gloves; D: poison-ring; turn: A';
    const game = record('A offer secret-bag-key to B; B accept gloves', at);
    const effect = { object: 'secret-bag-key', by: 'A', partner: 'B' };
    const heard = ['A', 'B', 'C', 'D'].map((id) => view(game, id).effects);
    const other = { ...effect, object: 'secret-bag' };
    expect(heard).toStrictEqual([[effect], [effect], [other], [other]]);
    const over = record('A offer secret-bag-key to B; B accept gloves; C claim', `${at}; C: key key key`);
    const atEnd = { ...over, moves: (over.moves ?? []).toSpliced(2, 0, { move: 'pass', by: 'B' }) };
    expect(view(atEnd, 'D').effects).toStrictEqual([effect]);
  });
});

it('what somebody names lies with them, also where it once went from them before everybody’s eyes', () => {
  // Carla gives the Monocle away in the first turns and gets it again in the last one, in which Dino may look at her hand for it.
  const { record } = fromLink(
    '3p51-61z.BpDmRnFhSj.kbkxwgcklsargdtg.gpdtu.O12mA2nO21mA1nN2mP2U3crtO31hR1O43jR3T01S4aU4bVO13mA3hO21nA1hO32mA2h.egv',
  );
  const { players } = view(record as GameRecord, 'Bruno').position;
  expect(players.find(({ id }) => id === 'Carla')?.objects).toEqual(['monocle', '?']);
});

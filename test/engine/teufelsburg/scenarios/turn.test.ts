/** Turns and passing (chapter `turn`), hidden cards, and the advanced associations for three. */
import { scenarios } from './table.ts';

const FOUR =
  'A order thug: key; B brotherhood grand-master: goblet; C order bodyguard: whip; D brotherhood priest: gloves; pile: tome; turn: A';

scenarios('turns', FOUR, [
  { name: 'nothing done, nothing owed', moves: '', gives: 'settled; turn: A; owed: -' },
  { name: 'passing hands the turn to the left', moves: 'A pass', gives: 'settled; turn: B; cites turn.pass' },
  { name: 'and round the table', moves: 'A pass; B pass; C pass; D pass', gives: 'settled; turn: A' },
  { name: 'nobody passes out of turn', moves: 'B pass', gives: 'illegal by turn.order' },
  { name: 'nobody passes twice', moves: 'A pass; A pass', gives: 'illegal by turn.order' },
  { name: 'the turn stays until somebody else moves', moves: 'A attack B; resolve', gives: 'settled; turn: A' },
  { name: 'the first player begins if nothing is said', with: 'turn: A', moves: 'A pass', gives: 'turn: B' },
  { name: 'any player may be the one', with: 'turn: D', moves: 'D pass', gives: 'turn: A' },
]);

scenarios('hidden cards', FOUR, [
  {
    name: 'a hidden association shown to one who looks stays hidden to us',
    with: 'A: monocle; B ??; D ??; C ??',
    moves: 'A offer monocle to B; B accept goblet',
    gives: 'settled; A sees B association: ?',
  },
  {
    name: 'a gift shows that it was in the hand',
    with: 'A: ? ? ? ? ? ? ?; pile: coat',
    moves: 'A give tome to C',
    gives: 'settled; C: whip tome; A: ? ? ? ? ? ?',
    it: 'illegal by limit.give; C: whip; A: ? ? ? ? ? ? ?',
  },
  {
    name: 'unless it can be no other',
    with: 'A: monocle; B ??',
    moves: 'A offer monocle to B; B accept goblet',
    gives: 'settled; A sees B association: brotherhood',
  },
  {
    name: 'a hidden object played is known from then on',
    with: 'A: ?',
    moves: 'A attack B; A play dagger; resolve',
    gives: 'attacker 2:1; A: dagger',
  },
  {
    name: 'a hidden object cannot be one that is elsewhere',
    with: 'A: ?',
    moves: 'A attack B; A play whip',
    gives: 'illegal by baggage.hand',
  },
  {
    name: 'a hidden occupation used is known from then on',
    with: 'A ?',
    moves: 'A attack B; A use thug; resolve',
    gives: 'attacker 2:1; A is thug!',
  },
  {
    name: 'a hidden occupation cannot be one that is elsewhere',
    with: 'A ?',
    moves: 'A attack B; A use bodyguard',
    gives: 'illegal by abilities.use',
  },
  {
    name: 'a hidden card of an ally decides a claim',
    with: 'A: key key; C: ?',
    moves: 'A claim with C',
    gives: 'depends',
  },
  {
    name: 'a hidden card of an enemy decides nothing',
    with: 'A: key key; C: key; D: ?',
    moves: 'A claim with C',
    gives: 'over; wins: A C',
  },
  {
    name: 'a hidden card of an ally who is not named decides nothing but under hu',
    with: 'A: key key key; C: ?',
    moves: 'A claim',
    gives: 'over; wins: A C',
    hu: 'depends',
  },
  {
    name: 'a fourth key there cannot be',
    with: 'A: key key key ?; B: black-pearl',
    moves: 'A claim',
    gives: 'over; wins: A C',
  },
  {
    name: 'three are enough whatever else an ally holds',
    with: 'A: key key; B: black-pearl; C: key ?',
    moves: 'A claim with C',
    gives: 'over; wins: A C',
  },
  {
    name: 'three are enough for the Lodge whatever else is there',
    with: 'A: key key key lodge-coat-of-arms ?',
    moves: 'A claim lodge',
    gives: 'over; wins: A',
  },
  { name: 'the claimant’s hidden card may be the Pearl', with: 'A: key key key ?', moves: 'A claim', gives: 'depends' },
  {
    name: 'the last association is known from the others',
    with: 'A: key key key; D ??',
    moves: 'A claim',
    gives: 'over; wins: A C',
  },
  {
    name: 'two hidden associations decide who wins',
    with: 'A: key key key; C ??; D ??',
    moves: 'A claim',
    gives: 'depends',
  },
  {
    name: 'a Diplomat’s hit may depend on a hidden card',
    with: 'A diplomat; B: ?',
    moves: 'A use diplomat B dagger for key',
    gives: 'depends',
  },
  {
    name: 'not if it lies elsewhere',
    with: 'A diplomat; B: ?',
    moves: 'A use diplomat B whip for key',
    gives: 'settled; turn: B',
  },
  {
    name: 'drawing a hidden card brings a hidden card',
    with: 'pile: ? tome',
    moves: 'A attack B; resolve',
    gives: 'settled; A: key ?; pile: tome',
  },
  {
    name: 'the points ask for no hidden card',
    with: 'A ??: ?; B ??: ?; C ??: ?; D ??: ?',
    moves: 'A attack B; C support attacker; resolve',
    gives: 'pending; attacker 2:1',
  },
]);

scenarios(
  'hidden cards at a long table',
  'A: ?; B: ?; C: ?; D: ?; E: ?; F: ?; G: ?; H: ?; I: ?; J: ?; pile: ?; turn: A',
  [
    { name: 'the Coat is not among ten players’ cards', moves: 'A offer coat to B', gives: 'illegal by baggage.hand' },
    { name: 'a Key may be', moves: 'A offer key to B', gives: 'pending' },
  ],
);

const THREE =
  'A order/order/brotherhood thug: monocle key; B brotherhood/order/brotherhood grand-master: goblet; C order/brotherhood/order bodyguard: whip; pile: tome; turn: A';

scenarios('three association cards each', THREE, [
  {
    name: 'the association of which one has two is one’s own',
    with: 'A: key key key',
    variants: ['three-associations'],
    moves: 'A claim',
    gives: 'over; wins: A C',
  },
  {
    name: 'the Drink counts for the smaller one',
    with: 'B: goblet goblet; turn: B',
    variants: ['three-associations'],
    moves: 'B claim',
    gives: 'over; wins: B',
  },
  {
    name: 'which is the one of fewer players, whatever card is left over',
    with: 'A order/order/order: key key; B brotherhood/brotherhood/order; C brotherhood/order/brotherhood',
    variants: ['three-associations'],
    moves: 'A claim',
    gives: 'over; wins: A',
  },
  {
    name: 'of a player of whom nothing is known, either is as likely',
    with: 'A: key key key; C ??',
    variants: ['three-associations'],
    moves: 'A claim with C',
    gives: 'depends',
  },
  {
    name: 'the Monocle shows one card, which we are not told',
    variants: ['three-associations'],
    moves: 'A offer monocle to B; B accept goblet',
    gives: 'settled; A sees B association: ?',
  },
  {
    name: 'of three that are alike it shows that one',
    with: 'A order/brotherhood/order; B brotherhood/brotherhood/brotherhood grand-master: goblet; C order/order/? bodyguard: whip',
    variants: ['three-associations'],
    moves: 'A offer monocle to B; B accept goblet',
    gives: 'settled; A sees B association: brotherhood',
  },
  {
    name: 'so does a victory',
    variants: ['three-associations'],
    moves: 'A attack B; A use thug; resolve; A inspect allegiance',
    gives: 'settled; A sees B association: ?; A sees B occupation: grand-master',
  },
]);

/** The sample records that outside programs and this engine agreed on first. */
import { scenarios } from './table.ts';

const four = `A order thug: key; B brotherhood grand-master: goblet; C order bodyguard: whip;
  D brotherhood priest: secret-bag-key; pile: tome; turn: A`;

scenarios('samples: fights', four, [
  {
    name: 'a supported attack wins by one',
    with: 'A: key dagger',
    moves: 'A attack B; C support attacker; D support defender; A play dagger; resolve',
    gives: 'pending; attacker 3:2',
  },
  {
    name: 'the Bodyguard adds one to the side supported',
    moves: `A attack B; C support defender; C use bodyguard; C play whip; B use grand-master; A use thug; resolve`,
    gives: 'defender 2:5',
  },
  {
    name: 'a tie lets the attacker draw',
    with: 'pile: tome coat',
    moves: 'A attack D; B support none; resolve',
    gives: 'settled; tie 1:1; A: key tome; pile: coat',
  },
  {
    name: 'no Gloves for a supporter',
    with: 'C: gloves',
    moves: 'A attack B; C support defender; C play gloves',
    gives: 'illegal by object.gloves',
  },
]);

scenarios('samples: trades', four, [
  {
    name: 'the Broken Mirror silences the Monocle',
    with: 'A: broken-mirror; B: monocle goblet',
    moves: 'A offer broken-mirror to B; B accept monocle',
    gives: 'settled; effects: -; unseen; A: monocle; B: broken-mirror goblet',
  },
  {
    name: 'the Broken Mirror must be accepted',
    with: 'A: broken-mirror',
    moves: 'A offer broken-mirror to B; B refuse',
    gives: 'illegal by object.broken-mirror',
  },
  {
    name: 'a Secret Bag brings a card',
    with: 'A: secret-bag-goblet; pile: tome coat',
    moves: 'A offer secret-bag-goblet to C; C accept whip',
    gives: 'settled; effects: secret-bag-goblet A>C; A: tome whip; C: secret-bag-goblet; pile: coat',
  },
  {
    name: 'the Monocle is read on the partner',
    with: 'A: monocle',
    moves: 'A offer monocle to B; B accept goblet',
    gives: 'settled; A sees B association: brotherhood',
  },
]);

const bruno = `B brotherhood grand-master: goblet goblet; A order thug: key; D brotherhood priest: whip;
  C order bodyguard: gloves; pile: tome; turn: B`;

scenarios('samples: claims', bruno, [
  {
    name: 'three Goblets over two hands',
    with: 'D: goblet whip',
    moves: 'B claim with D',
    gives: 'over; wins: B D',
  },
  { name: 'a false claim loses', moves: 'B claim with D', gives: 'over; wins: A C' },
]);

scenarios(
  'samples: the smaller association',
  'B brotherhood grand-master: goblet goblet; A order thug: key; C order bodyguard: gloves; pile: tome; turn: B',
  [{ name: 'its Drink of Power counts', moves: 'B claim', gives: 'over; wins: B' }],
);

scenarios('samples: Lodge and Pearl', four, [
  {
    name: 'the Lodge wins alone',
    with: 'A: lodge-coat-of-arms key goblet goblet; B: dagger',
    moves: 'A claim lodge',
    gives: 'over; wins: A',
  },
  {
    name: 'an ally holding the Pearl bars the association under hu only',
    with: 'A: key key key; B: dagger; C: black-pearl',
    moves: 'A claim',
    gives: 'over; wins: A C',
    hu: 'over; wins: B D; rests on edition pearl',
  },
  {
    name: 'an unknown card decides',
    with: 'A: key key; B: dagger; C: ?',
    moves: 'A claim with C',
    gives: 'depends',
  },
]);

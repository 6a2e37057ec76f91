/** What single cards say of themselves and no chapter of the rules asks for. */
import { scenarios } from './table.ts';

const FOUR =
  'A order thug: key dagger; B brotherhood grand-master: goblet gloves; C order bodyguard: casting-knives whip; D brotherhood doctor: privilege; pile: tome sextant; spares: priest; turn: A';

scenarios('cards together in a fight', FOUR, [
  {
    name: 'the Gloves add to the Grand Master',
    moves: 'A attack B; B play gloves; B use grand-master; resolve',
    gives: 'defender 1:3',
  },
  {
    name: 'the Dagger adds to the Thug',
    moves: 'A attack B; A use thug; A play dagger; resolve',
    gives: 'attacker 3:1',
  },
  {
    name: 'the Casting Knives and the Bodyguard come to three points',
    moves: 'A attack B; C support attacker; C play casting-knives; C use bodyguard; resolve',
    gives: 'attacker 4:1',
  },
  {
    name: 'the Whip and the Bodyguard come to three points',
    moves: 'A attack B; C support defender; C play whip; C use bodyguard; resolve',
    gives: 'defender 1:4',
  },
  {
    name: 'with the support the Whip falls, and the Bodyguard',
    with: 'A duelist',
    moves: 'A attack B; C support defender; C play whip; C use bodyguard; A use duelist; resolve',
    gives: 'attacker 2:1',
  },
  {
    name: 'with the support the Casting Knives fall',
    with: 'A hypnotist',
    moves: 'A attack B; C support attacker; A use hypnotist C; C play casting-knives',
    gives: 'illegal by fight.hypnotist',
  },
  {
    name: 'an object lent to nobody is back in the hand',
    moves: 'A attack B; B play gloves; resolve; B offer gloves to C; C refuse',
    gives: 'settled; B: goblet gloves',
  },
]);

scenarios('abilities that are never spent', FOUR, [
  {
    name: 'the Grand Master, face up',
    with: 'B grand-master!',
    moves: 'A attack B; B use grand-master; resolve',
    gives: 'defender 1:2; B is grand-master!',
  },
  {
    name: 'the Grand Master, face up, who says nothing',
    with: 'B grand-master!',
    moves: 'A attack B; resolve',
    gives: 'tie 1:1',
  },
  {
    name: 'the Bodyguard, face up',
    with: 'C bodyguard!',
    moves: 'A attack B; C support attacker; C use bodyguard; resolve',
    gives: 'attacker 3:1',
  },
  {
    name: 'but none is announced after the count',
    moves: 'A attack B; resolve; A use thug',
    gives: 'illegal by occupation.thug',
  },
]);

scenarios('what is passed on', FOUR, [
  {
    name: 'a bag taken as spoils draws nothing',
    with: 'B: secret-bag-key goblet',
    moves: 'A attack B; A use thug; resolve; A inspect baggage; A take secret-bag-key',
    gives: 'settled; A: key dagger secret-bag-key; pile: tome sextant; effects: -',
  },
  {
    name: 'a bag paid to the Priest draws nothing',
    with: 'A: key secret-bag-goblet; D priest; spares: doctor',
    moves: 'A attack B; D use priest; A pay secret-bag-goblet',
    gives: 'settled; D: privilege secret-bag-goblet; pile: tome sextant; effects: -',
  },
  {
    name: 'a Pearl given away changes hands',
    with: 'A: key key goblet goblet monocle poison-ring black-pearl',
    moves: 'A give black-pearl to C',
    gives: 'settled; C: black-pearl casting-knives whip',
    it: 'illegal by limit.give',
  },
  {
    name: 'a Mirror given away silences nothing',
    with: 'A: key key goblet goblet monocle poison-ring broken-mirror',
    moves: 'A give broken-mirror to C; A offer monocle to B; B accept goblet',
    gives: 'settled; effects: monocle A>B; A sees B association: brotherhood',
    it: 'illegal early by limit.give',
  },
]);

scenarios('what a look shows', FOUR, [
  {
    name: 'the Monocle shows no occupation',
    with: 'A: key monocle',
    moves: 'A offer monocle to B; B accept goblet',
    gives: 'A sees B association: brotherhood; A sees B occupation:',
  },
  {
    name: 'the Privilege shows objects alone',
    moves: 'A attack B; resolve; B pass; C pass; D offer privilege to B; B accept gloves',
    gives: 'D sees B objects: goblet privilege; D sees B association:; D sees B occupation:',
  },
]);

scenarios('the Coat and spent abilities', FOUR, [
  {
    name: 'a card that comes back into play is fresh',
    with: 'A duelist!: coat key',
    moves:
      'A offer coat to B; B accept goblet; A exchange priest; B offer coat to C; C accept whip; B exchange duelist; C attack B; B use duelist; resolve',
    gives: 'defender 1:2; B is duelist!',
    hu: 'illegal early by object.coat',
  },
]);

scenarios('a demand refused to the Diplomat', FOUR, [
  {
    name: 'spends nothing',
    with: 'A diplomat: secret-bag-key; B: secret-bag-goblet; D: dagger',
    moves: 'A use diplomat B secret-bag for secret-bag-key',
    gives: 'illegal by trade.diplomat-name; A is diplomat; A: secret-bag-key',
  },
]);

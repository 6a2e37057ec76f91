/** Claims of victory: for the association, with the Drink, with the Lodge, by prophecy (chapters `claim`, `power`, `variants`). */
import { scenarios } from './table.ts';

const FOUR =
  'A order thug: key key; B brotherhood grand-master: goblet; C order bodyguard: key; D brotherhood priest: gloves; pile: tome; turn: A';

scenarios('after the end', FOUR, [
  { name: 'nobody accepts', moves: 'A claim with C; B accept goblet', gives: 'illegal by claim.true' },
  { name: 'or refuses', moves: 'A claim with C; B refuse', gives: 'illegal by claim.true' },
  { name: 'supports', moves: 'A claim with C; B support attacker', gives: 'illegal by claim.true' },
  { name: 'uses an object', moves: 'A claim with C; B play goblet', gives: 'illegal by claim.true' },
  { name: 'or an occupation', moves: 'A claim with C; A use thug', gives: 'illegal by claim.true' },
  { name: 'or the Doctor', with: 'D doctor', moves: 'A claim with C; D use doctor', gives: 'illegal by claim.true' },
  { name: 'or the Priest', moves: 'A claim with C; D use priest', gives: 'illegal by claim.true' },
  { name: 'counts points', moves: 'A claim with C; resolve', gives: 'illegal by claim.true' },
  { name: 'looks', moves: 'A claim with C; A inspect baggage', gives: 'illegal by claim.true' },
  { name: 'takes', moves: 'A claim with C; A take goblet', gives: 'illegal by claim.true' },
  { name: 'pays', moves: 'A claim with C; A pay key', gives: 'illegal by claim.true' },
  { name: 'says where to pass', moves: 'A claim with C; A direct left', gives: 'illegal by claim.true' },
  { name: 'passes on', moves: 'A claim with C; A hand key', gives: 'illegal by claim.true' },
  { name: 'forgoes an effect', moves: 'A claim with C; A decline key', gives: 'illegal by claim.true' },
  { name: 'or claims', moves: 'A claim with C; B claim', gives: 'illegal by claim.true' },
]);

scenarios('a claim for the association', FOUR, [
  { name: 'three keys over two hands', moves: 'A claim with C', gives: 'over; wins: A C; cites claim.true' },
  { name: 'all three in one hand', with: 'A: key key key; C: whip', moves: 'A claim', gives: 'over; wins: A C' },
  { name: 'an ally who is not named does not count', moves: 'A claim', gives: 'over; wins: B D; cites claim.false' },
  { name: 'unnamed members win all the same', with: 'A: key key key; C: whip', moves: 'A claim', gives: 'wins: A C' },
  { name: 'an ally without one loses it', with: 'C: whip', moves: 'A claim with C', gives: 'over; wins: B D' },
  {
    name: 'even if there were enough without',
    with: 'A: key key key; C: whip',
    moves: 'A claim with C',
    gives: 'over; wins: B D; cites claim.allies',
  },
  {
    name: 'an enemy named loses it',
    with: 'A: key key key; C: whip',
    moves: 'A claim with B',
    gives: 'over; wins: B D',
  },
  { name: 'even one who holds a key', with: 'C: whip; B: key', moves: 'A claim with B', gives: 'over; wins: B D' },
  {
    name: 'the Brotherhood needs goblets',
    with: 'B: goblet goblet; D: goblet; turn: B',
    moves: 'B claim with D',
    gives: 'over; wins: B D',
  },
  {
    name: 'keys help it nothing',
    with: 'A: whip; B: key key goblet; turn: B',
    moves: 'B claim',
    gives: 'over; wins: A C',
  },
  {
    name: 'goblets help the Order nothing',
    with: 'A: key goblet goblet goblet; B: whip; C: gloves; D: coat',
    moves: 'A claim',
    gives: 'over; wins: B D',
  },
  {
    name: 'without a needed object of one’s own it is taken back',
    with: 'A: whip',
    moves: 'A claim with C',
    gives: 'illegal by claim.when; wins: -; rests on reading claim-taken-back',
  },
  {
    name: 'with a bag that has not turned it is taken back',
    with: 'A: secret-bag-key; C: key key',
    moves: 'A claim with C',
    gives: 'illegal by claim.taken-back',
  },
  { name: 'is made in one’s own turn', with: 'turn: B', moves: 'A claim with C', gives: 'illegal by turn.order' },
  {
    name: 'is the action of the turn',
    moves: 'A offer key to B; B refuse; A claim with C',
    gives: 'illegal by turn.action',
  },
  { name: 'does not name the claimant', moves: 'A claim with A', gives: 'illegal by claim.allies' },
  { name: 'ends the game', moves: 'A claim with C; B pass', gives: 'illegal by claim.true' },
  {
    name: 'opens the next player’s turn',
    with: 'turn: D',
    moves: 'D offer gloves to B; B refuse; A claim with C',
    gives: 'over; wins: A C',
  },
  {
    name: 'is not made in the middle of something',
    with: 'turn: D',
    moves: 'D offer gloves to B; A claim with C',
    gives: 'illegal by trade.answer',
  },
  {
    name: 'is not made while somebody is over the limit',
    with: 'B: goblet dagger monocle privilege sextant coat poison-ring',
    moves: 'A claim with C',
    gives: 'illegal by limit.at-once',
  },
  {
    name: 'a bag is no key while the pile lasts',
    with: 'C: secret-bag-key',
    moves: 'A claim with C',
    gives: 'over; wins: B D; cites bags.turned',
  },
  {
    name: 'a turned bag is one',
    with: 'C: secret-bag-key; pile: -',
    moves: 'A claim with C',
    gives: 'over; wins: A C; cites bags.turned',
  },
  {
    name: 'it may be the claimant’s own',
    with: 'A: secret-bag-key; C: key key; pile: -',
    moves: 'A claim with C',
    gives: 'over; wins: A C',
  },
  {
    name: 'the other bag is a goblet',
    with: 'C: secret-bag-goblet; pile: -',
    moves: 'A claim with C',
    gives: 'over; wins: B D',
  },
  {
    name: 'three keys and the bag do no harm',
    with: 'C: key secret-bag-key; pile: -',
    moves: 'A claim with C',
    gives: 'over; wins: A C',
  },
  {
    name: 'the last card drawn on a tie turns the bags for the next claim',
    with: 'A: secret-bag-key; C: key key; turn: D',
    moves: 'D attack B; resolve; A claim with C',
    gives: 'over; wins: A C',
  },
]);

const SIX =
  'A order thug: key; B brotherhood grand-master: goblet; C order bodyguard: key; D brotherhood priest: gloves; E order doctor: key; F brotherhood duelist: secret-bag-key; pile: tome; turn: A';

scenarios('whom a claim names', SIX, [
  { name: 'the holders needed', moves: 'A claim with C E', gives: 'over; wins: A C E' },
  {
    name: 'three others with a turned bag among them',
    with: 'E: secret-bag-key; F brotherhood duelist: whip; pile: -',
    moves: 'A claim with C E',
    gives: 'over; wins: A C E',
  },
  {
    name: 'enough are named though a holder is left out',
    with: 'A: key key; E: whip',
    moves: 'A claim with C',
    gives: 'over; wins: A C E',
  },
  {
    name: 'one may hold two, but none named may hold none',
    with: 'C: key key; E: whip',
    moves: 'A claim with C E',
    gives: 'over; wins: B D F',
  },
  { name: 'one may hold two', with: 'C: key key; E: whip', moves: 'A claim with C', gives: 'over; wins: A C E' },
  {
    name: 'more holders than needed do no harm',
    with: 'E: key secret-bag-key; F: whip; pile: -',
    moves: 'A claim with C E',
    gives: 'over; wins: A C E',
  },
  {
    name: 'a holder left out does no harm if there are enough',
    with: 'A: key key; E: secret-bag-key; F brotherhood duelist: whip; pile: -',
    moves: 'A claim with C',
    gives: 'over; wins: A C E',
  },
  { name: 'with an even number no Drink helps', moves: 'A claim with C', gives: 'over; wins: B D F' },
  { name: 'the order in which they are named does not matter', moves: 'A claim with E C', gives: 'over; wins: A C E' },
  {
    name: 'all who are openly named wrongly are told of, and no hidden hand is asked about',
    with: 'C: ?; E: coat; F: whip',
    moves: 'A claim with C E F',
    gives: 'over; wins: B D F',
  },
]);

scenarios('the Black Pearl', FOUR, [
  {
    name: 'in the claimant’s hand the claim is taken back',
    with: 'A: key key key black-pearl; C: whip',
    moves: 'A claim',
    gives: 'illegal by object.black-pearl; wins: -',
  },
  {
    name: 'in an ally’s hand it bars the claim under hu',
    with: 'C: key black-pearl',
    moves: 'A claim with C',
    gives: 'over; wins: A C; rests on edition pearl',
    hu: 'over; wins: B D; rests on edition pearl',
  },
  {
    name: 'even if the ally is not named',
    with: 'A: key key key; C: black-pearl',
    moves: 'A claim',
    gives: 'over; wins: A C',
    hu: 'over; wins: B D',
  },
  {
    name: 'in an enemy’s hand it bars nothing',
    with: 'B: black-pearl',
    moves: 'A claim with C',
    gives: 'over; wins: A C',
  },
  {
    name: 'that it bars nobody else is told of a claim with too few objects too',
    with: 'A: key; C: key black-pearl',
    moves: 'A claim with C',
    gives: 'over; wins: B D; cites claim.pearl; rests on edition pearl',
    hu: 'over; wins: B D',
  },
  {
    name: 'in an enemy’s hand it is not asked for',
    with: 'A: key key key; B: goblet ?; C: whip ?; D: ?',
    moves: 'A claim',
    gives: 'over; wins: A C',
    hu: 'depends; wins: -',
  },
  { name: 'in the pile it bars nothing', with: 'pile: black-pearl', moves: 'A claim with C', gives: 'over; wins: A C' },
  {
    name: 'does not bar the Lodge',
    with: 'A: key key lodge-coat-of-arms black-pearl goblet',
    moves: 'A claim lodge',
    gives: 'over; wins: A; rests on reading lodge-and-pearl',
  },
  {
    name: 'alone, whoever is named',
    with: 'A: key key lodge-coat-of-arms goblet',
    moves: 'A claim lodge with C',
    gives: 'over; wins: A',
  },
  {
    name: 'in an ally’s hand does not bar the Lodge either',
    with: 'A: key key lodge-coat-of-arms goblet; C: black-pearl',
    moves: 'A claim lodge',
    gives: 'over; wins: A',
  },
]);

const FIVE =
  'A order thug: key key; B brotherhood grand-master: goblet; C order bodyguard: whip; D brotherhood priest: gloves; E brotherhood doctor: dagger; pile: tome; turn: A';

scenarios('the Drink of Power', FIVE, [
  {
    name: 'counts as the third for the smaller association',
    moves: 'A claim',
    gives: 'over; wins: A C; cites drink.drink-of-power',
  },
  { name: 'counts with an ally’s key', with: 'A: key; C: key', moves: 'A claim with C', gives: 'over; wins: A C' },
  {
    name: 'counts with a turned bag',
    with: 'A: key; C: secret-bag-key; pile: -',
    moves: 'A claim with C',
    gives: 'over; wins: A C',
  },
  { name: 'counts once', with: 'A: key', moves: 'A claim', gives: 'over; wins: B D E' },
  {
    name: 'is no needed object of one’s own',
    with: 'A: dagger; C: key key; E: whip',
    moves: 'A claim with C',
    gives: 'illegal by claim.when',
  },
  { name: 'is no object of a named ally', moves: 'A claim with C', gives: 'over; wins: B D E' },
  {
    name: 'helps the larger association nothing',
    with: 'B: goblet goblet; turn: B',
    moves: 'B claim',
    gives: 'over; wins: A C; cites power.who',
  },
  { name: 'is not needed with three', with: 'A: key key key', moves: 'A claim', gives: 'over; wins: A C' },
  {
    name: 'the larger association wins with three',
    with: 'B: goblet goblet; D: goblet; turn: B',
    moves: 'B claim with D',
    gives: 'over; wins: B D E',
  },
  {
    name: 'never helps the Lodge',
    with: 'A: key key lodge-coat-of-arms',
    moves: 'A claim lodge',
    gives: 'illegal by claim.lodge',
  },
  {
    name: 'does not undo the Pearl',
    with: 'A: key key black-pearl',
    moves: 'A claim',
    gives: 'illegal by claim.pearl',
  },
  {
    name: 'nor an ally’s Pearl under hu',
    with: 'C: black-pearl',
    moves: 'A claim',
    gives: 'over; wins: A C',
    hu: 'over; wins: B D E',
  },
]);

scenarios('the Lodge', FOUR.replace('A order thug: key key', 'A order thug: key key lodge-coat-of-arms'), [
  {
    name: 'wins alone with three in any mixture',
    with: 'A: key key goblet lodge-coat-of-arms',
    moves: 'A claim lodge',
    gives: 'over; wins: A; cites object.lodge-coat-of-arms',
  },
  {
    name: 'wins alone, whomever its player names',
    with: 'A: key key goblet lodge-coat-of-arms',
    moves: 'A claim lodge with C',
    gives: 'over; wins: A; cites claim.lodge',
  },
  {
    name: 'with goblets alone, whatever the association',
    with: 'A: goblet goblet goblet lodge-coat-of-arms; B: dagger; C: whip',
    moves: 'A claim lodge',
    gives: 'over; wins: A',
  },
  {
    name: 'with turned bags',
    with: 'A: key secret-bag-goblet secret-bag-key lodge-coat-of-arms; pile: -',
    moves: 'A claim lodge',
    gives: 'over; wins: A',
  },
  {
    name: 'not with bags before they turn',
    with: 'A: key key secret-bag-goblet lodge-coat-of-arms',
    moves: 'A claim lodge',
    gives: 'illegal by claim.lodge',
  },
  {
    name: 'without the coat of arms is taken back',
    with: 'A: key key goblet',
    moves: 'A claim lodge',
    gives: 'illegal by object.lodge-coat-of-arms; rests on reading claim-taken-back',
  },
  { name: 'with fewer than three is taken back', moves: 'A claim lodge', gives: 'illegal by claim.taken-back' },
  { name: 'lets a claim for the association stand instead', moves: 'A claim with C', gives: 'over; wins: A C' },
  {
    name: 'a claim taken back leaves the action',
    with: 'A: key key lodge-coat-of-arms',
    moves: 'A claim lodge',
    gives: 'illegal by claim.lodge; turn: A',
  },
]);

scenarios(
  'prophecy',
  FOUR.replace('A order thug: key key', 'A order thug: whip')
    .replace('C order bodyguard: key', 'C order bodyguard: key')
    .replace('grand-master: goblet', 'grand-master: goblet goblet')
    .replace('priest: gloves', 'priest: goblet'),
  [
    { name: 'is a variant', moves: 'A foretell B D', gives: 'illegal by variants.prophecy' },
    {
      name: 'right, it wins for the prophet’s association',
      variants: ['prophecy'],
      moves: 'A foretell B D',
      gives: 'over; wins: A C; cites variants.prophecy-outcome',
    },
    {
      name: 'names others only',
      variants: ['prophecy'],
      moves: 'A foretell A B D',
      gives: 'illegal by variants.prophecy-holders',
    },
    { name: 'wrong, it loses', variants: ['prophecy'], moves: 'A foretell B', gives: 'over; wins: B D' },
    {
      name: 'an enemy without one makes it wrong',
      with: 'B: goblet goblet goblet; D: gloves',
      variants: ['prophecy'],
      moves: 'A foretell B D',
      gives: 'over; wins: B D; rests on reading prophecy-details',
    },
    {
      name: 'a friend named makes it wrong',
      variants: ['prophecy'],
      moves: 'A foretell B D C',
      gives: 'over; wins: B D',
    },
    {
      name: 'one holder of three is enough',
      with: 'B: goblet goblet goblet; D: gloves',
      variants: ['prophecy'],
      moves: 'A foretell B',
      gives: 'over; wins: A C',
    },
    {
      name: 'turned bags count',
      with: 'D: secret-bag-goblet; pile: -',
      variants: ['prophecy'],
      moves: 'A foretell B D',
      gives: 'over; wins: A C',
    },
    {
      name: 'bags before that do not',
      with: 'D: secret-bag-goblet',
      variants: ['prophecy'],
      moves: 'A foretell B D',
      gives: 'over; wins: B D',
    },
    {
      name: 'the Pearl is no bar',
      with: 'A: black-pearl whip',
      variants: ['prophecy'],
      moves: 'A foretell B D',
      gives: 'over; wins: A C',
    },
    {
      name: 'nor the enemy’s',
      with: 'D: goblet black-pearl',
      variants: ['prophecy'],
      moves: 'A foretell B D',
      gives: 'over; wins: A C',
    },
    { name: 'waits for one’s own turn', variants: ['prophecy'], moves: 'B foretell A', gives: 'illegal by turn.order' },
    {
      name: 'is the action of the turn',
      variants: ['prophecy'],
      moves: 'A offer whip to B; B refuse; A foretell B D',
      gives: 'illegal by turn.action',
    },
    {
      name: 'opens the next player’s turn',
      with: 'turn: D',
      variants: ['prophecy'],
      moves: 'D offer goblet to B; B refuse; A foretell B D',
      gives: 'over; wins: A C; turn: A',
    },
  ],
);

scenarios(
  'the Drink in a prophecy',
  FIVE.replace('B brotherhood grand-master: goblet', 'B brotherhood grand-master: dagger').replace(
    'E brotherhood doctor: dagger',
    'E brotherhood doctor: poison-ring',
  ),
  [
    {
      name: 'does not count',
      with: 'turn: B',
      variants: ['prophecy'],
      moves: 'B foretell A',
      gives: 'over; wins: A C',
    },
  ],
);

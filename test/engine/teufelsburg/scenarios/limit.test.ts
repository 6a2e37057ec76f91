/** The hand limit: gifts and their chains, discards where an edition has them (chapter `limit`). */
import { scenarios } from './table.ts';

// Five players: five objects each at most. A draws one too many on a tie.
const FIVE =
  'A order thug: key key dagger monocle privilege; B brotherhood grand-master: goblet; C order bodyguard: whip; D brotherhood priest: gloves; E order duelist: casting-knives; pile: tome coat sextant; turn: A';
const FULL = 'B: goblet goblet poison-ring black-pearl secret-bag-goblet';
const DRAW = 'A attack B; resolve';

scenarios('over the limit', FIVE, [
  { name: 'the sixth object is one too many', moves: DRAW, gives: 'pending; owed: A; tie 1:1; cites limit.size' },
  {
    name: 'it is given away, or discarded under it',
    moves: `${DRAW}; A give tome to C`,
    gives: 'settled; A: key key dagger monocle privilege; C: whip tome; rests on edition hand-limit',
    it: 'illegal by limit.give; rests on edition hand-limit',
  },
  {
    name: 'it is discarded under it only',
    moves: `${DRAW}; A discard dagger`,
    gives: 'illegal by limit.give; rests on edition hand-limit',
    it: 'settled; A: key key tome monocle privilege; discarded: dagger',
  },
  {
    name: 'what is not in the hand cannot be discarded',
    moves: `${DRAW}; A discard whip`,
    gives: 'illegal by limit.give',
    it: 'illegal by baggage.hand',
  },
  {
    name: 'any object may go',
    moves: `${DRAW}; A give key to B`,
    gives: 'settled; B: goblet key; cites limit.choice',
    it: 'illegal by limit.give',
  },
  {
    name: 'a gift sets no effect going',
    moves: `${DRAW}; A give monocle to B`,
    gives: 'settled; effects: -; unseen',
    it: 'illegal by limit.give',
  },
  {
    name: 'a bag may be a gift to one who has the other',
    with: 'A: key key dagger monocle secret-bag-key; B: secret-bag-goblet',
    moves: `${DRAW}; A give secret-bag-key to B`,
    gives: 'settled; B: secret-bag-goblet secret-bag-key; pile: coat sextant',
    it: 'illegal by limit.give',
  },
  { name: 'nothing is given to oneself', moves: `${DRAW}; A give tome to A`, gives: 'illegal by limit.give' },
  {
    name: 'nothing is given that one does not hold',
    moves: `${DRAW}; A give whip to B`,
    gives: 'illegal by baggage.hand',
    it: 'illegal by limit.give',
  },
  { name: 'a hand within the limit gives nothing away', moves: 'A give key to B', gives: 'illegal by limit.give' },
  { name: 'nor discards', moves: 'A discard key', gives: 'illegal by limit.give' },
  {
    name: 'one object too many is one gift',
    moves: `${DRAW}; A give tome to C; A give key to C`,
    gives: 'illegal by limit.give',
    it: 'illegal early by limit.give',
  },
  {
    name: 'nothing else goes on before',
    moves: `${DRAW}; B pass`,
    gives: 'illegal by limit.at-once; rests on text',
  },
  { name: 'the turn does not end before', moves: `${DRAW}; A pass`, gives: 'illegal by limit.at-once' },
  {
    name: 'no Diplomat comes before',
    with: 'A diplomat',
    moves: `${DRAW}; A use diplomat B goblet for key`,
    gives: 'illegal by limit.at-once',
  },
  {
    name: 'no Clairvoyant comes before',
    with: 'A clairvoyant',
    moves: `${DRAW}; A use clairvoyant coat sextant`,
    gives: 'illegal by limit.at-once',
  },
  {
    name: 'a turn that the Priest has ended waits for it',
    with: 'A priest; D thug; B: goblet poison-ring; turn: B',
    moves: 'B attack C; A use priest; B pay poison-ring',
    gives: 'pending; owed: A; turn: B; A: key key dagger monocle privilege poison-ring',
  },
  { name: 'only who is over it gives', moves: `${DRAW}; B give goblet to A`, gives: 'illegal by limit.give' },
  {
    name: 'spoils may go over it',
    with: 'D: gloves',
    moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet for key; B pass',
    gives: 'settled; A: goblet key dagger monocle privilege',
  },
  {
    name: 'spoils beyond it are met at once',
    with: 'B: goblet goblet',
    moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet; B pass',
    gives: 'illegal by limit.at-once',
  },
  {
    name: 'loot may be given back to its owner',
    with: 'B: goblet goblet',
    moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet; A give goblet to B',
    gives: 'settled; B: goblet goblet',
    it: 'illegal by limit.give',
  },
  {
    name: 'the Priest’s payment may go over it',
    with: 'D: gloves goblet poison-ring black-pearl secret-bag-goblet',
    moves: 'A attack B; D use priest; A pay dagger',
    gives: 'pending; owed: D; turn: A',
  },
  {
    name: 'and the Priest then gives back to the attacker',
    with: 'D: gloves goblet poison-ring black-pearl secret-bag-goblet',
    moves: 'A attack B; D use priest; A pay dagger; D give dagger to A',
    gives: 'settled; A: key key dagger monocle privilege; turn: B',
    it: 'illegal by limit.give',
  },
  {
    name: 'a trade alone never goes over it',
    with: FULL,
    moves: 'A offer key to B; B accept goblet',
    gives: 'settled; owed: -',
  },
]);

scenarios('a gift to a full hand', FIVE, [
  {
    name: 'goes on from there',
    with: FULL,
    moves: `${DRAW}; A give tome to B`,
    gives: 'pending; owed: B; B: goblet goblet poison-ring black-pearl secret-bag-goblet tome',
    it: 'illegal by limit.give',
  },
  {
    name: 'does not come straight back',
    with: FULL,
    moves: `${DRAW}; A give tome to B; B give goblet to A`,
    gives: 'illegal by limit.chain; rests on reading limit-at-once',
    pt: 'illegal by limit.chain',
    it: 'illegal early by limit.give',
  },
  {
    name: 'goes to a third player',
    with: FULL,
    moves: `${DRAW}; A give tome to B; B give tome to C`,
    gives: 'settled; C: whip tome; turn: A',
    it: 'illegal early by limit.give',
  },
  {
    name: 'may be another object',
    with: FULL,
    moves: `${DRAW}; A give tome to B; B give black-pearl to C`,
    gives: 'settled; C: whip black-pearl; B: goblet goblet poison-ring secret-bag-goblet tome',
    it: 'illegal early by limit.give',
  },
]);

const CHAIN = `${FIVE}; ${FULL}; C: whip goblet lodge-coat-of-arms broken-mirror key`;
scenarios('a chain of gifts', CHAIN, [
  {
    name: 'may come round to the first giver by a third',
    moves: `${DRAW}; A give tome to B; B give tome to C; C give tome to A; A give tome to D`,
    gives: 'settled; D: gloves tome',
    it: 'illegal early by limit.give',
  },
  {
    name: 'but not straight back within the chain',
    moves: `${DRAW}; A give tome to B; B give tome to C; C give tome to B`,
    gives: 'illegal by limit.chain',
    it: 'illegal early by limit.give',
  },
  {
    name: 'leaves the first giver free to give on, but not to the last',
    moves: `${DRAW}; A give tome to B; B give tome to C; C give tome to A; A give tome to C`,
    gives: 'illegal by limit.chain',
    it: 'illegal early by limit.give',
  },
  {
    name: 'forgets its givers once the limit is met',
    moves: `${DRAW}; A give tome to B; B give goblet to D; B attack D; resolve; B give goblet to A`,
    gives: 'pending; owed: A',
    it: 'illegal early by limit.give',
  },
]);

scenarios(
  'the limit between two effects',
  FIVE.replace(
    'A order thug: key key dagger monocle privilege',
    'A order thug: key key dagger monocle secret-bag-key',
  ).replace('E order duelist: casting-knives', 'E order duelist: casting-knives'),
  [
    {
      name: 'is met before the second effect',
      with: 'B: privilege',
      moves: 'A offer secret-bag-key to B; B accept privilege',
      gives: 'pending; owed: A; effects: secret-bag-key A>B; unseen',
    },
    {
      name: 'the second sees the hand after the gift',
      with: 'B: privilege',
      moves: 'A offer secret-bag-key to B; B accept privilege; A give tome to C',
      gives: 'settled; B sees A objects: key key dagger monocle privilege; effects: secret-bag-key A>B, privilege B>A',
      it: 'illegal by limit.give',
    },
    {
      name: 'and after the discard',
      with: 'B: privilege',
      moves: 'A offer secret-bag-key to B; B accept privilege; A discard tome',
      gives: 'illegal by limit.give',
      it: 'settled; B sees A objects: key key dagger monocle privilege',
    },
    {
      name: 'and what the discarded object still does',
      with: 'B: privilege',
      moves: 'A offer secret-bag-key to B; B accept privilege; A discard privilege',
      gives: 'illegal by limit.give',
      it: 'settled; B sees A objects: key key dagger monocle tome; discarded: privilege; rests on reading discarded-object',
    },
    {
      name: 'and what the object given on still does, of which no leaflet speaks',
      with: 'B: privilege',
      moves: 'A offer secret-bag-key to B; B accept privilege; A give privilege to C',
      gives: 'settled; B sees A objects: key key dagger monocle tome; rests on reading discarded-object',
      it: 'illegal by limit.give',
    },
    {
      name: 'nothing is forgone before it',
      with: 'B: privilege',
      moves: 'A offer secret-bag-key to B; B accept privilege; B decline privilege',
      gives: 'illegal by limit.at-once',
    },
    {
      name: 'no direction is named before it',
      with: 'B: sextant; pile: tome coat',
      moves: 'A offer secret-bag-key to B; B accept sextant; B direct left',
      gives: 'illegal by limit.at-once',
    },
    {
      name: 'a gift that turns nothing keeps the order',
      with: 'B: sextant; pile: tome coat',
      moves: 'A offer secret-bag-key to B; B accept sextant; A give tome to C; B direct left',
      gives: 'pending; owed: A B C D E',
      it: 'illegal early by limit.give',
    },
    {
      name: 'the last card turns the bags before the gift',
      with: 'pile: tome',
      moves: 'A offer secret-bag-key to B; B accept goblet',
      gives: 'pending; owed: A; pile: -; cites bags.announced',
    },
  ],
);

scenarios(
  'the size of the limit',
  'A order thug: key; B brotherhood grand-master: goblet; C order bodyguard: whip; turn: A; pile: tome',
  [
    {
      name: 'eight with three players',
      with: 'A: key key dagger gloves monocle privilege sextant coat',
      moves: 'A pass',
      gives: 'settled',
    },
    {
      name: 'nine are too many',
      with: 'A: key key dagger gloves monocle privilege sextant coat poison-ring',
      moves: 'A pass',
      gives: 'illegal by limit.at-once',
    },
    {
      name: 'six with four',
      with: 'D brotherhood priest: casting-knives; A: key key dagger gloves monocle privilege',
      moves: 'A pass',
      gives: 'settled',
    },
    {
      name: 'seven are too many',
      with: 'D brotherhood priest: casting-knives; A: key key dagger gloves monocle privilege coat',
      moves: 'A pass',
      gives: 'illegal by limit.at-once',
    },
    {
      name: 'five with six',
      with: 'D brotherhood priest: casting-knives; E order ?: poison-ring; F brotherhood ?: coat; A: key key dagger gloves monocle',
      moves: 'A pass',
      gives: 'settled',
    },
    {
      name: 'six are too many there',
      with: 'D brotherhood priest: casting-knives; E order ?: poison-ring; F brotherhood ?: coat; A: key key dagger gloves monocle privilege',
      moves: 'A pass',
      gives: 'illegal by limit.at-once',
    },
  ],
);

scenarios('several over the limit', FIVE, [
  {
    name: 'follow clockwise from the player whose turn it is',
    with: 'A: key; C: whip key dagger monocle privilege poison-ring; E: casting-knives goblet goblet lodge-coat-of-arms broken-mirror black-pearl; turn: D',
    moves: 'E give goblet to A; C give key to B',
    gives: 'settled; A: key goblet; B: goblet key',
    it: 'illegal early by limit.give',
  },
  {
    name: 'not the other way',
    with: 'A: key; C: whip key dagger monocle privilege poison-ring; E: casting-knives goblet goblet lodge-coat-of-arms broken-mirror black-pearl; turn: D',
    moves: 'C give key to B',
    gives: 'illegal by limit.at-once',
  },
]);

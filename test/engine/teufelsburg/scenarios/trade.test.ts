/** Trades: offers and answers, bags, and what the objects set going (chapters `trade` and `bags`). */
import { scenarios } from './table.ts';

const FOUR =
  'A order thug: monocle key; B brotherhood grand-master: goblet dagger; C order bodyguard: whip; D brotherhood priest: gloves; pile: tome lodge-coat-of-arms; spares: doctor duelist hypnotist; turn: A';

scenarios('an offer and its answer', FOUR, [
  {
    name: 'an offer waits for its answer',
    moves: 'A offer key to B',
    gives: 'pending; owed: B; A: key monocle; cites trade.offer',
  },
  {
    name: 'accepting exchanges the two objects',
    moves: 'A offer key to B; B accept dagger',
    gives: 'settled; A: monocle dagger; B: goblet key; effects: -; turn: A',
  },
  {
    name: 'an object without a trade effect is not named',
    moves: 'A offer key to B; B accept dagger',
    gives: 'cites trade.silent; unseen',
  },
  {
    name: 'refusing leaves everything as it was',
    moves: 'A offer monocle to B; B refuse',
    gives: 'settled; A: monocle key; B: goblet dagger; effects: -; unseen; cites trade.refuse',
  },
  {
    name: 'a refused offer was the action of the turn',
    moves: 'A offer key to B; B refuse; A attack B',
    gives: 'illegal by turn.action',
  },
  {
    name: 'so was an accepted one',
    moves: 'A offer key to B; B accept dagger; A offer dagger to C',
    gives: 'illegal by turn.action',
  },
  {
    name: 'the turn may be closed with a pass',
    moves: 'A offer key to B; B refuse; A pass',
    gives: 'settled; turn: B',
  },
  {
    name: 'the next player may simply begin',
    moves: 'A offer key to B; B refuse; B attack C',
    gives: 'pending; turn: B',
  },
  { name: 'and may pass', moves: 'A offer key to B; B refuse; B pass', gives: 'settled; turn: C' },
  { name: 'the one after next may not', moves: 'A offer key to B; B refuse; C pass', gives: 'illegal by turn.order' },
  { name: 'nobody offers out of turn', moves: 'B offer goblet to A', gives: 'illegal by turn.order' },
  { name: 'nobody offers to themselves', moves: 'A offer key to A', gives: 'illegal by trade.offer' },
  { name: 'only what one holds is offered', moves: 'A offer whip to B', gives: 'illegal by baggage.hand' },
  {
    name: 'only what one holds is given back',
    moves: 'A offer key to B; B accept whip',
    gives: 'illegal by baggage.hand',
  },
  {
    name: 'the object offered is not given back',
    moves: 'A offer key to B; B accept key',
    gives: 'illegal by trade.accept, baggage.hand',
  },
  { name: 'only the one asked answers', moves: 'A offer key to B; C accept whip', gives: 'illegal by trade.answer' },
  { name: 'the giver does not answer', moves: 'A offer key to B; A refuse', gives: 'illegal by trade.answer' },
  { name: 'there is no answer without an offer', moves: 'B refuse', gives: 'illegal by trade.answer' },
  {
    name: 'nothing begins while an offer is open',
    moves: 'A offer key to B; A pass',
    gives: 'illegal by trade.answer',
  },
  {
    name: 'the next player waits for the answer too',
    moves: 'A offer key to C; B pass',
    gives: 'illegal by trade.answer',
  },
  {
    name: 'the next player cannot be Clairvoyant before the answer',
    with: 'B clairvoyant',
    moves: 'A offer key to C; B use clairvoyant tome lodge-coat-of-arms',
    gives: 'illegal by trade.answer',
  },
  {
    name: 'a single object may be traded away',
    moves: 'A offer key to C; C accept whip',
    gives: 'settled; A: monocle whip; C: key',
  },
  {
    name: 'keys may change hands for keys',
    with: 'C: key',
    moves: 'A offer key to C; C accept key',
    gives: 'settled; A: key monocle; C: key',
  },
]);

scenarios('what cannot be refused', FOUR, [
  {
    name: 'the Black Pearl cannot be refused',
    with: 'A: black-pearl',
    moves: 'A offer black-pearl to B; B refuse',
    gives: 'illegal by object.black-pearl',
  },
  {
    name: 'the Broken Mirror cannot be refused',
    with: 'A: broken-mirror',
    moves: 'A offer broken-mirror to B; B refuse',
    gives: 'illegal by object.broken-mirror',
  },
  {
    name: 'the Pearl is accepted for an object of the answering player’s choice',
    with: 'A: black-pearl',
    moves: 'A offer black-pearl to B; B accept dagger',
    gives: 'settled; A: dagger; B: black-pearl goblet; effects: -',
  },
  {
    name: 'only the acceptance of the Pearl is owed',
    with: 'A: black-pearl',
    moves: 'A offer black-pearl to B',
    gives: 'pending; owed: B; cites trade.forced',
  },
  {
    name: 'a Pearl given in return is nothing special',
    with: 'B: black-pearl',
    moves: 'A offer key to B; B accept black-pearl',
    gives: 'settled; A: monocle black-pearl; B: key',
  },
  {
    name: 'against the Pearl an effect still runs',
    with: 'A: black-pearl key; B: monocle',
    moves: 'A offer black-pearl to B; B accept monocle',
    gives: 'settled; effects: monocle B>A; B sees A association: order',
  },
  {
    name: 'the Pearl is taken even with nothing but a bag, which then draws',
    with: 'A: black-pearl; C: secret-bag-key',
    moves: 'A offer black-pearl to C; C accept secret-bag-key',
    gives:
      'settled; A: secret-bag-key; C: black-pearl tome; effects: secret-bag-key C>A; rests on reading forced-with-a-bag',
  },
  {
    name: 'against the Mirror the bag draws nothing',
    with: 'A: broken-mirror; C: secret-bag-key',
    moves: 'A offer broken-mirror to C; C accept secret-bag-key',
    gives: 'settled; A: secret-bag-key; C: broken-mirror; pile: tome lodge-coat-of-arms; effects: -',
  },
]);

scenarios('the Broken Mirror', FOUR, [
  {
    name: 'silences what is given in return',
    with: 'A: broken-mirror; B: monocle goblet',
    moves: 'A offer broken-mirror to B; B accept monocle',
    gives: 'settled; effects: -; unseen; cites object.broken-mirror',
  },
  {
    name: 'given in return, silences what was offered',
    with: 'B: broken-mirror',
    moves: 'A offer monocle to B; B accept broken-mirror',
    gives: 'settled; effects: -; unseen; A: key broken-mirror; B: monocle',
  },
  {
    name: 'given in return, stops a bag from drawing',
    with: 'A: secret-bag-goblet key; B: broken-mirror',
    moves: 'A offer secret-bag-goblet to B; B accept broken-mirror',
    gives: 'settled; pile: tome lodge-coat-of-arms; A: key broken-mirror',
  },
  {
    name: 'silences the Sextant',
    with: 'A: sextant; B: broken-mirror',
    moves: 'A offer sextant to B; B accept broken-mirror',
    gives: 'settled; effects: -; owed: -',
  },
  {
    name: 'silences the Coat',
    with: 'A: coat; B: broken-mirror',
    moves: 'A offer coat to B; B accept broken-mirror',
    gives: 'settled; A is thug; effects: -',
  },
  {
    name: 'leaves no effect to decline',
    with: 'A: broken-mirror; B: monocle goblet',
    moves: 'A offer broken-mirror to B; B accept monocle; B decline monocle',
    gives: 'illegal by trade.may',
  },
  {
    name: 'forgone is another effect than the one that waits',
    with: 'A: coat dagger; B: goblet',
    moves: 'A offer coat to B; B accept goblet; A decline dagger',
    gives: 'illegal by trade.may',
  },
  {
    name: 'leaves nothing to conceal',
    with: 'A: broken-mirror; B: monocle goblet',
    variants: ['smuggling'],
    moves: 'A offer broken-mirror to B; B accept monocle; B conceal monocle',
    gives: 'illegal by variants.smuggling',
  },
  {
    name: 'is refused by nobody, and need not be given back',
    with: 'A: broken-mirror; B: goblet',
    moves: 'A offer broken-mirror to B; B accept goblet',
    gives: 'settled; A: goblet; B: broken-mirror',
  },
  {
    name: 'offered goes through though the bag is its partner’s only object',
    with: 'A: secret-bag-key broken-mirror; C: secret-bag-goblet',
    moves: 'A offer broken-mirror to C; C accept secret-bag-goblet',
    gives: 'settled; A: secret-bag-key secret-bag-goblet; C: broken-mirror',
  },
]);

const BAGS =
  'A order thug: secret-bag-key key; B brotherhood grand-master: secret-bag-goblet dagger; C order bodyguard: secret-bag-goblet; D brotherhood priest: gloves; pile: tome coat; turn: A';

scenarios(
  'the Secret Bags',
  BAGS.replace('B brotherhood grand-master: secret-bag-goblet dagger', 'B brotherhood grand-master: dagger'),
  [
    {
      name: 'a bag offered draws the top card for its giver',
      moves: 'A offer secret-bag-key to B; B accept dagger',
      gives: 'settled; A: key dagger tome; B: secret-bag-key; pile: coat; effects: secret-bag-key A>B; cites bags.draw',
    },
    {
      name: 'a bag given in return draws for the one who gives it',
      moves: 'A offer key to C; C accept secret-bag-goblet',
      gives: 'settled; A: secret-bag-key secret-bag-goblet; C: key tome; effects: secret-bag-goblet C>A',
    },
    {
      name: 'a bag refused draws nothing',
      moves: 'A offer secret-bag-key to B; B refuse',
      gives: 'settled; pile: tome coat; A: secret-bag-key key',
    },
    {
      name: 'a bag is not given for the other bag',
      moves: 'A offer secret-bag-key to C; C accept secret-bag-goblet',
      gives: 'illegal by bags.ban',
    },
    {
      name: 'whoever has only the other bag must refuse',
      moves: 'A offer secret-bag-key to C',
      gives: 'pending; owed: C; cites trade.must-refuse',
    },
    { name: 'and refuses', moves: 'A offer secret-bag-key to C; C refuse', gives: 'settled' },
    {
      name: 'whoever has another object may give that for the bag',
      with: 'C: secret-bag-goblet whip',
      moves: 'A offer secret-bag-key to C; C accept whip',
      gives: 'settled; C: secret-bag-goblet secret-bag-key; A: key whip tome',
    },
    {
      name: 'the draw may be forgone; the bag is named all the same',
      moves: 'A offer secret-bag-key to B; B accept dagger; A decline secret-bag-key',
      gives: 'settled; pile: tome coat; effects: -; cites trade.effects; rests on reading may-forgo',
    },
    {
      name: 'the last card of the pile turns both bags',
      with: 'pile: tome',
      moves: 'A offer secret-bag-key to B; B accept dagger',
      gives: 'settled; pile: -; A: key dagger tome; cites bags.announced; rests on reading last-card',
    },
    {
      name: 'turned, they are traded for each other',
      with: 'pile: -',
      moves: 'A offer secret-bag-key to C; C accept secret-bag-goblet',
      gives: 'settled; A: key secret-bag-goblet; C: secret-bag-key; effects: -',
    },
    {
      name: 'turned, nobody must refuse one',
      with: 'pile: -',
      moves: 'A offer secret-bag-key to C',
      gives: 'pending; owed: C',
    },
    {
      name: 'turned, they draw nothing and are not named',
      with: 'pile: -',
      moves: 'A offer secret-bag-key to B; B accept dagger',
      gives: 'settled; A: key dagger; effects: -; rests on reading bag-after-the-pile',
    },
    {
      name: 'turned, there is nothing to decline',
      with: 'pile: -',
      moves: 'A offer secret-bag-key to B; B accept dagger; A decline secret-bag-key',
      gives: 'illegal by trade.may',
    },
    {
      name: 'a bag that draws the last card itself stays a trade of a bag',
      with: 'pile: tome; C: secret-bag-goblet monocle',
      moves: 'A offer secret-bag-key to C; C accept monocle',
      gives:
        'settled; A: key monocle tome; C: secret-bag-goblet secret-bag-key; effects: secret-bag-key A>C, monocle C>A; C sees A association: order',
    },
  ],
);

scenarios('Monocle and Privilege', FOUR, [
  {
    name: 'the Monocle shows its giver the partner’s association',
    moves: 'A offer monocle to B; B accept goblet',
    gives: 'settled; A sees B association: brotherhood; cites object.monocle',
  },
  {
    name: 'whoever goes on lets it take place, also by naming the Monocle again',
    moves: 'A offer monocle to B; B accept goblet; A offer monocle to C',
    gives: 'illegal by turn.action; A sees B association: brotherhood',
  },
  {
    name: 'or by an occupation, though a Clairvoyant might have spoken',
    with: 'A clairvoyant',
    moves: 'A offer monocle to B; B accept goblet; A use diplomat C key',
    gives: 'illegal by abilities.use; A sees B association: brotherhood',
  },
  {
    name: 'a Monocle given in return looks the other way',
    with: 'A: dagger key; B: monocle',
    moves: 'A offer key to B; B accept monocle',
    gives: 'B sees A association: order; effects: monocle B>A',
  },
  {
    name: 'the Privilege shows the hand with what was just received',
    with: 'A: privilege key',
    moves: 'A offer privilege to B; B accept dagger',
    gives: 'settled; A sees B objects: goblet privilege; A: key dagger',
  },
  {
    name: 'the Privilege offered, the bag in return: the look comes before the draw',
    with: 'A: privilege key; B: secret-bag-key dagger',
    moves: 'A offer privilege to B; B accept secret-bag-key',
    gives: 'A sees B objects: dagger privilege; B: dagger privilege tome; effects: privilege A>B, secret-bag-key B>A',
  },
  {
    name: 'the bag offered, the Privilege in return: the look comes after the draw',
    with: 'A: secret-bag-key key; B: privilege',
    moves: 'A offer secret-bag-key to B; B accept privilege',
    gives: 'B sees A objects: key privilege tome; effects: secret-bag-key A>B, privilege B>A',
  },
  {
    name: 'what is offered first comes first',
    with: 'B: privilege',
    moves: 'A offer monocle to B; B accept privilege',
    gives: 'effects: monocle A>B, privilege B>A; B sees A objects: key privilege; cites trade.order',
  },
  {
    name: 'the second may be forgone once the first has taken place',
    with: 'B: privilege goblet',
    moves: 'A offer monocle to B; B accept privilege; B decline privilege',
    gives: 'settled; effects: monocle A>B; A sees B association: brotherhood',
  },
  {
    name: 'nobody forgoes another’s',
    moves: 'A offer monocle to B; B accept goblet; C decline monocle',
    gives: 'illegal by trade.may; effects: monocle A>B; A sees B association: brotherhood',
  },
  {
    name: 'a look may be forgone',
    moves: 'A offer monocle to B; B accept goblet; A decline monocle',
    gives: 'settled; unseen; effects: -; cites trade.effects',
  },
  {
    name: 'only its giver forgoes it',
    moves: 'A offer monocle to B; B accept goblet; B decline monocle',
    gives: 'illegal by trade.may',
  },
  {
    name: 'the second effect may be forgone after the first has run',
    with: 'B: privilege',
    moves: 'A offer monocle to B; B accept privilege; B decline privilege',
    gives: 'settled; effects: monocle A>B',
  },
  {
    name: 'the first may be forgone and the second runs',
    with: 'B: privilege',
    moves: 'A offer monocle to B; B accept privilege; A decline monocle',
    gives: 'settled; effects: privilege B>A; B sees A objects: key privilege',
  },
  {
    name: 'an effect that has run is not forgone later',
    with: 'B: privilege',
    moves: 'A offer monocle to B; B accept privilege; B decline privilege; A decline monocle',
    gives: 'illegal by trade.may',
  },
]);

scenarios(
  'the Tome',
  FOUR.replace('monocle key', 'coat key')
    .replace('pile: tome ', 'pile: monocle ')
    .replace('A order thug: coat key', 'A order thug: tome key'),
  [
    {
      name: 'swaps the occupations',
      moves: 'A offer tome to B; B accept goblet',
      gives: 'settled; A is grand-master; B is thug; effects: tome A>B',
    },
    {
      name: 'turns both face down and fresh',
      with: 'A thug!; B duelist!; spares: doctor',
      moves: 'A offer tome to B; B accept goblet',
      gives: 'A is duelist; B is thug; cites trade.tome',
    },
    {
      name: 'lets a spent ability be used again',
      with: 'A thug; B duelist!; spares: doctor',
      moves:
        'A offer tome to B; B accept goblet; A pass; B attack C; resolve; B pass; C pass; D pass; A attack B; A use duelist; resolve',
      gives: 'attacker 2:1',
    },
    {
      name: 'may be forgone',
      moves: 'A offer tome to B; B accept goblet; A decline tome',
      gives: 'A is thug; B is grand-master; effects: -',
    },
    {
      name: 'is its giver’s to forgo, not the partner’s',
      moves: 'A offer tome to B; B accept goblet; B decline tome',
      gives: 'illegal by trade.may',
    },
    {
      name: 'is smuggled unseen',
      variants: ['smuggling'],
      moves: 'A offer tome to B; B accept goblet; A conceal tome',
      gives: 'settled; A is thug; effects: -; cites variants.smuggling',
    },
    {
      name: 'given in return it swaps as well',
      with: 'A: key; B: tome',
      moves: 'A offer key to B; B accept tome',
      gives: 'A is grand-master; B is thug; effects: tome B>A',
    },
  ],
);

scenarios('the Coat', FOUR.replace('A order thug: monocle key', 'A order thug: coat key'), [
  {
    name: 'waits for its giver to choose, but under hu',
    moves: 'A offer coat to B; B accept goblet',
    gives: 'pending; owed: A; A is thug',
    hu: 'settled; A is doctor; spares: duelist hypnotist thug; rests on edition coat',
  },
  {
    name: 'takes the one chosen; the old one goes under the spare ones',
    moves: 'A offer coat to B; B accept goblet; A exchange hypnotist',
    gives: 'settled; A is hypnotist; spares: doctor duelist thug; rests on reading coat-under-the-pile',
    hu: 'illegal by trade.coat',
  },
  {
    name: 'is not taken without a word where there is a choice, and said to be taken where there is none',
    moves: 'A offer coat to B; B accept goblet; A exchange',
    gives: 'illegal by object.coat; because coat.unnamed; A is thug',
    hu: 'settled; A is doctor; spares: duelist hypnotist thug; effects: coat A>B; rests on edition coat',
  },
  {
    name: 'is taken once, by its giver',
    moves: 'A offer coat to B; B accept goblet; A exchange; A exchange',
    gives: 'illegal early by object.coat; because coat.unnamed',
    hu: 'illegal by object.coat; because coat.not-traded; A is doctor',
  },
  {
    name: 'is not taken once it is forgone',
    moves: 'A offer coat to B; B accept goblet; A decline coat; A exchange',
    gives: 'illegal by object.coat; because coat.not-traded; A is thug',
    hu: 'illegal by object.coat; because coat.not-traded; A is thug',
  },
  {
    name: 'gives nothing that is not spare',
    moves: 'A offer coat to B; B accept goblet; A exchange priest',
    gives: 'illegal by trade.coat',
  },
  {
    name: 'lies face down afterwards',
    with: 'A thug!',
    moves: 'A offer coat to B; B accept goblet; A exchange doctor',
    gives: 'A is doctor',
    hu: 'illegal by object.coat',
  },
  {
    name: 'may be forgone',
    moves: 'A offer coat to B; B accept goblet; A decline coat',
    gives: 'settled; A is thug; effects: -',
  },
  {
    name: 'is its giver’s alone',
    moves: 'A offer coat to B; B accept goblet; B exchange doctor',
    gives: 'illegal by trade.coat',
  },
  {
    name: 'holds up the next turn until chosen',
    moves: 'A offer coat to B; B accept goblet; B pass',
    gives: 'illegal by trade.effects',
    hu: 'settled; turn: C',
  },
  {
    name: 'after another first effect',
    with: 'A: monocle key; B: coat',
    moves: 'A offer monocle to B; B accept coat; B exchange duelist',
    gives: 'settled; B is duelist; effects: monocle A>B, coat B>A; A sees B association: brotherhood',
    hu: 'illegal by trade.coat',
  },
  {
    name: 'before the Tome: the new occupation is the one swapped',
    with: 'A: coat key; B: tome; pile: monocle',
    moves: 'A offer coat to B; B accept tome; A exchange duelist',
    gives: 'A is grand-master; B is duelist; spares: doctor hypnotist thug',
    hu: 'illegal by trade.coat',
  },
  {
    name: 'before the Tome under hu, on its own',
    with: 'A: coat key; B: tome; pile: monocle',
    moves: 'A offer coat to B; B accept tome',
    gives: 'pending; owed: A',
    hu: 'settled; A is grand-master; B is doctor; spares: duelist hypnotist thug',
  },
  {
    name: 'after the Tome: what came from the partner is given up',
    with: 'A: tome key; B: coat; pile: monocle',
    moves: 'A offer tome to B; B accept coat; B exchange doctor',
    gives: 'A is grand-master; B is doctor; spares: duelist hypnotist thug',
    hu: 'illegal by trade.coat',
  },
  {
    name: 'with no spare occupation does nothing',
    with: 'spares: -',
    moves: 'A offer coat to B; B accept goblet',
    gives: 'settled; A is thug',
  },
  {
    name: 'is forgone by its giver alone',
    moves: 'A offer coat to B; B accept dagger; B decline coat',
    gives: 'illegal by trade.may; effects: -',
    hu: 'illegal by trade.may; effects: coat A>B',
  },
  {
    name: 'hands nothing on',
    moves: 'A offer coat to B; B accept dagger; A hand key',
    gives: 'illegal by trade.sextant',
  },
]);

scenarios('the Sextant', FOUR.replace('A order thug: monocle key', 'A order thug: sextant key'), [
  {
    name: 'waits for the effect of the Coat that was offered for it',
    with: 'A: coat; B: sextant',
    moves: 'A offer coat to B; B accept sextant; B direct left',
    gives: 'illegal by trade.order',
    hu: 'pending; owed: A B C D',
  },
  { name: 'waits for a direction', moves: 'A offer sextant to B; B accept dagger', gives: 'pending; owed: A' },
  {
    name: 'nothing is handed on before it has one',
    moves: 'A offer sextant to B; B accept dagger; B hand goblet',
    gives: 'illegal by trade.sextant',
  },
  {
    name: 'a second effect is forgone after it',
    with: 'B: privilege goblet',
    moves: 'A offer sextant to B; B accept privilege; B decline privilege',
    gives: 'illegal by trade.order',
  },
  {
    name: 'then for an object of every player, its giver too',
    moves: 'A offer sextant to B; B accept dagger; A direct left',
    gives: 'pending; owed: A B C D; effects: sextant A>B',
  },
  {
    name: 'passes to the left all at once',
    moves:
      'A offer sextant to B; B accept dagger; A direct left; A hand key; B hand goblet; C hand whip; D hand gloves',
    gives: 'settled; A: dagger gloves; B: sextant key; C: goblet; D: whip; rests on reading sextant-together',
  },
  {
    name: 'passes to the right',
    moves:
      'A offer sextant to B; B accept dagger; A direct right; A hand key; B hand goblet; C hand whip; D hand gloves',
    gives: 'settled; A: dagger goblet; B: sextant whip; C: gloves; D: key',
  },
  {
    name: 'may be passed on itself, without a second effect',
    moves:
      'A offer sextant to B; B accept dagger; A direct left; A hand key; B hand sextant; C hand whip; D hand gloves',
    gives: 'settled; B: goblet key; C: sextant; effects: sextant A>B',
  },
  {
    name: 'lets the object just received be passed on',
    moves:
      'A offer sextant to B; B accept dagger; A direct left; A hand dagger; B hand sextant; C hand whip; D hand gloves',
    gives: 'settled; A: key gloves; B: goblet dagger',
  },
  {
    name: 'does not let on what is about to be received',
    moves: 'A offer sextant to B; B accept dagger; A direct left; A hand key; B hand key',
    gives: 'illegal by baggage.hand',
  },
  {
    name: 'lets choose in any order',
    moves:
      'A offer sextant to B; B accept dagger; A direct left; D hand gloves; B hand goblet; A hand key; C hand whip',
    gives: 'settled; A: dagger gloves; D: whip',
  },
  {
    name: 'lets nobody choose twice',
    moves: 'A offer sextant to B; B accept dagger; A direct left; A hand key; A hand dagger',
    gives: 'illegal by trade.sextant',
  },
  {
    name: 'sets no effect of what it passes going',
    with: 'C: monocle; B: goblet secret-bag-key',
    moves:
      'A offer sextant to B; B accept goblet; A direct left; A hand key; B hand secret-bag-key; C hand monocle; D hand gloves',
    gives:
      'settled; C: secret-bag-key; D: monocle; pile: tome lodge-coat-of-arms; unseen; effects: sextant A>B; cites trade.no-trade',
  },
  {
    name: 'lets a bag meet a bag',
    with: 'B: secret-bag-key dagger; C: secret-bag-goblet',
    moves:
      'A offer sextant to B; B accept dagger; A direct left; A hand key; B hand secret-bag-key; C hand secret-bag-goblet; D hand gloves',
    gives: 'settled; C: secret-bag-key; D: secret-bag-goblet',
  },
  {
    name: 'asks the Pearl and the Mirror nothing',
    with: 'B: goblet black-pearl; C: broken-mirror',
    moves:
      'A offer sextant to B; B accept goblet; A direct right; A hand key; B hand black-pearl; C hand broken-mirror; D hand gloves',
    gives: 'settled; A: goblet black-pearl; B: sextant broken-mirror',
  },
  {
    name: 'comes before what was given in return, which runs though passed on',
    with: 'B: monocle goblet',
    moves:
      'A offer sextant to B; B accept monocle; A direct left; A hand monocle; B hand goblet; C hand whip; D hand gloves',
    gives: 'settled; effects: sextant A>B, monocle B>A; B sees A association: order; B: sextant monocle',
  },
  {
    name: 'before the Privilege: the look is at the hand after passing',
    with: 'B: privilege goblet',
    moves:
      'A offer sextant to B; B accept privilege; A direct left; A hand key; B hand goblet; C hand whip; D hand gloves',
    gives: 'B sees A objects: privilege gloves',
  },
  {
    name: 'in return for a bag: the draw comes first',
    with: 'A: secret-bag-key; B: sextant',
    moves:
      'A offer secret-bag-key to B; B accept sextant; B direct left; A hand tome; B hand secret-bag-key; C hand whip; D hand gloves',
    gives: 'settled; A: sextant gloves; B: tome; C: secret-bag-key; effects: secret-bag-key A>B, sextant B>A',
  },
  {
    name: 'may be forgone',
    moves: 'A offer sextant to B; B accept dagger; A decline sextant',
    gives: 'settled; effects: -; A: key dagger',
  },
  {
    name: 'is not forgone once the direction is named',
    moves: 'A offer sextant to B; B accept dagger; A direct left; A decline sextant',
    gives: 'illegal by trade.may',
  },
  {
    name: 'takes its direction from its giver',
    moves: 'A offer sextant to B; B accept dagger; B direct left',
    gives: 'illegal by object.sextant',
  },
  {
    name: 'holds up the next turn',
    moves: 'A offer sextant to B; B accept dagger; A direct left; A hand key; B pass',
    gives: 'illegal by trade.sextant',
  },
  {
    name: 'is not interrupted by the next player’s Clairvoyant',
    with: 'B clairvoyant',
    moves: 'A offer sextant to C; C accept whip; A direct left; B use clairvoyant tome lodge-coat-of-arms',
    gives: 'illegal by trade.sextant',
  },
  {
    name: 'nor before its direction is named',
    with: 'B clairvoyant',
    moves: 'A offer sextant to C; C accept whip; B use clairvoyant tome lodge-coat-of-arms',
    gives: 'illegal by trade.effects',
  },
  {
    name: 'smuggled, passes nothing',
    variants: ['smuggling'],
    moves: 'A offer sextant to B; B accept dagger; A conceal sextant',
    gives: 'settled; effects: -',
  },
  {
    name: 'without it nothing is handed on, also where a hand is over the limit',
    with: 'A: secret-bag-key key key key casting-knives poison-ring; C: whip',
    moves: 'A offer secret-bag-key to B; B accept dagger; A hand key',
    gives: 'illegal by trade.sextant; owed: -',
  },
]);

scenarios('smuggling', FOUR, [
  {
    name: 'without the variant nothing is concealed',
    moves: 'A offer monocle to B; B accept goblet; A conceal monocle',
    gives: 'illegal by variants.smuggling',
  },
  {
    name: 'keeps an effect secret and unused',
    variants: ['smuggling'],
    moves: 'A offer monocle to B; B accept goblet; A conceal monocle',
    gives: 'settled; unseen; effects: -; cites variants.smuggling',
  },
  {
    name: 'is the giver’s choice, not the receiver’s',
    variants: ['smuggling'],
    moves: 'A offer monocle to B; B accept goblet; B conceal monocle',
    gives: 'illegal by variants.smuggling',
  },
  {
    name: 'each giver decides for their own',
    with: 'B: privilege',
    variants: ['smuggling'],
    moves: 'A offer monocle to B; B accept privilege; A conceal monocle',
    gives: 'effects: privilege B>A; B sees A objects: key privilege',
  },
  {
    name: 'both may stay secret',
    with: 'B: privilege',
    variants: ['smuggling'],
    moves: 'A offer monocle to B; B accept privilege; A conceal monocle; B conceal privilege',
    gives: 'settled; unseen; effects: -',
  },
  {
    name: 'an effect unconcealed runs',
    variants: ['smuggling'],
    moves: 'A offer monocle to B; B accept goblet',
    gives: 'settled; A sees B association: brotherhood',
  },
  {
    name: 'a bag may be concealed',
    with: 'A: secret-bag-key',
    variants: ['smuggling'],
    moves: 'A offer secret-bag-key to B; B accept goblet; A conceal secret-bag-key',
    gives: 'settled; pile: tome lodge-coat-of-arms; A: goblet',
  },
  {
    name: 'a card without a trade effect has nothing to conceal',
    variants: ['smuggling'],
    moves: 'A offer key to B; B accept goblet; A conceal key',
    gives: 'illegal by variants.smuggling',
  },
  {
    name: 'may be declined openly instead',
    variants: ['smuggling'],
    moves: 'A offer monocle to B; B accept goblet; A decline monocle',
    gives: 'settled; effects: -; cites trade.effects',
  },
]);

const DIPLOMAT =
  'A order diplomat: dagger; B brotherhood grand-master: goblet monocle; C order bodyguard: key; D brotherhood priest: gloves; pile: tome lodge-coat-of-arms; turn: A';

scenarios('the Diplomat', DIPLOMAT, [
  {
    name: 'gets the object named and gives one back',
    moves: 'A use diplomat B goblet for dagger',
    gives: 'settled; A: goblet; B: monocle dagger; A is diplomat!; turn: A; cites trade.diplomat',
  },
  {
    name: 'has the action of the turn besides',
    moves: 'A use diplomat B goblet for dagger; A attack B',
    gives: 'pending',
  },
  {
    name: 'may come after the action',
    moves: 'A offer dagger to C; C refuse; A use diplomat B goblet for dagger',
    gives: 'settled; A: goblet; turn: A',
  },
  {
    name: 'is used in one’s own turn only',
    with: 'turn: B',
    moves: 'A use diplomat B goblet for dagger',
    gives: 'illegal by turn.order',
  },
  {
    name: 'opens the next player’s turn once the action is over',
    with: 'turn: D',
    moves: 'D offer gloves to C; C refuse; A use diplomat B goblet for dagger',
    gives: 'settled; turn: A; A: goblet',
  },
  {
    name: 'is used once',
    with: 'A diplomat!',
    moves: 'A use diplomat B goblet for dagger',
    gives: 'illegal by abilities.once',
  },
  {
    name: 'is nobody else’s',
    with: 'A thug',
    moves: 'A use diplomat B goblet for dagger',
    gives: 'illegal by abilities.use',
  },
  {
    name: 'a miss ends the turn and shows the hand',
    moves: 'A use diplomat B key for dagger',
    gives: 'settled; turn: B; A sees B objects: goblet monocle; A is diplomat!; A: dagger; cites trade.diplomat-miss',
  },
  { name: 'a miss needs nothing to give back', moves: 'A use diplomat B key', gives: 'settled; turn: B' },
  { name: 'a hit needs something to give back', moves: 'A use diplomat B goblet', gives: 'illegal by trade.diplomat' },
  { name: 'asks somebody else', moves: 'A use diplomat A dagger for dagger', gives: 'illegal by trade.diplomat' },
  { name: 'gives back only what is there', moves: 'A use diplomat B goblet for key', gives: 'illegal by baggage.hand' },
  {
    name: 'sets effects going, the Diplomat’s first',
    with: 'A: privilege dagger',
    moves: 'A use diplomat B monocle for privilege',
    gives:
      'settled; effects: privilege A>B, monocle B>A; A sees B objects: goblet privilege; B sees A association: order',
  },
  {
    name: 'a demanded object’s effect runs for the one asked',
    moves: 'A use diplomat B monocle for dagger',
    gives: 'effects: monocle B>A; B sees A association: order',
  },
  {
    name: 'a Mirror given back silences the demanded object',
    with: 'A: broken-mirror',
    moves: 'A use diplomat B monocle for broken-mirror',
    gives: 'settled; effects: -; unseen',
  },
  {
    name: 'a demanded Mirror silences what is given back',
    with: 'A: sextant; B: broken-mirror',
    moves: 'A use diplomat B broken-mirror for sextant',
    gives: 'settled; effects: -; A: broken-mirror',
  },
  {
    name: 'an effect of a demanded trade may be forgone',
    moves: 'A use diplomat B monocle for dagger; B decline monocle',
    gives: 'settled; unseen',
  },
  {
    name: 'and smuggled',
    variants: ['smuggling'],
    moves: 'A use diplomat B monocle for dagger; B conceal monocle',
    gives: 'settled; unseen',
  },
  {
    name: 'asks for “a Secret Bag”',
    with: 'C: secret-bag-key',
    moves: 'A use diplomat C secret-bag for dagger',
    gives: 'settled; A: secret-bag-key; C: dagger tome; effects: secret-bag-key C>A',
  },
  {
    name: 'asks for a bag by its full name',
    with: 'C: secret-bag-key',
    moves: 'A use diplomat C secret-bag-key for dagger',
    gives: 'settled; A: secret-bag-key',
  },
  {
    name: 'misses the other bag by its full name',
    with: 'C: secret-bag-key',
    moves: 'A use diplomat C secret-bag-goblet for dagger',
    gives: 'settled; turn: B; A sees C objects: secret-bag-key',
  },
  {
    name: 'misses a bag where there is none',
    moves: 'A use diplomat C secret-bag for dagger',
    gives: 'settled; turn: B; A sees C objects: key',
  },
  {
    name: 'asked for “a Secret Bag”, one with both chooses',
    with: 'C: secret-bag-key secret-bag-goblet',
    moves: 'A use diplomat C secret-bag for dagger',
    gives: 'pending; owed: C; rests on reading diplomat-details',
  },
  {
    name: 'and gives the one chosen',
    with: 'C: secret-bag-key secret-bag-goblet',
    moves: 'A use diplomat C secret-bag for dagger; C accept secret-bag-goblet',
    gives: 'settled; A: secret-bag-goblet; C: dagger secret-bag-key tome',
  },
  {
    name: 'but nothing else',
    with: 'C: secret-bag-key secret-bag-goblet key',
    moves: 'A use diplomat C secret-bag for dagger; C accept key',
    gives: 'illegal by trade.diplomat-name',
  },
  {
    name: 'and does not refuse',
    with: 'C: secret-bag-key secret-bag-goblet',
    moves: 'A use diplomat C secret-bag for dagger; C refuse',
    gives: 'illegal by occupation.diplomat',
  },
  {
    name: 'nor does anybody else choose',
    with: 'C: secret-bag-key secret-bag-goblet',
    moves: 'A use diplomat C secret-bag for dagger; B accept goblet',
    gives: 'illegal by trade.diplomat-name',
  },
  {
    name: 'or refuse',
    with: 'C: secret-bag-key secret-bag-goblet',
    moves: 'A use diplomat C secret-bag for dagger; B refuse',
    gives: 'illegal by trade.answer',
  },
  {
    name: 'an open demand is not swept away by the next player',
    with: 'C: secret-bag-key secret-bag-goblet; B clairvoyant',
    moves:
      'A offer dagger to B; B refuse; A use diplomat C secret-bag for dagger; B use clairvoyant tome lodge-coat-of-arms',
    gives: 'illegal by trade.diplomat-name',
  },
  {
    name: 'asks for no bag with only the other to give back',
    with: 'A: secret-bag-goblet; C: secret-bag-key',
    moves: 'A use diplomat C secret-bag for secret-bag-goblet',
    gives: 'illegal by trade.diplomat-name; A is diplomat; rests on reading diplomat-details',
  },
  {
    name: 'nor in order to miss',
    with: 'A: secret-bag-goblet',
    moves: 'A use diplomat C secret-bag',
    gives: 'illegal by trade.diplomat-name; A is diplomat',
  },
  {
    name: 'gives something else for a bag',
    with: 'A: secret-bag-goblet dagger; C: secret-bag-key',
    moves: 'A use diplomat C secret-bag for dagger',
    gives: 'settled; A: secret-bag-goblet secret-bag-key',
  },
  {
    name: 'gives a bag for something else',
    with: 'A: secret-bag-goblet dagger',
    moves: 'A use diplomat C key for secret-bag-goblet',
    gives: 'settled; A: key dagger tome; C: secret-bag-goblet; effects: secret-bag-goblet A>C',
  },
  {
    name: 'finds a turned bag under its new name',
    with: 'C: secret-bag-key; pile: -',
    moves: 'A use diplomat C key for dagger',
    gives: 'settled; A: secret-bag-key; C: dagger; effects: -',
  },
  {
    name: 'the other one too',
    with: 'C: secret-bag-goblet; pile: -',
    moves: 'A use diplomat C goblet for dagger',
    gives: 'settled; A: secret-bag-goblet; C: dagger; effects: -',
  },
  {
    name: 'and whatever else there is by its own name',
    with: 'pile: -',
    moves: 'A use diplomat B monocle for dagger',
    gives: 'settled; A: monocle; B: goblet dagger',
  },
  {
    name: 'a bag that has turned is not to be asked for',
    with: 'C: secret-bag-key; pile: -',
    moves: 'A use diplomat C secret-bag for dagger',
    gives: 'illegal by bags.turned; A is diplomat',
  },
  {
    name: 'nor by its old name',
    with: 'C: secret-bag-key; pile: -',
    moves: 'A use diplomat C secret-bag-key for dagger',
    gives: 'illegal by bags.turned',
  },
  {
    name: 'which the other one had as well',
    with: 'C: secret-bag-goblet; pile: -',
    moves: 'A use diplomat C secret-bag-goblet for dagger',
    gives: 'illegal by bags.turned',
  },
  {
    name: 'before it turns, a bag is no Key',
    with: 'C: secret-bag-key',
    moves: 'A use diplomat C key for dagger',
    gives: 'settled; turn: B; A sees C objects: secret-bag-key',
  },
  {
    name: 'asked for a Key, one with the real thing and the turned bag chooses',
    with: 'C: secret-bag-key key; pile: -',
    moves: 'A use diplomat C key for dagger; C accept secret-bag-key',
    gives: 'settled; A: secret-bag-key; C: key dagger',
  },
  {
    name: 'a turned bag is given for the other',
    with: 'A: secret-bag-goblet; C: secret-bag-key; pile: -',
    moves: 'A use diplomat C key for secret-bag-goblet',
    gives: 'settled; A: secret-bag-key; C: secret-bag-goblet',
  },
  {
    name: 'two of the same are no choice',
    with: 'C: key key',
    moves: 'A use diplomat C key for dagger',
    gives: 'settled; A: key; C: dagger key',
  },
  {
    name: 'a miss ends the turn before any action',
    moves: 'A use diplomat B key; A attack B',
    gives: 'illegal by turn.order',
  },
  {
    name: 'with nothing but both bags asks for no bag',
    with: 'A: secret-bag-key secret-bag-goblet',
    moves: 'A use diplomat B secret-bag',
    gives: 'illegal by trade.diplomat-name',
  },
  {
    name: 'with a bag and something else may',
    with: 'A: secret-bag-key key; C: coat',
    moves: 'A use diplomat B secret-bag',
    gives: 'settled; A sees B objects: goblet monocle; turn: B',
  },
  {
    name: 'gives a key for a key',
    with: 'A: key',
    moves: 'A use diplomat C key for key',
    gives: 'settled; A: key; C: key',
  },
  {
    name: 'may miss a bag with one ordinary object in hand',
    with: 'A: dagger',
    moves: 'A use diplomat B secret-bag',
    gives: 'settled; turn: B',
  },
  {
    name: 'may miss a bag with more than both bags in hand',
    with: 'A: secret-bag-key secret-bag-goblet dagger',
    moves: 'A use diplomat C secret-bag-key',
    gives: 'settled; turn: B',
  },
]);

const CLAIRVOYANT =
  'A order clairvoyant: secret-bag-key key; B brotherhood grand-master: goblet; C order bodyguard: whip; D brotherhood priest: gloves; pile: tome coat sextant; turn: A';

scenarios('the Clairvoyant', CLAIRVOYANT, [
  {
    name: 'sees the pile and lays two on top; the rest is shuffled',
    moves: 'A use clairvoyant sextant coat',
    gives: 'settled; pile: sextant coat tome; A sees the object-pile: tome coat sextant; A is clairvoyant!; turn: A',
  },
  {
    name: 'the order of a rest that is all alike is no secret',
    with: 'A: secret-bag-key; pile: key coat sextant key',
    moves: 'A use clairvoyant sextant coat',
    gives: 'pile: sextant coat key key',
  },
  {
    name: 'nobody knows the order of a longer rest',
    with: 'pile: tome coat sextant monocle',
    moves: 'A use clairvoyant sextant coat',
    gives: 'pile: sextant coat ? ?',
  },
  {
    name: 'lays no two on top of a single one',
    with: 'pile: tome',
    moves: 'A use clairvoyant tome coat',
    gives: 'illegal by turn.beside; rests on reading clairvoyant-and-few-cards',
  },
  {
    name: 'has the action besides',
    moves: 'A use clairvoyant sextant coat; A offer secret-bag-key to B; B accept goblet',
    gives: 'settled; A: key goblet sextant',
  },
  {
    name: 'may come between an offer and its answer',
    moves: 'A offer secret-bag-key to B; A use clairvoyant sextant coat; B accept goblet',
    gives: 'settled; A: key goblet sextant; pile: coat tome',
  },
  {
    name: 'comes after the draw of a trade that has been accepted',
    moves: 'A offer secret-bag-key to B; B accept goblet; A use clairvoyant sextant coat',
    gives: 'settled; A: key goblet tome; pile: sextant coat',
  },
  {
    name: 'may come after the action',
    moves: 'A offer key to B; B refuse; A use clairvoyant sextant coat',
    gives: 'settled; turn: A',
  },
  {
    name: 'may come in the middle of one’s own fight',
    moves: 'A attack B; A use clairvoyant sextant coat; resolve',
    gives: 'settled; tie 1:1; A: secret-bag-key key sextant',
  },
  {
    name: 'and leaves the supports open',
    moves: 'A attack B; A use clairvoyant sextant coat; C support attacker; resolve',
    gives: 'attacker 2:1',
  },
  {
    name: 'and the Priest',
    moves: 'A attack B; A use clairvoyant sextant coat; D use priest',
    gives: 'pending; prevented',
  },
  {
    name: 'comes too late for the draw of a tie, in every edition',
    moves: 'A attack B; resolve; A use clairvoyant sextant coat',
    gives: 'settled; A: secret-bag-key key tome; pile: sextant coat',
  },
  { name: 'sees two at most', with: 'pile: tome', moves: 'A use clairvoyant tome', gives: 'settled; pile: tome' },
  {
    name: 'sees nothing in an empty pile',
    with: 'pile: -',
    moves: 'A use clairvoyant',
    gives: 'illegal by occupation.clairvoyant; rests on reading clairvoyant-and-few-cards',
  },
  { name: 'takes two where two are', moves: 'A use clairvoyant tome', gives: 'illegal by occupation.clairvoyant' },
  {
    name: 'takes only what is there',
    moves: 'A use clairvoyant tome monocle',
    gives: 'illegal by occupation.clairvoyant',
  },
  { name: 'takes no card twice', moves: 'A use clairvoyant tome tome', gives: 'illegal by occupation.clairvoyant' },
  {
    name: 'is used once',
    with: 'A clairvoyant!',
    moves: 'A use clairvoyant sextant coat',
    gives: 'illegal by abilities.once',
  },
  {
    name: 'waits for one’s own turn',
    with: 'turn: B',
    moves: 'A use clairvoyant sextant coat',
    gives: 'illegal by turn.order',
  },
  {
    name: 'opens the next turn when the action is over',
    with: 'turn: D',
    moves: 'D offer gloves to C; C refuse; A use clairvoyant sextant coat',
    gives: 'settled; turn: A',
  },
  {
    name: 'does not break into another’s fight',
    with: 'turn: D',
    moves: 'D attack B; A use clairvoyant sextant coat',
    gives: 'illegal by fight.points',
  },
  {
    name: 'nor into what is owed to the Priest',
    with: 'D duelist: gloves monocle; B priest; turn: D',
    moves: 'D attack B; B use priest; A use clairvoyant sextant coat',
    gives: 'illegal by fight.priest-pays',
  },
  {
    name: 'has no say in a turn the Priest has ended',
    with: 'A: key',
    moves: 'A attack B; D use priest; A use clairvoyant sextant coat',
    gives: 'illegal by turn.order',
  },
  {
    name: 'nor in one the Doctor has ended',
    with: 'D doctor',
    moves: 'A attack B; C support attacker; resolve; D use doctor; A use clairvoyant sextant coat',
    gives: 'illegal by turn.order',
  },
]);

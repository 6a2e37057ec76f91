/** What a ruling rests on: the card that decides is cited, and the basis says whose word it is. */
import { scenarios } from './table.ts';

const FOUR =
  'A order thug: key dagger; B brotherhood grand-master: goblet; C order bodyguard: whip; D brotherhood priest: gloves; pile: tome coat; spares: doctor duelist; turn: A';

scenarios('the card that forbids is cited', FOUR, [
  {
    name: 'a spent Doctor',
    with: 'C doctor!; spares: duelist',
    moves: 'A attack B; A use thug; resolve; C use doctor',
    gives: 'illegal by occupation.doctor',
  },
  {
    name: 'a spent Priest',
    with: 'D priest!',
    moves: 'A attack B; D use priest',
    gives: 'illegal by occupation.priest',
  },
  {
    name: 'a spent Duelist',
    with: 'A duelist!; spares: doctor',
    moves: 'A attack B; A use duelist',
    gives: 'illegal by occupation.duelist',
  },
  {
    name: 'a spent Diplomat',
    with: 'A diplomat!',
    moves: 'A use diplomat B goblet for key',
    gives: 'illegal by occupation.diplomat',
  },
  {
    name: 'a spent Clairvoyant',
    with: 'A clairvoyant!',
    moves: 'A use clairvoyant tome coat',
    gives: 'illegal by occupation.clairvoyant',
  },
  {
    name: 'a spent Poison Mixer',
    with: 'D poison-mixer!',
    moves: 'A attack B; D use poison-mixer attacker',
    gives: 'illegal by occupation.poison-mixer',
  },
  {
    name: 'a bag for a bag',
    with: 'A: secret-bag-key key; B: secret-bag-goblet goblet',
    moves: 'A offer secret-bag-key to B; B accept secret-bag-goblet',
    gives: 'illegal by object.secret-bag-key',
  },
  {
    name: 'the bag that must be refused',
    with: 'A: secret-bag-key key; B: secret-bag-goblet',
    moves: 'A offer secret-bag-key to B; B accept secret-bag-goblet',
    gives: 'illegal by trade.must-refuse',
  },
  {
    name: 'a Diplomat with nothing but a bag',
    with: 'A diplomat: secret-bag-goblet; B: secret-bag-key',
    moves: 'A use diplomat B secret-bag for secret-bag-goblet',
    gives: 'illegal by occupation.diplomat',
  },
  {
    name: 'a Diplomat who asks for a bag that has turned',
    with: 'A diplomat; pile: -',
    moves: 'A use diplomat B secret-bag for key',
    gives: 'illegal by occupation.diplomat',
  },
  {
    name: 'a Poison Mixer shut out by the Duelist',
    with: 'A duelist; D poison-mixer; spares: doctor',
    moves: 'A attack B; A use duelist; D use poison-mixer defender',
    gives: 'illegal by occupation.duelist',
    pt: 'pending',
  },
  {
    name: 'a Hypnotist who names a fighter',
    with: 'A hypnotist',
    moves: 'A attack B; A use hypnotist B',
    gives: 'illegal by occupation.hypnotist',
  },
  {
    name: 'a Doctor with no draw to cancel',
    with: 'C doctor; pile: -; spares: duelist',
    moves: 'A attack B; resolve; C use doctor',
    gives: 'illegal by occupation.doctor',
  },
  {
    name: 'a second choice for the Sextant',
    with: 'A: sextant key',
    moves: 'A offer sextant to B; B accept goblet; A direct left; A hand key; A hand goblet',
    gives: 'illegal by object.sextant',
  },
  {
    name: 'a Whip for the wrong side',
    moves: 'A attack B; C support attacker; C play whip',
    gives: 'illegal by object.whip',
  },
  {
    name: 'a Pearl refused',
    with: 'A: black-pearl',
    moves: 'A offer black-pearl to B; B refuse',
    gives: 'illegal by object.black-pearl',
  },
  {
    name: 'a Pearl claimed with',
    with: 'A: key key key black-pearl',
    moves: 'A claim',
    gives: 'illegal by object.black-pearl',
  },
  { name: 'a Lodge claimed without its arms', moves: 'A claim lodge', gives: 'illegal by object.lodge-coat-of-arms' },
]);

scenarios('the card that decides is cited', FOUR, [
  {
    name: 'the bag that draws',
    with: 'A: secret-bag-key',
    moves: 'A offer secret-bag-key to B; B accept goblet',
    gives: 'cites object.secret-bag-key',
  },
  {
    name: 'the Priest who fights',
    with: 'turn: B',
    moves: 'B attack D; D use priest',
    gives: 'cites occupation.priest',
  },
  {
    name: 'the Doctor after the Poison Mixer',
    with: 'C doctor; D poison-mixer; spares: duelist',
    moves: 'A attack B; D use poison-mixer defender; resolve; C use doctor',
    gives: 'cites occupation.doctor',
  },
  {
    name: 'the Tome',
    with: 'A: tome; pile: monocle',
    moves: 'A offer tome to B; B accept goblet',
    gives: 'cites object.tome',
  },
  {
    name: 'the Mirror',
    with: 'A: broken-mirror',
    moves: 'A offer broken-mirror to B; B accept goblet',
    gives: 'cites object.broken-mirror',
  },
  {
    name: 'the Poison Ring',
    with: 'A: poison-ring',
    moves: 'A attack B; A play poison-ring; resolve',
    gives: 'cites object.poison-ring',
  },
  {
    name: 'the Sextant',
    with: 'A: sextant',
    moves: 'A offer sextant to B; B accept goblet; A direct left',
    gives: 'cites object.sextant',
  },
]);

scenarios('the basis', FOUR, [
  { name: 'of a tie is the text', moves: 'A attack B; resolve', gives: 'rests on text' },
  {
    name: 'of the hand limit is the edition',
    with: 'A: key dagger monocle privilege poison-ring sextant black-pearl',
    moves: 'A discard key',
    gives: 'rests on edition hand-limit',
    it: 'settled; rests on edition hand-limit',
  },
  {
    name: 'of the taking of spoils is the edition',
    moves: 'A attack B; A use thug; resolve; A inspect baggage',
    gives: 'rests on edition spoils',
  },
  {
    name: 'of the Coat’s choice is the edition',
    with: 'A: coat; pile: tome',
    moves: 'A offer coat to B; B accept goblet; A exchange doctor',
    gives: 'rests on edition coat',
  },
  {
    name: 'of what the Duelist bars is the edition',
    with: 'A duelist; spares: doctor',
    moves: 'A attack B; A use duelist',
    gives: 'rests on edition duelist',
  },
  {
    name: 'of what the hypnotised may do is the edition',
    with: 'A hypnotist',
    moves: 'A attack B; A use hypnotist C',
    gives: 'rests on edition hypnotised',
  },
  {
    name: 'of the order of effects is the text, one leaflet being silent',
    with: 'A: monocle; B: privilege',
    moves: 'A offer monocle to B; B accept privilege',
    gives: 'rests on text',
  },
  {
    name: 'of the turn after the Priest is the text, one leaflet being silent',
    moves: 'A attack B; D use priest; A pay key',
    gives: 'settled; rests on text',
  },
  {
    name: 'of the hand limit met before the next turn is the text, where no second effect waits',
    with: 'A: secret-bag-key dagger monocle key key poison-ring; B: goblet',
    moves: 'A offer secret-bag-key to B; B accept goblet; A pass',
    gives: 'illegal by limit.at-once; rests on text',
  },
  {
    name: 'of a hand seen after an effect that changed it is a reading',
    with: 'A: secret-bag-key; B: privilege',
    moves: 'A offer secret-bag-key to B; B accept privilege',
    gives: 'settled; read: privilege-moment',
  },
  {
    name: 'of a hand seen after an effect forgone is the text',
    with: 'A: secret-bag-key; B: privilege',
    moves: 'A offer secret-bag-key to B; B accept privilege; A decline secret-bag-key',
    gives: 'settled; read: may-forgo',
  },
  {
    name: 'of a claim taken back is a reading',
    with: 'A: dagger',
    moves: 'A claim',
    gives: 'illegal by claim.taken-back; rests on reading claim-taken-back',
  },
  {
    name: 'of the two cards a Clairvoyant takes is the text',
    with: 'A clairvoyant',
    moves: 'A use clairvoyant tome',
    gives: 'illegal by occupation.clairvoyant; rests on text',
  },
  {
    name: 'of a look of the Clairvoyant in the fight of others is whose turn it is',
    with: 'C clairvoyant',
    moves: 'A attack B; C use clairvoyant tome coat',
    gives: 'illegal by turn.order',
  },
]);

scenarios('a refusal gives its true reason', FOUR, [
  {
    name: 'a Coat that the Mirror has silenced gives nobody anything, whichever card they would take',
    with: 'A: coat key; B: broken-mirror goblet; pile: tome',
    moves: 'A offer coat to B; B accept broken-mirror; A exchange duelist',
    gives: 'illegal by object.coat; because coat.not-traded',
  },
  {
    name: 'whose Coat has taken effect takes no other',
    with: 'A: coat key; pile: tome',
    moves: 'A offer coat to B; B accept goblet; A exchange duelist; A exchange doctor',
    gives: 'illegal by object.coat; because coat.not-traded',
    hu: 'illegal early by object.coat; because coat.takes-top',
  },
  {
    name: 'another effect is no Coat',
    with: 'A: privilege key; pile: tome',
    moves: 'A offer privilege to B; B accept goblet; A exchange duelist',
    gives: 'illegal by object.coat; because coat.not-traded',
    hu: 'illegal by object.coat; because coat.not-traded',
  },
  {
    name: 'nobody gives away who has not too much',
    moves: 'A give key to B',
    gives: 'illegal by limit.give; because limit.not-over',
  },
  {
    name: 'nobody discards who has not too much',
    moves: 'A discard key',
    gives: 'illegal by limit.give; because limit.not-over',
  },
]);

scenarios('the basis is whose word it is', FOUR, [
  {
    name: 'no leaflet lets the hypnotised use what needs a supporter',
    with: 'A hypnotist',
    moves: 'A attack B; C support attacker; A use hypnotist C; C play whip',
    gives: 'illegal by fight.hypnotist; rests on text',
  },
  {
    name: 'the last card of the pile is looked at by our reading',
    with: 'A clairvoyant; pile: tome',
    moves: 'A use clairvoyant tome',
    gives: 'rests on reading clairvoyant-and-few-cards',
  },
]);

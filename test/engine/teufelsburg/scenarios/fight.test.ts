/** Fights: supports, cards, occupations and spoils (chapter `fight`). */
import { scenarios } from './table.ts';

const FOUR =
  'A order thug: key; B brotherhood grand-master: goblet; C order bodyguard: whip; D brotherhood priest: gloves; pile: tome coat; turn: A';

scenarios('an attack and its supports', FOUR, [
  {
    name: 'nobody helps: one against one',
    moves: 'A attack B; resolve',
    gives: 'settled; tie 1:1; A: key tome; pile: coat; turn: A; cites fight.tie',
  },
  { name: 'an attack is open until points are counted', moves: 'A attack B', gives: 'pending; A: key' },
  {
    name: 'a supporter is a point',
    moves: 'A attack B; C support attacker; resolve',
    gives: 'pending; attacker 2:1; cites fight.winner',
  },
  {
    name: 'for the defender too',
    moves: 'A attack B; C support defender; D support defender; resolve',
    gives: 'pending; defender 1:3',
  },
  {
    name: 'one for each side is a tie',
    moves: 'A attack B; C support attacker; D support defender; resolve',
    gives: 'settled; tie 2:2; A: key tome',
  },
  {
    name: 'who supports nobody counts for nobody',
    moves: 'A attack B; C support none; D support attacker; resolve',
    gives: 'attacker 2:1',
  },
  {
    name: 'supports may stand in any order',
    moves: 'A attack B; D support attacker; C support none; resolve',
    gives: 'attacker 2:1',
  },
  {
    name: 'whoever has declared is not told of being too late',
    moves: 'A attack B; C support attacker; D support none; A use thug; C support defender',
    gives: 'illegal by fight.support',
  },
  { name: 'the attacker supports nobody', moves: 'A attack B; A support defender', gives: 'illegal by fight.support' },
  { name: 'nor does the defender', moves: 'A attack B; B support attacker', gives: 'illegal by fight.support' },
  {
    name: 'support is declared once',
    moves: 'A attack B; C support none; C support attacker',
    gives: 'illegal by fight.support',
  },
  {
    name: 'supports come before cards',
    moves: 'A attack B; A use thug; C support attacker',
    gives: 'illegal by fight.support',
  },
  { name: 'there is no support without a fight', moves: 'C support attacker', gives: 'illegal by fight.support' },
  {
    name: 'nothing else begins once a support is declared',
    moves: 'A attack B; C support none; A pass',
    gives: 'illegal by fight.points',
  },
  {
    name: 'nor once a card is used',
    moves: 'A attack B; A use thug; A offer key to C',
    gives: 'illegal by fight.points',
  },
  {
    name: 'nor does the next player begin',
    moves: 'A attack C; A use thug; B attack A',
    gives: 'illegal by fight.points',
  },
  { name: 'nobody attacks out of turn', moves: 'B attack A', gives: 'illegal by turn.order' },
  { name: 'nobody attacks themselves', moves: 'A attack A', gives: 'illegal by fight.declare' },
  {
    name: 'the attack was the action of the turn',
    moves: 'A attack B; resolve; A attack C',
    gives: 'illegal by turn.action',
  },
  { name: 'nothing is counted without a fight', moves: 'resolve', gives: 'illegal by fight.points' },
  { name: 'nothing is counted twice', moves: 'A attack B; resolve; resolve', gives: 'illegal by fight.points' },
  {
    name: 'the turn does not end in the middle of a fight',
    moves: 'A attack B; A pass',
    gives: 'illegal by fight.points',
  },
  {
    name: 'the next player does not begin in the middle of it',
    moves: 'A attack C; B offer goblet to A',
    gives: 'illegal by fight.points',
  },
  {
    name: 'nor use the Diplomat',
    with: 'B diplomat',
    moves: 'A attack C; B use diplomat A key for goblet',
    gives: 'illegal by fight.points',
  },
]);

scenarios('a tie', FOUR, [
  {
    name: 'brings nothing from an empty pile',
    with: 'pile: -',
    moves: 'A attack B; resolve',
    gives: 'settled; tie 1:1; A: key; cites fight.tie',
  },
  {
    name: 'may bring the last card and turn the bags',
    with: 'pile: tome',
    moves: 'A attack B; resolve',
    gives: 'settled; A: key tome; pile: -; cites bags.announced',
  },
  {
    name: 'brings the attacker a card, not the defender',
    with: 'turn: B',
    moves: 'B attack A; resolve',
    gives: 'B: goblet tome; A: key',
  },
  {
    name: 'drawing a bag’s worth of cards sets nothing going',
    with: 'pile: sextant coat',
    moves: 'A attack B; resolve',
    gives: 'settled; A: key sextant; effects: -',
  },
  { name: 'leaves no spoils', moves: 'A attack B; resolve; A inspect baggage', gives: 'illegal by fight.spoils' },
]);

scenarios('cards that add a point', FOUR, [
  { name: 'Thug for the attacker', moves: 'A attack B; A use thug; resolve', gives: 'attacker 2:1; A is thug!' },
  { name: 'not for a defender', with: 'turn: B', moves: 'B attack A; A use thug', gives: 'illegal by occupation.thug' },
  {
    name: 'not for a supporter',
    with: 'turn: B',
    moves: 'B attack C; A support attacker; A use thug',
    gives: 'illegal by occupation.thug',
  },
  {
    name: 'Grand Master for the defender',
    moves: 'A attack B; B use grand-master; resolve',
    gives: 'defender 1:2; B is grand-master!',
  },
  {
    name: 'not for an attacker',
    with: 'turn: B',
    moves: 'B attack A; B use grand-master',
    gives: 'illegal by occupation.grand-master',
  },
  {
    name: 'not for a supporter',
    moves: 'A attack C; B support defender; B use grand-master',
    gives: 'illegal by occupation.grand-master',
  },
  {
    name: 'Bodyguard for a supporter of the attacker',
    moves: 'A attack B; C support attacker; C use bodyguard; resolve',
    gives: 'attacker 3:1',
  },
  {
    name: 'Bodyguard for a supporter of the defender',
    moves: 'A attack B; C support defender; C use bodyguard; resolve',
    gives: 'defender 1:3',
  },
  {
    name: 'not for oneself',
    with: 'turn: C',
    moves: 'C attack A; C use bodyguard',
    gives: 'illegal by occupation.bodyguard',
  },
  {
    name: 'not for an abstainer',
    moves: 'A attack B; C support none; C use bodyguard',
    gives: 'illegal by occupation.bodyguard',
  },
  {
    name: 'not for a silent bystander',
    moves: 'A attack B; C use bodyguard',
    gives: 'illegal by occupation.bodyguard',
  },
  {
    name: 'Dagger for the attacker',
    with: 'A: dagger',
    moves: 'A attack B; A play dagger; resolve',
    gives: 'attacker 2:1; A: dagger',
  },
  {
    name: 'not for the defender',
    with: 'B: dagger',
    moves: 'A attack B; B play dagger',
    gives: 'illegal by object.dagger',
  },
  {
    name: 'not for a supporter',
    with: 'C: dagger',
    moves: 'A attack B; C support attacker; C play dagger',
    gives: 'illegal by object.dagger',
  },
  { name: 'Gloves for the defender', moves: 'A attack D; D play gloves; resolve', gives: 'defender 1:2' },
  {
    name: 'not for the attacker',
    with: 'turn: D',
    moves: 'D attack A; D play gloves',
    gives: 'illegal by object.gloves',
  },
  {
    name: 'not for a supporter of the defender',
    moves: 'A attack B; D support defender; D play gloves',
    gives: 'illegal by object.gloves',
  },
  {
    name: 'Whip for a supporter of the defender',
    moves: 'A attack B; C support defender; C play whip; resolve',
    gives: 'defender 1:3',
  },
  {
    name: 'not of the attacker',
    moves: 'A attack B; C support attacker; C play whip',
    gives: 'illegal by object.whip',
  },
  { name: 'not for the defender', moves: 'A attack C; C play whip', gives: 'illegal by object.whip' },
  {
    name: 'Casting Knives for a supporter of the attacker',
    with: 'C: casting-knives',
    moves: 'A attack B; C support attacker; C play casting-knives; resolve',
    gives: 'attacker 3:1',
  },
  {
    name: 'not of the defender',
    with: 'C: casting-knives',
    moves: 'A attack B; C support defender; C play casting-knives',
    gives: 'illegal by object.casting-knives',
  },
  {
    name: 'not for the attacker',
    with: 'A: casting-knives',
    moves: 'A attack B; A play casting-knives',
    gives: 'illegal by object.casting-knives',
  },
  {
    name: 'all at once',
    with: 'A: dagger; B: goblet; D: key',
    moves:
      'A attack B; C support defender; D support attacker; A play dagger; A use thug; B use grand-master; C use bodyguard; C play whip; resolve',
    gives: 'defender 4:5',
  },
  {
    name: 'an object serves once in a fight',
    with: 'A: dagger',
    moves: 'A attack B; A play dagger; A play dagger',
    gives: 'illegal by fight.cards',
  },
  { name: 'so does an occupation', moves: 'A attack B; A use thug; A use thug', gives: 'illegal by fight.cards' },
  {
    name: 'an occupation lying face up serves again',
    with: 'A thug!',
    moves: 'A attack B; A use thug; resolve',
    gives: 'attacker 2:1',
  },
  {
    name: 'used objects are back in the hand for the next fight',
    with: 'A: dagger',
    moves: 'A attack B; A play dagger; resolve; B pass; C pass; D pass; A attack C; A play dagger; resolve',
    gives: 'attacker 2:1; A: dagger',
  },
  {
    name: 'only one’s own objects are played',
    with: 'C: dagger',
    moves: 'A attack B; A play dagger',
    gives: 'illegal by baggage.hand',
  },
  { name: 'only one’s own occupation is used', moves: 'A attack B; A use duelist', gives: 'illegal by abilities.use' },
  { name: 'a Key is no weapon', moves: 'A attack B; A play key', gives: 'illegal by fight.cards' },
  {
    name: 'nothing is played without a fight',
    with: 'A: dagger',
    moves: 'A play dagger',
    gives: 'illegal by object.dagger',
  },
  {
    name: 'nothing is played after it',
    with: 'A: dagger',
    moves: 'A attack B; resolve; A play dagger',
    gives: 'illegal by object.dagger',
  },
  { name: 'not playing a card is no fault', with: 'A: dagger', moves: 'A attack B; resolve', gives: 'tie 1:1' },
]);

scenarios('the Poison Ring', FOUR, [
  {
    name: 'wins a tie for the attacker',
    with: 'A: poison-ring',
    moves: 'A attack B; A play poison-ring; resolve',
    gives: 'pending; attacker 1:1 by poison-ring; A: poison-ring; pile: tome coat',
  },
  {
    name: 'wins a tie for the defender',
    with: 'B: poison-ring',
    moves: 'A attack B; B play poison-ring; resolve',
    gives: 'pending; defender 1:1 by poison-ring; pile: tome coat',
  },
  {
    name: 'adds no point',
    with: 'A: poison-ring',
    moves: 'A attack B; D support defender; A play poison-ring; resolve',
    gives: 'defender 1:2',
  },
  {
    name: 'is no automatic victory',
    with: 'B: poison-ring',
    moves: 'A attack B; A use thug; B play poison-ring; resolve',
    gives: 'attacker 2:1; cites object.poison-ring; rests on reading ring-before-the-count',
  },
  {
    name: 'comes too late once points have been counted',
    with: 'A: poison-ring',
    moves: 'A attack B; resolve; A play poison-ring',
    gives: 'illegal by fight.poison-ring; rests on reading ring-before-the-count',
  },
  {
    name: 'is no supporter’s',
    with: 'C: poison-ring',
    moves: 'A attack B; C support attacker; C play poison-ring',
    gives: 'illegal by object.poison-ring',
  },
  {
    name: 'counts for nothing unless used',
    with: 'A: poison-ring',
    moves: 'A attack B; resolve',
    gives: 'tie 1:1; A: poison-ring tome',
  },
  {
    name: 'brings the spoils of any victory',
    with: 'A: poison-ring',
    moves: 'A attack B; A play poison-ring; resolve; A inspect allegiance',
    gives: 'settled; A sees B association: brotherhood; A sees B occupation: grand-master',
  },
  {
    name: 'says nothing against the Poison Mixer',
    with: 'A: poison-ring; D poison-mixer',
    moves: 'A attack B; A play poison-ring; D use poison-mixer defender; resolve',
    gives: 'defender 1:1 by poison-mixer',
  },
  {
    name: 'may be denied by the Doctor',
    with: 'A: poison-ring; D doctor',
    moves: 'A attack B; A play poison-ring; resolve; D use doctor',
    gives: 'settled; turn: B; attacker 1:1 by poison-ring',
  },
  {
    name: 'stays denied when others have played since',
    with: 'A: poison-ring; D doctor',
    moves: 'A attack B; A play poison-ring; resolve; D use doctor; B pass; A inspect baggage',
    gives: 'illegal by occupation.doctor',
  },
  {
    name: 'is a fighter’s own in a duel',
    with: 'A duelist: key; B: poison-ring',
    moves: 'A attack B; B use grand-master; B play poison-ring; A use duelist; resolve',
    gives: 'defender 2:2 by poison-ring',
  },
]);

scenarios('the Priest', FOUR, [
  {
    name: 'stops a fight before the supports',
    moves: 'A attack B; D use priest',
    gives: 'settled; prevented; turn: B; D is priest!; cites fight.priest',
  },
  {
    name: 'gets nothing from an attacker with one object',
    moves: 'A attack B; D use priest',
    gives: 'A: key; D: gloves; owed: -',
  },
  {
    name: 'is owed an object by an attacker with two',
    with: 'A: key dagger',
    moves: 'A attack B; D use priest',
    gives: 'pending; owed: A; prevented',
  },
  {
    name: 'gets the one that the attacker chooses',
    with: 'A: key dagger',
    moves: 'A attack B; D use priest; A pay dagger',
    gives: 'settled; A: key; D: gloves dagger; turn: B',
  },
  {
    name: 'sets no effect of it going',
    with: 'A: key monocle',
    moves: 'A attack B; D use priest; A pay monocle',
    gives: 'settled; unseen; effects: -; rests on reading no-trades',
  },
  {
    name: 'takes a bag though holding the other',
    with: 'A: key secret-bag-key; D: secret-bag-goblet',
    moves: 'A attack B; D use priest; A pay secret-bag-key',
    gives: 'settled; D: secret-bag-goblet secret-bag-key; pile: tome coat',
  },
  {
    name: 'does not choose the object',
    with: 'A: key dagger',
    moves: 'A attack B; D use priest; D pay dagger',
    gives: 'illegal by fight.priest-pays',
  },
  {
    name: 'is paid with what is there',
    with: 'A: key dagger',
    moves: 'A attack B; D use priest; A pay whip',
    gives: 'illegal by baggage.hand',
  },
  {
    name: 'is paid before anything else',
    with: 'A: key dagger',
    moves: 'A attack B; D use priest; B pass',
    gives: 'illegal by fight.priest-pays',
  },
  {
    name: 'is paid once',
    with: 'A: key dagger goblet; B: casting-knives',
    moves: 'A attack B; D use priest; A pay key; A pay dagger',
    gives: 'illegal by fight.priest-pays',
  },
  {
    name: 'comes too late after a support',
    moves: 'A attack B; C support attacker; D use priest',
    gives: 'illegal by occupation.priest',
  },
  {
    name: 'even after an abstention',
    moves: 'A attack B; C support none; D use priest',
    gives: 'illegal by fight.priest',
  },
  { name: 'and after a card', moves: 'A attack B; A use thug; D use priest', gives: 'illegal by fight.priest' },
  { name: 'is used once', with: 'D priest!', moves: 'A attack B; D use priest', gives: 'illegal by abilities.once' },
  { name: 'needs a fight', moves: 'D use priest', gives: 'illegal by occupation.priest' },
  {
    name: 'may be the defender',
    with: 'A: key dagger',
    moves: 'A attack D; D use priest; A pay key',
    gives: 'settled; prevented; A: dagger; D: gloves key; rests on reading priest-who-fights',
  },
  {
    name: 'may be the attacker and pays nobody',
    with: 'D: gloves monocle; turn: D',
    moves: 'D attack A; D use priest',
    gives: 'settled; prevented; D: gloves monocle; turn: A; rests on reading priest-who-fights',
  },
  { name: 'ends the attacker’s turn', moves: 'A attack B; D use priest; A pass', gives: 'illegal by turn.order' },
  { name: 'leaves no spoils', moves: 'A attack B; D use priest; B inspect baggage', gives: 'illegal by fight.spoils' },
  {
    name: 'leaves nothing for the Doctor',
    with: 'C doctor',
    moves: 'A attack B; D use priest; C use doctor',
    gives: 'illegal by occupation.doctor',
  },
  { name: 'leaves nothing to count', moves: 'A attack B; D use priest; resolve', gives: 'illegal by fight.points' },
  {
    name: 'ends the turn for the Diplomat too',
    with: 'A diplomat',
    moves: 'A attack B; D use priest; A use diplomat B goblet for key',
    gives: 'illegal by turn.order',
  },
  {
    name: 'has ended the turn once paid',
    with: 'A: key dagger',
    moves: 'A attack B; D use priest; A pay key; A pass',
    gives: 'illegal by fight.priest; turn: B',
  },
]);

const FIVE = `${FOUR}; E order hypnotist: monocle`;

scenarios('the Hypnotist', `${FIVE}; turn: E`, [
  {
    name: 'takes a declared support away',
    moves: 'E attack A; C support defender; E use hypnotist C; resolve',
    gives: 'tie 1:1; cites occupation.hypnotist',
  },
  { name: 'may name somebody who abstains', moves: 'E attack A; E use hypnotist C; resolve', gives: 'tie 1:1' },
  {
    name: 'may name the supporter of their own side',
    moves: 'E attack A; C support attacker; E use hypnotist C; resolve',
    gives: 'tie 1:1',
  },
  {
    name: 'bars the named from what needs a character card',
    moves: 'E attack A; C support defender; E use hypnotist C; C use bodyguard',
    gives: 'illegal by occupation.hypnotist',
  },
  {
    name: 'the Whip among it',
    moves: 'E attack A; C support defender; E use hypnotist C; C play whip',
    gives: 'illegal by occupation.hypnotist',
  },
  {
    name: 'the Casting Knives too',
    with: 'C: casting-knives',
    moves: 'E attack A; C support attacker; E use hypnotist C; C play casting-knives',
    gives: 'illegal by fight.hypnotist',
  },
  {
    name: 'bars the Poison Mixer, but under pt',
    with: 'D poison-mixer',
    moves: 'E attack A; E use hypnotist D; D use poison-mixer attacker',
    gives: 'illegal by occupation.hypnotist; rests on edition hypnotised',
    pt: 'pending; D is poison-mixer!',
  },
  {
    name: 'does not reach the Doctor, the fight being over',
    with: 'D doctor',
    moves: 'E attack A; C support attacker; E use hypnotist D; resolve; D use doctor',
    gives: 'settled; turn: A',
  },
  {
    name: 'is the attacker',
    with: 'turn: A',
    moves: 'A attack E; E use hypnotist C',
    gives: 'illegal by occupation.hypnotist',
  },
  {
    name: 'is no supporter',
    with: 'turn: A',
    moves: 'A attack B; E support attacker; E use hypnotist C',
    gives: 'illegal by occupation.hypnotist',
  },
  {
    name: 'names nobody who fights',
    moves: 'E attack A; E use hypnotist A',
    gives: 'illegal by fight.hypnotist; rests on reading whom-the-hypnotist-names',
  },
  {
    name: 'comes too late after a card',
    with: 'E: dagger',
    moves: 'E attack A; E play dagger; E use hypnotist C',
    gives: 'illegal by fight.hypnotist',
  },
  {
    name: 'also after another’s card',
    with: 'A grand-master; B thug',
    moves: 'E attack A; C support defender; A use grand-master; E use hypnotist C',
    gives: 'illegal by fight.hypnotist',
  },
  {
    name: 'closes the supports',
    moves: 'E attack A; E use hypnotist C; D support attacker',
    gives: 'illegal by fight.support',
  },
  {
    name: 'names one player',
    moves: 'E attack A; E use hypnotist C; E use hypnotist D',
    gives: 'illegal by occupation.hypnotist',
  },
  {
    name: 'serves in every fight',
    with: 'E hypnotist!',
    moves: 'E attack A; C support defender; E use hypnotist C; resolve',
    gives: 'tie 1:1',
  },
  {
    name: 'forgets the named after the fight',
    moves: 'E attack A; E use hypnotist C; resolve; A attack B; C support attacker; C use bodyguard; resolve',
    gives: 'attacker 3:1',
  },
  {
    name: 'goes with a Duelist who defends',
    with: 'A duelist',
    moves: 'E attack A; C support defender; E use hypnotist C; A use duelist; resolve',
    gives: 'defender 1:2',
  },
  { name: 'serves in fights alone', moves: 'E use hypnotist C', gives: 'illegal by fight.hypnotist' },
  {
    name: 'names the first player once too',
    moves: 'E attack B; E use hypnotist A; E use hypnotist C',
    gives: 'illegal by occupation.hypnotist',
  },
  {
    name: 'bars the named from every card, but under pt from a supporter’s alone',
    with: 'C: poison-ring',
    moves: 'E attack A; E use hypnotist C; C play poison-ring',
    gives: 'illegal by fight.hypnotist; rests on edition hypnotised',
    pt: 'illegal by object.poison-ring',
  },
]);

scenarios(
  'the Duelist',
  FIVE.replace('A order thug', 'A order duelist').replace('D brotherhood priest', 'D brotherhood poison-mixer'),
  [
    { name: 'adds a point', moves: 'A attack B; A use duelist; resolve', gives: 'attacker 2:1; A is duelist!' },
    { name: 'may defend', with: 'turn: B', moves: 'B attack A; A use duelist; resolve', gives: 'defender 1:2' },
    {
      name: 'is a fighter',
      with: 'turn: B',
      moves: 'B attack C; A support attacker; A use duelist',
      gives: 'illegal by occupation.duelist',
    },
    {
      name: 'lets every support fall',
      moves: 'A attack B; C support defender; D support defender; E support attacker; A use duelist; resolve',
      gives: 'attacker 2:1; cites occupation.duelist',
    },
    {
      name: 'lets what supporters have used fall',
      moves: 'A attack B; C support defender; C use bodyguard; C play whip; A use duelist; resolve',
      gives: 'attacker 2:1',
    },
    {
      name: 'bars what supporters would use',
      moves: 'A attack B; C support defender; A use duelist; C use bodyguard',
      gives: 'illegal by occupation.duelist',
    },
    {
      name: 'bars their objects',
      moves: 'A attack B; C support defender; A use duelist; C play whip',
      gives: 'illegal by occupation.duelist',
    },
    {
      name: 'bars later supports',
      moves: 'A attack B; A use duelist; C support attacker',
      gives: 'illegal by fight.duelist',
    },
    {
      name: 'leaves the other fighter’s cards alone',
      moves: 'A attack B; A use duelist; B use grand-master; resolve',
      gives: 'tie 2:2; A: key tome',
    },
    {
      name: 'leaves the fighters’ objects alone',
      with: 'A: dagger; B: gloves; D: key',
      moves: 'A attack B; A play dagger; A use duelist; B play gloves; resolve',
      gives: 'attacker 3:2',
    },
    {
      name: 'bars the Poison Mixer afterwards, but under pt',
      moves: 'A attack B; A use duelist; D use poison-mixer defender',
      gives: 'illegal by fight.duelist; rests on reading mixer-and-duelist',
      pt: 'pending; D is poison-mixer!',
    },
    {
      name: 'undoes the Poison Mixer, but under pt',
      moves: 'A attack B; D use poison-mixer defender; A use duelist; resolve',
      gives: 'attacker 2:1; D is poison-mixer!',
      pt: 'defender 2:1 by poison-mixer',
    },
    {
      name: 'does not reach the Doctor',
      with: 'C doctor',
      moves: 'A attack B; A use duelist; resolve; C use doctor',
      gives: 'settled; turn: B',
    },
    {
      name: 'is used once',
      with: 'A duelist!',
      moves: 'A attack B; A use duelist',
      gives: 'illegal by abilities.once',
    },
    {
      name: 'comes too late after the count',
      moves: 'A attack B; resolve; A use duelist',
      gives: 'illegal by occupation.duelist',
    },
    {
      name: 'keeps both sides’ ring',
      with: 'B: poison-ring',
      moves: 'A attack B; B use grand-master; A use duelist; B play poison-ring; resolve',
      gives: 'defender 2:2 by poison-ring',
    },
    {
      name: 'bars every card of the others, but under pt a supporter’s alone',
      with: 'C: dagger',
      moves: 'A attack B; A use duelist; C play dagger',
      gives: 'illegal by fight.duelist; rests on edition duelist',
      pt: 'illegal by object.dagger',
    },
    {
      name: 'bars every occupation of the others, but under pt a supporter’s alone',
      with: 'C thug',
      moves: 'A attack B; A use duelist; C use thug',
      gives: 'illegal by fight.duelist; rests on edition duelist',
      pt: 'illegal by occupation.thug',
    },
  ],
);

scenarios('the Poison Mixer', FIVE.replace('D brotherhood priest', 'D brotherhood poison-mixer'), [
  {
    name: 'decides against the points',
    moves: 'A attack B; C support attacker; D use poison-mixer defender; resolve',
    gives: 'pending; defender 2:1 by poison-mixer',
  },
  {
    name: 'decides a tie, and no card is drawn',
    moves: 'A attack B; D use poison-mixer attacker; resolve',
    gives: 'pending; attacker 1:1 by poison-mixer; pile: tome coat',
  },
  {
    name: 'may be a supporter',
    moves: 'A attack B; D support defender; D use poison-mixer attacker; resolve',
    gives: 'attacker 1:2 by poison-mixer',
  },
  {
    name: 'is not a fighter',
    moves: 'A attack D; D use poison-mixer defender',
    gives: 'illegal by occupation.poison-mixer',
  },
  {
    name: 'nor the attacker',
    with: 'turn: D',
    moves: 'D attack A; D use poison-mixer attacker',
    gives: 'illegal by occupation.poison-mixer',
  },
  {
    name: 'speaks before the count',
    moves: 'A attack B; resolve; D use poison-mixer attacker',
    gives: 'illegal by fight.poison-mixer',
  },
  {
    name: 'is used once',
    with: 'D poison-mixer!',
    moves: 'A attack B; D use poison-mixer attacker',
    gives: 'illegal by abilities.once',
  },
  {
    name: 'gives the winner the spoils',
    moves: 'A attack B; D use poison-mixer defender; resolve; B inspect baggage; B take key for goblet',
    gives: 'settled; B: key; A: goblet',
  },
  {
    name: 'gives the way to the Doctor',
    with: 'C doctor',
    moves: 'A attack B; D use poison-mixer defender; resolve; C use doctor',
    gives: 'settled; turn: B; defender 1:1 by poison-mixer; rests on reading mixer-and-doctor',
  },
]);

scenarios('the Doctor', FOUR.replace('D brotherhood priest', 'D brotherhood doctor'), [
  {
    name: 'denies the winner all spoils and ends the turn',
    moves: 'A attack B; A use thug; resolve; D use doctor',
    gives: 'settled; attacker 2:1; turn: B; D is doctor!; cites fight.doctor',
  },
  {
    name: 'leaves nothing to inspect',
    moves: 'A attack B; A use thug; resolve; D use doctor; A inspect baggage',
    gives: 'illegal by fight.doctor',
  },
  {
    name: 'leaves the spoils of the next fight alone',
    moves:
      'A attack B; A use thug; resolve; D use doctor; B attack A; D support attacker; resolve; B inspect allegiance',
    gives: 'settled; attacker 2:1; B sees A association: order; B sees A occupation: thug; turn: B',
  },
  {
    name: 'is no reason any more once the next player has acted',
    moves: 'A attack B; A use thug; resolve; D use doctor; B attack A; resolve; A attack C',
    gives: 'illegal by turn.order',
  },
  { name: 'may be the loser', moves: 'A attack D; A use thug; resolve; D use doctor', gives: 'settled; turn: B' },
  {
    name: 'denies a defender what they have won, too',
    moves: 'A attack B; C support defender; resolve; D use doctor; B inspect baggage',
    gives: 'illegal by fight.doctor',
  },
  {
    name: 'may be the winner',
    moves: 'A attack D; D play gloves; resolve; D use doctor',
    gives: 'settled; defender 1:2; turn: B',
  },
  {
    name: 'comes too late after the look',
    moves: 'A attack B; A use thug; resolve; A inspect allegiance; D use doctor',
    gives: 'illegal by occupation.doctor',
  },
  {
    name: 'comes too late before the taking',
    moves: 'A attack B; A use thug; resolve; A inspect baggage; D use doctor',
    gives: 'illegal by occupation.doctor',
  },
  { name: 'waits for the count', moves: 'A attack B; A use thug; D use doctor', gives: 'illegal by occupation.doctor' },
  { name: 'needs a fight', moves: 'D use doctor', gives: 'illegal by occupation.doctor' },
  {
    name: 'is used once',
    with: 'D doctor!',
    moves: 'A attack B; A use thug; resolve; D use doctor',
    gives: 'illegal by abilities.once',
  },
  {
    name: 'on a tie finds no winner, or cancels the draw',
    moves: 'A attack B; resolve; D use doctor',
    gives: 'illegal by fight.doctor; A: key tome; rests on edition doctor-tie',
    it: 'settled; tie 1:1; A: key; pile: tome coat; turn: B; rests on edition doctor-tie',
    pt: 'settled; tie 1:1; A: key; pile: tome coat; turn: B; rests on edition doctor-tie',
  },
  {
    name: 'on a tie without a card has nothing to cancel',
    with: 'pile: -',
    moves: 'A attack B; resolve; D use doctor',
    gives: 'illegal by fight.doctor',
    it: 'illegal by fight.doctor; rests on reading doctor-nothing-to-cancel',
    pt: 'illegal by fight.doctor; rests on reading doctor-nothing-to-cancel',
  },
  {
    name: 'comes too late once the turn has passed',
    moves: 'A attack B; A use thug; resolve; B pass; D use doctor',
    gives: 'illegal by occupation.doctor',
  },
  {
    name: 'long after a tie finds no fight to speak of',
    moves: 'A attack B; resolve; B pass; D use doctor',
    gives: 'illegal by occupation.doctor; rests on text',
  },
  {
    name: 'ends the turn for the attacker, not only the winner',
    moves: 'A attack B; B use grand-master; resolve; D use doctor; A pass',
    gives: 'illegal by turn.order',
  },
  {
    name: 'an illegal Doctor does not hold the draw up',
    with: 'D doctor!',
    moves: 'A attack B; resolve; D use doctor',
    gives: 'illegal by abilities.once; A: key tome',
  },
  {
    name: 'who cancels the draw of a tie has denied nobody spoils',
    moves: 'A attack B; resolve; D use doctor; A inspect baggage',
    gives: 'illegal early by fight.doctor',
    it: 'illegal by fight.spoils',
    pt: 'illegal by fight.spoils',
  },
  {
    name: 'has ended the turn of one player, and is no reason for others',
    moves: 'A attack B; A use thug; resolve; D use doctor; C pass',
    gives: 'illegal by turn.order; turn: B; rests on text',
  },
]);

scenarios(
  'spoils',
  FOUR.replace('A order thug: key', 'A order thug: key dagger').replace(
    'grand-master: goblet',
    'grand-master: goblet monocle',
  ),
  [
    { name: 'are the winner’s choice', moves: 'A attack B; A use thug; resolve', gives: 'pending; owed: A' },
    {
      name: 'allegiance shows association and occupation',
      moves: 'A attack B; A use thug; resolve; A inspect allegiance',
      gives:
        'settled; A sees B association: brotherhood; A sees B occupation: grand-master; B is grand-master; cites fight.allegiance',
    },
    {
      name: 'baggage shows every object',
      moves: 'A attack B; A use thug; resolve; A inspect baggage',
      gives: 'pending; owed: A; A sees B objects: goblet monocle',
    },
    {
      name: 'one object may be taken',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet',
      gives: 'settled; A: key dagger goblet; B: monocle',
    },
    {
      name: 'taking sets no effect going',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take monocle',
      gives: 'settled; effects: -; A: key dagger monocle',
    },
    {
      name: 'only one is taken',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet; A take monocle',
      gives: 'illegal by fight.baggage',
    },
    {
      name: 'one kind or the other',
      moves: 'A attack B; A use thug; resolve; A inspect allegiance; A inspect baggage',
      gives: 'illegal by fight.spoils',
    },
    {
      name: 'the winner looks once',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A inspect allegiance',
      gives: 'illegal by fight.spoils',
    },
    {
      name: 'nothing is taken unseen',
      moves: 'A attack B; A use thug; resolve; A take goblet',
      gives: 'illegal by fight.baggage',
    },
    {
      name: 'nothing is taken that is not there',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take whip',
      gives: 'illegal by fight.baggage',
    },
    {
      name: 'nothing is given back for one of several',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet for dagger',
      gives: 'illegal by fight.last-object',
    },
    {
      name: 'one kind is enough',
      moves: 'A attack B; A use thug; resolve; A inspect allegiance; A inspect baggage',
      gives: 'illegal by fight.spoils',
    },
    {
      name: 'the winner may take nothing, but under pt',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A pass',
      gives: 'settled; turn: B; B: goblet monocle',
      pt: 'illegal by fight.baggage; rests on edition spoils',
    },
    {
      name: 'nor does the next player begin before it under pt',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; B pass',
      gives: 'settled; turn: C',
      pt: 'illegal by fight.baggage',
    },
    {
      name: 'not even with the Clairvoyant',
      with: 'B clairvoyant',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; B use clairvoyant tome coat',
      gives: 'settled; turn: B',
      pt: 'illegal by fight.baggage',
    },
    {
      name: 'may be forgone altogether',
      moves: 'A attack B; A use thug; resolve; B pass',
      gives: 'settled; unseen; turn: C; rests on reading spoils-left',
    },
    {
      name: 'are not to be had any more once they are forgone',
      moves: 'A attack B; A use thug; resolve; A pass; A inspect baggage',
      gives: 'illegal by fight.spoils; rests on reading spoils-left',
    },
    {
      name: 'are not for somebody else to ask for once they are forgone',
      moves: 'A attack B; A use thug; resolve; A pass; B inspect baggage',
      gives: 'illegal by fight.spoils; rests on text',
    },
    {
      name: 'belong to a defender who wins',
      moves: 'A attack B; B use grand-master; resolve; B inspect baggage; B take key',
      gives: 'settled; B: goblet monocle key; A: dagger; turn: A',
    },
    {
      name: 'not to the loser',
      moves: 'A attack B; B use grand-master; resolve; A inspect baggage',
      gives: 'illegal by fight.spoils',
    },
    {
      name: 'not to a supporter',
      moves: 'A attack B; C support attacker; resolve; C inspect baggage',
      gives: 'illegal by fight.spoils',
    },
    {
      name: 'for the only object another is given back',
      with: 'B: goblet',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet for dagger',
      gives: 'settled; A: key goblet; B: dagger; cites fight.last-object',
    },
    {
      name: 'it is owed',
      with: 'B: goblet',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet',
      gives: 'illegal by fight.last-object',
    },
    {
      name: 'it is one’s own',
      with: 'B: goblet',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet for whip',
      gives: 'illegal by baggage.hand',
    },
    {
      name: 'it is another one under reference and hu, any under it and pt',
      with: 'B: goblet',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet for goblet',
      gives: 'illegal by fight.last-object; rests on edition last-object',
      it: 'settled; A: key dagger; B: goblet',
      pt: 'settled; A: key dagger; B: goblet',
    },
    {
      name: 'it may be one of the same kind',
      with: 'A: goblet dagger; B: goblet',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet for goblet',
      gives: 'settled; A: goblet dagger; B: goblet',
    },
    {
      name: 'may be a bag for a bag',
      with: 'A: secret-bag-key; B: secret-bag-goblet',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take secret-bag-goblet for secret-bag-key',
      gives: 'settled; A: secret-bag-goblet; B: secret-bag-key; pile: tome coat',
    },
    {
      name: 'a Pearl may be left in return',
      with: 'A: black-pearl; B: goblet',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take goblet for black-pearl',
      gives: 'settled; A: goblet; B: black-pearl',
    },
    {
      name: 'a hidden object given back is shown to be another one',
      with: 'A: ? dagger; B: key',
      moves: 'A attack B; A use thug; resolve; A inspect baggage; A take key for key',
      gives: 'settled; A: key dagger; B: key',
      it: 'settled; A: ? dagger; B: key',
      pt: 'settled; A: ? dagger; B: key',
    },
  ],
);

/** Who may speak into what is under way: the Clairvoyant at any time of the own turn, and nobody before the winner of a fight has chosen. */
import { scenarios } from './table.ts';

const TOME =
  'A order thug: tome dagger; B brotherhood doctor: secret-bag-goblet; C order clairvoyant: whip; D brotherhood priest: gloves; pile: sextant coat; turn: A';
const NEW_LOOK = 'pile: coat sextant; A is clairvoyant!; turn: A; A sees the object-pile: sextant coat';

scenarios('a Clairvoyant got by the Tome', TOME, [
  {
    name: 'looks at once where it was offered',
    moves: 'A offer tome to C; C accept whip; A use clairvoyant coat sextant',
    gives: `settled; ${NEW_LOOK}; C is thug; effects: tome A>C`,
  },
  {
    name: 'looks at once where it was given back',
    with: 'A: dagger; C: tome',
    moves: 'A offer dagger to C; C accept tome; A use clairvoyant coat sextant',
    gives: `settled; ${NEW_LOOK}; C is thug; effects: tome C>A`,
  },
  {
    name: 'looks at once where the Diplomat asked for it, and draws what was laid on top',
    with: 'A diplomat: dagger; C: tome',
    moves: 'A use diplomat C tome for dagger; A use clairvoyant coat sextant; A attack B; resolve',
    gives: 'settled; tie 1:1; A: tome coat; pile: sextant; C is diplomat',
  },
  {
    name: 'comes after the draw of a bag traded with it',
    with: 'A: dagger tome; C: secret-bag-key',
    moves: 'A offer tome to C; C accept secret-bag-key; A use clairvoyant coat',
    gives: 'settled; C: sextant tome; pile: coat; effects: tome A>C, secret-bag-key C>A',
  },
  {
    name: 'comes after the draw of a bag that was offered',
    with: 'A: secret-bag-key dagger; C: tome',
    moves: 'A offer secret-bag-key to C; C accept tome; A use clairvoyant coat',
    gives: 'settled; A: dagger sextant tome; pile: coat; effects: secret-bag-key A>C, tome C>A',
  },
  {
    name: 'does not look while the Tome is forgone',
    moves: 'A offer tome to C; C accept whip; A decline tome; A use clairvoyant coat sextant',
    gives: 'illegal by abilities.use; A is thug; C is clairvoyant',
  },
  {
    name: 'looks only in the own turn',
    moves: 'A offer tome to C; C accept whip; C use clairvoyant coat sextant',
    gives: 'illegal by turn.order',
  },
  {
    name: 'is nobody any more who has given her away',
    with: 'A clairvoyant: tome dagger; C thug: whip',
    moves: 'A offer tome to C; C accept whip; A use clairvoyant coat sextant',
    gives: 'illegal by abilities.use; A is thug; C is clairvoyant; effects: tome A>C',
  },
  {
    name: 'looks anew where the card was spent',
    with: 'C clairvoyant!',
    moves: 'A offer tome to C; C accept whip; A use clairvoyant coat sextant',
    gives: `settled; ${NEW_LOOK}`,
  },
]);

const LOSER =
  'A order diplomat: dagger key; B brotherhood grand-master: secret-bag-goblet; C order thug: whip; D brotherhood doctor: gloves; pile: sextant tome; turn: A';
const LOST = 'A attack B; B use grand-master; resolve';

scenarios('a loser whose turn it is', LOSER, [
  {
    name: 'cannot use the Diplomat before the winner has chosen',
    moves: `${LOST}; A use diplomat C whip for key`,
    gives: 'illegal by fight.spoils; rests on reading spoils-left; A: dagger key; C: whip',
  },
  {
    name: 'nor while the winner looks at the baggage',
    moves: `${LOST}; B inspect baggage; A use diplomat C whip for key`,
    gives: 'illegal by fight.spoils; rests on reading spoils-left',
    pt: 'illegal by fight.baggage',
  },
  { name: 'nor pass', moves: `${LOST}; A pass`, gives: 'illegal by fight.spoils; rests on reading spoils-left' },
  {
    name: 'while the Doctor can still speak',
    moves: `${LOST}; D use doctor`,
    gives: 'settled; D is doctor!; turn: B',
  },
  {
    name: 'uses the Diplomat once the winner has chosen',
    moves: `${LOST}; B inspect allegiance; A use diplomat C whip for key`,
    gives: 'settled; A: dagger whip; C: key; turn: A',
  },
  {
    name: 'and once the winner has taken',
    moves: `${LOST}; B inspect baggage; B take dagger; A use diplomat C whip for key`,
    gives: 'settled; A: whip; B: dagger secret-bag-goblet; C: key',
  },
  { name: 'and passes then', moves: `${LOST}; B inspect allegiance; A pass`, gives: 'settled; turn: B' },
  {
    name: 'may look as Clairvoyant meanwhile',
    with: 'A clairvoyant',
    moves: `${LOST}; A use clairvoyant tome sextant; B inspect allegiance`,
    gives: 'settled; pile: tome sextant; turn: A; B sees A association: order',
  },
  {
    name: 'does not keep the next player from beginning: the spoils are forgone',
    moves: `${LOST}; B pass`,
    gives: 'settled; turn: C; unseen',
  },
  {
    name: 'is not the winner, who may go on with the own turn',
    with: 'A diplomat: dagger key',
    moves: 'A attack B; A play dagger; resolve; A use diplomat C whip for key',
    gives: 'settled; A: dagger whip; C: key; unseen',
  },
]);

const TEN = `p1 order thug: key key; p2 brotherhood doctor: key goblet; p3 order priest: goblet goblet;
  p4 brotherhood duelist: secret-bag-key secret-bag-goblet; p5 order diplomat: dagger gloves; p6 brotherhood bodyguard: whip casting-knives;
  p7 order hypnotist: poison-ring privilege; p8 brotherhood clairvoyant: monocle black-pearl; p9 order grand-master: tome sextant;
  p10 brotherhood poison-mixer: broken-mirror lodge-coat-of-arms; turn: p1`;

scenarios('a pile that is left out', TEN, [
  {
    name: 'is empty where every object is accounted for',
    moves: 'p1 attack p2; resolve',
    gives: 'tie 1:1; p1: key key; pile: -',
  },
  {
    name: 'and the bags have turned',
    with: 'p4 brotherhood duelist: secret-bag-key secret-bag-goblet; turn: p2',
    moves: 'p2 claim with p4 p3',
    gives: 'over; wins: p1 p3 p5 p7 p9',
  },
  {
    name: 'is one unknown card where one is missing',
    with: 'p1: key',
    moves: 'p1 attack p2; resolve',
    gives: 'tie 1:1; p1: ? key; pile: -',
  },
]);

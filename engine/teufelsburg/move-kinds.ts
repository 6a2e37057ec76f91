/**
 * The kinds of moves, each told once. What rules on them is in `moves.ts`.
 */
import { field, kind, type Letters, type MoveKinds, type MoveTexts } from '../kernel/moves.ts';
import type { ObjectId, OccupationId } from './record.ts';

const OBJECTS: Letters<ObjectId> = {
  key: 'k',
  goblet: 'g',
  'secret-bag-key': 'h',
  'secret-bag-goblet': 'j',
  dagger: 'd',
  gloves: 'l',
  whip: 'w',
  'casting-knives': 'n',
  'poison-ring': 'r',
  privilege: 'p',
  monocle: 'm',
  'black-pearl': 'b',
  tome: 't',
  coat: 'c',
  sextant: 's',
  'broken-mirror': 'x',
  'lodge-coat-of-arms': 'a',
};

const OCCUPATIONS: Letters<OccupationId> = {
  diplomat: 'd',
  doctor: 'o',
  duelist: 'u',
  'poison-mixer': 'm',
  'grand-master': 'g',
  clairvoyant: 'c',
  hypnotist: 'h',
  bodyguard: 'b',
  priest: 'p',
  thug: 't',
};

const player = field('player');
const object = field('object');

/** The kinds of moves. */
export const moveKinds = {
  values: {
    object: OBJECTS,
    occupation: OCCUPATIONS,
    side: { attacker: 'a', defender: 'd', none: 'n' },
    fighter: { attacker: 'a', defender: 'd' },
    spoils: { allegiance: 'a', baggage: 'b' },
    direction: { left: 'l', right: 'r' },
    victory: { association: 'a', lodge: 'l' },
  },
  kinds: {
    pass: kind('P', {}),
    offer: kind('O', { to: player, object }),
    accept: kind('A', { return: object }),
    refuse: kind('R', {}),
    attack: kind('T', { target: player }),
    support: kind('S', { side: field('side') }),
    use: {
      ...kind('U', { occupation: field('occupation') }),
      forms: {
        hypnotist: { target: player },
        'poison-mixer': { winner: field('fighter') },
        clairvoyant: { top: { ...object, list: { most: 2 } } },
        diplomat: {
          target: player,
          object: { ...object, or: { 'secret-bag': 'z' } },
          return: { ...object, optional: true },
        },
      },
    },
    play: kind('Y', { object }),
    resolve: { ...kind('V', {}), nobody: true },
    inspect: kind('I', { what: field('spoils') }),
    take: kind('K', { object, giveBack: { ...object, optional: true } }),
    pay: kind('M', { object }),
    give: kind('G', { to: player, object }),
    discard: kind('D', { object }),
    direct: kind('E', { direction: field('direction') }),
    hand: kind('H', { object }),
    exchange: kind('X', { occupation: { ...field('occupation'), optional: true } }),
    decline: kind('N', { object }),
    conceal: kind('C', { object }),
    claim: kind('L', { as: field('victory'), allies: { ...player, list: { most: 9 }, optional: true } }),
    foretell: kind('F', { holders: { ...player, list: { least: 1, most: 9 } } }),
  },
} as const satisfies MoveKinds;

/** What they are and what their fields mean. */
export const moveTexts: MoveTexts<typeof moveKinds> = {
  pass: { about: 'Does nothing and ends the turn.', fields: {} },
  offer: {
    about: 'Offers an object for trade.',
    fields: { to: 'Who is offered the trade.', object: 'The object offered.' },
  },
  accept: { about: 'Accepts the trade offered.', fields: { return: 'The object given for the one offered.' } },
  refuse: { about: 'Refuses the trade offered.', fields: {} },
  attack: { about: 'Attacks a player.', fields: { target: 'Who is attacked.' } },
  support: {
    about: 'Takes a side in a fight between others.',
    fields: { side: 'The side supported; `none` abstains.' },
  },
  use: {
    about: 'The use of an occupation, as its card allows.',
    fields: { occupation: 'The occupation used.' },
    plain: 'Uses an occupation that needs nothing said.',
    forms: {
      hypnotist: {
        about: 'Uses the Hypnotist on a player.',
        fields: { target: 'Who supports nobody and uses nothing in this fight.' },
      },
      'poison-mixer': {
        about: 'Uses the Poison Mixer to decide a fight.',
        fields: { winner: 'The fighter who is to win.' },
      },
      clairvoyant: {
        about: 'Uses the Clairvoyant on the pile of objects.',
        fields: { top: 'The objects laid on top of the pile, the one to be drawn first first.' },
      },
      diplomat: {
        about: 'Uses the Diplomat to ask a player for an object.',
        fields: {
          target: 'Who is asked.',
          object: 'The object asked for; `secret-bag` asks for either Secret Bag.',
          return:
            'The object given for it. Left out where nothing was given: what was demanded is then taken not to be in a hand of which that is not known.',
        },
      },
    },
  },
  play: { about: 'Uses an object in a fight, as its card allows.', fields: { object: 'The object used.' } },
  resolve: { about: 'Closes the fight: the points are counted. Nobody decides it.', fields: {} },
  inspect: {
    about: 'The winner of a fight chooses the spoils.',
    fields: { what: 'What is looked at: association and occupation, or the objects.' },
  },
  take: {
    about: 'The winner takes an object that was seen.',
    fields: {
      object: 'The object taken.',
      giveBack: 'The object given back, if the one taken was the loser’s only one.',
    },
  },
  pay: { about: 'The attacker pays the Priest.', fields: { object: 'The object paid.' } },
  give: {
    about: 'Gives an object away, over the hand limit.',
    fields: { to: 'Who gets the object.', object: 'The object given.' },
  },
  discard: {
    about: 'Discards an object, over the hand limit, in an edition that discards.',
    fields: { object: 'The object discarded.' },
  },
  direct: {
    about: 'The giver of the Sextant says where objects are passed.',
    fields: { direction: 'Where objects are passed; `left` is clockwise.' },
  },
  hand: { about: 'A player passes an object on, for the Sextant.', fields: { object: 'The object passed on.' } },
  exchange: {
    about: 'The giver of the Coat chooses an occupation, where the edition lets them; otherwise they take the top one.',
    fields: { occupation: 'The spare occupation chosen. Left out where nobody chooses.' },
  },
  decline: {
    about: 'The giver of a traded object forgoes its effect.',
    fields: { object: 'The object traded away.' },
  },
  conceal: {
    about: 'With `smuggling`, the giver of a traded object keeps its effect secret and unused.',
    fields: { object: 'The object traded away.' },
  },
  claim: {
    about: 'Claims victory.',
    fields: { as: 'Whose victory is claimed.', allies: 'The allies named. Left out: none.' },
  },
  foretell: {
    about: 'With `prophecy`, foretells that enemies together hold what their association needs.',
    fields: { holders: 'The enemies who hold what their association needs.' },
  },
};

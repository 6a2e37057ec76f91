/**
 * The kinds of moves, each told once. What rules on them is in `moves.ts`.
 */
import { field, kind, type Letters, type MoveKinds } from '../kernel/moves.ts';
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

const player = (about: string) => field('player', about);
const object = (about: string) => field('object', about);

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
    pass: kind('P', 'Does nothing and ends the turn.', {}),
    offer: kind('O', 'Offers an object for trade.', {
      to: player('Who is offered the trade.'),
      object: object('The object offered.'),
    }),
    accept: kind('A', 'Accepts the trade offered.', { return: object('The object given for the one offered.') }),
    refuse: kind('R', 'Refuses the trade offered.', {}),
    attack: kind('T', 'Attacks a player.', { target: player('Who is attacked.') }),
    support: kind('S', 'Takes a side in a fight between others.', {
      side: field('side', 'The side supported; `none` abstains.'),
    }),
    use: {
      ...kind('U', 'The use of an occupation, as its card allows.', {
        occupation: field('occupation', 'The occupation used.'),
      }),
      plain: 'Uses an occupation that needs nothing said.',
      forms: {
        hypnotist: {
          about: 'Uses the Hypnotist on a player.',
          fields: { target: player('Who supports nobody and uses nothing in this fight.') },
        },
        'poison-mixer': {
          about: 'Uses the Poison Mixer to decide a fight.',
          fields: { winner: field('fighter', 'The fighter who is to win.') },
        },
        clairvoyant: {
          about: 'Uses the Clairvoyant on the pile of objects.',
          fields: {
            top: {
              ...object('The objects laid on top of the pile, the one to be drawn first first.'),
              list: { most: 2 },
            },
          },
        },
        diplomat: {
          about: 'Uses the Diplomat to ask a player for an object.',
          fields: {
            target: player('Who is asked.'),
            object: {
              ...object('The object asked for; `secret-bag` asks for either Secret Bag.'),
              or: { 'secret-bag': 'z' },
            },
            return: {
              ...object(
                'The object given for it. Left out where nothing was given: what was demanded is then taken not to be in a hand of which that is not known.',
              ),
              optional: true,
            },
          },
        },
      },
    },
    play: kind('Y', 'Uses an object in a fight, as its card allows.', { object: object('The object used.') }),
    resolve: { ...kind('V', 'Closes the fight: the points are counted. Nobody decides it.', {}), nobody: true },
    inspect: kind('I', 'The winner of a fight chooses the spoils.', {
      what: field('spoils', 'What is looked at: association and occupation, or the objects.'),
    }),
    take: kind('K', 'The winner takes an object that was seen.', {
      object: object('The object taken.'),
      giveBack: { ...object('The object given back, if the one taken was the loser’s only one.'), optional: true },
    }),
    pay: kind('M', 'The attacker pays the Priest.', { object: object('The object paid.') }),
    give: kind('G', 'Gives an object away, over the hand limit.', {
      to: player('Who gets the object.'),
      object: object('The object given.'),
    }),
    discard: kind('D', 'Discards an object, over the hand limit, in an edition that discards.', {
      object: object('The object discarded.'),
    }),
    direct: kind('E', 'The giver of the Sextant says where objects are passed.', {
      direction: field('direction', 'Where objects are passed; `left` is clockwise.'),
    }),
    hand: kind('H', 'A player passes an object on, for the Sextant.', { object: object('The object passed on.') }),
    exchange: kind('X', 'The giver of the Coat chooses an occupation, where the edition lets them.', {
      occupation: field('occupation', 'The spare occupation chosen.'),
    }),
    decline: kind('N', 'The giver of a traded object forgoes its effect.', {
      object: object('The object traded away.'),
    }),
    conceal: kind('C', 'With `smuggling`, the giver of a traded object keeps its effect secret and unused.', {
      object: object('The object traded away.'),
    }),
    claim: kind('L', 'Claims victory.', {
      as: field('victory', 'Whose victory is claimed.'),
      allies: { ...player('The allies named. Left out: none.'), list: { most: 9 }, optional: true },
    }),
    foretell: kind('F', 'With `prophecy`, foretells that enemies together hold what their association needs.', {
      holders: { ...player('The enemies who hold what their association needs.'), list: { least: 1, most: 9 } },
    }),
  },
} as const satisfies MoveKinds;

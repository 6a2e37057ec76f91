/**
 * The kinds of moves, each told once. What rules on them is in `moves.ts`.
 */
import { field, kind, type Letters, type MoveKinds, type MoveTexts } from '../kernel/moves.ts';
import { CENTRE, type CharacterId } from './record.ts';

const CHARACTERS: Letters<CharacterId> = {
  judge: 'j',
  bishop: 'b',
  king: 'k',
  fool: 'f',
  queen: 'q',
  thief: 't',
  witch: 'w',
  spy: 's',
  peasant: 'p',
  cheat: 'c',
  inquisitor: 'i',
  widow: 'd',
};

const player = field('player');
const character = field('character');
const orCentre = { [CENTRE]: 'z' } as const;
/** A player has three cards at most, and the centre two. */
const number = { of: 'number', most: 2, optional: true } as const;
const card = { ...number, sign: 'h' } as const;
const withCard = { ...number, sign: 'o' } as const;
const swapped = { of: 'truth', optional: true } as const;
/** Players who showed a card. */
const shown = { ...player, list: { least: 1, most: 13 }, optional: true } as const;

/** The kinds of moves. */
export const moveKinds = {
  values: { character: CHARACTERS },
  kinds: {
    swap: kind('S', { with: { ...player, or: orCentre }, card, withCard, swapped }),
    look: kind('L', { card }),
    announce: kind('A', { character, card }),
    claim: kind('C', { card }),
    resolve: { ...kind('R', { holders: { ...shown, sign: 'y' }, liars: { ...shown, sign: 'n' } }), nobody: true },
    use: kind('E', {
      with: { ...player, or: orCentre, letter: 'U', optional: true },
      withCard,
      swapped,
      from: { ...player, letter: 'B', optional: true },
      cards: {
        of: 'place',
        or: orCentre,
        most: 2,
        list: { least: 2, most: 2 },
        letter: 'F',
        optional: true,
      },
      target: { ...player, letter: 'T', optional: true },
    }),
    name: kind('N', { character, card, right: { of: 'truth', optional: true } }),
    decline: kind('D', {}),
    peek: kind('P', { card }),
    show: kind('V', { character }),
    saw: kind('W', { character }),
  },
} as const satisfies MoveKinds;

const OWN_CARD = 'Which of several own cards, counted from 0.';
const OTHER_CARD = 'Which of several cards of the other, counted from 0.';
const SWAPPED = 'Whether the cards were really swapped; `?`, or left out: only who did it knows.';
const CHARACTER = 'The character.';

/** What they are and what their fields mean. */
export const moveTexts: MoveTexts<typeof moveKinds> = {
  swap: {
    about: 'Takes an own card and another under the table, and swaps them or not.',
    fields: { with: 'A player, or `centre`.', card: OWN_CARD, withCard: OTHER_CARD, swapped: SWAPPED },
  },
  look: { about: 'Looks at an own card.', fields: { card: OWN_CARD } },
  announce: { about: 'Says which character one is.', fields: { character: CHARACTER, card: OWN_CARD } },
  claim: { about: 'Says to be the character that another has announced.', fields: { card: OWN_CARD } },
  resolve: {
    about: 'Everybody has spoken: cards are shown if anybody claimed, and the power takes effect.',
    fields: {
      holders: 'Who showed the announced character, as far as that is told.',
      liars: 'Who showed another one, as far as that is told.',
    },
  },
  use: {
    about: 'Who has the power says what it is to do.',
    fields: {
      with: 'The Spy’s: a player, or `centre`.',
      withCard: OTHER_CARD,
      swapped: SWAPPED,
      from: 'The Bishop’s, where several are the richest.',
      cards: 'The Fool’s: whose cards.',
      target: 'The Inquisitor’s and the Witch’s.',
    },
  },
  name: {
    about: 'Whom the Inquisitor points at says which character they are.',
    fields: {
      character: CHARACTER,
      card: OWN_CARD,
      right: 'Whether the card is that character; `?`, or left out: what the card is tells it.',
    },
  },
  decline: { about: 'Who has a power worded “may” leaves it.', fields: {} },
  peek: { about: 'Somebody has looked at an own card by accident.', fields: { card: OWN_CARD } },
  show: { about: 'Tells which card a player has just shown.', fields: { character: CHARACTER } },
  saw: { about: 'Tells which own card a player has just looked at.', fields: { character: CHARACTER } },
};

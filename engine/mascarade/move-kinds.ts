/**
 * The kinds of moves, each told once. What rules on them is in `moves.ts`.
 */
import { field, kind, type Letters, type MoveKinds } from '../kernel/moves.ts';
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

const player = (about: string) => field('player', about);
const orCentre = { [CENTRE]: 'z' } as const;
/** A player has three cards at most, and the centre two. */
const number = { of: 'number', most: 2, optional: true } as const;

const card = { ...number, sign: 'h', about: 'Which of several own cards, counted from 0.' } as const;
const withCard = { ...number, sign: 'o', about: 'Which of several cards of the other, counted from 0.' } as const;
const character = field('character', 'The character.');
const swapped = {
  ...field('truth', 'Whether the cards were really swapped; `?`, or left out: only who did it knows.'),
  optional: true,
} as const;

/** Players who showed a card. */
const shown = (about: string) => ({ ...player(about), list: { least: 1, most: 13 }, optional: true }) as const;

/** The kinds of moves. */
export const moveKinds = {
  values: { character: CHARACTERS },
  kinds: {
    swap: kind('S', 'Takes an own card and another under the table, and swaps them or not.', {
      with: { ...player('A player, or `centre`.'), or: orCentre },
      card,
      withCard,
      swapped,
    }),
    look: kind('L', 'Looks at an own card.', { card }),
    announce: kind('A', 'Says which character one is.', { character, card }),
    claim: kind('C', 'Says to be the character that another has announced.', { card }),
    resolve: {
      ...kind('R', 'Everybody has spoken: cards are shown if anybody claimed, and the power takes effect.', {
        holders: { ...shown('Who showed the announced character, as far as that is told.'), sign: 'y' },
        liars: { ...shown('Who showed another one, as far as that is told.'), sign: 'n' },
      }),
      nobody: true,
    },
    use: kind('E', 'Who has the power says what it is to do.', {
      with: { ...player('The Spy’s: a player, or `centre`.'), or: orCentre, letter: 'U', optional: true },
      withCard,
      swapped,
      from: { ...player('The Bishop’s, where several are the richest.'), letter: 'B', optional: true },
      cards: {
        ...field('place', 'The Fool’s: whose cards.'),
        or: orCentre,
        most: 2,
        list: { least: 2, most: 2 },
        letter: 'F',
        optional: true,
      },
      target: { ...player('The Inquisitor’s and the Witch’s.'), letter: 'T', optional: true },
    }),
    name: kind('N', 'Whom the Inquisitor points at says which character they are.', {
      character,
      card,
      right: {
        ...field('truth', 'Whether the card is that character; `?`, or left out: what the card is tells it.'),
        optional: true,
      },
    }),
    decline: kind('D', 'Who has a power worded “may” leaves it.', {}),
    peek: kind('P', 'Somebody has looked at an own card by accident.', { card }),
  },
} as const satisfies MoveKinds;

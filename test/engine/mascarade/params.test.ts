/** Moves and findings as the sentences that tell them. */
import { expect, it } from 'vitest';
import {
  type Finding,
  findingSentence,
  type GameRecord,
  type Move,
  moveSentence,
  questionSentence,
} from '../../../engine/mascarade/index.ts';
import { cardParams } from '../../../engine/mascarade/params.ts';
import { recordOf } from './table.ts';

/** Code and what the sentence names, as one text. */
const said = ({ code, params }: ReturnType<typeof moveSentence>) =>
  [code, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(' ');

it.each<[move: Move, sentence: string]>([
  [{ move: 'resolve' }, 'resolve'],
  [{ move: 'resolve', holders: ['A', 'B'], liars: ['C'] }, 'resolve-held players=A,B number=2'],
  [{ move: 'resolve', liars: ['C'] }, 'resolve-another players=C number=1'],
  [{ by: 'A', move: 'swap', with: 'B' }, 'swap by=A with=B'],
  [{ by: 'A', move: 'swap', with: 'B', swapped: '?' }, 'swap by=A with=B'],
  [{ by: 'A', move: 'swap', with: 'B', swapped: true }, 'swap-swapped by=A with=B'],
  [{ by: 'A', move: 'swap', with: 'centre', swapped: false }, 'swap-centre-kept by=A with=centre'],
  [{ by: 'A', move: 'swap', with: 'A' }, 'swap-own by=A with=A'],
  [{ by: 'A', move: 'announce', character: 'king' }, 'announce by=A character=king'],
  [{ by: 'A', move: 'name', character: 'king' }, 'name by=A character=king'],
  [{ by: 'A', move: 'name', character: 'king', right: true }, 'name-right by=A character=king'],
  [{ by: 'A', move: 'name', character: 'king', right: false }, 'name-wrong by=A character=king'],
  [{ by: 'A', move: 'use', with: 'B' }, 'use-with by=A with=B'],
  [{ by: 'A', move: 'use', with: 'centre' }, 'use-centre by=A with=centre'],
  [{ by: 'A', move: 'use', from: 'B' }, 'use-from by=A from=B'],
  [{ by: 'A', move: 'use', cards: ['B', 'C'] }, 'use-cards by=A one=B other=C'],
  [
    {
      by: 'A',
      move: 'use',
      cards: [
        ['B', 0],
        ['C', 1],
      ],
    },
    'use-cards by=A one=B other=C cardNumber=0 otherNumber=1',
  ],
  [
    {
      by: 'A',
      move: 'use',
      cards: [
        ['B', 0],
        ['B', 1],
      ],
    },
    'use-cards-own by=A one=B other=B',
  ],
  [{ by: 'A', move: 'use', cards: ['centre', 'C'] }, 'use-cards-centre by=A other=C'],
  [{ by: 'A', move: 'use', cards: ['B', ['centre', 0]] }, 'use-cards-centre by=A other=B'],
  [{ by: 'A', move: 'use', target: 'B' }, 'use-target by=A target=B'],
  [{ by: 'A', move: 'use' }, 'use-target by=A target='],
  [{ by: 'A', move: 'look' }, 'look by=A'],
])('a move, %j', (move, sentence) => expect(said(moveSentence(move))).toBe(sentence));

const FOUR = 'A ?, B ?, C ?, D ?';
const THREE = 'A ?+?, B ?+?, C ?+?';
const after = (moves: string, players = FOUR): GameRecord => recordOf({ players, moves });
const swap = (move: number, by: string, other: string, swapped = true): Finding => ({ move, by, with: other, swapped });
const card = (place: string, holds = true, before?: number): Finding => ({
  ...{ place, card: 'king', holds, ...(before !== undefined && { before }) },
});

it.each<[what: string, Finding, GameRecord, sentence: string]>([
  ['a swap', swap(0, 'A', 'B'), after('A swap B'), 'swapped by=A other=B'],
  ['no swap', swap(0, 'A', 'B', false), after('A swap B'), 'kept by=A other=B'],
  ['one with the centre', swap(0, 'A', 'centre'), after('A swap centre'), 'swapped-centre by=A other=centre'],
  ['one of the own cards', swap(0, 'A', 'A', false), after('A:0 swap A:1', THREE), 'kept-own by=A other=A'],
  ['the Fool’s', swap(2, 'A', 'C'), after('A announce fool; resolve; A use B C'), 'swapped-others by=A other=C'],
  ['the Spy’s', swap(2, 'A', 'C'), after('A announce spy; resolve; A spy C'), 'swapped by=A other=C'],
  [
    'one of two',
    swap(4, 'A', 'B'),
    after('A swap B; B look; C look; D look; A swap B'),
    'swapped-then by=A other=B number=5',
  ],
  [
    'one of two, which did not take place',
    swap(4, 'A', 'B', false),
    after('A swap B; B look; C look; D look; A swap B'),
    'kept-then by=A other=B number=5',
  ],
  [
    'one of two, the other of which is told',
    swap(4, 'A', 'B'),
    after('A swap B yes; B look; C look; D look; A swap B'),
    'swapped by=A other=B',
  ],
  [
    'one of several by others and with others',
    swap(0, 'A', 'B'),
    after('A swap B; B swap C; C swap B; D swap A; A swap C'),
    'swapped by=A other=B',
  ],
  [
    'one of several, the other the Fool’s',
    swap(0, 'A', 'B', false),
    after('A swap B; B look; C look; D look; A announce fool; resolve; A use C B'),
    'kept by=A other=B',
  ],
  ['a card', card('players[1].cards[0]'), after('A look'), 'has-now by=B character=king hand=1 number=1'],
  [
    'a card of the eleventh player',
    card('players[10].cards[0]'),
    after('', [...'ABCDEFGHIJK'].map((id) => `${id} ?`).join()),
    'has-now by=K character=king hand=1 number=1',
  ],
  [
    'one of several',
    card('players[1].cards[1]'),
    after('A:0 look', THREE),
    'has-card-now by=B character=king hand=2 number=1',
  ],
  [
    'a card that it is not',
    card('players[1].cards[0]', false),
    after(''),
    'has-now-not by=B character=king hand=1 number=1',
  ],
  ['one in the centre', card('centre[1]'), after('A swap B'), 'lies-now position=2 character=king'],
  [
    'one that it is not there',
    card('centre[0]', false),
    after('A swap centre'),
    'lies-first-not position=1 character=king',
  ],
  [
    'a card before a swap by its owner',
    card('players[1].cards[0]'),
    after('A look; B swap A'),
    'has-first by=B character=king hand=1 number=1',
  ],
  [
    'a card before a swap with its owner',
    card('players[1].cards[0]'),
    after('A swap B no'),
    'has-first by=B character=king hand=1 number=1',
  ],
  [
    'a card that others reach past',
    card('players[1].cards[0]'),
    after('A swap C'),
    'has-now by=B character=king hand=1 number=1',
  ],
  [
    'a card before the Fool has reached for it',
    card('players[2].cards[0]'),
    after('A announce fool; resolve; A use B C'),
    'has-first by=C character=king hand=1 number=1',
  ],
  [
    'the card of who is the Fool',
    card('players[0].cards[0]'),
    after('A announce fool; resolve; A use B C'),
    'has-now by=A character=king hand=1 number=1',
  ],
  [
    'a card that had been swapped before',
    card('players[1].cards[0]', true, 1),
    after('A swap B; B announce king'),
    'has-then by=B character=king hand=1 number=2',
  ],
  [
    'a card that is swapped later',
    card('players[1].cards[0]', true, 1),
    after('A look; B swap A'),
    'has-now by=B character=king hand=1 number=2',
  ],
])('a finding, %s', (_, finding, record, sentence) => expect(said(findingSentence(finding, record))).toBe(sentence));

it('a question is asked of what is found, whatever the answer', () => {
  expect(said(questionSentence(swap(0, 'A', 'B', false), after('A swap B')))).toBe('swapped by=A other=B');
  expect(said(questionSentence(card('centre[0]', false), after('')))).toBe('lies-now position=1 character=king');
  const { moves: _, ...without } = after('');
  expect(said(findingSentence(card('centre[0]'), without))).toBe('lies-now position=1 character=king');
});

it('every card that a sentence names is a character', () => {
  expect(new Set(Object.values(cardParams))).toEqual(new Set(['character']));
});

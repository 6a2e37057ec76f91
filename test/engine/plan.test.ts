/** What a plan says is taken, dealt and laid is what `setUp` takes, deals and lays. */
import { describe, expect, it } from 'vitest';
import * as mascarade from '../../engine/mascarade/index.ts';
import {
  type Edition,
  editions,
  type ObjectId,
  planFor,
  type SetUpCode,
  type SetUpStep,
  setUp,
  stepsOf,
  type Variant,
} from '../../engine/teufelsburg/index.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

/** Counted cards as a row of them, sorted; of the references only the ids. */
const row = (steps: readonly { cards?: readonly { card: string; count: number }[] | undefined }[]) =>
  steps.flatMap(({ cards = [] }) => cards.flatMap(({ card, count }) => Array(count).fill(card.split('.')[1]))).sort();

const firstGames = [true, false];
const teufelsburg = Array.from({ length: 8 }, (_, index) => index + 3).flatMap((players) =>
  (Object.keys(editions) as Edition[]).flatMap((edition) =>
    firstGames.flatMap((firstGame) =>
      (players === 3 ? [[], ['three-associations' as Variant]] : [[]]).map((variants) => ({
        players,
        edition,
        firstGame,
        variants,
      })),
    ),
  ),
);

describe.each(teufelsburg)('$players, $edition, first game $firstGame, $variants', (choice) => {
  const { players } = choice;
  const made = () => stepsOf(planFor(choice));
  const find = (steps: readonly SetUpStep[], ...codes: SetUpCode[]) =>
    steps.find(({ code }) => codes.includes(code)) as SetUpStep;

  it('deals what its steps say', () => {
    const steps = made();
    const objects = steps.filter(({ code }) => ['bags', 'sealed', 'pile', 'pile-sealed'].includes(code));
    const taken = row([find(steps, 'associations', 'associations-odd', 'associations-three')]);
    const occupations = find(steps, 'occupations', 'occupations-all');
    const deal = find(steps, 'deal', 'deal-two');
    for (const seed of SEEDS) {
      const { position } = setUp({ ...choice, seed });
      const { objectPile = [], occupationPile = [] } = position;
      const hands = position.players.map((player) => player.objects as readonly ObjectId[]);
      expect([...hands.flat(), ...objectPile].sort()).toEqual(row(objects));
      expect(objectPile).toHaveLength(find(steps, 'pile', 'pile-sealed').count as number);
      expect(new Set(hands.map(({ length }) => length))).toEqual(new Set([deal.code === 'deal-two' ? 2 : 1]));
      expect(hands.flat()).toHaveLength((deal.count as number) + 2);
      expect(hands.flat().filter((id) => row([find(steps, 'bags')]).includes(id))).toHaveLength(2);
      expect([...position.players.map(({ occupation }) => occupation), ...occupationPile].sort()).toEqual(
        row([occupations]),
      );
      expect(occupationPile).toHaveLength(occupations.count as number);
      const associations = position.players.flatMap(({ association }) => association as string);
      const left = [...taken];
      for (const card of associations) expect(left.splice(left.indexOf(card), 1)).toEqual([card]);
      expect(left).toHaveLength(players % 2);
    }
  });

  it('takes each card once, into the game or out of it, and cites a paragraph for each step', () => {
    const steps = made();
    expect(row(steps.filter((one) => one.cards?.some(({ card }) => card.startsWith('object.'))))).toHaveLength(21);
    expect(steps.every(({ cites }) => cites.length > 0)).toBe(true);
    expect(new Set(steps.map(({ code }) => code)).size).toBe(steps.length);
    expect(row([find(steps, 'drink', 'drink-down') ?? {}])).toHaveLength(players % 2 ? players : 0);
  });
});

it('an edition says how a card is laid', () => {
  const codes = (edition: Edition) => stepsOf(planFor({ players: 5, edition })).map(({ code }) => code);
  expect(codes('it')).toContain('drink-down');
  expect(codes('pt')).toContain('character-up');
  expect(codes('reference')).toEqual(expect.arrayContaining(['drink', 'character']));
});

it('with three the Black Pearl stays out, with ten the Coat, which a first game leaves out anyway', () => {
  const out = (players: number, firstGame = false) =>
    row(stepsOf(planFor({ players, firstGame })).filter(({ code }) => code.startsWith('out')));
  expect([3, 4, 9, 10].map((players) => out(players))).toEqual([['black-pearl'], [], [], ['coat']]);
  expect(out(10, true)).toEqual([]);
  expect(out(3, true)).toEqual(['black-pearl']);
});

const { editions: ownEditions } = mascarade;
const decks: readonly { players: number; edition?: mascarade.Edition; deck?: mascarade.CharacterId[] }[] = [
  ...Array.from({ length: 12 }, (_, index) => index + 2).flatMap((players) =>
    (Object.keys(ownEditions) as mascarade.Edition[]).map((edition) => ({ players, edition })),
  ),
  { players: 6, deck: ['judge', 'king', 'queen', 'thief', 'cheat', 'widow', 'bishop'] },
  { players: 6, deck: ['judge', 'king', 'queen', 'thief', 'cheat', 'widow', 'bishop', 'fool'] },
  { players: 4, deck: ['judge', 'king', 'queen', 'thief', 'cheat', 'widow'] },
];

it.each(decks)('Mascarade: %o is dealt as its steps say', (choice) => {
  const steps = mascarade.stepsOf(mascarade.planFor(choice));
  const codes = steps.map(({ code }) => code);
  const find = (...wanted: mascarade.SetUpCode[]) => steps.find(({ code }) => wanted.includes(code));
  const each = codes.includes('deal-two') ? 3 : codes.includes('deal-three') ? 2 : 1;
  for (const seed of SEEDS) {
    const { position } = mascarade.setUp({ ...choice, seed });
    const { centre = [] } = position;
    expect(position.players.map(({ cards = [] }) => cards.length)).toEqual(Array(choice.players).fill(each));
    expect([...position.players.flatMap(({ cards = [] }) => cards), ...centre].sort()).toEqual(
      row([find('deck', 'deck-own') ?? {}]),
    );
    expect(centre).toHaveLength(codes.includes('centre-one') ? 1 : codes.includes('centre-two') ? 2 : 0);
    expect(new Set(position.players.map(({ gold }) => gold))).toEqual(new Set([find('gold', 'gold-several')?.count]));
    expect(find('bank')?.count).toBe(194 - 6 * choice.players);
    expect(position.opening).toBe(find('opening')?.count);
    expect(position.deck !== undefined).toBe(codes.includes('deck-own'));
  }
  expect(codes.includes('protected')).toBe(choice.players === 2);
  expect(steps.every(({ cites }) => cites.length > 0)).toBe(true);
});

/** The choice of a table in the address, and a deck of one's own. */
import { describe, expect, it } from 'vitest';
import { deckFaults } from '../../engine/mascarade/deck.ts';
import { playerCounts } from '../../src/games/facts.ts';
import mascarade from '../../src/games/mascarade/setting-up.ts';
import { isSetUp, settingUpOf } from '../../src/games/setting-up.ts';
import teufelsburg from '../../src/games/teufelsburg/setting-up.ts';
import { finishedIn, gameIds } from '../../src/games.ts';
import { fitting, readChoice, writeChoice } from '../../src/islands/setup/choice.ts';
import { referencesIn } from '../../src/islands/setup/references.ts';
import { merged } from '../../src/lib/merged.ts';
import { contentOf, stringsIn } from '../content/content.ts';
import { wordsIn } from './words.ts';

describe('the address', () => {
  it.each([
    ['?players=3&edition=hu&with=first-game,three-associations', teufelsburg],
    ['?players=10&edition=pt', teufelsburg],
    ['?players=7&edition=fr', mascarade],
    ['?players=4&edition=hu&deck=judge,king,queen', mascarade],
  ])('%s says what it said', (address, settingUp) => {
    const { deck = [], ...choice } = readChoice(settingUp, address, 'reference');
    const again = readChoice(settingUp, writeChoice({ ...choice, ...(deck.length && { deck }) }), 'it');
    expect(again).toEqual({ ...choice, ...(deck.length && { deck }) });
    expect(new URLSearchParams(writeChoice(again)).get('players')).toBe(new URLSearchParams(address).get('players'));
  });

  it.each(['', '?players=99', '?players=x&edition=de', '?players=5.5&with=nothing&deck=judge'])(
    '%s asks for nothing that can be',
    (address) => {
      expect(readChoice(teufelsburg, address, 'it')).toEqual({ players: 5, edition: 'it', options: [] });
    },
  );

  it('offers only what makes a difference', () => {
    const choice = { players: 5, edition: 'pt', options: ['first-game', 'three-associations'] };
    expect(fitting(teufelsburg, choice).options).toEqual([]);
    expect(fitting(teufelsburg, { ...choice, players: 3, edition: 'reference' }).options).toEqual(choice.options);
    expect(fitting(teufelsburg, { ...choice, players: 3 }).options).toEqual(['three-associations']);
    // These leaflets have no such variant.
    for (const edition of ['hu', 'it'])
      expect(fitting(teufelsburg, { ...choice, players: 3, edition }).options).toEqual(['first-game']);
  });
});

describe('a deck of one’s own', () => {
  const { deck } = mascarade;
  const choice = { players: 8, edition: 'reference', options: [] };

  it('is none where it is the one of the rules, in whatever order', () => {
    const official = deck?.official(8, 'reference') ?? [];
    expect(fitting(mascarade, { ...choice, deck: official.toReversed() })).toEqual(choice);
  });

  it('has no card that is not in the box, nor one more often', () => {
    const asked = ['judge', 'judge', 'peasant', 'peasant', 'peasant', 'dragon'];
    expect(fitting(mascarade, { ...choice, deck: asked }).deck).toEqual(['judge', 'peasant', 'peasant']);
  });

  it.each([2, 3])('is not for %i players, whose six characters are fixed', (players) => {
    const asked = ['judge', 'bishop', 'king', 'queen', 'thief', 'widow'];
    expect(fitting(mascarade, { ...choice, players, deck: asked }).deck).toBeUndefined();
    expect(fitting(mascarade, { ...choice, players: 4, deck: asked }).deck).toHaveLength(6);
  });

  it('has no more cards than the box', () => {
    const wanted = (players: number) =>
      deckFaults(['judge'], players).find(({ code }) => code === 'deck.number')?.expected;
    expect(wanted(11)).toBe('11 or 12 or 13 cards for 11 players');
    expect(wanted(12)).toBe('12 or 13 cards for 12 players');
    expect(wanted(13)).toBe('13 cards for 13 players');
  });

  it('is told how many cards there have to be', () => {
    const told = (players: number) => {
      const [fault] =
        deck?.faults(['judge', 'king', 'queen', 'thief', 'bishop', 'widow', 'witch', 'fool', 'spy'], players) ?? [];
      return fault && wordsIn('en', 'mascarade').say('problem', fault);
    };
    expect(told(4)).toBe('With this number of players, a deck has 6 cards, not 9.');
    expect(told(6)).toBe('With this number of players, a deck has 6–8 cards, not 9.');
  });

  it('is told all its faults at once', () => {
    expect(deck?.faults(['peasant', 'thief', 'spy', 'cheat'], 6).map(({ code }) => code)).toEqual([
      'deck.number',
      'deck.too-few-players',
      'deck.no-judge',
      'deck.peasants',
      'deck.income',
    ]);
  });
});

describe.each(gameIds.filter(isSetUp))('%s', async (game) => {
  const { read } = contentOf(game);
  const settingUp = await settingUpOf(game);
  const sizes = playerCounts(settingUp);

  it.each(finishedIn(game))('has a sentence for every step and option in %s, and none without one', (locale) => {
    const words = new Map(stringsIn(merged(read('..', 'ui', locale, 'site.json'), read('text', locale, 'site.json'))));
    const wanted = sizes.flatMap((players) =>
      settingUp.editions.flatMap((edition) => {
        const offered = settingUp.options(players, edition);
        const { deck } = settingUp;
        const decks = [undefined, ...(deck?.isFor(players) ? [deck.official(players, edition)] : [])].filter(
          (own) => !own || deck?.faults(own, players).length === 0,
        );
        return [[], ...offered.map((one) => [one])].flatMap((options) => [
          ...offered.map((option) => `setup.option.${option}`),
          ...decks
            .flatMap((own) => settingUp.steps({ players, edition, options, deck: own }))
            .map(({ code }) => `setup.step.${code}`),
        ]);
      }),
    );
    const has = [...words.keys()].filter((key) => /^setup\.(step|option)\./.test(key));
    expect([...new Set(wanted)].sort()).toEqual(has.sort());
  });

  it('links what every step cites and takes, with the cards of the rules and with every other deck near them', () => {
    const { deck, editions } = settingUp;
    const linked = referencesIn(settingUp);
    const missing = sizes.flatMap((players) =>
      editions.flatMap((edition) => {
        const official = deck?.isFor(players) ? deck.official(players, edition) : [];
        const decks = [
          official,
          ...official.map((card) => official.toSpliced(official.indexOf(card), 1)),
          ...(official.length > 0 ? (deck?.box ?? []).map((card) => [...official, card]) : []),
        ].filter((own) => own.length > 0 && deck?.faults(own, players).length === 0);
        const options = settingUp.options(players, edition);
        return [[], ...options.map((one) => [one]), options]
          .flatMap((chosen) => [undefined, ...decks].map((own) => ({ options: chosen, deck: own })))
          .flatMap((choice) => settingUp.steps({ players, edition, ...choice }))
          .flatMap(({ cites, cards = [] }) => [...cites, ...cards.map(({ card }) => card)])
          .filter((reference) => !linked.has(reference));
      }),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

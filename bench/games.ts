/** The games and positions that are measured: the same on every machine. */
import { seeded } from '../engine/kernel/random.ts';
import { Game, type GameRecord, type Move, type State, setUp } from '../engine/teufelsburg/index.ts';

/** Moves by kind that are chosen less often than others, so that games last and are of mixed moves. */
const RARE: Partial<Record<Move['move'], number>> = { pass: 0.2, refuse: 0.2, claim: 0.05 };

/** A whole game at random under the reference edition. */
function gameOf(players: number, seed: number): State {
  const random = seeded(seed);
  const game = new Game(setUp({ players, seed }), false);
  while (!game.winners) {
    const legal = game.legalMoves();
    const kinds = [...new Set(legal.map(({ move }) => move))];
    const likely = kinds.filter((kind) => random.below(100) < 100 * (RARE[kind] ?? 1));
    const kind = random.pick(likely.length ? likely : kinds);
    game.play(random.pick(legal.filter(({ move }) => move === kind)));
  }
  return game.state;
}

/** Whole games of 3 to 10 players. */
export const wholeGames = (each: number): State[] =>
  [3, 4, 5, 6, 7, 8, 9, 10].flatMap((players) =>
    Array.from({ length: each }, (_, number) => gameOf(players, players * 1000 + number)),
  );

const five: GameRecord['position'] = {
  players: [
    { id: 'Ada', association: 'order', occupation: 'thug', objects: ['dagger', 'key'] },
    { id: 'Béla', association: 'brotherhood', occupation: 'grand-master', objects: ['gloves', 'goblet'] },
    { id: 'Cili', association: 'order', occupation: 'bodyguard', objects: ['whip', 'key'] },
    { id: 'Dóra', association: 'brotherhood', occupation: 'priest', objects: ['casting-knives', 'monocle'] },
    { id: 'Emma', association: 'order', occupation: 'doctor', objects: ['key', 'secret-bag-key'] },
  ],
  objectPile: ['sextant', 'tome', 'coat'],
  occupationPile: ['duelist', 'hypnotist'],
};

/** A record of each kind of question: a supported fight, a trade with two effects, a claim with two allies. */
export const questions: Readonly<Record<'fight' | 'trade' | 'claim', GameRecord>> = {
  fight: {
    game: 'teufelsburg',
    position: five,
    moves: [
      { by: 'Ada', move: 'attack', target: 'Béla' },
      { by: 'Cili', move: 'support', side: 'attacker' },
      { by: 'Dóra', move: 'support', side: 'defender' },
      { by: 'Ada', move: 'play', object: 'dagger' },
      { by: 'Béla', move: 'play', object: 'gloves' },
      { by: 'Cili', move: 'use', occupation: 'bodyguard' },
      { move: 'resolve' },
    ],
  },
  trade: {
    game: 'teufelsburg',
    position: { ...five, turn: 'Emma' },
    moves: [
      { by: 'Emma', move: 'offer', to: 'Dóra', object: 'secret-bag-key' },
      { by: 'Dóra', move: 'accept', return: 'monocle' },
    ],
  },
  claim: {
    game: 'teufelsburg',
    position: five,
    moves: [{ by: 'Ada', move: 'claim', as: 'association', allies: ['Cili', 'Emma'] }],
  },
};

/** The claim, with so many unknown objects: those of the allies first, as they decide, then those of the others. */
export function claimWithUnknown(unknown: number): GameRecord {
  const hidden = new Set(['Cili', 'Emma', 'Béla', 'Dóra'].flatMap((id) => [`${id} 1`, `${id} 0`]).slice(0, unknown));
  const players = five.players.map((player) => ({
    ...player,
    objects: player.objects.map((object, index) => (hidden.has(`${player.id} ${index}`) ? '?' : object)),
  }));
  return { ...questions.claim, position: { ...five, players } };
}

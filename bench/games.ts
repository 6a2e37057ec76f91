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

/** Everything that is done by name at a table of ten of whom nothing is known, by kind of move. */
export function everythingUnknown(): Readonly<Record<string, GameRecord>> {
  const ids = setUp({ players: 10, seed: 0 }).position.players.map(({ id }) => id);
  const [by, to, third] = ids as [string, string, string];
  const others = ids.slice(1);
  const position: GameRecord['position'] = {
    players: ids.map((id) => ({ id, objects: ['?'] })),
    objectPile: Array.from({ length: 10 }, () => '?' as const),
  };
  const fight: Move[] = [
    { by, move: 'attack', target: to },
    { by: third, move: 'support', side: 'attacker' },
    { by, move: 'play', object: 'dagger' },
  ];
  const moves: Record<string, Move[]> = {
    pass: [{ by, move: 'pass' }],
    trade: [
      { by, move: 'offer', to, object: 'monocle' },
      { by: to, move: 'accept', return: 'secret-bag-key' },
    ],
    fight: [...fight, { move: 'resolve' }],
    spoils: [
      ...fight,
      { move: 'resolve' },
      { by, move: 'inspect', what: 'baggage' },
      { by, move: 'take', object: 'key', giveBack: 'dagger' },
    ],
    diplomat: [{ by, move: 'use', occupation: 'diplomat', target: to, object: 'key', return: 'goblet' }],
    clairvoyant: [{ by, move: 'use', occupation: 'clairvoyant', top: ['key', 'goblet'] }],
    'claim alone': [{ by, move: 'claim', as: 'association', allies: [] }],
    'claim with two': [{ by, move: 'claim', as: 'association', allies: others.slice(0, 2) }],
    'claim with all': [{ by, move: 'claim', as: 'association', allies: others }],
    lodge: [{ by, move: 'claim', as: 'lodge' }],
    prophecy: [{ by, move: 'foretell', holders: others.slice(0, 3) }],
  };
  return Object.fromEntries(
    Object.entries(moves).map(([kind, made]) => [
      kind,
      { game: 'teufelsburg', variants: kind === 'prophecy' ? ['prophecy'] : [], position, moves: made },
    ]),
  );
}

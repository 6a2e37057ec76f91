/**
 * For another site, in TypeScript: whether the printed editions of the game agree on a position, and what they differ in.
 *
 * `node examples/editions.ts` with Node 22.18 or later
 */
import { dissents, type GameRecord, rule } from 'coachlamp/teufelsburg';

const record: GameRecord = {
  game: 'teufelsburg',
  position: {
    players: [
      { id: 'Ada', association: 'order', occupation: 'thug', objects: ['key', 'key', 'key'] },
      { id: 'Béla', association: 'brotherhood', occupation: 'grand-master', objects: ['goblet'] },
      { id: 'Cili', association: 'order', occupation: 'bodyguard', objects: ['black-pearl'] },
      { id: 'Dóra', association: 'brotherhood', occupation: 'priest', objects: ['whip'] },
    ],
    turn: 'Ada',
  },
  moves: [{ by: 'Ada', move: 'claim', as: 'association' }],
};

const ruling = rule(record);
console.log(`reference: ${ruling.winners?.join(' and ')}`);
for (const { edition, ruling: other, options } of dissents(record, ruling)) {
  console.log(`${edition}: ${other.winners?.join(' and ')} (${options.join(', ')})`);
}

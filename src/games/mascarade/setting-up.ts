import { copies } from '../../../engine/kernel/plan.ts';
import { characters, editions, facts } from '../../../engine/mascarade/data.ts';
import { cardsEach, deckFaults, deckFor } from '../../../engine/mascarade/deck.ts';
import type { Edition } from '../../../engine/mascarade/ground.ts';
import { planFor, stepsOf } from '../../../engine/mascarade/plan.ts';
import type { CharacterId } from '../../../engine/mascarade/record.ts';
import type { SettingUp } from '../setting-up.ts';
import { sentenceParams } from './sentences.ts';

/** How Mascarade is set up. */
const settingUp: SettingUp = {
  editions: Object.keys(editions),
  players: facts.players,
  options: () => [],
  steps: ({ players, edition, deck }) =>
    stepsOf(planFor({ players, edition: edition as Edition, deck: deck as CharacterId[] | undefined })),
  deck: {
    kind: 'character',
    box: copies(Object.entries(characters).map(([card, { count }]) => ({ card, count }))),
    // Two and three players have several cards each, always the same six.
    isFor: (players) => cardsEach(players) === 1,
    official: (players, edition) => deckFor(players, edition as Edition),
    faults: (deck, players) => deckFaults(deck as CharacterId[], players),
    sentenceParams,
  },
};

export default settingUp;

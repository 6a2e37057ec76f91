import { editions, facts } from '../../../engine/teufelsburg/data.ts';
import type { Edition } from '../../../engine/teufelsburg/ground.ts';
import { planFor, stepsOf } from '../../../engine/teufelsburg/plan.ts';
import type { SettingUp } from '../setting-up.ts';

const THREE = 'three-associations';
const FIRST = 'first-game';

/** How Teufelsburg is set up. */
const settingUp: SettingUp = {
  editions: Object.keys(editions),
  players: facts.players,
  options: (players, edition) => [
    ...(editions[edition as Edition].unsealed === 'later' ? [FIRST] : []),
    ...(players === 3 && editions[edition as Edition][THREE] === 'variant' ? [THREE] : []),
  ],
  steps: ({ players, edition, options }) =>
    stepsOf(
      planFor({
        players,
        edition: edition as Edition,
        variants: options.includes(THREE) ? [THREE] : [],
        firstGame: options.includes(FIRST),
      }),
    ),
};

export default settingUp;

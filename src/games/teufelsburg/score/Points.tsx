import { type Ending, meritOf, POINTS } from '../../../../engine/teufelsburg/points.ts';
import type { ScoreWords } from './texts.ts';

interface Props {
  readonly players: readonly string[];
  readonly ending: Ending;
  readonly words: ScoreWords;
}

/** What a round has brought those who won it, with the reason for each. */
export function Points({ players, ending, words: { t } }: Props) {
  return (
    <ul class="sc-points plain-list">
      {players
        .filter((id) => ending.winners.includes(id))
        .map((id) => {
          const merit = meritOf(ending, id);
          return (
            <li key={id}>
              <b>{`+${POINTS[merit]}`}</b> <span class="sc-name">{id}</span>{' '}
              <span class="dim">{t(`score.merit.${merit}`)}</span>
            </li>
          );
        })}
    </ul>
  );
}

/**
 * The points of a campaign after each round: a line for each player, in a stroke of its own. What it shows stands in figures beside it.
 */
import { type Campaign, pointsSoFar } from './campaign.ts';
import type { ScoreWords } from './texts.ts';

const WIDTH = 320;
const HEIGHT = 180;
const LEFT = 26;
const RIGHT = 84;
const EDGE = 12;
const FOOT = 20;
/** Names stand at least so far from one another. */
const LINE = 13;

/** So many steps at most stand on an axis. */
const STEPS = 6;

/** Round numbers from 0 to the highest, evenly apart. */
function scale(highest: number): number[] {
  const step = Math.max(1, Math.ceil(highest / (STEPS - 1)));
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** Heights at which names can stand side by side without covering each other, as near as can be to where their lines end. */
function apart(heights: readonly number[]): number[] {
  const order = heights
    .map((_, index) => index)
    .sort((one, other) => (heights[one] as number) - (heights[other] as number));
  const placed = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    above = Math.max(placed[index] as number, above + LINE);
    placed[index] = above;
  }
  const over = Math.max(0, above - (HEIGHT - 2));
  return placed.map((height) => height - over);
}

/** The chart. */
export function Chart({ campaign, words: { t } }: { readonly campaign: Campaign; readonly words: ScoreWords }) {
  const after = pointsSoFar(campaign);
  const { players } = campaign;
  const rounds = after.length - 1;
  const marks = scale(Math.max(1, ...(after.at(-1) ?? [])));
  const top = marks.at(-1) ?? 1;
  const x = (round: number) => LEFT + ((WIDTH - LEFT - RIGHT) * round) / Math.max(1, rounds);
  const y = (points: number) => EDGE + (HEIGHT - EDGE - FOOT) * (1 - points / top);
  const ends = (after.at(-1) ?? []).map(y);
  const names = apart(ends);
  const every = Math.ceil(rounds / STEPS);
  return (
    <figure class="sc-chart">
      <figcaption class="dim small">{t('score.chart')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {marks.map((points) => (
          <g key={points}>
            <path class="sc-grid" d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
            <text class="sc-mark" x={LEFT - 6} y={y(points) + 3.5} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
        {after.map(
          (_, round) =>
            round % every === 0 && (
              <text key={round} class="sc-mark" x={x(round)} y={HEIGHT - 5} text-anchor="middle">
                {round}
              </text>
            ),
        )}
        {players.map((id, player) => (
          <g key={id} data-line={player}>
            <path
              class="sc-line"
              d={`M${after.map((points, round) => `${x(round)} ${y(points[player] ?? 0)}`).join('L')}`}
            />
            <circle class="sc-dot" cx={x(rounds)} cy={ends[player]} r="3" />
            <path class="sc-lead" d={`M${x(rounds) + 3} ${ends[player]}L${WIDTH - RIGHT + 10} ${names[player]}`} />
            <text class="sc-end" x={WIDTH - RIGHT + 13} y={(names[player] ?? 0) + 3.5}>
              {[...id].length > 11 ? `${[...id].slice(0, 10).join('')}…` : id}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/**
 * What stands in the middle of the table: the scales of a fight, or what a claim comes to.
 */
import { type Point, type Size, shift } from '../../table/geometry.ts';
import type { Words } from '../../words.ts';
import { Face } from './Face.tsx';
import type { Layout, Seat } from './geometry.ts';
import { BAG, type ClaimScene, type FightScene } from './scene.ts';
import { SIGNS } from './signs.ts';

/** Half of the beam, and where it hangs. */
const BEAM = 44;
const PIVOT = -30;
/** How far a point more tips the scales, and the most they tip, in degrees. */
const TIP = 6;
const MOST = 14;
const SEAL: Size = { width: 38, height: 38 };
const DECIDING: Size = { width: 24, height: 24 };

/** A balance that the side with more points pulls down; each side stands where its fighter sits. */
export function Scales({
  fight,
  layout,
  words,
}: {
  readonly fight: FightScene;
  readonly layout: Layout;
  readonly words: Words;
}) {
  const { points, outcome, decidedBy } = fight;
  const placeOf = (seat: number) => (layout.seats[seat] as Seat).stand.x;
  const isTurned = placeOf(fight.attacker) > placeOf(fight.defender);
  const sides = [
    { side: isTurned ? 'defender' : 'attacker', way: -1 },
    { side: isTurned ? 'attacker' : 'defender', way: 1 },
  ] as const;
  const pull = points ? sides.reduce((sum, { side, way }) => sum + way * points[side], 0) : 0;
  const angle = Math.max(-MOST, Math.min(MOST, pull * TIP));
  const turn = (angle * Math.PI) / 180;
  const endOf = (way: number): Point => ({ x: way * BEAM * Math.cos(turn), y: PIVOT + way * BEAM * Math.sin(turn) });
  const wins = (side: string) => (outcome === side ? ' pic-won' : '');
  return (
    <g transform={shift(layout.middle)}>
      <path class="pic-iron" d="M-2-34H2L3 34H-3zM-16 38q16-9 32 0z" />
      <path class="pic-iron pic-beam" d="M-46-30Q0-38 46-30Q0-31-46-30z" transform={`rotate(${angle} 0 ${PIVOT})`} />
      <circle class="pic-iron" cy={PIVOT - 1} r={4} />
      {sides.map(({ side, way }) => (
        <g key={side} class={`pic-pan pic-as-${side}`} transform={shift(endOf(way))}>
          <path class="pic-strings" d="M-15 24 0 0 15 24" />
          <path d="M-18 24H18Q14 32 0 32T-18 24z" />
          <path d={SIGNS[side]} transform="translate(-7.6 6.4)scale(.95)" />
        </g>
      ))}
      {points &&
        sides.map(({ side, way }) => (
          <g key={side} class={`pic-points${wins(side)}`} transform={shift({ x: way * 27, y: 26 })}>
            {outcome === side && <circle r={13} />}
            <text y={8}>{points[side]}</text>
          </g>
        ))}
      {decidedBy.map((card, index) => (
        <Face
          key={card}
          card={card}
          state="used"
          size={DECIDING}
          at={{ x: -DECIDING.width / 2, y: PIVOT + 8 + index * (DECIDING.height + 2) }}
          words={words}
        />
      ))}
    </g>
  );
}

/** For whom the game is won, and what was counted. */
export function Outcome({
  claim: { tally, won },
  layout: { middle, card },
  words,
}: {
  readonly claim: ClaimScene;
  readonly layout: Layout;
  readonly words: Words;
}) {
  return (
    <g transform={shift(middle)}>
      {won && (
        <Face
          card={won === 'lodge' ? 'object.lodge-coat-of-arms' : `association.${won}`}
          size={SEAL}
          at={{ x: -SEAL.width / 2, y: tally ? -44 : -SEAL.height / 2 }}
          words={words}
        />
      )}
      {tally && (
        <>
          {/* Both for the Lodge, which takes either. */}
          {tally.objects
            .filter((object) => !object.startsWith(BAG))
            .map((object, index, all) => (
              <Face
                key={object}
                card={`object.${object}`}
                size={card}
                at={{ x: (index - all.length) * (card.width + 6), y: 4 }}
                words={words}
              />
            ))}
          <text class="pic-tally" x={0} y={4 + card.height / 2 + 8}>
            {tally.number} / {tally.needed}
          </text>
        </>
      )}
    </g>
  );
}

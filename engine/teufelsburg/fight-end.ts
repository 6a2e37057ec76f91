/**
 * How a fight ends: the count, who wins, and the draw after a tie (chapter `fight`). What the winner gets is in `spoils.ts`.
 */

import { drawTop } from './bags.ts';
import type { StepCode } from './data.ts';
import { count, isOn, RING_IN_TIME, roleGround, sideOf } from './fight-sides.ts';
import { type Ground, reading, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import { ability } from './occupations.ts';
import type { Side } from './record.ts';
import type { Fight } from './state.ts';
import type { Table } from './table.ts';
import { checkGoesOn } from './turn.ts';

const POINTS = text('fight.points');
/** What a Poison Mixer decides. */
export const MIXER = ability('poison-mixer', 'fight.poison-mixer');
const MIXER_AND_RING = reading('mixer-and-ring', 'fight.poison-mixer', 'occupation.poison-mixer', 'fight.poison-ring');
const RING = roleGround('poison-ring');
const WINNER = text('fight.winner');
const TIE = text('fight.tie');

/** `resolve`: points are counted; the Poison Mixer's word comes before them, the Poison Ring decides a tie. */
export const resolve = {
  check(table: Table): Illegal | undefined {
    const over = checkGoesOn(table);
    return over ?? (isOn(table) ? undefined : illegal('fight.none-to-resolve', POINTS, {}));
  },

  carryOut(table: Table): void {
    const fight = table.fight as Fight;
    const attackerPoints = count(fight, 'attacker');
    const defenderPoints = count(fight, 'defender');
    const names = { attacker: table.id(fight.attacker), defender: table.id(fight.defender) };
    table.step('fight.counted', POINTS, { ...names, attackerPoints, defenderPoints });
    const ring = fight.used.find((used) => used.card === 'poison-ring');
    if (fight.mixed) {
      decide(table, fight.mixed, 'poison-mixer', 'fight.mixer-wins', MIXER);
      if (ring) table.step('ring.no-say', MIXER_AND_RING, { by: table.id(ring.seat) });
    } else if (attackerPoints !== defenderPoints) {
      decide(table, attackerPoints > defenderPoints ? 'attacker' : 'defender', 'points', 'fight.won', WINNER);
      if (ring) table.step('ring.no-tie', RING_IN_TIME, { by: table.id(ring.seat) });
    } else if (ring) {
      decide(table, sideOf(fight, ring.seat) as Side, 'poison-ring', 'fight.ring-wins', RING);
      table.step('ring.no-draw', RING, { attacker: names.attacker });
    } else {
      fight.outcome = 'tie';
      fight.decidedBy = 'points';
      table.step('fight.tie', TIE, names);
      table.phase = { at: 'tie' };
      if (!mayCancelDraw(table)) drawAfterTie(table);
    }
  },
};

function decide(
  table: Table,
  side: Side,
  by: 'points' | 'poison-ring' | 'poison-mixer',
  code: StepCode,
  ground: Ground,
): void {
  const fight = table.fight as Fight;
  fight.outcome = side;
  fight.decidedBy = by;
  table.phase = { at: 'spoils' };
  const other = side === 'attacker' ? 'defender' : 'attacker';
  table.step(code, ground, {
    winner: table.id(fight[side]),
    loser: table.id(fight[other]),
    winnerPoints: count(fight, side),
    loserPoints: count(fight, other),
  });
}

/** Whether a Doctor could still cancel the draw of a tie (option `doctor-tie`). */
export const mayCancelDraw = (table: Table): boolean =>
  table.options['doctor-tie'] === 'cancels' && table.pile.length > 0;

/** After a tie the attacker draws the top card of the pile, if there is one. */
export function drawAfterTie(table: Table): void {
  const { attacker } = table.fight as Fight;
  const isEmpty = table.pile.length === 0;
  table.phase = { at: 'turn', tied: isEmpty ? 'nothing' : 'drew' };
  if (isEmpty) table.step('fight.tie-no-card', TIE, { by: table.id(attacker) });
  else drawTop(table, attacker, 'fight.tie-draw', TIE);
}

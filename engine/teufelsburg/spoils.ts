/**
 * After a fight: the Doctor, and what the winner sees and takes (chapter `fight`).
 */
import { mayCancelDraw } from './fight-end.ts';
import { isFighter } from './fight-sides.ts';
import { type Ground, option, reading, text } from './ground.ts';
import { checkHeld, tellNoTrade } from './hand.ts';
import { type Illegal, illegal } from './illegal.ts';
import { received } from './limit.ts';
import { ability, checkAbility, showOccupation } from './occupations.ts';
import type { MoveOf, UseOf } from './record.ts';
import { type Fight, loserOf, winnerOf, written } from './state.ts';
import type { Table } from './table.ts';
import { checkGoesOn, FORGONE, MUST_TAKE } from './turn.ts';

const DOCTOR = ability('doctor', 'fight.doctor');
const DENIED = ability('doctor', 'fight.doctor', 'fight.spoils');
const DOCTOR_BEYOND = reading('mixer-and-doctor', 'fight.doctor', 'occupation.doctor');
const DOCTOR_TIE = option('doctor-tie', 'fight.doctor', 'occupation.doctor');
const DOCTOR_NOTHING = reading('doctor-nothing-to-cancel', 'fight.doctor', 'occupation.doctor');
const DOCTOR_ENDS = option('after-doctor', 'fight.doctor', 'occupation.doctor');
const DOCTOR_ENDS_ANY = reading('doctor-and-turn', 'fight.doctor', 'occupation.doctor');
const SPOILS = text('fight.spoils');
const ALLEGIANCE = text('fight.allegiance');
const ONE_OF_THREE = reading('one-of-three', 'fight.allegiance', 'three.look');
const BAGGAGE = text('fight.baggage');
const LAST = text('fight.last-object', 'baggage.never-empty');
const ANOTHER = option('last-object', 'fight.last-object');
const NO_TRADE = text('trade.no-trade', 'fight.baggage');

/** Whether somebody has decided the fight or kept the Doctor out of it, of whom no leaflet says whether that reaches further. */
function isBeyond(fight: Fight, doctor: number): boolean {
  const isShutOut = fight.duelist >= 0 && !isFighter(fight, doctor);
  return fight.decidedBy === 'poison-mixer' || isShutOut || fight.hypnotised === doctor;
}

/** The Doctor denies the winner all spoils; where the edition says so, also the draw of a tie. */
export const doctor = {
  check(table: Table, { by }: UseOf<'doctor'>): Illegal | undefined {
    const over = checkGoesOn(table);
    if (over) return over;
    const early = checkAbility(table, table.seat(by), 'doctor');
    if (early) return early;
    const { phase } = table;
    if (phase.at === 'spoils' || (phase.at === 'tie' && mayCancelDraw(table))) return undefined;
    const tied = phase.at === 'turn' ? phase.tied : undefined;
    if (tied && table.options['doctor-tie'] === 'no') return illegal('doctor.tie', DOCTOR_TIE, { by });
    if (tied === 'nothing') return illegal('doctor.nothing', DOCTOR_NOTHING, { by });
    return illegal('doctor.not-now', DOCTOR, { by });
  },

  carryOut(table: Table, { by }: UseOf<'doctor'>): void {
    const fight = table.fight as Fight;
    showOccupation(table, table.seat(by), 'doctor');
    if (table.phase.at === 'tie')
      table.step('doctor.cancels-draw', DOCTOR_TIE, { by, attacker: table.id(fight.attacker) });
    else {
      const ground = isBeyond(fight, table.seat(by)) ? DOCTOR_BEYOND : DOCTOR;
      table.step('doctor.denies', ground, { by, winner: table.id(winnerOf(fight)) });
      fight.spoils = 'denied';
    }
    // The leaflets speak of the winner’s turn: of the attacker’s only where that is the winner.
    table.step('doctor.ends-turn', fight.outcome === 'attacker' ? DOCTOR_ENDS : DOCTOR_ENDS_ANY, { by });
    table.phase = { at: 'stopped', by: 'doctor' };
  },
};

/** What stands against a player deciding about spoils at this stage. */
function checkWinner(table: Table, by: string, at: 'spoils' | 'baggage', ground: Ground): Illegal | undefined {
  const over = checkGoesOn(table);
  if (over) return over;
  const { fight, phase } = table;
  if (!fight || (phase.at !== 'spoils' && phase.at !== 'baggage')) return noSpoils(table, by, ground);
  if (table.seat(by) !== winnerOf(fight))
    return illegal('spoils.not-winner', ground, { by, winner: table.id(winnerOf(fight)) });
  if (phase.at !== at) return illegal(at === 'spoils' ? 'spoils.chosen' : 'spoils.look-first', ground, { by });
  return undefined;
}

/** Why there are no spoils to decide about: there never were any, they have been denied or forgone, or this has been decided. */
function noSpoils(table: Table, by: string, ground: Ground): Illegal {
  const { fight } = table;
  if (fight?.outcome !== 'attacker' && fight?.outcome !== 'defender') return illegal('spoils.none', ground, { by });
  const winner = winnerOf(fight);
  if (fight.spoils === 'denied') return illegal('spoils.denied', DENIED, { winner: table.id(winner) });
  if (winner !== table.seat(by)) return illegal('spoils.none', ground, { by });
  return fight.spoils === 'forgone'
    ? illegal('spoils.none', FORGONE, { by })
    : illegal('spoils.chosen', ground, { by });
}

/** `inspect`: the winner looks at the loser's allegiance, or at the baggage. */
export const inspect = {
  check: (table: Table, { by }: MoveOf<'inspect'>): Illegal | undefined => checkWinner(table, by, 'spoils', SPOILS),

  carryOut(table: Table, { by, what }: MoveOf<'inspect'>): void {
    const winner = table.seat(by);
    const loser = loserOf(table.fight as Fight);
    const { id: of, hand, occupation, three } = table.player(loser);
    if (what === 'baggage') {
      const value = hand.map(written);
      table.step('spoils.saw-baggage', BAGGAGE, { by, of, objects: value });
      table.show(winner, 'objects', value, loser);
      table.step(`spoils.take-${table.options.spoils}`, MUST_TAKE, { by, of });
      table.phase = { at: 'baggage' };
    } else {
      const association = table.look(loser);
      const params = { by, of, association, occupation: written(occupation) };
      if (three) table.step('spoils.saw-one-of-three', ONE_OF_THREE, params);
      else table.step('spoils.saw-allegiance', ALLEGIANCE, params);
      table.show(winner, 'association', association, loser);
      table.show(winner, 'occupation', written(occupation), loser);
      table.rest();
    }
  },
};

/** `take`: an object of the loser's; for the only one the winner gives another back. */
export const take = {
  check(table: Table, { by, object, giveBack }: MoveOf<'take'>): Illegal | undefined {
    const early = checkWinner(table, by, 'baggage', BAGGAGE);
    if (early) return early;
    const loser = loserOf(table.fight as Fight);
    const of = table.id(loser);
    if (!table.holds(loser, object)) return illegal('spoils.not-there', BAGGAGE, { by, of, object });
    const last = table.player(loser).hand.length === 1;
    if (!last) return giveBack ? illegal('spoils.nothing-to-give-back', LAST, { by, of }) : undefined;
    if (!giveBack) return illegal('spoils.give-back-owed', LAST, { by, of, object });
    if (table.options['last-object'] === 'any' && giveBack === object) return undefined;
    const lacks = checkHeld(table, by, giveBack);
    return lacks && giveBack === object ? illegal('spoils.same-object', ANOTHER, { by, object }) : lacks;
  },

  carryOut(table: Table, { by, object, giveBack }: MoveOf<'take'>): void {
    const winner = table.seat(by);
    const loser = loserOf(table.fight as Fight);
    const of = table.id(loser);
    table.own(loser, object);
    // Where any object will do, the one just taken may go back, and shows nothing of the winner's hand.
    const same = giveBack === object && table.options['last-object'] === 'any';
    if (giveBack && !same) table.own(winner, giveBack);
    table.step('spoils.took', BAGGAGE, { by, of, object }).move(object, loser, winner);
    if (giveBack)
      table.step('spoils.gave-back', same ? ANOTHER : LAST, { by, of, object: giveBack }).move(giveBack, winner, loser);
    for (const one of giveBack && !same ? [object, giveBack] : [object]) tellNoTrade(table, one, NO_TRADE);
    table.rest();
    received(table, winner);
  },
};

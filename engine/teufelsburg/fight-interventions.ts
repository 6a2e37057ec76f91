/**
 * The occupations that turn a fight: Priest, Hypnotist, Duelist and Poison Mixer (chapter `fight`).
 */
import { MIXER } from './fight-end.ts';
import {
  checkFight,
  checkShutOut,
  DUELIST,
  DUELIST_BARS,
  HYPNOTISED,
  HYPNOTIST,
  isFighter,
  sideOf,
  use,
} from './fight-sides.ts';
import { type Ground, option, reading } from './ground.ts';
import { checkHeld, tellNoTrade } from './hand.ts';
import { type Illegal, illegal } from './illegal.ts';
import { received } from './limit.ts';
import { ability, checkAbility, showOccupation } from './occupations.ts';
import type { MoveOf, OccupationId, Side, UseOf } from './record.ts';
import type { Fight, Phase } from './state.ts';
import type { Table } from './table.ts';
import { checkGoesOn } from './turn.ts';

const PRIEST = ability('priest', 'fight.priest');
const PRIEST_FIGHTER = reading('priest-who-fights', 'fight.priest', 'occupation.priest');
const PAYS = ability('priest', 'fight.priest-pays');
const PAYS_NOBODY = reading('priest-who-fights', 'fight.priest-pays', 'occupation.priest');
const PRIEST_ENDS = option('after-priest', 'fight.priest', 'occupation.priest');
const HYPNOTIST_TARGET = reading('whom-the-hypnotist-names', 'fight.hypnotist', 'occupation.hypnotist');
const DUELIST_AND_MIXER = reading(
  'mixer-and-duelist',
  'fight.duelist',
  'fight.poison-mixer',
  'occupation.duelist',
  'occupation.poison-mixer',
);

/** What bars somebody from turning a fight by an occupation: there is none, or the ability is not theirs to use; otherwise the fight. */
function checkIntervention(table: Table, by: string, occupation: OccupationId, ground: Ground): Illegal | Fight {
  const fight = checkFight(table, by, ground);
  return 'code' in fight ? fight : (checkAbility(table, table.seat(by), occupation) ?? fight);
}

/** The Priest stops the fight before anyone has declared support. */
export const priest = {
  check(table: Table, { by }: UseOf<'priest'>): Illegal | undefined {
    const fight = checkIntervention(table, by, 'priest', PRIEST);
    if ('code' in fight) return fight;
    return table.phase.at === 'challenge' ? undefined : illegal('priest.too-late', PRIEST, { by });
  },

  carryOut(table: Table, { by }: UseOf<'priest'>): void {
    const seat = table.seat(by);
    const fight = table.fight as Fight;
    showOccupation(table, seat, 'priest');
    fight.outcome = 'prevented';
    fight.decidedBy = 'priest';
    table.step('priest.stopped', isFighter(fight, seat) ? PRIEST_FIGHTER : PRIEST, { by });
    const attacker = table.player(fight.attacker);
    table.phase = { at: 'stopped', by: 'priest' };
    if (seat === fight.attacker) table.step('priest.pays-nobody', PAYS_NOBODY, { by });
    else if (attacker.hand.length < 2) table.step('priest.single-object', PAYS, { attacker: attacker.id, by });
    else {
      table.step('priest.is-owed', PAYS, { attacker: attacker.id, by });
      table.phase = { at: 'payment', attacker: fight.attacker, priest: seat };
    }
    table.step('priest.ends-turn', PRIEST_ENDS, { attacker: attacker.id });
  },
};

/** `pay`: the attacker gives the Priest an object of the attacker's choice. */
export const pay = {
  check(table: Table, move: MoveOf<'pay'>): Illegal | undefined {
    const over = checkGoesOn(table);
    if (over) return over;
    const by = table.seat(move.by);
    if (table.phase.at !== 'payment' || table.phase.attacker !== by)
      return illegal('priest.not-owed', PAYS, { by: move.by });
    return checkHeld(table, move.by, move.object);
  },

  carryOut(table: Table, move: MoveOf<'pay'>): void {
    const { attacker, priest: to } = table.phase as Phase & { at: 'payment' };
    const object = table.own(attacker, move.object);
    table.step('priest.paid', PAYS, { by: move.by, to: table.id(to), object }).move(object, attacker, to);
    tellNoTrade(table, object);
    table.phase = { at: 'stopped', by: 'priest' };
    received(table, to);
  },
};

/** The Hypnotist, attacking, silences one player between the supports and the first card. */
export const hypnotist = {
  check(table: Table, { by, target }: UseOf<'hypnotist'>): Illegal | undefined {
    const seat = table.seat(by);
    const fight = checkIntervention(table, by, 'hypnotist', HYPNOTIST);
    if ('code' in fight) return fight;
    if (seat !== fight.attacker) return illegal('role.attacker', HYPNOTIST, { by, card: 'hypnotist' });
    if (fight.hypnotised >= 0) return illegal('occupation.again', HYPNOTIST, { by, occupation: 'hypnotist' });
    if (table.phase.at === 'cards') return illegal('hypnotist.too-late', HYPNOTIST, { by });
    if (isFighter(fight, table.seat(target))) return illegal('hypnotist.fighter', HYPNOTIST_TARGET, { by, target });
    return undefined;
  },

  carryOut(table: Table, { by, target }: UseOf<'hypnotist'>): void {
    const fight = table.fight as Fight;
    const seat = table.seat(target);
    showOccupation(table, table.seat(by), 'hypnotist');
    const support = sideOf(fight, seat);
    fight.hypnotised = seat;
    table.phase = { at: 'cards' };
    table.step('hypnotist.named', HYPNOTIST, { by, target });
    if (support) table.step('support.fell', HYPNOTIST, { by: target, side: support });
    table.step(`hypnotist.bars-${table.options.hypnotised}`, HYPNOTISED, { target });
  },
};

/** The Duelist, a fighter, shuts everyone else out and adds a point. */
export const duelist = {
  check(table: Table, { by }: UseOf<'duelist'>): Illegal | undefined {
    const seat = table.seat(by);
    const fight = checkIntervention(table, by, 'duelist', DUELIST);
    if ('code' in fight) return fight;
    return isFighter(fight, seat) ? undefined : illegal('role.fighter', DUELIST, { by, card: 'duelist' });
  },

  carryOut(table: Table, { by }: UseOf<'duelist'>): void {
    const fight = table.fight as Fight;
    const seat = table.seat(by);
    showOccupation(table, seat, 'duelist');
    const fallen = table.seats.map((_, other) => (isFighter(fight, other) ? null : sideOf(fight, other)));
    const mixed = fight.mixed;
    fight.duelist = seat;
    use(table, seat, 'duelist');
    table.step(`duelist.bars-${table.options.duelist}`, DUELIST_BARS, { by });
    fallen.forEach((side, other) => {
      if (side) table.step('support.fell', DUELIST, { by: table.id(other), side });
    });
    for (const used of fight.used) {
      if (isFighter(fight, used.seat) || used.card === 'poison-mixer') continue;
      table.step('fight.card-fell', DUELIST, { by: table.id(used.seat), card: used.card });
    }
    if (mixed) {
      if (table.options.duelist === 'everything') fight.mixed = null;
      table.step(fight.mixed ? 'mixer.stands' : 'mixer.fell', fight.mixed ? DUELIST_BARS : DUELIST_AND_MIXER, { by });
    }
    table.step('occupation.adds', DUELIST, { by, occupation: 'duelist', side: sideOf(fight, seat) as Side });
  },
};

/** The Poison Mixer, not a fighter, decides who wins. */
export const poisonMixer = {
  check(table: Table, { by }: UseOf<'poison-mixer'>): Illegal | undefined {
    const seat = table.seat(by);
    const fight = checkIntervention(table, by, 'poison-mixer', MIXER);
    if ('code' in fight) return fight;
    if (isFighter(fight, seat)) return illegal('mixer.fighter', MIXER, { by });
    if (fight.duelist >= 0 && table.options.duelist === 'everything') {
      return illegal('fight.shut-out', DUELIST_AND_MIXER, { by, duelist: table.id(fight.duelist) });
    }
    return checkShutOut(table, fight, seat, false);
  },

  carryOut(table: Table, { by, winner }: UseOf<'poison-mixer'>): void {
    const fight = table.fight as Fight;
    showOccupation(table, table.seat(by), 'poison-mixer');
    use(table, table.seat(by), 'poison-mixer');
    fight.mixed = winner;
    table.step('mixer.decided', MIXER, { by, winner: table.id(fight[winner]) });
    if (fight.duelist >= 0) table.step('mixer.stands', DUELIST_BARS, { by });
  },
};

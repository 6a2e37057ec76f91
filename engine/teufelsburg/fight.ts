/**
 * Fighting: the attack, supports and the cards that add points (chapter `fight`).
 */
import {
  checkFight,
  checkShutOut,
  DUELIST,
  inRole,
  isFighter,
  RING_IN_TIME,
  RING_ROLE,
  type Role,
  roleGround,
  roles,
  sideOf,
  use,
} from './fight-sides.ts';
import { text } from './ground.ts';
import { checkHeld } from './hand.ts';
import { type Illegal, illegal } from './illegal.ts';
import { ability, checkAbility, showOccupation } from './occupations.ts';
import type { MoveOf, Side, UseOf } from './record.ts';
import type { Fight } from './state.ts';
import type { Table } from './table.ts';
import { beginTurn, checkAction } from './turn.ts';

const DECLARE = text('fight.declare');
const STANCE = text('fight.stance');
const SUPPORT = text('fight.support');

/** `attack`: the action of the turn, against any other player. */
export const attack = {
  check(table: Table, move: MoveOf<'attack'>): Illegal | undefined {
    const early = checkAction(table, table.seat(move.by));
    if (early) return early;
    return move.target === move.by ? illegal('fight.with-self', DECLARE, { by: move.by }) : undefined;
  },

  carryOut(table: Table, move: MoveOf<'attack'>): void {
    const attacker = table.seat(move.by);
    const defender = table.seat(move.target);
    beginTurn(table, attacker);
    table.acted = true;
    table.fight = {
      attacker,
      defender,
      support: table.seats.map(() => null),
      hypnotised: -1,
      duelist: -1,
      mixed: null,
      used: [],
      outcome: null,
      decidedBy: null,
    };
    table.phase = { at: 'challenge' };
    table.step('fight.started', DECLARE, { attacker: move.by, defender: move.target });
    table.step('fight.stance', STANCE, { attacker: move.by, defender: move.target });
  },
};

/** `support`: once each, by everyone but the two fighters, before any card is used. */
export const support = {
  check(table: Table, move: MoveOf<'support'>): Illegal | undefined {
    const seat = table.seat(move.by);
    const fight = checkFight(table, move.by, SUPPORT);
    if ('code' in fight) return fight;
    if (isFighter(fight, seat)) return illegal('support.fighter', SUPPORT, { by: move.by });
    if (fight.duelist >= 0)
      return illegal('fight.shut-out', DUELIST, { by: move.by, duelist: table.id(fight.duelist) });
    if (fight.support[seat]) return illegal('support.declared', SUPPORT, { by: move.by });
    if (table.phase.at === 'cards') return illegal('support.too-late', SUPPORT, { by: move.by });
    return undefined;
  },

  carryOut(table: Table, move: MoveOf<'support'>): void {
    (table.fight as Fight).support[table.seat(move.by)] = move.side;
    table.phase = { at: 'supports' };
    table.step(`support.${move.side}`, SUPPORT, { by: move.by });
  },
};

/** `play`: an object that serves in a fight, in the role it names, once. */
export const play = {
  check(table: Table, move: MoveOf<'play'>): Illegal | undefined {
    const { by, object } = move;
    const seat = table.seat(by);
    const added = roles.get(object);
    const isRing = object === 'poison-ring';
    const serves = added !== undefined || isRing;
    const ground = serves ? roleGround(object) : text(`object.${object}`, 'fight.cards');
    const fight = checkFight(table, by, isRing ? RING_IN_TIME : ground);
    if ('code' in fight) return fight;
    if (!serves) return illegal('play.not-in-fights', ground, { by, object });
    const lacks = checkHeld(table, by, object);
    if (lacks) return lacks;
    const role = added ?? RING_ROLE;
    const shut = checkShutOut(table, fight, seat, role.endsWith('supporter'));
    if (shut) return shut;
    if (!inRole(fight, seat, role)) return illegal(`role.${role}`, ground, { by, card: object });
    if (fight.used.some((used) => used.card === object))
      return illegal('play.again', text('fight.cards', `object.${object}`), { by, object });
    return undefined;
  },

  carryOut(table: Table, move: MoveOf<'play'>): void {
    const seat = table.seat(move.by);
    const object = table.own(seat, move.object);
    use(table, seat, object);
    const ground = roleGround(object);
    if (object === 'poison-ring') table.step('play.ring', ground, { by: move.by, object });
    else
      table.step('play.adds', ground, {
        by: move.by,
        object,
        side: sideOf(table.fight as Fight, seat) as Side,
      });
  },
};

/** Grand Master, Thug and Bodyguard: a point in the role the card names, in every fight. */
export const adder = {
  check(table: Table, move: UseOf<'grand-master' | 'thug' | 'bodyguard'>): Illegal | undefined {
    const { by, occupation } = move;
    const seat = table.seat(by);
    const ground = roleGround(occupation);
    const fight = checkFight(table, by, ground);
    if ('code' in fight) return fight;
    const role = roles.get(occupation) as Role | 'supporter';
    const early = checkAbility(table, seat, occupation) ?? checkShutOut(table, fight, seat, role.endsWith('supporter'));
    if (early) return early;
    if (!inRole(fight, seat, role)) return illegal(`role.${role}`, ground, { by, card: occupation });
    if (fight.used.some((used) => used.card === occupation))
      return illegal('occupation.again', ability(occupation, 'fight.cards'), { by, occupation });
    return undefined;
  },

  carryOut(table: Table, { by, occupation }: UseOf<'grand-master' | 'thug' | 'bodyguard'>): void {
    const seat = table.seat(by);
    showOccupation(table, seat, occupation);
    use(table, seat, occupation);
    table.step('occupation.adds', roleGround(occupation), {
      by,
      occupation,
      side: sideOf(table.fight as Fight, seat) as Side,
    });
  },
};

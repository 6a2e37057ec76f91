/**
 * Fighting: the attack, supports, cards, and who wins (chapter `fight`). What the winner gets is in `spoils.ts`.
 */
import { objects, occupations, type StepCode } from './data.ts';
import { drawTop } from './effects.ts';
import { type Cite, type Ground, option, reading, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import { received } from './limit.ts';
import { ability, checkAbility, showOccupation } from './occupations.ts';
import type { MoveOf, ObjectId, OccupationId, Side, UseOf } from './record.ts';
import type { Fight, Phase } from './state.ts';
import type { Table } from './table.ts';
import { beginTurn, checkAction, checkGoesOn } from './turn.ts';

/** What somebody is in a fight; cards name one of these, or `supporter` for a supporter of either side. */
type Role = Side | 'attacker-supporter' | 'defender-supporter';

const DECLARE = text('fight.declare');
const STANCE = text('fight.stance');
const PRIEST = ability('priest', 'fight.priest');
const PRIEST_FIGHTER = reading('priest-who-fights', 'fight.priest', 'occupation.priest');
const PAYS = ability('priest', 'fight.priest-pays');
const PAYS_NOBODY = reading('priest-who-fights', 'fight.priest-pays', 'occupation.priest');
const PRIEST_ENDS = option('after-priest', 'fight.priest', 'occupation.priest');
const NO_TRADE = reading('no-trades', 'trade.no-trade');
const SUPPORT = text('fight.support');
const HYPNOTIST = ability('hypnotist', 'fight.hypnotist');
const HYPNOTIST_TARGET = reading('whom-the-hypnotist-names', 'fight.hypnotist', 'occupation.hypnotist');
const HYPNOTISED = option('hypnotised', 'fight.hypnotist', 'occupation.hypnotist');
const POINTS = text('fight.points');
const DUELIST = ability('duelist', 'fight.duelist');
const DUELIST_BARS = option('duelist', 'fight.duelist', 'occupation.duelist');
const DUELIST_AND_MIXER = reading(
  'mixer-and-duelist',
  'fight.duelist',
  'fight.poison-mixer',
  'occupation.duelist',
  'occupation.poison-mixer',
);
const MIXER = ability('poison-mixer', 'fight.poison-mixer');
const MIXER_AND_RING = reading('mixer-and-ring', 'fight.poison-mixer', 'occupation.poison-mixer', 'fight.poison-ring');
const RING = text('object.poison-ring', 'fight.poison-ring');
const WINNER = text('fight.winner');
const TIE = text('fight.tie');
const EMPTY = text('fight.tie', 'bags.turned');
const HAND = text('baggage.hand');

/** Cards that serve in a fight beside those that add points, and who uses them. */
const RING_ROLE = 'fighter';

const cite = (card: ObjectId | OccupationId): Cite =>
  card in objects ? `object.${card as ObjectId}` : `occupation.${card as OccupationId}`;
const roleGrounds = new Map<string, Ground>(
  [...Object.keys(objects), ...Object.keys(occupations)].map((card) => [
    card,
    text(cite(card as ObjectId), card === 'poison-ring' ? 'fight.poison-ring' : 'fight.roles'),
  ]),
);
const roleGround = (card: ObjectId | OccupationId) => roleGrounds.get(card) as Ground;

/** In which role a card adds its point to a fight; nothing for cards that add none. */
const roles = new Map<string, Role | 'supporter'>(
  Object.entries({ ...objects, ...occupations }).flatMap(([card, facts]) =>
    'fight' in facts ? [[card, facts.fight.role] as const] : [],
  ),
);

const isOn = (table: Table) =>
  table.phase.at === 'challenge' || table.phase.at === 'supports' || table.phase.at === 'cards';
const isFighter = (fight: Fight, seat: number) => seat === fight.attacker || seat === fight.defender;

/** The side that a player is on, supports that have fallen not counted; none for abstainers. */
function sideOf(fight: Fight, seat: number): Side | null {
  if (seat === fight.attacker) return 'attacker';
  if (seat === fight.defender) return 'defender';
  if (fight.duelist >= 0 || seat === fight.hypnotised) return null;
  const side = fight.support[seat];
  return side === 'attacker' || side === 'defender' ? side : null;
}

/** Whether a player is in the role that a card names. */
function inRole(fight: Fight, seat: number, role: Role | 'supporter' | typeof RING_ROLE): boolean {
  if (role === 'fighter') return isFighter(fight, seat);
  if (role === 'attacker' || role === 'defender') return seat === fight[role];
  const side = isFighter(fight, seat) ? null : sideOf(fight, seat);
  return side !== null && (role === 'supporter' || role === `${side}-supporter`);
}

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

/** The fight under way, or what stands against doing something in it. */
function checkFight(table: Table, by: string, ground: Ground): Illegal | Fight {
  const over = checkGoesOn(table);
  if (over) return over;
  return table.fight && isOn(table) ? table.fight : illegal('fight.none', ground, { by });
}

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

/** What stands against a player using a card of their own in a fight: a Hypnotist or a Duelist has shut them out. */
function checkShutOut(table: Table, fight: Fight, seat: number, needsSupport: boolean): Illegal | undefined {
  const by = table.id(seat);
  if (seat === fight.hypnotised) {
    if (table.options.hypnotised === 'nothing') return illegal('fight.hypnotised', HYPNOTISED, { by });
    if (needsSupport) return illegal('fight.hypnotised-supporter', HYPNOTISED, { by });
  }
  if (fight.duelist < 0 || isFighter(fight, seat)) return undefined;
  if (needsSupport) return illegal('fight.shut-out', DUELIST, { by, duelist: table.id(fight.duelist) });
  if (table.options.duelist === 'everything') {
    return illegal('fight.shut-out', DUELIST_BARS, { by, duelist: table.id(fight.duelist) });
  }
  return undefined;
}

/** `play`: an object that serves in a fight, in the role it names, once. */
export const play = {
  check(table: Table, move: MoveOf<'play'>): Illegal | undefined {
    const { by, object } = move;
    const seat = table.seat(by);
    const added = roles.get(object);
    const serves = added !== undefined || object === 'poison-ring';
    const ground = serves ? roleGround(object) : text(`object.${object}`, 'fight.cards');
    const fight = checkFight(table, by, ground);
    if ('code' in fight) return fight;
    if (!serves) return illegal('play.not-in-fights', ground, { by, object });
    if (!table.holds(seat, object)) return illegal('object.not-held', HAND, { by, object });
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
    if (object === 'poison-ring') table.step('play.ring', RING, { by: move.by, object });
    else
      table.step('play.adds', roleGround(object), {
        by: move.by,
        object,
        side: sideOf(table.fight as Fight, seat) as Side,
      });
  },
};

function use(table: Table, seat: number, card: ObjectId | OccupationId): void {
  (table.fight as Fight).used.push({ seat, card });
  table.phase = { at: 'cards' };
}

/** Grand Master, Thug and Bodyguard: a point in the role the card names, in every fight. */
export const adder = {
  check(table: Table, move: UseOf<'grand-master' | 'thug' | 'bodyguard'>): Illegal | undefined {
    const { by, occupation } = move;
    const seat = table.seat(by);
    const ground = roleGround(occupation);
    const fight = checkFight(table, by, ground);
    if ('code' in fight) return fight;
    const role = roles.get(occupation) as Role;
    const early = checkAbility(table, seat, occupation) ?? checkShutOut(table, fight, seat, occupation === 'bodyguard');
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

/** The Priest stops the fight before anyone has declared support. */
export const priest = {
  check(table: Table, { by }: UseOf<'priest'>): Illegal | undefined {
    const fight = checkFight(table, by, PRIEST);
    if ('code' in fight) return fight;
    const early = checkAbility(table, table.seat(by), 'priest');
    if (early) return early;
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
    if (!table.holds(by, move.object)) return illegal('object.not-held', HAND, { by: move.by, object: move.object });
    return undefined;
  },

  carryOut(table: Table, move: MoveOf<'pay'>): void {
    const { attacker, priest: to } = table.phase as Phase & { at: 'payment' };
    const object = table.own(attacker, move.object);
    table.step('priest.paid', PAYS, { by: move.by, to: table.id(to), object }).move(object, attacker, to);
    if ('trade' in objects[object]) table.step('effect.no-trade', NO_TRADE, { object });
    table.phase = { at: 'stopped', by: 'priest' };
    received(table, to);
  },
};

/** The Hypnotist, attacking, silences one player between the supports and the first card. */
export const hypnotist = {
  check(table: Table, { by, target }: UseOf<'hypnotist'>): Illegal | undefined {
    const seat = table.seat(by);
    const fight = checkFight(table, by, HYPNOTIST);
    if ('code' in fight) return fight;
    const early = checkAbility(table, seat, 'hypnotist');
    if (early) return early;
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
    const fight = checkFight(table, by, DUELIST);
    if ('code' in fight) return fight;
    const early = checkAbility(table, seat, 'duelist');
    if (early) return early;
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
    const fight = checkFight(table, by, MIXER);
    if ('code' in fight) return fight;
    const early = checkAbility(table, seat, 'poison-mixer');
    if (early) return early;
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
  },
};

/** The points of a side as the fight stands: a point for each fighter and supporter, and what cards add. */
export function count(fight: Fight, side: Side): number {
  let points = 0;
  for (let seat = 0; seat < fight.support.length; seat++) if (sideOf(fight, seat) === side) points++;
  for (const { seat, card } of fight.used) {
    // Whoever has used a card in its role is in it for as long as they are on a side.
    if ((card === 'duelist' || roles.has(card)) && sideOf(fight, seat) === side) points++;
  }
  return points;
}

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
      if (ring) table.step('ring.no-tie', RING, { by: table.id(ring.seat) });
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
  if (isEmpty) table.step('fight.tie-no-card', EMPTY, { by: table.id(attacker) });
  else drawTop(table, attacker, 'fight.tie-draw', TIE);
}

/**
 * Who is on which side of a fight and in which role, who is shut out, and what a side counts (chapter `fight`).
 */
import { objects, occupations } from './data.ts';
import { type Cite, type Ground, option, reading, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import { ability } from './occupations.ts';
import type { ObjectId, OccupationId, Side } from './record.ts';
import type { Fight } from './state.ts';
import type { Table } from './table.ts';
import { checkGoesOn } from './turn.ts';

/** What somebody is in a fight; cards name one of these, or `supporter` for a supporter of either side. */
export type Role = Side | 'attacker-supporter' | 'defender-supporter';

/** What a hypnotised player may not do. */
export const HYPNOTISED = option('hypnotised', 'fight.hypnotist', 'occupation.hypnotist');
/** The Hypnotist's silence, and what no leaflet allows whom it falls on. */
export const HYPNOTIST = ability('hypnotist', 'fight.hypnotist');
/** The Duelist's challenge, and whom it shuts out. */
export const DUELIST = ability('duelist', 'fight.duelist');
export const DUELIST_BARS = option('duelist', 'fight.duelist', 'occupation.duelist');

/** Who uses the Poison Ring, which serves in a fight and adds no point. */
export const RING_ROLE = 'fighter';

const cite = (card: ObjectId | OccupationId): Cite =>
  card in objects ? `object.${card as ObjectId}` : `occupation.${card as OccupationId}`;
const roleGrounds = new Map<string, Ground>(
  [...Object.keys(objects), ...Object.keys(occupations)].map((card) => [
    card,
    text(cite(card as ObjectId), card === 'poison-ring' ? 'fight.poison-ring' : 'fight.roles'),
  ]),
);
/** What the use of a card in its role rests on. */
export const roleGround = (card: ObjectId | OccupationId) => roleGrounds.get(card) as Ground;
/** What it rests on that the Poison Ring is used before it is known whether there is a tie, and not after. */
export const RING_IN_TIME = reading('ring-before-the-count', 'fight.poison-ring', 'fight.cards');

/** In which role a card adds its point to a fight; nothing for cards that add none. */
export const roles = new Map<string, Role | 'supporter'>(
  Object.entries({ ...objects, ...occupations }).flatMap(([card, facts]) =>
    'fight' in facts ? [[card, facts.fight.role] as const] : [],
  ),
);

/** Whether a fight is under way. */
export const isOn = (table: Table) =>
  table.phase.at === 'challenge' || table.phase.at === 'supports' || table.phase.at === 'cards';
/** Whether a player is one of the two who fight. */
export const isFighter = (fight: Fight, seat: number) => seat === fight.attacker || seat === fight.defender;

/** The side that a player is on, supports that have fallen not counted; none for abstainers. */
export function sideOf(fight: Fight, seat: number): Side | null {
  if (seat === fight.attacker) return 'attacker';
  if (seat === fight.defender) return 'defender';
  if (fight.duelist >= 0 || seat === fight.hypnotised) return null;
  const side = fight.support[seat];
  return side === 'attacker' || side === 'defender' ? side : null;
}

/** Whether a player is in the role that a card names. */
export function inRole(fight: Fight, seat: number, role: Role | 'supporter' | typeof RING_ROLE): boolean {
  if (role === 'fighter') return isFighter(fight, seat);
  if (role === 'attacker' || role === 'defender') return seat === fight[role];
  const side = isFighter(fight, seat) ? null : sideOf(fight, seat);
  return side !== null && (role === 'supporter' || role === `${side}-supporter`);
}

/** The fight under way, or what stands against doing something in it. */
export function checkFight(table: Table, by: string, ground: Ground): Illegal | Fight {
  const over = checkGoesOn(table);
  if (over) return over;
  return table.fight && isOn(table) ? table.fight : illegal('fight.none', ground, { by });
}

/** What stands against a player using a card of their own in a fight: a Hypnotist or a Duelist has shut them out. */
export function checkShutOut(table: Table, fight: Fight, seat: number, needsSupport: boolean): Illegal | undefined {
  const by = table.id(seat);
  if (seat === fight.hypnotised) {
    // What needs support no leaflet allows them.
    const ground = needsSupport ? HYPNOTIST : HYPNOTISED;
    if (table.options.hypnotised === 'nothing') return illegal('fight.hypnotised', ground, { by });
    if (needsSupport) return illegal('fight.hypnotised-supporter', ground, { by });
  }
  if (fight.duelist < 0 || isFighter(fight, seat)) return undefined;
  return needsSupport || table.options.duelist === 'everything'
    ? illegal('fight.shut-out', needsSupport ? DUELIST : DUELIST_BARS, { by, duelist: table.id(fight.duelist) })
    : undefined;
}

/** Lays a card into the fight: after the first one nobody supports any more. */
export function use(table: Table, seat: number, card: ObjectId | OccupationId): void {
  (table.fight as Fight).used.push({ seat, card });
  table.phase = { at: 'cards' };
}

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

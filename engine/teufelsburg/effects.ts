/**
 * What the objects do that say “Trade it in, and you may …”: one entry an effect, with all that it does.
 */
import { isHidden } from '../kernel/deal.ts';
import { drawFor } from './bags.ts';
import { type IllegalCode, objects, occupations } from './data.ts';
import { type Ground, option, reading, text } from './ground.ts';
import { checkHeld } from './hand.ts';
import { type Illegal, illegal } from './illegal.ts';
import { checkLimitMet } from './limit.ts';
import type { MoveOf, ObjectId, OccupationId } from './record.ts';
import { type Card, type Effect, type Occupation, type Phase, type Seat, written } from './state.ts';
import type { Table } from './table.ts';
import { checkGoesOn } from './turn.ts';

const DISCARDED = reading('discarded-object', 'trade.effects', 'limit.size');
const NAMED = text('trade.effects');
const BAG_NAMED = text('bags.draw', 'trade.effects');
const MONOCLE = text('object.monocle', 'trade.partner');
const ONE_OF_THREE = reading('one-of-three', 'object.monocle', 'three.look');
const PRIVILEGE = option('privilege', 'object.privilege', 'trade.partner');
const PRIVILEGE_AFTER = reading('privilege-moment', 'object.privilege', 'trade.partner', 'trade.order');
const TOME = text('object.tome', 'trade.tome');
const COAT = option('coat', 'object.coat', 'trade.coat');
const COAT_EFFECT = text('object.coat', 'trade.coat');
const COAT_UNDER = reading('coat-under-the-pile', 'trade.coat', 'object.coat');
const SEXTANT = text('object.sextant', 'trade.sextant');
const TOGETHER = reading('sextant-together', 'trade.sextant', 'object.sextant');
const NO_TRADE = text('trade.no-trade', 'object.sextant');
const AGAIN = text('abilities.again');
/** Which of two effects comes first. */
export const ORDER = option('effect-order', 'trade.order');

type Kind = 'draw' | 'hand' | 'association' | 'occupations' | 'occupation' | 'pass-round';

const kindOf = (object: ObjectId): Kind => (objects[object] as { trade: Kind }).trade;

/** Whether hands are others once the effect of an object has taken place. */
const changesHands = (object: ObjectId): boolean => ['draw', 'pass-round'].includes(kindOf(object));

/** Whether a player's ability has been used and serves once only; an unknown occupation may be one that serves always. */
const isSpent = ({ occupation, shown }: Pick<Seat, 'occupation' | 'shown'>): boolean =>
  shown && !isHidden(occupation) && occupations[occupation].times === 'once';

/** Effects that take place without a further choice. */
const EFFECTS: Record<Exclude<Kind, 'occupation' | 'pass-round'>, (table: Table, effect: Effect) => void> = {
  /** The Secret Bags: the giver draws the top card of the pile. */
  draw: drawFor,

  /** The Privilege: the giver looks at the partner's objects, as they are now. */
  hand(table, { giver, partner, after }) {
    const value = table.player(partner).hand.map(written);
    const ground = after && changesHands(after) ? PRIVILEGE_AFTER : PRIVILEGE;
    table.step('effect.saw-objects', ground, { by: table.id(giver), of: table.id(partner), objects: value });
    table.show(giver, 'objects', value, partner);
  },

  /** The Monocle: the giver looks at the partner's association. */
  association(table, { giver, partner }) {
    const value = table.look(partner);
    const params = { by: table.id(giver), of: table.id(partner), association: value };
    if (table.player(partner).three) table.step('effect.saw-one-of-three', ONE_OF_THREE, params);
    else table.step('effect.saw-association', MONOCLE, params);
    table.show(giver, 'association', value, partner);
  },

  /** The Tome: giver and partner swap occupations, which end up face down. */
  occupations(table, { giver, partner }) {
    const mine = table.player(giver);
    const theirs = table.player(partner);
    const fresh = [mine, theirs].some(isSpent);
    const [given, got] = [mine.occupation, theirs.occupation];
    table
      .step('effect.swapped-occupations', TOME, {
        by: mine.id,
        of: theirs.id,
        occupation: written(given),
        got: written(got),
      })
      .occupy(giver, got, false)
      .occupy(partner, given, false);
    if (fresh) table.step('effect.fresh-again', AGAIN, { by: mine.id, of: theirs.id });
  },
};

/** Whether carrying an effect out takes a choice of its giver: an occupation for the Coat, a direction for the Sextant. */
export function needsChoice(table: Table, { object }: Effect): boolean {
  const kind = kindOf(object);
  if (kind === 'occupation') return table.options.coat === 'choose' && table.spares.length > 0;
  return kind === 'pass-round';
}

/** The partner names the object, if that has not been done, even if it has been passed on since; a bag is named without saying which. */
function name(table: Table, { object, giver, partner, named }: Effect): void {
  if (named) return;
  if (table.discarded.includes(object)) table.step('effect.discarded', DISCARDED, { object });
  else if (!table.player(partner).hand.includes(object))
    table.step('effect.passed-on', table.effects.at(-1)?.object === 'sextant' ? SEXTANT : DISCARDED, { object });
  const params = { by: table.id(partner), giver: table.id(giver), object };
  if (kindOf(object) === 'draw') table.step('effect.bag-named', BAG_NAMED, params);
  else table.step('effect.named', NAMED, params);
}

/** The effect that is next waits for its giver to choose: the object is named before, unless its giver may keep it secret. */
export function awaitChoice(table: Table): void {
  if (table.plays('smuggling')) return;
  const [next, ...others] = queueOf(table);
  name(table, next);
  table.phase = { at: 'effects', queue: [{ ...next, named: true }, ...others] };
}

const note = (table: Table, { object, giver, partner }: Effect) =>
  table.effects.push({ object, by: table.id(giver), partner: table.id(partner) });

/**
 * Carries out an effect that needs no choice, or of which all is chosen.
 * @param chosen for the Coat: the spare occupation, where it is not the top one
 */
export function carryOutEffect(table: Table, effect: Effect, chosen?: OccupationId): void {
  const kind = kindOf(effect.object);
  name(table, effect);
  if (kind === 'occupation') {
    // Whoever chooses it says which card it is.
    const taken = chosen ?? table.spares[0];
    if (!taken) {
      table.step('effect.no-spares', COAT_EFFECT, { by: table.id(effect.giver) });
      return;
    }
    takeOccupation(table, effect.giver, chosen ? table.indexIn(table.spares, chosen) : 0, taken);
  } else EFFECTS[kind as keyof typeof EFFECTS](table, effect);
  note(table, effect);
}

/**
 * Lays a spare occupation before a player; the old one goes face down under the spare ones. Where nobody chooses, the step says which one
 * it is, or nothing would if it is unknown.
 */
function takeOccupation(table: Table, seat: number, index: number, taken: Occupation): void {
  const { id, occupation } = table.player(seat);
  const code = table.options.coat === 'top' ? 'effect.took-top-occupation' : 'effect.took-occupation';
  table.step(code, COAT, { by: id, occupation: written(taken) }).occupy(seat, taken, false);
  table
    .step('effect.left-occupation', COAT_UNDER, { by: id, occupation: written(occupation) })
    .spare([...table.spares.toSpliced(index, 1), occupation]);
}

/** What bars a player from an effect: another one that comes first, or that there is none to decide on. */
export function checkNext(
  table: Table,
  by: string,
  isMeant: (object: ObjectId) => boolean,
  none: Illegal,
): Illegal | undefined {
  const blocked = checkGoesOn(table) ?? checkLimitMet(table);
  if (blocked) return blocked;
  const queue = table.phase.at === 'effects' ? table.phase.queue : [];
  const place = queue.findIndex(({ object, giver }) => isMeant(object) && giver === table.seat(by));
  if (place < 0) return none;
  return place > 0 ? illegal('effect.not-yet', ORDER, { by }) : undefined;
}

/** The effect whose giver has a choice to make. */
const chosenBy = (table: Table, by: string, kind: Kind, code: IllegalCode, ground: Ground): Illegal | undefined =>
  checkNext(table, by, (object) => kindOf(object) === kind, illegal(code, ground, { by }));

/** The effects that are to come, of which there are some. */
const queueOf = ({ phase }: Table) => (phase as Phase & { at: 'effects' }).queue as readonly [Effect, ...Effect[]];

/** Takes the effect that is next out of those to come. */
export function takeNext(table: Table): Effect {
  const [effect, ...queue] = queueOf(table);
  table.phase = { at: 'effects', queue };
  return effect;
}

/** `exchange`: the Coat's giver chooses an occupation, or takes the top one. */
export const exchange = {
  check(table: Table, { by, occupation }: MoveOf<'exchange'>): Illegal | undefined {
    const early = chosenBy(table, by, 'occupation', 'coat.not-traded', COAT_EFFECT);
    const isTop = table.options.coat === 'top';
    const isTaken = !early || table.effects.some((effect) => effect.object === 'coat' && effect.by === by);
    if (isTop && occupation && isTaken) return illegal('coat.takes-top', COAT, { by });
    if (early) return early;
    if (!table.spares[0]) return illegal('coat.not-traded', COAT_EFFECT, { by });
    if (!occupation) return isTop ? undefined : illegal('coat.unnamed', COAT, { by });
    if (table.indexIn(table.spares, occupation) >= 0) return undefined;
    return illegal('coat.not-spare', COAT_EFFECT, { by, occupation });
  },

  carryOut(table: Table, { occupation }: MoveOf<'exchange'>): void {
    carryOutEffect(table, takeNext(table), occupation);
  },
};

/** `direct`: the Sextant's giver names the direction. */
export const direct = {
  check: (table: Table, move: MoveOf<'direct'>): Illegal | undefined =>
    chosenBy(table, move.by, 'pass-round', 'sextant.not-traded', SEXTANT),

  carryOut(table: Table, move: MoveOf<'direct'>): void {
    const effect = takeNext(table);
    name(table, effect);
    note(table, effect);
    table.step(`sextant.${move.direction}`, SEXTANT, { by: move.by });
    table.phase = {
      at: 'passing',
      step: move.direction === 'left' ? 1 : -1,
      chosen: table.seats.map(() => null),
      queue: queueOf(table),
    };
  },
};

/** `hand`: each player chooses an object for the Sextant; when all have, all pass at once. */
export const hand = {
  check(table: Table, move: MoveOf<'hand'>): Illegal | undefined {
    const { phase } = table;
    const by = table.seat(move.by);
    if (phase.at === 'effects' && phase.queue[0]?.object === 'sextant')
      return illegal('sextant.no-direction', SEXTANT, { by: move.by, giver: table.id(phase.queue[0].giver) });
    if (phase.at !== 'passing') return checkGoesOn(table) ?? illegal('sextant.not-traded', SEXTANT, { by: move.by });
    if (phase.chosen[by]) return illegal('sextant.chosen', TOGETHER, { by: move.by });
    return checkHeld(table, move.by, move.object);
  },

  carryOut(table: Table, move: MoveOf<'hand'>): void {
    const by = table.seat(move.by);
    const { step, queue, chosen: before } = table.phase as Phase & { at: 'passing' };
    const object = table.own(by, move.object);
    const chosen = before.map((card, seat) => (seat === by ? object : card));
    table.step('sextant.chose', SEXTANT, { by: move.by, object });
    table.phase = { at: 'passing', step, chosen, queue };
    if (chosen.includes(null)) return;
    const passing = table.step('sextant.passed', TOGETHER, {});
    chosen.forEach((card, seat) => {
      passing.move(card as Card, seat, table.beside(seat, step));
    });
    chosen.forEach((card, seat) => {
      const to = table.id(table.beside(seat, step));
      table.step('sextant.gave', SEXTANT, { by: table.id(seat), to, object: written(card as Card) });
    });
    table.step('sextant.no-trade', NO_TRADE, {});
    table.phase = { at: 'effects', queue };
  },
};

/** The giver forgoes the effect that is next. */
export function forgo(
  table: Table,
  object: ObjectId,
  code: 'effect.declined' | 'effect.concealed',
  ground: Ground,
): void {
  const [effect, ...queue] = queueOf(table);
  // What is to come then comes after nothing.
  table.phase = { at: 'effects', queue: queue.map((next) => ({ ...next, after: undefined })) };
  if (code === 'effect.declined') name(table, effect);
  table.step(code, ground, { by: table.id(effect.giver), object });
}

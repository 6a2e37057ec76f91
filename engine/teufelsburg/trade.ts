/**
 * Trading: the offer and its answer, what must be accepted or refused, and what the two objects set going (chapter `trade`).
 */

import { bagForBag, cannotTake, isBag, namedBy } from './bags.ts';
import { objects } from './data.ts';
import { awaitChoice, carryOutEffect, checkNext, forgo, needsChoice, ORDER, takeNext } from './effects.ts';
import { type Ground, reading, text } from './ground.ts';
import { checkHeld, isTurned } from './hand.ts';
import { type Illegal, illegal } from './illegal.ts';
import type { MoveOf, ObjectId } from './record.ts';
import type { Effect, Phase } from './state.ts';
import type { Table } from './table.ts';
import { beginTurn, checkAction, checkGoesOn } from './turn.ts';

const OFFER = text('trade.offer');
const ANSWER = text('trade.answer');
const ANOTHER = text('trade.accept', 'baggage.hand');
const ACCEPT = text('trade.accept');
/** What a trade rests on that a Diplomat has demanded. */
export const DEMANDED = text('trade.diplomat');
const REFUSE = text('trade.refuse');
const FORCED = {
  'black-pearl': text('trade.forced', 'object.black-pearl'),
  'broken-mirror': text('trade.forced', 'object.broken-mirror'),
};
const FORCED_BAG = {
  'black-pearl': reading('forced-with-a-bag', 'trade.forced', 'bags.ban', 'object.black-pearl'),
  'broken-mirror': reading('forced-with-a-bag', 'trade.forced', 'bags.ban', 'object.broken-mirror'),
};
const MIRROR = text('trade.mirror', 'object.broken-mirror');
const EITHER = text('trade.diplomat-name', 'occupation.diplomat');
const SILENT = text('trade.silent');
const TURNED = reading('bag-after-the-pile', 'bags.turned');

const isForced = (object: ObjectId): object is keyof typeof FORCED =>
  object === 'black-pearl' || object === 'broken-mirror';

/** `offer`: an object of one's own to any other player, as the action of the turn. */
export const offer = {
  check(table: Table, move: MoveOf<'offer'>): Illegal | undefined {
    const by = table.seat(move.by);
    const early = checkAction(table, by);
    if (early) return early;
    if (table.seat(move.to) === by) return illegal('trade.with-self', OFFER, { by: move.by });
    return checkHeld(table, move.by, move.object);
  },

  carryOut(table: Table, move: MoveOf<'offer'>): void {
    const giver = table.seat(move.by);
    beginTurn(table, giver);
    table.acted = true;
    const object = table.own(giver, move.object);
    table.step('trade.offered', OFFER, { by: move.by, to: move.to, object });
    const partner = table.seat(move.to);
    table.phase = { at: 'offer', giver, partner, object };
    if (isForced(object)) table.step('trade.cannot-refuse', FORCED[object], { by: move.to, object });
    else {
      const ban = cannotTake(table, partner, object);
      if (ban) table.step('trade.cannot-accept', ban, { by: move.to });
    }
  },
};

function checkAnswer(table: Table, by: number): Illegal | (Phase & { at: 'offer' }) {
  const over = checkGoesOn(table);
  if (over) return over;
  const { phase } = table;
  if (phase.at !== 'offer') return illegal('trade.no-offer', ANSWER, { by: table.id(by) });
  if (phase.partner !== by)
    return illegal('trade.not-asked', ANSWER, { by: table.id(by), partner: table.id(phase.partner) });
  return phase;
}

/** `accept`: the object offered is kept and another one of one's own given for it. */
export const accept = {
  check(table: Table, move: MoveOf<'accept'>): Illegal | undefined {
    const by = table.seat(move.by);
    if (table.phase.at === 'demand') return checkYield(table, table.phase, by, move.return);
    const answer = checkAnswer(table, by);
    if ('code' in answer) return answer;
    const lacks = checkHeld(table, move.by, move.return);
    if (lacks) return move.return === answer.object ? illegal('trade.give-another', ANOTHER, lacks.params) : lacks;
    return bagForBag(table, by, answer.object, move.return);
  },

  carryOut(table: Table, move: MoveOf<'accept'>): void {
    const by = table.seat(move.by);
    const { phase } = table;
    const returned = table.own(by, move.return);
    if (phase.at === 'demand') {
      swap(table, phase.diplomat, by, phase.returned, returned, DEMANDED);
    } else {
      const { giver, object } = phase as Phase & { at: 'offer' };
      table.step('trade.accepted', ACCEPT, { by: move.by, to: table.id(giver), object, returned });
      if (isForced(object) && table.player(by).hand.length === 1 && isBag(table, returned)) {
        table.step('trade.forced-with-bag', FORCED_BAG[object], { by: move.by, object });
      }
      swap(table, giver, by, object, returned);
    }
  },
};

/** A player asked by the Diplomat who has both a bag that has turned and the real thing gives either. */
function checkYield(table: Table, phase: Phase & { at: 'demand' }, by: number, object: ObjectId): Illegal | undefined {
  if (phase.asked !== by)
    return illegal('trade.not-asked', EITHER, { by: table.id(by), partner: table.id(phase.asked) });
  if (answersTo(table, by, phase.object).includes(object)) return undefined;
  return illegal('diplomat.other-object', EITHER, { by: table.id(by), object });
}

/** The different objects in a player's hand that answer to a name. */
export function answersTo(table: Table, seat: number, name: ObjectId | 'secret-bag'): ObjectId[] {
  return namedBy(table, name).filter((object) => table.holds(seat, object));
}

/** `refuse`: the object goes back, unnamed and without effect. */
export const refuse = {
  check(table: Table, move: MoveOf<'refuse'>): Illegal | undefined {
    const { phase } = table;
    if (phase.at === 'demand' && phase.asked === table.seat(move.by))
      return illegal('diplomat.must-yield', EITHER, { by: move.by });
    const answer = checkAnswer(table, table.seat(move.by));
    if ('code' in answer) return answer;
    if (isForced(answer.object))
      return illegal('trade.must-accept', FORCED[answer.object], { by: move.by, object: answer.object });
    return undefined;
  },

  carryOut(table: Table, move: MoveOf<'refuse'>): void {
    const { giver, object } = table.phase as Phase & { at: 'offer' };
    table.step('trade.refused', REFUSE, { by: move.by, to: table.id(giver), object });
    table.rest();
  },
};

/**
 * Exchanges two objects and sets their effects going, the first one's first; the Broken Mirror silences both.
 * @param demanded what it rests on where a Diplomat has demanded it
 */
export function swap(
  table: Table,
  giver: number,
  partner: number,
  given: ObjectId,
  returned: ObjectId,
  demanded?: Ground,
): void {
  table
    .step('trade.swapped', demanded ?? ACCEPT, {
      by: table.id(giver),
      partner: table.id(partner),
      object: given,
      returned,
    })
    .move(given, giver, partner)
    .move(returned, partner, giver);
  const pair: [Effect, Effect] = [
    { object: given, giver, partner },
    { object: returned, giver: partner, partner: giver },
  ];
  const mirror = given === 'broken-mirror' || returned === 'broken-mirror';
  if (mirror) table.step('trade.in-silence', MIRROR, { by: table.id(giver), partner: table.id(partner) });
  const queue: Effect[] = [];
  for (const effect of pair) {
    const { object } = effect;
    if (object === 'broken-mirror') continue;
    const by = table.id(effect.giver);
    if (!('trade' in objects[object])) table.step('trade.unnamed', SILENT, { by, object });
    else if (isTurned(table, object)) table.step('trade.turned-bag', TURNED, { by, object });
    else if (mirror) table.step('effect.silenced', MIRROR, { by, object });
    else queue.push({ ...effect, after: queue[0]?.object });
  }
  if (queue.length === 2)
    table.step('trade.order', demanded ?? ORDER, { by: table.id(giver), object: given, returned });
  table.phase = { at: 'effects', queue };
}

/**
 * Carries out the next effects until one needs a choice, somebody is over the limit, or somebody speaks.
 * @param staysOpen whether an effect waits for somebody who speaks first
 */
export function carryOutEffects(table: Table, staysOpen: (next: Effect) => boolean): void {
  while (table.phase.at === 'effects' && table.overLimit < 0) {
    const [next] = table.phase.queue;
    if (!next) table.rest();
    else if (needsChoice(table, next)) awaitChoice(table);
    if (!next || needsChoice(table, next) || staysOpen(next)) return;
    carryOutEffect(table, takeNext(table));
  }
}

const MAY = reading('may-forgo', 'trade.may');
const SMUGGLING = text('variants.smuggling');

/** The effect that a player can still forgo, if it is that of this object. */
function checkForgoable(table: Table, move: MoveOf<'decline'> | MoveOf<'conceal'>): Illegal | undefined {
  const { by, object } = move;
  const none = illegal('effect.nothing-to-forgo', move.move === 'decline' ? MAY : SMUGGLING, { by, object });
  return checkNext(table, by, (one) => one === object, none);
}

/** `decline`: the giver forgoes the effect of an object that has been named. */
export const decline = {
  check: checkForgoable,
  carryOut: (table: Table, move: MoveOf<'decline'>) => forgo(table, move.object, 'effect.declined', MAY),
};

/** `conceal`: with smuggling, the giver keeps the object unnamed and its effect unused. */
export const conceal = {
  check(table: Table, move: MoveOf<'conceal'>): Illegal | undefined {
    if (!table.plays('smuggling')) return illegal('variant.not-played', SMUGGLING, { variant: 'smuggling' });
    return checkForgoable(table, move);
  },
  carryOut: (table: Table, move: MoveOf<'conceal'>) => forgo(table, move.object, 'effect.concealed', SMUGGLING),
};

/**
 * The moves: which rule checks one and carries it out, and what takes place by itself between two of them.
 *
 * A *window* is open where something takes place by itself before the next move, unless that move is the one that it stands open for: a trade
 * effect, which the object's giver may forgo; the draw of a tie, before which a Doctor may speak. The end of a turn that was stopped waits
 * in the same way, for the hand limit alone.
 */
import { clairvoyant, diplomat } from './abilities.ts';
import { claim, foretell } from './claim.ts';
import { direct, exchange, hand } from './effects.ts';
import { adder, attack, play, support } from './fight.ts';
import { drawAfterTie, resolve } from './fight-end.ts';
import { duelist, hypnotist, pay, poisonMixer, priest } from './fight-interventions.ts';
import type { Illegal } from './illegal.ts';
import { discard, give } from './limit.ts';
import type { Move, MoveOf, ObjectId, OccupationId, UseOf } from './record.ts';
import { doctor, inspect, take } from './spoils.ts';
import type { Effect } from './state.ts';
import type { Table } from './table.ts';
import { accept, carryOutEffects, conceal, decline, offer, refuse } from './trade.ts';
import { endTurn, pass } from './turn.ts';

/**
 * A rule of a move. `check` changes nothing that is told – a pile that is looked through only has no known order any more –, and `carryOut` may
 * rely on what it has found.
 */
interface Rule<Of extends Move> {
  check(table: Table, move: Of): Illegal | undefined;
  carryOut(table: Table, move: Of): void;
}

const uses: { readonly [Id in OccupationId]: Rule<UseOf<Id>> } = {
  diplomat,
  doctor,
  duelist,
  'poison-mixer': poisonMixer,
  'grand-master': adder,
  clairvoyant,
  hypnotist,
  bodyguard: adder,
  priest,
  thug: adder,
};

const rules: { readonly [Kind in Exclude<Move['move'], 'use'>]: Rule<MoveOf<Kind>> } = {
  pass,
  offer,
  accept,
  refuse,
  attack,
  support,
  play,
  resolve,
  inspect,
  take,
  pay,
  give,
  discard,
  direct,
  hand,
  exchange,
  decline,
  conceal,
  claim,
  foretell,
};

const ruleOf = (move: Move): Rule<Move> =>
  (move.move === 'use' ? uses[move.occupation] : rules[move.move]) as Rule<Move>;

/** The rule that forbids a move on this table, if one does; windows that the move does not use are closed already. */
export const check = (table: Table, move: Move): Illegal | undefined => ruleOf(move).check(table, move);

/** Carries a move out that `check` has found legal. */
const carryOut = (table: Table, move: Move): void => ruleOf(move).carryOut(table, move);

/**
 * Whose effect of what object a move is about that would take place by itself, and may be the second of two: it forgoes it, or says that it takes
 * place.
 */
const effectIn = (move: Move): { readonly by: string; readonly object: ObjectId } | undefined => {
  if (move.move === 'decline' || move.move === 'conceal') return move;
  return move.move === 'exchange' && !move.occupation ? { by: move.by, object: 'coat' } : undefined;
};

/**
 * Who uses what to speak into what takes place by itself: moves of whom and what that is the same find the same windows open. Nothing for moves
 * that find all of them closed.
 */
export function windowOf(move: Move): string | undefined {
  const effect = effectIn(move);
  if (effect) return `${effect.by} ${effect.object}`;
  return move.move === 'use' && move.occupation === 'doctor' ? `${move.by} doctor` : undefined;
}

/** Whether something takes place by itself before the next move, unless that move prevents it. */
export function hasOpenWindow({ phase }: Table): boolean {
  return phase.at === 'effects' || phase.at === 'tie' || phase.at === 'stopped';
}

/**
 * Lets happen what nobody uses a window to prevent: the next trade effects, the draw of a tie, the end of a stopped turn.
 *
 * The giver of a traded object speaks before its effect, the Doctor before the draw of a tie. A Clairvoyant looks before or after: an effect that
 * takes place by itself comes at once (reading `clairvoyant-any-moment`).
 * @param next the move about to be made, whose own window stays open
 */
export function closeWindows(table: Table, next?: Move): void {
  const meant = next && effectIn(next);
  const staysOpen = ({ object, giver }: Effect): boolean => meant?.object === object && table.seat(meant.by) === giver;
  carryOutEffects(table, staysOpen);
  if (table.phase.at === 'tie' && !(next?.move === 'use' && next.occupation === 'doctor')) drawAfterTie(table);
  if (table.phase.at === 'stopped' && table.overLimit < 0) endTurn(table, table.phase.by);
}

/**
 * Makes a move if it is legal.
 * @returns what forbids it; the table is then as it was, but for windows that have closed
 */
export function make(table: Table, move: Move, at: number): Illegal | undefined {
  closeWindows(table, move);
  const forbidden = check(table, move);
  if (forbidden) return forbidden;
  table.at = at;
  carryOut(table, move);
  return undefined;
}

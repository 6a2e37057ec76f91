/**
 * A ruling in a nutshell: what a player who asked wants to hear first, and who is to decide next. Codes and ids, no words.
 */
import type { Params } from '../kernel/ruling.ts';
import type { AnswerCode, OwesCode } from './data.ts';
import type { Move } from './record.ts';
import type { Ruling } from './rule.ts';

/** A sentence to say, by its code and what it needs. */
export interface Say<Code extends string> {
  /** A language has a sentence for each. */
  readonly code: Code;
  /** What the sentence names. */
  readonly params: Params;
}

/** What a ruling comes to. */
export interface Answer extends Say<AnswerCode> {
  /** Who must or may decide next. */
  readonly owes?: Say<OwesCode>;
}

type Told = Record<string, string>;

/** The headline that a step gives, if it gives one: the last such step names what a record comes to. */
const HEADLINES: Record<string, (told: Told, ruling: Ruling) => Say<AnswerCode>> = {
  'turn.passed': (_, { position }) => ({ code: 'passed', params: { by: position.turn as string } }),
  'turn.ended': (_, { position }) => ({ code: 'passed', params: { by: position.turn as string } }),
  'trade.offered': ({ by, to }) => ({ code: 'offered', params: { by: by as string, to: to as string } }),
  'trade.refused': ({ by }) => ({ code: 'refused', params: { by: by as string } }),
  'trade.swapped': (_, { steps, effects, pending }) => ({
    code: 'traded',
    params: { number: effectsSince(steps, effects.length) + (isChosen(pending) ? 1 : 0) },
  }),
  'trade.in-silence': () => ({ code: 'silenced', params: {} }),
  'diplomat.missed': () => ({ code: 'missed', params: {} }),
  'diplomat.either': ({ target }) => ({ code: 'demanded', params: { target: target as string } }),
  'clairvoyant.stacked': ({ by }) => ({ code: 'stacked', params: { by: by as string } }),
  'fight.started': (_, ruling) => ({ code: 'fight-stands', params: points(ruling) }),
  'fight.won': (_, ruling) => ({
    code: ruling.fight?.outcome === 'attacker' ? 'attacker-wins' : 'defender-wins',
    params: points(ruling),
  }),
  'fight.ring-wins': (_, ruling) => ({
    code: 'ring-wins',
    params: { ...points(ruling), side: ruling.fight?.outcome as string },
  }),
  'fight.mixer-wins': (_, ruling) => ({
    code: 'mixer-wins',
    params: { ...points(ruling), side: ruling.fight?.outcome as string },
  }),
  'fight.tie': (_, ruling) => ({ code: 'tie', params: points(ruling) }),
  'doctor.denies': (_, { fight }) => ({ code: 'denied', params: { side: fight?.outcome as string } }),
  'doctor.cancels-draw': (_, ruling) => ({ code: 'draw-cancelled', params: points(ruling) }),
  'priest.stopped': () => ({ code: 'prevented', params: {} }),
};

const points = ({ fight }: Ruling): Params => ({
  attackerPoints: fight?.attackerPoints ?? 0,
  defenderPoints: fight?.defenderPoints ?? 0,
});

/** Codes of steps in which an effect takes place. */
const TAKES_PLACE = /^effect\.(drew|saw-|swapped-|took-)|^sextant\.(left|right)$/;

/** Whether an effect waits for a choice: it takes place once that is made. */
const isChosen = (pending: Ruling['pending']): boolean =>
  pending.some(({ moves }) => moves.some(({ move }) => move === 'exchange' || move === 'direct'));

/** Effects of the last trade: those of the whole record, less those before it. */
function effectsSince(steps: Ruling['steps'], all: number): number {
  const last = steps.findLastIndex((step) => step.code === 'trade.swapped');
  return all - steps.slice(0, last).filter(({ code }) => TAKES_PLACE.test(code)).length;
}

/** What a ruling comes to, as the answer to the question that the record asks. */
export function answerOf(ruling: Ruling): Answer {
  const { status, winners, won, steps, position } = ruling;
  if (status === 'illegal') return { code: 'illegal', params: {} };
  if (status === 'depends') return { code: 'depends', params: {} };
  if (winners) return { code: 'won', params: { winners, number: winners.length } };
  if (won) return { code: 'won-for', params: { association: won } };
  // Ways that come under one heading may leave open even whose turn it is.
  if (position.turn === undefined) return { code: 'depends', params: {} };
  const last = steps.findLast((step) => Object.hasOwn(HEADLINES, step.code));
  const say: Say<AnswerCode> = last
    ? (HEADLINES[last.code] as (typeof HEADLINES)[string])(last.params as Told, ruling)
    : { code: 'ready', params: { by: position.turn as string } };
  const owes = owedBy(ruling);
  return owes ? { ...say, owes } : say;
}

/** Who is to decide next, and what. */
function owedBy({ pending, steps }: Ruling): Say<OwesCode> | undefined {
  const first = pending[0];
  if (!first) return undefined;
  const by = first.by ?? '';
  const kinds = new Set(pending.flatMap(({ moves }) => moves.map(({ move }: Move) => move)));
  const said = (code: string) => steps.findLast((step) => step.code.startsWith(code));
  if (kinds.has('resolve')) return { code: 'fight', params: {} };
  if (kinds.has('hand')) return { code: 'hand', params: { players: pending.map((one) => one.by as string) } };
  if (kinds.has('accept') && kinds.has('refuse')) return { code: 'answer', params: { by } };
  if (kinds.has('accept')) {
    // The latest trade is what the answer is owed in: an offer that was forced, or a demand.
    const owed = steps.findLast(({ code }) => code === 'trade.cannot-refuse' || code === 'diplomat.either');
    return { code: owed?.code === 'trade.cannot-refuse' ? 'must-accept' : 'choose', params: { by } };
  }
  if (kinds.has('refuse')) return { code: 'must-refuse', params: { by } };
  if (kinds.has('take')) return { code: said('spoils.take-must') ? 'must-take' : 'take', params: { by } };
  for (const code of ['give', 'discard', 'exchange', 'direct', 'pay', 'inspect'] as const) {
    const owing = pending.find(({ moves }) => moves.some(({ move }) => move === code));
    if (owing) return { code, params: { by: owing.by as string } };
  }
  return undefined;
}

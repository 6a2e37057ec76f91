/**
 * A ruling in a nutshell: what a player who asked wants to hear first, and who is to decide next. Codes and ids, no words.
 */
import type { Params, Say } from '../kernel/ruling.ts';
import { handLimit } from './box.ts';
import type { AnswerCode, OwesCode, StepCode } from './data.ts';
import type { Move, Side } from './record.ts';
import type { Ruling } from './rule.ts';

/** What a ruling comes to. */
export interface Answer extends Say<AnswerCode> {
  /** Who must or may decide next. */
  readonly owes?: Say<OwesCode>;
}

/** What a step that gives a headline gives. */
type Headline = (told: Params, ruling: Ruling) => Say<AnswerCode>;

/** A headline that names some of what the step and the fight tell, and the side that has won as `side`. */
const naming =
  (code: AnswerCode, ...names: string[]): Headline =>
  (told, { fight }) => {
    const all: Readonly<Record<string, Params[string] | undefined>> = { ...told, ...fight, side: fight?.outcome };
    return { code, params: Object.fromEntries(names.map((name) => [name, all[name] as Params[string]])) };
  };

/** One that names the points of the fight too. */
const standing = (code: AnswerCode, ...names: string[]): Headline =>
  naming(code, ...names, 'attackerPoints', 'defenderPoints');

const nextTurn: Headline = (_, { position }) => ({ code: 'passed', params: { by: position.turn as string } });

/** A Duelist has shut out everybody but the fighters. */
const shutOut = standing('shut-out', 'by');

const decided = naming('mixer-decided', 'winner');

/** The headline that a step gives, if it gives one: the last such step names what a record comes to. */
const HEADLINES: Readonly<Partial<Record<StepCode, Headline>>> = {
  'turn.passed': nextTurn,
  'turn.ended': nextTurn,
  'trade.offered': naming('offered', 'by', 'to'),
  'trade.refused': naming('refused', 'by'),
  'trade.swapped': traded,
  'trade.in-silence': (_, { steps }) => ({ code: 'silenced', params: counted(silenced(steps)) }),
  'diplomat.missed': naming('missed'),
  'diplomat.either': naming('demanded', 'target'),
  'clairvoyant.stacked': (told, ruling) =>
    (isUnderWay(ruling) ? standing('stacked-in-fight', 'by') : naming('stacked', 'by'))(told, ruling),
  'fight.started': standing('fight-stands'),
  // Only a fighter can use it, and no Duelist shuts a fighter out.
  'play.ring': standing('fight-stands-ring', 'by'),
  'fight.won': (told, ruling) => standing(`${ruling.fight?.outcome as Side}-wins`)(told, ruling),
  'fight.ring-wins': standing('ring-wins', 'side'),
  'fight.mixer-wins': standing('mixer-wins', 'side'),
  'fight.tie': standing('tie'),
  'fight.tie-draw': (told, ruling) =>
    standing(told.drawn === '?' ? 'tie-draws' : 'tie-drew', 'by', 'drawn')(told, ruling),
  'fight.tie-no-card': standing('tie-no-card'),
  'doctor.denies': naming('denied', 'side'),
  'doctor.cancels-draw': standing('draw-cancelled'),
  'priest.stopped': naming('prevented'),
  'priest.paid': naming('prevented-paid', 'by', 'to', 'object'),
  'hypnotist.named': standing('hypnotised', 'target'),
  'duelist.bars-everything': shutOut,
  'duelist.bars-support': standing('support-ended', 'by'),
  'mixer.decided': decided,
  'mixer.fell': shutOut,
  'mixer.stands': (_, ruling) => {
    const { params = {} } = ruling.steps.findLast(({ code }) => code === 'mixer.decided') ?? {};
    return decided(params, ruling);
  },
  'spoils.saw-allegiance': naming('saw-allegiance', 'by', 'of'),
  'spoils.saw-one-of-three': naming('saw-allegiance', 'by', 'of'),
  'spoils.saw-baggage': naming('saw-baggage', 'by', 'of'),
  'spoils.took': naming('took', 'by', 'of', 'object'),
  'limit.given': naming('given', 'by', 'to', 'object'),
  'limit.discarded': naming('discarded', 'by', 'object'),
};

/** What of a step is the headline of a trade whose only effect it is, as more can be said of that than its name. */
const CARRIED_OUT: Readonly<Partial<Record<StepCode, readonly [AnswerCode, ...string[]]>>> = {
  'effect.drew': ['traded-drew', 'by', 'drawn'],
  'effect.took-occupation': ['new-occupation', 'by', 'occupation'],
  'effect.took-top-occupation': ['top-occupation', 'by', 'occupation'],
  'sextant.left': ['passed-left'],
  'sextant.right': ['passed-right'],
};

/** The effects of the last trade by name, without what has come of them. */
const effectsOf = (ruling: Ruling): Say<AnswerCode> => ({ code: 'traded', params: counted(lastEffects(ruling)) });

/** A trade that has taken place: what a demand has brought, and what has come of its effects. */
function traded({ by, partner, returned }: Params, ruling: Ruling): Say<AnswerCode> {
  const say = effectsOf(ruling);
  if (wasDemanded(ruling.steps))
    return {
      code: 'obtained',
      params: { by: by as string, from: partner as string, object: returned as string, ...say.params },
    };
  const only = lastTrade(ruling.steps).find(({ code, params }) => CARRIED_OUT[code] && params.drawn !== '?');
  const carriedOut = only && CARRIED_OUT[only.code];
  return carriedOut && say.params.number === 1 ? naming(...carriedOut)(only.params, ruling) : say;
}

/** What is news only as long as nothing else has been done. */
const PASSING = new Set(['hypnotist.named', 'clairvoyant.stacked', 'duelist.bars-everything', 'duelist.bars-support']);

/** Steps of which no more is told than that it depends where the ways of a heading have come to different fights. */
const OF_FIGHT = /(fight|doctor|hypnotist|duelist|mixer)\./;

/** Whether a fight is under way. */
const isUnderWay = ({ fight }: Ruling): boolean => fight !== undefined && fight.outcome === undefined;

/** Codes of steps in which an effect takes place. */
const TAKES_PLACE = /effect\.(drew|saw-|swapped-|took-)|sextant\.(left|right)/;

/** Objects to be named, and how many they are. */
const counted = (objects: readonly string[]): Params => ({ objects, number: objects.length });

/** The steps of the last trade. */
const lastTrade = (steps: Ruling['steps']) => steps.slice(steps.findLastIndex(({ code }) => code === 'trade.swapped'));

/** Whether the last step of any of these codes is of the first. */
const isLast = (steps: Ruling['steps'], first: StepCode, ...others: readonly StepCode[]): boolean =>
  steps.findLast(({ code }) => code === first || others.includes(code))?.code === first;

/** Whether a Diplomat has demanded the last trade. */
const wasDemanded = (steps: Ruling['steps']): boolean =>
  !isLast(steps, 'trade.offered', 'diplomat.asks', 'diplomat.asks-bag');

/** The objects whose effects the Broken Mirror has kept from the last trade. */
const silenced = (steps: Ruling['steps']): string[] =>
  lastTrade(steps).flatMap(({ code, params }) => (code === 'effect.silenced' ? [params.object as string] : []));

/** The choice that an effect waits for before it takes place, by the object whose effect it is. */
const CHOICES: Partial<Record<Move['move'], string>> = { exchange: 'coat', direct: 'sextant' };

/** The objects whose effects take place in the last trade: those that have, one that waits for a choice, and one that comes after that. */
function lastEffects({ steps, effects, pending }: Ruling): string[] {
  const trade = lastTrade(steps);
  const number = trade.filter(({ code }) => TAKES_PLACE.test(code)).length;
  const waiting = new Set(pending.flatMap(({ moves }) => moves.flatMap(({ move }) => CHOICES[move] ?? [])));
  const { object, returned } = trade.find(({ code }) => code === 'trade.order')?.params ?? {};
  const later = waiting.has(object as string) ? [returned as string] : [];
  return [...effects.slice(effects.length - number).map((effect) => effect.object), ...waiting, ...later];
}

/** What a ruling comes to, as the answer to the question that the record asks. */
export function answerOf(ruling: Ruling): Answer {
  const { status, winners, won, steps, position, applied } = ruling;
  if (status === 'illegal') return { code: 'illegal', params: {} };
  if (status === 'depends') return { code: 'depends', params: {} };
  if (winners) return { code: 'won', params: { winners, number: winners.length } };
  if (won) return { code: 'won-for', params: { association: won } };
  // Ways that come under one heading may leave open even whose turn it is.
  if (position.turn === undefined) return { code: 'depends', params: {} };
  const effect = steps.findLastIndex(({ code }) => TAKES_PLACE.test(code));
  const isNews = ({ code, move }: Ruling['steps'][number], at: number) =>
    // A trade goes on after what had to leave a hand between two of its effects.
    (!code.startsWith('limit.') || at > effect) && (!PASSING.has(code) || move === applied - 1);
  const last = steps.findLast((step, at) => HEADLINES[step.code] && isNews(step, at));
  if (last && !ruling.fight && OF_FIGHT.test(last.code)) return { code: 'depends', params: {} };
  const say: Say<AnswerCode> = (last && HEADLINES[last.code]?.(last.params, ruling)) ?? {
    code: 'ready',
    params: { by: position.turn },
  };
  const owes = owedBy(ruling);
  return owes ? { ...say, owes } : say;
}

/** What a ruling comes to, a trade by the names of its effects alone, and without who is to decide next. */
export function outcomeOf(ruling: Ruling): Say<AnswerCode> {
  const { code, params } = answerOf(ruling);
  return Object.values(CARRIED_OUT).some(([one]) => one === code) ? effectsOf(ruling) : { code, params };
}

/** Whether the latest trade is an offer that cannot be refused, and no demand. */
const wasForced = (steps: Ruling['steps']): boolean => isLast(steps, 'trade.cannot-refuse', 'diplomat.either');

/** Who is to decide next, and what. */
function owedBy({ pending, steps, position }: Ruling): Say<OwesCode> | undefined {
  const first = pending[0];
  if (!first) return undefined;
  const by = first.by as string;
  const kinds = new Set(pending.flatMap(({ moves }) => moves.map(({ move }: Move) => move)));
  if (kinds.has('resolve')) return { code: kinds.has('support') ? 'fight' : 'fight-cards', params: {} };
  if (kinds.has('hand')) return { code: 'hand', params: { players: pending.map((one) => one.by as string) } };
  if (kinds.has('accept') && kinds.has('refuse')) return { code: 'answer', params: { by } };
  // What a demand leaves to choose, its headline says.
  if (kinds.has('accept')) return wasForced(steps) ? { code: 'must-accept', params: { by } } : undefined;
  if (kinds.has('refuse')) return { code: 'must-refuse', params: { by } };
  if (kinds.has('take')) return { code: isLast(steps, 'spoils.take-must') ? 'must-take' : 'take', params: { by } };
  const limit = handLimit(position.players.length);
  for (const code of ['give', 'discard', 'exchange', 'direct', 'pay', 'inspect'] as const) {
    const owing = pending.find(({ moves }) => moves.some(({ move }) => move === code));
    if (owing)
      return { code, params: { by: owing.by as string, ...((code === 'give' || code === 'discard') && { limit }) } };
  }
  return undefined;
}

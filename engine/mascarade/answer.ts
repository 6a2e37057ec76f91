/**
 * A ruling in a nutshell: what a player who asked wants to hear first, and who is to decide next. Codes and ids, no words.
 */
import type { Params, Say } from '../kernel/ruling.ts';
import type { AnswerCode, OwesCode, StepCode } from './data.ts';
import type { Ruling } from './rule.ts';

/** What a ruling comes to. */
export interface Answer extends Say<AnswerCode> {
  /** What came of it besides: who paid for a false word; why the game is over if not by who has won. */
  readonly also?: Say<'fined' | 'bankrupt'>;
  /** Who must or may decide next. */
  readonly owes?: Say<OwesCode>;
}

/** The headline that a step gives, if it gives one: the last such step names what a record comes to. */
const HEADLINES: Readonly<Partial<Record<StepCode, (params: Params) => Say<AnswerCode>>>> = {
  ...renamed({
    'swap.swapped': 'swapped',
    'swap.kept': 'kept',
    'swap.secret': 'secret',
    'swap.swapped-centre': 'swapped-centre',
    'swap.kept-centre': 'kept-centre',
    'swap.secret-centre': 'secret',
    'swap.swapped-own': 'swapped-own',
    'swap.kept-own': 'kept-own',
    'swap.secret-own': 'secret',
    'spy.swapped': 'swapped',
    'spy.kept': 'kept',
    'spy.swapped-centre': 'swapped-centre',
    'spy.kept-centre': 'kept-centre',
    'fool.swapped': 'swapped-others',
    'fool.kept': 'kept-others',
    'fool.swapped-own': 'swapped-two',
    'fool.kept-own': 'kept-two',
    'spy.secret': 'secret',
    'spy.secret-centre': 'secret',
    'fool.secret': 'secret',
    'fool.secret-own': 'secret',
    'announce.holds': 'has-power',
    'announce.unclaimed': 'has-power',
    'announce.nobody': 'nobody',
    'judge.took': 'takes',
    'king.took': 'takes',
    'queen.took': 'takes',
    'fool.took': 'takes',
    'peasant.took': 'takes',
    'widow.took': 'takes',
    'peasant.both-took': 'take',
    'bishop.took': 'takes-from',
    'witch.traded': 'trades',
    'inquisitor.points': 'points',
    'inquisitor.paid': 'paid',
    'inquisitor.right': 'right',
    'power.declined': 'declined',
  }),
  'look.saw': ({ by, character }) =>
    character === '?'
      ? { code: 'looked-unknown', params: { by: by as string } }
      : { code: 'looked', params: { by: by as string, character: character as string } },
  'judge.nothing': nothing('judge'),
  'cheat.too-poor': nothing('cheat'),
  'widow.nothing': nothing('widow'),
  // Of a Fool who swaps nothing the coin is left.
  'fool.declined': ({ by, number }) => ({ code: 'takes', params: { by: by as string, number: number as number } }),
};

/** Headlines that say of a step what it says of itself. */
function renamed(codes: Readonly<Partial<Record<StepCode, AnswerCode>>>) {
  return Object.fromEntries(
    Object.entries(codes).map(([step, code]) => [step, (params: Params): Say<AnswerCode> => ({ code, params })]),
  );
}

/** A power from which nothing comes. */
function nothing(character: string) {
  return ({ by }: Params): Say<AnswerCode> => ({ code: 'nothing', params: { by: by as string, character } });
}

/** What a ruling comes to, as the answer to the question that the record asks. */
export function answerOf(ruling: Ruling): Answer {
  const { status, winners } = ruling;
  if (status === 'illegal') return { code: 'illegal', params: {} };
  if (status === 'depends') return { code: 'depends', params: {} };
  const also = alsoOf(ruling);
  if (winners) return { code: 'won', params: { winners, number: winners.length }, ...(also && { also }) };
  const owes = owedBy(ruling);
  const say = spoken(ruling) ?? headline(ruling) ?? unlike(ruling);
  return { ...say, ...(also && { also }), ...(owes && { owes }) };
}

/** Where no step says it: whose turn it is before the first move; of ways under one heading that the last move parts, that they are several. */
function unlike(ruling: Ruling): Say<AnswerCode> {
  const { turn } = ruling.position;
  if (lastMove(ruling) < 0 && turn !== undefined) return { code: 'ready', params: { by: turn } };
  return { code: ruling.status === 'over' ? 'over' : 'several', params: {} };
}

/** The kinds of moves that somebody may make next. */
const kindsIn = (pending: Ruling['pending']) => new Set(pending.flatMap(({ moves }) => moves.map(({ move }) => move)));

/** Steps of moves that are told beside what was done: that somebody has looked by accident, and what cards were. */
const BESIDE: ReadonlySet<StepCode> = new Set<StepCode>(['look.peeked', 'look.told', 'announce.told']);

/** The last move, by its place, but for what is told beside it; -1 before the first. */
function lastMove({ steps, applied }: Ruling): number {
  let last = applied - 1;
  while (steps.some(({ move, code }) => move === last && BESIDE.has(code))) last--;
  return last;
}

/** The steps of the last move. Of ways under one heading they are those that it has in each of them, perhaps none. */
function lastOf(ruling: Ruling): Ruling['steps'] {
  const last = lastMove(ruling);
  return ruling.steps.filter(({ move }) => move === last);
}

/** While others may still claim: who has announced what, and who says to be it too. */
function spoken({ pending, announcement }: Ruling): Say<AnswerCode> | undefined {
  if (!announcement || !kindsIn(pending).has('resolve')) return undefined;
  const { by, character, claimants } = announcement;
  return claimants.length
    ? { code: 'announced-claimed', params: { by, character, players: claimants } }
    : { code: 'announced', params: { by, character } };
}

/** What the last step that says something comes to. A power of several takings is told as one. */
function headline(ruling: Ruling): Say<AnswerCode> | undefined {
  const steps = lastOf(ruling);
  const thefts = steps.filter(({ code }) => code === 'thief.took');
  const [theft] = thefts;
  if (theft) {
    const number = thefts.reduce((sum, { params }) => sum + (params.number as number), 0);
    const from = thefts.map(({ params }) => params.from as string);
    return { code: 'takes-from', params: { by: theft.params.by as string, number, from } };
  }
  const last = steps.findLast(({ code }) => HEADLINES[code]);
  return last && HEADLINES[last.code]?.(last.params);
}

/** Who has nothing left, which has ended the game; or who has paid for a false word in the announcement that the record ends with. */
function alsoOf(ruling: Ruling): Answer['also'] {
  const steps = lastOf(ruling);
  const broke = steps.find(({ code }) => code === 'end.bankrupt');
  if (broke) return { code: 'bankrupt', params: broke.params };
  const fined = ruling.announcement?.fined;
  const isNews = steps.some(({ code }) => code === 'announce.fined');
  return fined && isNews ? { code: 'fined', params: { players: fined, number: fined.length } } : undefined;
}

/** Whether the player whose turn it is owes a look since an accident in it, and no step says that one is owed already: that is given in the next. */
function hasJustPeeked(steps: Ruling['steps'], turn: string): boolean {
  const ofTurn = steps.slice(steps.findLastIndex(({ code }) => code === 'turn.next') + 1);
  const has = (wanted: StepCode) => ofTurn.some(({ code, params }) => code === wanted && params.by === turn);
  return has('look.peeked') && !has('turn.must-look');
}

/** Who is to decide next, and what. */
function owedBy({ pending, steps, position }: Ruling): Say<OwesCode> | undefined {
  const kinds = kindsIn(pending);
  const [first] = pending;
  if (kinds.has('resolve')) return { code: kinds.has('claim') ? 'claims' : 'cards', params: {} };
  const by = first?.by;
  if (by && kinds.has('name')) return { code: 'naming', params: { by } };
  const tied = pending.flatMap(({ moves }) =>
    moves.flatMap((one) => (one.move === 'use' && one.from ? [one.from] : [])),
  );
  if (by && tied.length > 0) return { code: 'tie', params: { by, players: tied } };
  if (by) return { code: kinds.has('decline') ? 'choice-may' : 'choice', params: { by } };
  const { turn } = position;
  if (turn === undefined) return undefined;
  if (position.opening) return { code: 'opening', params: { by: turn } };
  if (position.revealed?.includes(turn)) return { code: 'must-swap', params: { by: turn } };
  if (position.mustLook?.includes(turn) && !hasJustPeeked(steps, turn))
    return { code: 'must-look', params: { by: turn } };
  return undefined;
}

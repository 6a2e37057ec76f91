/**
 * The engine of Teufelsburg as the checker asks for it: not by its index, with which what other pages need of it would come along.
 */
import { answerOf } from '../../../../../engine/teufelsburg/answer.ts';
import { dissents } from '../../../../../engine/teufelsburg/compare.ts';
import { editions, objects } from '../../../../../engine/teufelsburg/data.ts';
import { choices } from '../../../../../engine/teufelsburg/legal.ts';
import { fromLink, toLink } from '../../../../../engine/teufelsburg/link.ts';
import { moveSentence } from '../../../../../engine/teufelsburg/params.ts';
import { problemsOf } from '../../../../../engine/teufelsburg/position.ts';
import type { GameRecord, Move, ObjectId, Variant } from '../../../../../engine/teufelsburg/record.ts';
import { type Ruling, rule, tablesAfter } from '../../../../../engine/teufelsburg/rule.ts';
import { sentenceParams } from '../../../../games/teufelsburg/sentences.ts';
import type { Choice, Engine } from '../../game.ts';

export type { Finding } from '../../../../../engine/kernel/deal.ts';
export { associationIds, BAGS, FEWEST, inPlayWith, MOST, NEEDED } from '../../../../../engine/teufelsburg/box.ts';
export { facts, objects, occupations } from '../../../../../engine/teufelsburg/data.ts';
export { contradicts } from '../../../../../engine/teufelsburg/depends.ts';
export { filledIn, findingSentence, questionSentence } from '../../../../../engine/teufelsburg/findings.ts';
export { moveKinds } from '../../../../../engine/teufelsburg/move-kinds.ts';
export { inCommon } from '../../../../../engine/teufelsburg/outcomes.ts';
export { problemsOf } from '../../../../../engine/teufelsburg/position.ts';
export { type Prospect, prospects } from '../../../../../engine/teufelsburg/prospects.ts';
export type {
  Association,
  ObjectId,
  OccupationId,
  Player,
  Position,
  Variant,
} from '../../../../../engine/teufelsburg/record.ts';
export { tablesAfter } from '../../../../../engine/teufelsburg/rule.ts';
export { type GameRecord, type Move, moveSentence, type Ruling, rule };

/** The variants that a table may play. */
export const variants: readonly Variant[] = ['smuggling', 'prophecy', 'three-associations'];

type Use = Extract<Move, { move: 'play' | 'use' }>;

/** Occupations used in a fight of which nothing else is to be said than who uses them. */
const PLAIN = ['bodyguard', 'duelist', 'grand-master', 'priest', 'thug'] as const;

/** Every use of a card that somebody might think of in a fight, or after it. */
function* usesOf({ position: { players } }: GameRecord, isAfter: boolean): Generator<Use> {
  const [move, ids] = ['use' as const, players.map(({ id }) => id)];
  for (const by of ids) {
    if (isAfter) {
      yield { by, move, occupation: 'doctor' };
      continue;
    }
    for (const object of Object.keys(objects) as ObjectId[])
      if ('fight' in objects[object] || object === 'poison-ring') yield { by, move: 'play', object };
    for (const occupation of PLAIN) yield { by, move, occupation };
    for (const target of ids) if (target !== by) yield { by, move, occupation: 'hypnotist', target };
    for (const winner of ['attacker', 'defender'] as const) yield { by, move, occupation: 'poison-mixer', winner };
  }
}

/** The card that is used. */
const cardOf = (use: Use): string => (use.move === 'play' ? use.object : use.occupation);

const isUse = (move: Move): move is Use => move.move === 'play' || move.move === 'use';

/** What forbids that a move follows those of a record. */
const refusalOf = (record: GameRecord, move: Move): Choice['illegal'] =>
  rule({ ...record, moves: [...(record.moves ?? []), move] }).illegal;

/**
 * The use of cards that nobody is said to have, by each player: whoever thinks of one learns that, and can say who has it.
 * @param known what might be done otherwise
 */
function ofNobody(record: GameRecord, known: readonly Choice[]): Choice[] {
  const has = (...kinds: readonly string[]) => known.some(({ move }) => kinds.includes(move.move));
  const isAfter = has('inspect', 'take');
  if (!isAfter && !has('support', 'play')) return [];
  const there = new Set(known.flatMap(({ move }) => (isUse(move as Move) ? [cardOf(move as Use)] : [])));
  const reasons = new Map<string, Choice['illegal']>();
  return [...usesOf(record, isAfter)].flatMap((move): Choice[] => {
    const card = cardOf(move);
    if (there.has(card)) return [];
    // Nobody has it, and that looks at nothing but the player: of all who use it, the first is ruled on.
    if (!reasons.has(card)) reasons.set(card, refusalOf(record, move));
    const illegal = reasons.get(card);
    return illegal ? [{ move, illegal: { ...illegal, params: { ...illegal.params, by: move.by } } }] : [];
  });
}

/** That effects are kept secret which could be forgone, at a table that does not play so: whoever thinks of it can say that it does. */
function keptSecret(record: GameRecord, known: readonly Choice[]): Choice[] {
  if (record.variants?.includes('smuggling')) return [];
  return known.flatMap(({ move, illegal }): Choice[] => {
    if (move.move !== 'decline' || illegal) return [];
    const secret = { ...move, move: 'conceal' } as Move;
    const barred = refusalOf(record, secret);
    return barred ? [{ move: secret, illegal: barred }] : [];
  });
}

/** The game's engine, as the checker asks it. */
export const engine: Engine = {
  rule: (record) => rule(record as GameRecord),
  answerOf: (ruling) => answerOf(ruling as Ruling),
  dissents: (record, ruling) => dissents(record as GameRecord, ruling as Ruling),
  choicesAfter(any) {
    const record = any as GameRecord;
    const tables = tablesAfter(record);
    if (tables.length === 0) return undefined;
    const all = choices(tables);
    return [...all, ...ofNobody(record, all), ...keptSecret(record, all)];
  },
  problemsOf: (record) => problemsOf(record as GameRecord),
  toLink: (record) => toLink(record as GameRecord),
  fromLink,
  moveSentence: (move) => moveSentence(move as Move),
  isOneOfSeveral: (move) => 'object' in move || 'occupation' in move,
  sentenceParams,
  editions: Object.keys(editions),
};

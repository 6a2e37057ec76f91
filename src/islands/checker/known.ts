/**
 * What is known of cards that lie unknown, where a position cannot say it: answers to what a ruling has asked.
 */
import type { Engine, GameRecord, Known } from './game.ts';

/** A record without what was known of cards that are not unknown any more, or that cannot be so now. */
export function kept<Any extends GameRecord>(engine: Engine, record: Any): Any {
  const { known = [] } = record;
  if (known.length === 0) return record;
  const gone = engine
    .problemsOf(record)
    .flatMap(({ path }) => /^known\[(\d+)\]$/.exec(path)?.slice(1).map(Number) ?? []);
  return gone.length === 0 ? record : { ...record, known: known.filter((_, index) => !gone.includes(index)) };
}

/** An answer that a record says by itself: it has named a card, or said of a move what was done. */
export interface Given {
  /** The question with its answer. */
  readonly text: string;
  readonly before: GameRecord;
  readonly after: GameRecord;
}

/** An answer as it is kept: its text, and the links of what was before and after it. */
type Kept = readonly [text: string, before: string, after: string];

/** Whom a move is to name that is still being put together, as a claim. */
export interface Naming {
  /** The key of what is being put together. */
  readonly node: string;
  readonly ids: readonly string[];
}

/** What is kept of a moment beside its address, as plain data. */
export interface Note {
  /** The address of the moment. */
  readonly hash: string;
  readonly given: readonly Kept[];
  readonly naming?: Naming | undefined;
  /** What has unfolded of the next move. */
  readonly open?: readonly string[] | undefined;
}

/** The note of a moment. @param hash its address */
export const noteOf = (
  engine: Engine,
  hash: string,
  { given = [], naming, open }: { readonly given?: readonly Given[] | undefined } & Pick<Note, 'naming' | 'open'>,
): Note => ({
  hash,
  given: given.map(({ text, before, after }) => [text, engine.toLink(before), engine.toLink(after)]),
  ...(naming && { naming }),
  ...(open && { open }),
});

const isKept = (one: unknown): one is Kept =>
  Array.isArray(one) && one.length === 3 && one.every((part) => typeof part === 'string');

/** What stands in a note that is of this moment; nothing of one that is of another, or of somebody else. */
function contentOf(hash: string, note: unknown): { readonly [Field in keyof Note]?: unknown } {
  const content = (note ?? {}) as { readonly [Field in keyof Note]?: unknown };
  return content.hash === hash ? content : {};
}

/** The answers of a note; none of one that is of another moment, damaged or somebody else's. */
export function givenIn(engine: Engine, hash: string, note: unknown): Given[] {
  const { given } = contentOf(hash, note);
  if (!Array.isArray(given)) return [];
  return given.filter(isKept).flatMap(([text, ...links]) => {
    const [before, after] = links.map((link) => engine.fromLink(link));
    if (!before?.record || !after?.record || before.problems.length + after.problems.length > 0) return [];
    return [{ text, before: before.record, after: after.record }];
  });
}

/** Those of a list that are texts; nothing if it is no list. */
const textsIn = (list: unknown): string[] | undefined =>
  Array.isArray(list) ? list.filter((one) => typeof one === 'string') : undefined;

/** What has been picked of a move, by a note; nothing of one that is of another moment, damaged or somebody else's. */
export function pickedIn(hash: string, note: unknown): Pick<Note, 'naming' | 'open'> {
  const { naming, open } = contentOf(hash, note);
  const { node, ids } = (naming ?? {}) as { readonly [Field in keyof Naming]?: unknown };
  const named = textsIn(ids);
  return { naming: typeof node === 'string' && named ? { node, ids: named } : undefined, open: textsIn(open) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const idOf = (one: unknown): unknown => (one as { readonly id?: unknown } | null)?.id;

/** What there is once a change is undone that lies under others; nothing where it has been undone already. */
function undone(now: unknown, before: unknown, after: unknown): unknown {
  if (isSame(before, after)) return now;
  if (Array.isArray(now) && Array.isArray(after)) {
    let left: unknown[] = now;
    for (const [index, one] of after.entries()) {
      // A list of which nothing was said is one of unknown cards.
      const was = before === undefined ? '?' : (before as unknown[])[index];
      if (isSame(was, one)) continue;
      const isIt = (other: unknown) => (idOf(one) === undefined ? isSame(other, one) : idOf(other) === idOf(one));
      const at = isIt(left[index]) ? index : left.findIndex(isIt);
      const part = at < 0 || idOf(one) === undefined ? was : undone(left[at], was, one);
      if (at < 0 || part === undefined) return undefined;
      left = left.with(at, part);
    }
    return left;
  }
  if (now && after && typeof now === 'object' && typeof after === 'object') {
    let left = { ...now } as Record<string, unknown>;
    for (const [field, one] of Object.entries(after)) {
      const was = (before as Record<string, unknown> | undefined)?.[field];
      if (isSame(was, one)) continue;
      const part = undone(left[field], was, one);
      if (part === undefined && !isSame(left[field], one)) return undefined;
      left = { ...left, [field]: part };
    }
    return left;
  }
  return isSame(now, after) ? before : undefined;
}

/** A record without an answer, whatever has been said since; nothing where it does not say it any more. */
export function withoutAnswer(record: GameRecord, { before, after }: Given): GameRecord | undefined {
  const partsOf = ({ position, moves = [] }: GameRecord) => ({ position, moves });
  const parts = undone(partsOf(record), partsOf(before), partsOf(after));
  return parts === undefined ? undefined : { ...record, ...(parts as ReturnType<typeof partsOf>) };
}

/** What is still known where nobody sits at a seat any more: those behind it have moved up. */
export const withoutSeat = <One extends Known>(known: readonly One[], seat: number): One[] =>
  known.flatMap((one) => {
    const [, number] = /^players\[(\d+)\]/.exec(one.place) ?? [];
    if (number === undefined || Number(number) < seat) return [one];
    if (Number(number) === seat) return [];
    return [{ ...one, place: one.place.replace(`players[${number}]`, `players[${Number(number) - 1}]`) }];
  });

/**
 * Counting deals: how many of all there are agree with what is known, without listing them.
 *
 * Only the kinds that somebody has asked about are dealt, one after the other, to the places of which something is known; all other places
 * are one. Cards and slots are told apart, which makes every deal as likely as any other.
 */
import type { Bounds, Place, Pool } from './deal.ts';

/** So many ways of all there are. */
export interface Fraction {
  readonly ways: number;
  readonly of: number;
}

/** Some slots that cards are dealt to, with how many of each kind there must and can be. */
interface Cell {
  open: number;
  readonly least: readonly number[];
  readonly most: readonly number[];
  /** Of a pile that was seen and shuffled: what else lies in it, by kind, and the cells of the cards drawn from it that were asked about. */
  readonly pile?: { readonly more: readonly number[]; readonly drawn: readonly number[] };
  /** A card drawn from such a pile: no slot of its own. */
  readonly isDrawn?: true;
}

/** n (n − 1) … down to so many factors: in how many ways so many of n slots can be filled one after the other. */
function falling(n: number, factors: number): number {
  let product = 1;
  for (let index = 0; index < factors; index++) product *= n - index;
  return product;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index++) ways = (ways * (n - k + index)) / index;
  return ways;
}

/** Slots still open, by cell, and in how many ways it comes to that. */
interface State {
  readonly open: number[];
  ways: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * The share of all deals of a pool in which what is known of its places is so.
 * @param places those of this pool
 * @param all those of every pool, as `drawnFrom` counts them
 * @param asked the kinds to tell apart
 */
export function share(
  { kinds, free }: Pool,
  places: readonly Place[],
  all: readonly Place[],
  asked: ReadonlySet<number>,
): Fraction {
  const kindsAsked = [...asked];
  const cells = cellsOf(kinds, free, places, all, kindsAsked);
  const [elsewhere] = cells as [Cell];
  const cards = sum(free);
  let placed = 0;
  for (const { open, isDrawn } of cells) if (!isDrawn) placed += open;
  elsewhere.open = cards - placed;
  const last = kindsAsked.length - 1;
  let states: State[] = [{ open: cells.map(({ open }) => open), ways: 1 }];
  let ways = 0;
  for (const [index, kind] of kindsAsked.entries()) {
    const next = new Map<string, State>();
    for (const state of states) {
      dealKind(cells, kind, free[kind] as number, state.open, state.ways, (open, more) => {
        if (index === last) ways += more * waysForOthers(cells, open, asked);
        else {
          const key = open.join();
          const same = next.get(key);
          if (same) same.ways += more;
          else next.set(key, { open, ways: more });
        }
      });
    }
    states = [...next.values()];
  }
  let of = falling(cards, sum(kindsAsked.map((kind) => free[kind] as number)));
  for (const { open, pile } of cells) if (pile) of *= falling(open + sum(pile.more), pile.drawn.length);
  return { ways, of };
}

/** The cells: first whatever nothing is known of, then places of which something is; places alike are one. */
function cellsOf(
  kinds: readonly string[],
  free: readonly number[],
  places: readonly Place[],
  all: readonly Place[],
  asked: readonly number[],
): Cell[] {
  const none = kinds.map(() => 0);
  const cells: Cell[] = [{ open: 0, least: none, most: free }];
  const alike = new Map<string, Cell>();
  for (const place of places) {
    const { size, never, bounds, mixedWith, drawnFrom } = place;
    // What nothing is known of is part of the first cell.
    if (drawnFrom !== undefined || (!bounds && never.length === 0 && !mixedWith)) continue;
    const least = bounds?.least ?? none;
    const most = bounds?.most ?? free.map((copies, kind) => (never.includes(kinds[kind] as string) ? 0 : copies));
    if (mixedWith) {
      const own = all.indexOf(place);
      const drawn = places.filter((one) => one.drawnFrom === own && one.bounds);
      const first = cells.length + 1;
      const gone = bounds?.gone ?? none;
      cells.push({
        ...{ open: size, least, most },
        pile: {
          more: mixedWith.map((copies, kind) => copies - (gone[kind] as number)),
          drawn: drawn.map((_, index) => first + index),
        },
      });
      for (const one of drawn) {
        const known = one.bounds as Bounds;
        cells.push({ open: 1, least: known.least, most: known.most, isDrawn: true });
      }
      continue;
    }
    const isOpen = (kind: number) => (most[kind] as number) >= Math.min(size, free[kind] as number);
    if (asked.some((kind) => (least[kind] as number) > 0 || !(isOpen(kind) || most[kind] === 0))) {
      cells.push({ open: size, least, most });
      continue;
    }
    const barred = asked.filter((kind) => !isOpen(kind));
    if (barred.length === 0) continue;
    const key = barred.join();
    const same = alike.get(key);
    if (same) same.open += size;
    else {
      const cell = { open: size, least: none, most: free.map((copies, kind) => (barred.includes(kind) ? 0 : copies)) };
      alike.set(key, cell);
      cells.push(cell);
    }
  }
  return cells;
}

/** Deals the copies of a kind out in every way, each with the number of ways it stands for. */
function dealKind(
  cells: readonly Cell[],
  kind: number,
  copies: number,
  open: readonly number[],
  ways: number,
  dealt: (open: number[], ways: number) => void,
): void {
  const rest = [...open];
  /** From here on, with so many copies left. */
  const at = (index: number, left: number, sofar: number): void => {
    const cell = cells[index];
    if (!cell) {
      const elsewhere = rest[0] as number;
      if (left > elsewhere) return;
      rest[0] = elsewhere - left;
      dealt([...rest], sofar * falling(elsewhere, left));
      rest[0] = elsewhere;
      return;
    }
    if (cell.isDrawn) {
      at(index + 1, left, sofar);
      return;
    }
    const room = rest[index] as number;
    const most = Math.min(cell.most[kind] as number, room, left);
    for (let number = cell.least[kind] as number; number <= most; number++) {
      rest[index] = room - number;
      const more = sofar * choose(left, number) * falling(room, number);
      if (cell.pile)
        draw(cell.pile, 0, number + (cell.pile.more[kind] as number), more, (after) =>
          at(index + 1, left - number, after),
        );
      else at(index + 1, left - number, more);
    }
    rest[index] = room;
  };
  /** Which of the cards drawn from a shuffled pile are of this kind, of which so many lie there. */
  const draw = (
    pile: NonNullable<Cell['pile']>,
    from: number,
    lie: number,
    sofar: number,
    go: (ways: number) => void,
  ): void => {
    const index = pile.drawn[from];
    if (index === undefined) {
      go(sofar);
      return;
    }
    const { least, most } = cells[index] as Cell;
    if (rest[index] === 1 && (most[kind] as number) > 0) {
      rest[index] = 0;
      draw(pile, from + 1, lie - 1, sofar * lie, go);
      rest[index] = 1;
    }
    if ((least[kind] as number) === 0) draw(pile, from + 1, lie, sofar, go);
  };
  at(1, copies, ways);
}

/** In how many ways the cards drawn from shuffled piles can be of kinds that nobody has asked about. */
function waysForOthers(cells: readonly Cell[], open: readonly number[], asked: ReadonlySet<number>): number {
  let ways = 1;
  for (const [index, { pile }] of cells.entries()) {
    if (!pile) continue;
    const others = (open[index] as number) + sum(pile.more.filter((_, kind) => !asked.has(kind)));
    ways *= falling(others, pile.drawn.filter((drawn) => open[drawn] === 1).length);
  }
  return ways;
}

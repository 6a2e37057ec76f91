/**
 * The outcomes of a record in which hidden cards decide: the ways it can come out under a few headings, each with what holds in all its ways.
 */
import type { Fraction } from '../kernel/count.ts';
import type { Finding } from '../kernel/deal.ts';
import { areBarred, grouped, inLowestTerms, MOST_HEADINGS, weigh as weighBy } from '../kernel/outcomes.ts';
import { allOf } from '../kernel/ruling.ts';
import type { StepCode } from './data.ts';
import { relation } from './depends.ts';
import { illegal } from './illegal.ts';
import type { Pending } from './legal.ts';
import type { Player, Position, Unknown } from './record.ts';
import type { Ruling } from './rule.ts';
import type { Sight, Step } from './state.ts';
import type { Table } from './table.ts';

/** One way a record can come out: what is so if its questions about hidden cards are answered so. */
export interface Way {
  readonly ruling: Ruling;
  readonly table: Table;
  readonly findings: readonly Finding[];
  /** The moves at which something was asked, in order. */
  readonly askedAt: readonly number[];
}

/** What parts outcomes, as a text that tells them apart. */
type Parting = (way: Way) => string;

/** What something comes to, in a text; mostly there is nothing. */
const told = (part: unknown): string => (part === undefined ? '' : JSON.stringify(part));

/** What a player cares about: not which hidden card lies where. */
const GIST: Parting = ({ ruling, table }) => {
  const { status, applied, illegal, position, fight, effects, won } = ruling;
  const seats = table.seats.map(({ hand, shown }) => `${hand.length} ${shown}`);
  const forbidden = `${told(illegal?.code)} ${told(illegal?.params)}`;
  const done = `${told(fight)} ${told(effects)} ${won} ${position.turn}`;
  return `${status} ${applied} ${forbidden} ${done} ${table.phase.at} ${table.pile.length} ${seats} ${table.revealed}`;
};

/** What outcomes are told apart by, the most first. */
const PARTINGS: readonly Parting[] = [
  (way) => `${way.ruling.winners} ${GIST(way)}`,
  GIST,
  ({ ruling: { status, illegal, fight, effects, won } }) => told([status, illegal?.code, fight?.outcome, effects, won]),
  ({ ruling: { status, fight, won } }) => told([status, fight?.outcome, won]),
  ({ ruling: { status } }) => status,
];

/** All there is to tell. */
const IN_ALL: Parting = ({ ruling }) => `${verdict(ruling)} ${JSON.stringify(ruling.illegal)}`;

/** The ways under eight headings at most. */
export function headings(ways: readonly Way[]): Way[][] {
  if (areBarred(ways)) return [[...ways]];
  let groups: Way[][] = [];
  // Winners part no ways where not all of them can be named.
  const isUnnamed = ways.some(({ table }) => table.unnamed);
  for (const parting of isUnnamed ? PARTINGS.slice(1) : PARTINGS) {
    groups = grouped(ways, parting);
    if (groups.length <= MOST_HEADINGS) break;
  }
  return groups;
}

/** Whether eight headings are enough to name every winner. */
export const canNameWinners = (ways: readonly Way[]): boolean =>
  grouped(ways, PARTINGS[0] as Parting).length <= MOST_HEADINGS;

/** The ways by everything that differs. */
export const inDetail = (ways: readonly Way[]): Way[][] => grouped(ways, IN_ALL);

/** What a ruling comes to, whatever the way there. Hands are compared without their order. */
export function verdict(ruling: Ruling): string {
  const { status, applied, illegal, position, discarded, fight, effects, seen, winners, won } = ruling;
  const players = position.players.map((player) => ({ ...player, objects: [...player.objects].sort() }));
  return JSON.stringify([
    ...[status, applied, illegal?.code, { ...position, players }],
    ...[discarded, fight, effects, seen, winners, won],
  ]);
}

/** A way of answering, and how likely it is beside others. */
interface Weighed {
  readonly findings: readonly Finding[];
  readonly ways: number;
}

/** How likely ways of answering are beside each other, and what they have found that not all of them have. */
export function weighed(ways: readonly Pick<Way, 'table' | 'findings'>[]): Weighed[] {
  const asked = (ways[0] as Way).table.hidden.kindsIn(ways.flatMap(({ findings }) => findings));
  const numbers = inRatio(ways.map(({ table }) => table.hidden.share(asked)));
  const shared = findingsShared(ways);
  return ways.map(({ findings }, index) => ({
    findings: shared.length ? findings.filter((one) => !shared.some((other) => isSame(one, other))) : findings,
    ways: numbers[index] as number,
  }));
}

/** The outcomes with their conditions and how likely each is, the likeliest first, and the question that would settle most. */
export const weigh = (groups: readonly (readonly Way[])[]) =>
  weighBy<Finding, Ruling, Way>(groups, { weighed, relation, inCommon: together });

const isSame = (one: Finding, other: Finding) =>
  one.place === other.place && one.card === other.card && one.atLeast === other.atLeast && one.holds === other.holds;

/** What all ways have found: the moves show it, and no outcome hangs on it. */
function findingsShared([first, ...others]: readonly Pick<Way, 'findings'>[]): readonly Finding[] {
  return (first as Way).findings.filter((one) =>
    others.every((way) => way.findings.some((other) => isSame(one, other))),
  );
}

/** Fractions as whole numbers in the same ratio. */
function inRatio(fractions: readonly Fraction[]): number[] {
  const { of } = fractions[0] as Fraction;
  // Mostly they are of one size: no need to find one.
  if (of <= Number.MAX_SAFE_INTEGER && fractions.every((one) => one.of === of))
    return fractions.map(({ ways }) => ways);
  const multiple = [...new Set(fractions.map((one) => one.of))].reduce((all, one) => all * BigInt(one), 1n);
  return inLowestTerms(fractions.map((one) => (BigInt(one.ways) * multiple) / BigInt(one.of)));
}

/** The end of the code by which a claim or a prophecy is false: for which reason. */
const REASON = /(?<=\.(lost|wrong)-).*/;

/** What some rulings under one heading come to: what is so in all of them, and where a claim is false in all, but not for the same reason, that it is. */
export function together(rulings: readonly Ruling[]): Ruling {
  const verdicts = rulings.map(({ steps }) => steps.at(-1));
  const codes = [...new Set(verdicts.map((step) => step?.code ?? ''))];
  const ground = codes.length > 1 && codes.every((code) => REASON.test(code)) && allOf(verdicts);
  if (!ground) return inCommon(rulings);
  return inCommon(
    rulings.map(({ steps, ...ruling }, index) => {
      const step = verdicts[index] as Step;
      const code = step.code.replace(REASON, 'either-way') as StepCode;
      return { ...ruling, steps: steps.with(-1, { ...step, ...ground, code }) };
    }),
  );
}

/** What is so in all of some rulings on one record, at least one; what is not is unknown. */
export function inCommon(rulings: readonly Ruling[]): Ruling {
  const [first, ...others] = rulings as [Ruling, ...Ruling[]];
  if (others.length === 0) return first;
  const { position } = first;
  const positions = rulings.map((one) => one.position as Required<Position>);
  const common: { -readonly [Field in keyof Ruling]: Ruling[Field] } = {
    ...first,
    position: {
      ...position,
      players: position.players.map((_, seat) =>
        playerInCommon(positions.map(({ players }) => players[seat] as Player)),
      ),
      objectPile: inOrder(positions.map(({ objectPile }) => objectPile)),
      occupationPile: inOrder(positions.map(({ occupationPile }) => occupationPile)),
    },
    effects: inAll(
      rulings.map(({ effects }) => effects),
      JSON.stringify,
    ),
    seen: seenInCommon(rulings.map(({ seen }) => seen)),
    pending: pendingInAny(rulings.map(({ pending }) => pending)),
    steps: stepsInCommon(rulings.map(({ steps }) => steps)),
  };
  // Headings that take much together leave open what parts their ways.
  const differs = (of: (ruling: Ruling) => unknown) => {
    const mine = of(first);
    return others.some((one) => of(one) !== mine && JSON.stringify(of(one)) !== JSON.stringify(mine));
  };
  common.applied = Math.min(...rulings.map(({ applied }) => applied));
  for (const field of ['winners', 'won', 'fight'] as const) if (differs((one) => one[field])) delete common[field];
  if (differs((one) => one.illegal)) {
    const ground = allOf(rulings.map((one) => one.illegal));
    if (ground) common.illegal = illegal('unknown.either-way', ground, {});
    else delete common.illegal;
  }
  if (differs((one) => one.position.turn)) {
    const { turn, ...open } = common.position;
    common.position = open;
  }
  if (first.discarded) common.discarded = inAnyOrder(rulings.map(({ discarded = [] }) => discarded));
  return common;
}

/** The steps of all ways, in the order of the first: they begin alike and part where something is asked. The last may differ in who wins. */
function stepsInCommon([first, ...others]: readonly (readonly Step[])[]): Step[] {
  let common = [...(first as readonly Step[])];
  for (const other of others) {
    let alike = 0;
    while (alike < common.length && isSameStep(common[alike] as Step, other[alike])) alike++;
    if (alike === common.length) continue;
    const theirs = other.slice(alike);
    const isTheirs = (step: Step) => theirs.some((one) => isSameStep(step, one));
    common = common.flatMap((step, index) => {
      if (index < alike || isTheirs(step)) return [step];
      const { winners, ...params } = step.params;
      const open = { ...step, params };
      return winners && isTheirs(open) ? [open] : [];
    });
  }
  return common;
}

function isSameStep(one: Step, other: Step | undefined): boolean {
  // Ways have the very steps in common that were told before they parted.
  if (one === other) return true;
  if (!other || one.code !== other.code || one.move !== other.move) return false;
  for (const name in one.params) if (String(one.params[name]) !== String(other.params[name])) return false;
  return true;
}

/** What is in all lists, in the order of the first and as often as in each; what has the same text is the same. */
function inAll<Item>(lists: readonly (readonly Item[])[], textOf: (item: Item) => string): Item[] {
  const [first, ...others] = lists as [readonly Item[], ...(readonly Item[])[]];
  if (first.length === 0) return [];
  const left = others.map((list) => list.map(textOf));
  return first.filter((item) => {
    const text = textOf(item);
    if (!left.every((list) => list.includes(text))) return false;
    for (const list of left) list.splice(list.indexOf(text), 1);
    return true;
  });
}

function playerInCommon(players: readonly Player[]): Player {
  const [first, ...others] = players as [Player, ...Player[]];
  const isSameOccupation = others.every(({ occupation }) => occupation === first.occupation);
  const isSame = ({ shown, objects }: Player) => shown === first.shown && isSameList(objects, first.objects);
  // Most players' cards are the same in all ways.
  if (isSameOccupation && others.every(isSame)) return first;
  const { shown, objects, ...rest } = first;
  return {
    ...rest,
    occupation: isSameOccupation ? (first.occupation as Unknown) : '?',
    ...(shown && others.every((one) => one.shown) && { shown }),
    objects: inAnyOrder(players.map((one) => one.objects)),
  };
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((card, index) => card === other[index]);

/** The cards that all lists have at the same place, the others unknown. */
function inOrder<Card extends string>([first, ...others]: readonly (readonly Card[])[]): Card[] {
  return (first as readonly Card[]).map((card, at) =>
    others.every((list) => list[at] === card) ? card : ('?' as Card),
  );
}

/** The cards that all lists have, and so many unknown ones that it is as many as in the shortest. */
function inAnyOrder<Card extends string>(lists: readonly (readonly Card[])[]): Card[] {
  const common = inAll(lists, (card) => card);
  const number = Math.min(...lists.map(({ length }) => length));
  return [...common, ...Array<Card>(number - common.length).fill('?' as Card)];
}

/** What players were shown in all ways, in the order of the first; where it was not the same, it is unknown. */
function seenInCommon(all: readonly (readonly Sight[])[]): Sight[] {
  const nameOf = ({ by, of, what }: Sight) => `${by} ${of} ${what}`;
  const left = all.map((list) => [...list]);
  return inAll(all, nameOf).map((sight) => {
    const name = nameOf(sight);
    const next = (list: Sight[]) => list.splice(list.map(nameOf).indexOf(name), 1)[0] as Sight;
    const values = left.map((list) => next(list).value);
    const lists = values.filter((value) => typeof value !== 'string');
    if (lists.length === values.length) return { ...sight, value: inAnyOrder(lists) };
    return values.every((value) => value === sight.value) ? sight : { ...sight, value: '?' };
  });
}

/** Who must or may decide next in some way, with all the moves that can then be legal. */
function pendingInAny(all: readonly (readonly Pending[])[]): Pending[] {
  const by = new Map<string | undefined, Map<string, Pending['moves'][number]>>();
  for (const { by: player, moves } of all.flat()) {
    const own = by.get(player) ?? new Map();
    for (const move of moves) own.set(JSON.stringify(move), move);
    by.set(player, own);
  }
  return [...by].map(([player, moves]) => ({
    ...(player !== undefined && { by: player }),
    moves: [...moves.values()],
  }));
}

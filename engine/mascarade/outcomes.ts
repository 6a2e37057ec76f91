/**
 * The outcomes of a record in which something unknown decides: the ways it can come out under a few headings, each with what holds in all
 * its ways.
 */
import type { Relation } from '../kernel/depends.ts';
import { areBarred, grouped, inLowestTerms, MOST_HEADINGS, weigh as weighBy } from '../kernel/outcomes.ts';
import { allOf } from '../kernel/ruling.ts';
import type { Finding } from './cards.ts';
import { characters } from './data.ts';
import { illegal } from './illegal.ts';
import { cardParams } from './params.ts';
import type { Player } from './record.ts';
import type { AnnouncementRuling, Ruling } from './rule.ts';
import type { Sight, Step } from './table.ts';

/** One way a record can come out. */
export interface Way {
  readonly ruling: Ruling;
  /** What was found out in it. */
  readonly findings: readonly Finding[];
  /** In how many ways what was not asked about can be. */
  readonly ways: bigint;
}

/** What parts outcomes. */
type Parting = (ruling: Ruling) => unknown;

const apart = (ways: readonly Way[], parting: Parting): Way[][] =>
  grouped(ways, ({ ruling }) => JSON.stringify(parting(ruling)));

/** What outcomes are told apart by, the most first: not by what exactly lies where. */
const [FINEST, ...COARSER]: readonly [Parting, ...Parting[]] = [
  ({ status, applied, illegal, winners, announcement, position }) => [
    ...[status, applied, illegal, winners, announcement?.holders, announcement?.fined],
    ...[position.turn, position.courthouse, position.players.map(({ gold }) => gold)],
  ],
  ({ status, illegal, winners, announcement }) => [status, illegal?.code, winners, announcement?.holders],
  ({ status, winners }) => [status, winners],
  ({ status }) => status,
];

/**
 * The ways under eight headings at most; under one only if they come to the same. Where nothing tells few enough of them apart, what is
 * least likely comes under one heading.
 */
export function headings(ways: readonly Way[]): Way[][] {
  if (areBarred(ways)) return [[...ways]];
  const finest = apart(ways, FINEST);
  if (finest.length <= MOST_HEADINGS) return finest;
  for (const parting of COARSER) {
    const groups = apart(ways, parting);
    if (groups.length > 1 && groups.length <= MOST_HEADINGS) return groups;
  }
  const likelihood = new Map(finest.map((group) => [group, group.reduce((sum, way) => sum + way.ways, 0n)]));
  const byLikelihood = finest.sort((one, other) =>
    Number((likelihood.get(other) as bigint) - (likelihood.get(one) as bigint)),
  );
  return [...byLikelihood.slice(0, MOST_HEADINGS - 1), byLikelihood.slice(MOST_HEADINGS - 1).flat()];
}

/** How findings relate: a card is one character, and there are only so many of each. */
export const relation: Relation<Finding> = {
  nameOf: (finding) =>
    'move' in finding
      ? `${finding.move} ${finding.swapped}`
      : `${finding.place} ${finding.before} ${finding.card} ${finding.holds}`,
  contradicts(one, other) {
    const { nameOf, answered } = relation;
    if (nameOf(answered(one, true)) === nameOf(answered(other, true))) return nameOf(one) !== nameOf(other);
    if (!('holds' in one && one.holds && 'holds' in other && other.holds) || one.before !== other.before) return false;
    return one.place === other.place || (one.card === other.card && characters[one.card].count === 1);
  },
  follows: (one, from) => relation.nameOf(one) === relation.nameOf(from),
  isYes: (finding) => ('move' in finding ? finding.swapped : finding.holds),
  answered: (finding, yes) => ('move' in finding ? { ...finding, swapped: yes } : { ...finding, holds: yes }),
};

/** The outcomes with their conditions and how likely each is, the likeliest first, and the question that would settle most. */
export const weigh = (groups: readonly (readonly Way[])[]) =>
  weighBy<Finding, Ruling, Way>(groups, {
    weighed(ways) {
      const likely = inLowestTerms(ways.map((way) => way.ways));
      return ways.map(({ findings }, index) => ({ findings, ways: likely[index] as number }));
    },
    relation,
    inCommon,
  });

/** Whether values are the same, by their JSON. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What is the same in all of some values; nothing where it differs. */
function same<Value>([first, ...others]: readonly Value[]): Value | undefined {
  return others.every((value) => isSame(value, first)) ? first : undefined;
}

/** What was seen in all ways up to where they part, cards that differ left open. */
function seenInCommon([first, ...others]: readonly Ruling['seen'][]): Ruling['seen'] {
  const common: Sight[] = [];
  for (const [index, { by, of, value }] of (first as Ruling['seen']).entries()) {
    const alike = others.map((seen) => seen[index]);
    if (!alike.every((sight) => sight?.by === by && sight.of === of)) break;
    common.push({ by, of, value: alike.every((sight) => (sight as Sight).value === value) ? value : '?' });
  }
  return common;
}

/** The steps that come in all ways, in the order of the first, cards that differ in them left open. */
function stepsInCommon([first, ...others]: readonly Ruling['steps'][]): Ruling['steps'] {
  /** Up to where the steps of each other way have been passed. */
  let passed = others.map(() => 0);
  return (first as Ruling['steps']).flatMap((step) => {
    const places = others.map((steps, way) => {
      let place = passed[way] as number;
      while (place < steps.length && !isSameStep(steps[place] as Step, step)) place++;
      return place;
    });
    if (places.some((place, way) => place === (others[way] as Ruling['steps']).length)) return [];
    passed = places.map((place) => place + 1);
    // In another way the same may rest on something else, and be about another card.
    const all = [step, ...others.map((steps, way) => steps[places[way] as number] as Step)];
    return [{ ...step, ...allOf(all), params: opened(all.map(({ params }) => params)) }];
  });
}

/** Whether two steps tell the same but for the cards that they name, which can be unknown to their sentence. */
function isSameStep(one: Step, other: Step): boolean {
  if (one.code !== other.code || one.move !== other.move) return false;
  const isAlike = (name: string) => name in cardParams || isSame(one.params[name], other.params[name]);
  return Object.keys(one.params).every(isAlike) && Object.keys(other.params).every(isAlike);
}

/** A record of values by key in which a value that differs is `?`; keys that not all have fall away. */
const opened = <Value>(all: readonly Readonly<Record<string, Value>>[]): Record<string, Value | '?'> =>
  Object.fromEntries(
    Object.keys(all[0] ?? {})
      .filter((key) => all.every((one) => key in one))
      .map((key) => [key, same(all.map((one) => one[key] as Value)) ?? '?']),
  );

/** What is so in all of some rulings that come under one heading; what is not is unknown. */
export function inCommon(rulings: readonly Ruling[]): Ruling {
  const [first, ...others] = rulings as [Ruling, ...Ruling[]];
  if (others.length === 0) return first;
  const common: { -readonly [Field in keyof Ruling]: Ruling[Field] } = {
    ...first,
    applied: Math.min(...rulings.map(({ applied }) => applied)),
    position: positionInCommon(rulings.map(({ position }) => position)),
    seen: seenInCommon(rulings.map(({ seen }) => seen)),
    steps: stepsInCommon(rulings.map(({ steps }) => steps)),
    pending: (same(rulings.map(({ pending }) => pending)) ?? []) as Ruling['pending'],
  };
  if (!same(rulings.map(({ winners }) => winners))) delete common.winners;
  const illegals = rulings.map((ruling) => ruling.illegal);
  if (!same(illegals)) {
    const ground = allOf(illegals);
    // The same reason can rest on something else in another way, as that the game is over does.
    const reason = same(illegals.map((one) => one && { code: one.code, params: one.params }));
    const { code, params } = reason ?? { code: 'unknown.either-way', params: {} };
    if (ground) common.illegal = illegal(code, ground, params);
    else delete common.illegal;
  }
  const announcement = announcementInCommon(rulings.map((ruling) => ruling.announcement));
  if (announcement) common.announcement = announcement;
  else delete common.announcement;
  return common;
}

/** An announcement that is the same in all; what was shown, who had the power and who paid only where that is so too. */
function announcementInCommon(
  announcements: readonly (AnnouncementRuling | undefined)[],
): AnnouncementRuling | undefined {
  const heard = same(
    announcements.map((one) => one && { by: one.by, character: one.character, claimants: one.claimants }),
  );
  if (!heard) return undefined;
  const all = announcements as readonly AnnouncementRuling[];
  const holders = same(all.map((one) => one.holders));
  const fined = same(all.map((one) => one.fined));
  return {
    ...heard,
    shown: opened(all.map(({ shown }) => shown)),
    ...(holders && { holders }),
    ...(fined && { fined }),
  };
}

function positionInCommon(positions: readonly Ruling['position'][]): Ruling['position'] {
  const [first] = positions as [Ruling['position']];
  const cards = (of: (position: Ruling['position']) => readonly string[]) =>
    of(first).map((_, index) => same(positions.map((position) => of(position)[index])) ?? '?');
  const common: { -readonly [Field in keyof Ruling['position']]: Ruling['position'][Field] } = {
    ...first,
    players: first.players.map((player, seat) => {
      const gold = same(positions.map(({ players }) => (players[seat] as Player).gold));
      const { gold: _, ...rest } = player;
      return {
        ...rest,
        ...(gold !== undefined && { gold }),
        cards: cards(({ players }) => players[seat]?.cards ?? []) as Exclude<typeof player.cards, undefined>,
      };
    }),
    centre: cards(({ centre = [] }) => centre) as Exclude<typeof first.centre, undefined>,
  };
  for (const field of ['courthouse', 'turn', 'opening', 'revealed', 'mustLook'] as const)
    if (same(positions.map((position) => position[field])) === undefined) delete common[field];
  return common;
}

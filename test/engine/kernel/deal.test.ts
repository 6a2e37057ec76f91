/** What is known of hidden cards, and how likely that is, against a list of all the ways they can lie. */
import { describe, expect, it } from 'vitest';
import { Deal, DOUBT, type Finding, type Hidden, isHidden } from '../../../engine/kernel/deal.ts';
import { Questions, ways } from '../../../engine/kernel/questions.ts';
import { type Random, seeded } from '../../../engine/kernel/random.ts';

const KINDS = ['a', 'b', 'c'] as const;

/** What lies at each place in one way the cards can lie, and how likely that is. */
interface World {
  readonly at: ReadonlyMap<string, readonly string[]>;
  readonly weight: number;
}

/** A slot that a card is dealt to. */
interface Slot {
  readonly place: string;
  readonly never: readonly string[];
}

/** What questions are put, the same in every run. */
interface Script {
  readonly free: readonly number[];
  readonly hands: readonly Slot[];
  readonly pile: readonly Slot[];
  /** Open cards shuffled with those of the pile; nothing if it is not shuffled. */
  readonly mixed: readonly string[] | undefined;
  /** The kind that is looked for in the pile and laid on top of it. */
  readonly top: string;
  /** Shuffled once more, with this open card. */
  readonly again: string | undefined;
  readonly asks: readonly ((deal: Deal, cards: readonly Hidden[]) => void)[];
}

/** One run of a script: the deal, its cards, and where the cards of the pile have gone. */
interface Run {
  readonly deal: Deal;
  readonly cards: readonly Hidden[];
  readonly places: readonly string[];
  /** The cards taken from the pile before it was shuffled. */
  readonly taken: readonly string[];
  readonly pileName: string;
}

const times = (list: readonly string[], kind: string) => list.filter((one) => one === kind).length;

/** Every order in which some of these cards can come, the first so many of them. */
function ordersOf(cards: readonly string[], number: number): { order: string[]; weight: number }[] {
  if (number === 0) return [{ order: [], weight: 1 }];
  return [...new Set(cards)].flatMap((kind) => {
    const rest = cards.toSpliced(cards.indexOf(kind), 1);
    const weight = times(cards, kind) / cards.length;
    return ordersOf(rest, number - 1).map((one) => ({ order: [kind, ...one.order], weight: one.weight * weight }));
  });
}

/** All ways in which the cards can lie. */
function worldsOf({ free, hands, pile, mixed, again }: Script, { pileName, taken, places }: Run): World[] {
  const slots = [...hands, ...pile];
  const copies = KINDS.flatMap((kind, index) => Array<string>(free[index] ?? 0).fill(kind));
  const dealt = ordersOf(copies, slots.length).filter(({ order }) =>
    order.every((kind, at) => !slots[at]?.never.includes(kind)),
  );
  const possible = dealt.reduce((sum, { weight }) => sum + weight, 0);
  return dealt.flatMap(({ order, weight }): World[] => {
    const at = new Map<string, string[]>();
    const lay = (place: string, card: string) => at.set(place, [...(at.get(place) ?? []), card]);
    for (const [index, card] of order.entries())
      lay(index < hands.length || !mixed ? (slots[index] as Slot).place : pileName, card);
    if (!mixed) return [{ at, weight: weight / possible }];
    let left = [...(at.get(pileName) ?? []), ...mixed, ...(again ? [again] : [])];
    for (const card of taken) {
      if (!left.includes(card)) return [{ at, weight: weight / possible }];
      left = left.toSpliced(left.indexOf(card), 1);
    }
    const drawn = places.slice(hands.length);
    return ordersOf(left, drawn.length).map((one) => {
      const shuffled = new Map(at);
      for (const [index, place] of drawn.entries()) shuffled.set(place, [one.order[index] as string]);
      return { at: shuffled, weight: (weight / possible) * one.weight };
    });
  });
}

const isSo = ({ place, card, atLeast, holds }: Finding, { at }: World) =>
  times(at.get(place) ?? [], card) >= atLeast === holds;

const sum = (worlds: readonly World[]) => worlds.reduce((all, { weight }) => all + weight, 0);

function runOf({ free, hands, pile, mixed, top, again, asks }: Script, questions: Questions): Run {
  const deal = new Deal(
    () => [
      { kinds: ['other'], free: [1] },
      { kinds: KINDS, free },
    ],
    questions,
  );
  const laid = ({ place, never }: Slot) => deal.hide(1, place, never);
  // What is known of other pools is of no concern.
  expect(deal.isAtLeast(deal.hide(0, 'elsewhere'), 'other', 1)).toBe(true);
  const own = hands.map(laid);
  const below = pile.map(laid);
  let [cards, places] = [[...own, ...below], [...hands, ...pile].map(({ place }) => place)];
  const taken: string[] = [];
  const pileName = pile.length === 1 ? 'pile[0]' : 'pile';
  if (mixed) {
    const rest: string[] = [...deal.together(1, 'pile', below)];
    expect(rest.length).toBe(below.length);
    if (deal.findAmong(rest, top)) {
      taken.push(top);
      expect(deal.known(rest, top)).toBe(1);
      rest.splice(deal.turnUp(rest, top), 1);
      expect(deal.known(rest, top)).toBe(0);
      expect(deal.indexOf(rest, top)).toBe(-1);
    }
    let shuffled = deal.shuffle(1, 'pile', taken.length, mixed, rest.filter(isHidden));
    expect(shuffled.length).toBe(rest.length + mixed.length);
    if (again) shuffled = deal.shuffle(1, 'pile', taken.length, [again], deal.together(1, 'pile', shuffled));
    cards = [...own, ...shuffled];
    places = [
      ...hands.map(({ place }) => place),
      ...shuffled.map((_, index) => `pile.shuffled[${taken.length + index}]`),
    ];
  }
  for (const ask of asks) ask(deal, cards);
  return { deal, cards, places, taken, pileName };
}

/** Some questions about some cards. */
function scriptOf(random: Random, isShuffled: boolean): Script {
  const isTight = random.below(2) === 0;
  const free = KINDS.map((kind) => (isTight && kind !== 'a' ? 0 : random.below(3)));
  const pick = () => random.pick(KINDS);
  const never = isShuffled || random.below(2) ? [] : ['a'];
  const number = isShuffled ? 2 : 3;
  const hands = ['A', 'A', 'B', 'B']
    .slice(random.below(2), number + random.below(2))
    .map((place) => ({ place, never: [] }));
  const pile = Array.from({ length: random.below(3) }, (_, index) => ({ place: `pile[${index}]`, never }));
  // Whatever is never in the pile has to lie somewhere else.
  while (free.slice(1).reduce((all, one) => all + one, 0) < pile.length) (free[1 + random.below(2)] as number)++;
  while (free.reduce((all, one) => all + one, 0) < hands.length + pile.length + random.below(2))
    (free[isTight ? 0 : random.below(3)] as number)++;
  const asks = Array.from({ length: 1 + random.below(3) }, () => {
    const [kind, number, of] = [pick(), 1 + random.below(2), random.below(100)];
    const some = random.below(3);
    return (deal: Deal, cards: readonly Hidden[]) => {
      const card = cards[of % cards.length] as Hidden;
      if (some === 0) deal.isAtLeast(card, kind, number);
      else deal.findAmong(some === 1 ? cards.slice(of % cards.length) : cards, kind);
    };
  });
  const mixed = isShuffled ? Array.from({ length: 1 + random.below(2) }, pick) : undefined;
  return { free, hands, pile, mixed, top: pick(), again: random.below(3) ? undefined : pick(), asks };
}

/** Questions about single cards, all of those that there are: where one lies says much of the others. */
function tightOf(random: Random): Script {
  const hands = ['A', 'B', 'C', 'D'].slice(random.below(2)).map((place) => ({ place, never: [] }));
  const pile = Array.from({ length: 1 + random.below(2) }, (_, index) => ({ place: `pile[${index}]`, never: ['a'] }));
  const free = [0, pile.length, 0];
  for (let card = 0; card < hands.length; card++) (free[random.below(3)] as number)++;
  const asks = Array.from({ length: 2 + random.below(3) }, () => {
    const [kind, of] = [random.pick(KINDS), random.below(100)];
    return (deal: Deal, cards: readonly Hidden[]) => deal.isAtLeast(cards[of % cards.length] as Hidden, kind, 1);
  });
  return { free, hands, pile, mixed: undefined, top: 'a', again: undefined, asks };
}

/** How a deal answers, by place, kind and number: what is certain, and whether it asks. */
function answersOf({ deal, cards, places }: Run): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const [index, card] of cards.entries())
    for (const kind of places.indexOf(places[index] as string) < index ? [] : KINDS) {
      const known = deal.known([card], kind);
      const could = deal.canBe(card, kind);
      for (const atLeast of [1, 2]) {
        const before = deal.findings.length;
        const ask = () => deal.isAtLeast(card, kind, atLeast);
        let silent: unknown;
        try {
          silent = deal.withoutAsking(ask);
        } catch (error) {
          silent = error;
        }
        const said = [deal.hasAtLeast(card, kind, atLeast), deal.copy().hasAtLeast(card, kind, atLeast), silent];
        const supposed = [...ways((questions) => deal.supposing(questions, ask))];
        said.push(supposed.join(), deal.findings.length - before, deal.hasAtLeast(card, kind, atLeast));
        answers[`${places[index]} ${atLeast} ${kind}`] = said;
      }
      // Now that both have been looked into, what is known is what lies there in any case.
      const where = cards.findIndex((one) => deal.known([one], kind) > 0);
      answers[`${places[index]} ${kind}`] = [
        ...[Math.min(2, deal.known([card], kind)), deal.canBe(card, kind), deal.indexOf(cards, kind) === where],
        ...[known <= deal.known([card], kind), could || !deal.canBe(card, kind)],
      ];
    }
  return answers;
}

/** How it has to, by what lies there in all the ways the cards can lie. */
function answersIn(worlds: readonly World[], { places }: Run): Record<string, unknown> {
  const least = (place: string, kind: string) => Math.min(...worlds.map(({ at }) => times(at.get(place) ?? [], kind)));
  const most = (place: string, kind: string) => Math.max(...worlds.map(({ at }) => times(at.get(place) ?? [], kind)));
  const answers: Record<string, unknown> = {};
  for (const place of new Set(places))
    for (const kind of KINDS) {
      for (const atLeast of [1, 2]) {
        const certain = least(place, kind) >= atLeast ? true : most(place, kind) < atLeast ? false : undefined;
        const said = [certain, certain, certain ?? DOUBT];
        answers[`${place} ${atLeast} ${kind}`] = [...said, String(certain ?? 'true,false'), 0, certain];
      }
      answers[`${place} ${kind}`] = [Math.min(2, least(place, kind)), most(place, kind) > 0, true, true, true];
    }
  return answers;
}

function check(script: Script): void {
  const runs = [...ways((questions) => runOf(script, questions))];
  const asked = (runs[0] as Run).deal.kindsIn(runs.flatMap(({ deal }) => deal.findings));
  const shares = runs.map((run) => {
    const { deal } = run;
    const all = worldsOf(script, run);
    let worlds = all;
    for (const finding of deal.findings) {
      const so = worlds.filter((world) => isSo(finding, world));
      // Nothing is asked that is certain.
      expect(so.length).toBeGreaterThan(0);
      expect(so.length).toBeLessThan(worlds.length);
      worlds = so;
    }
    const before = deal.share(asked);
    expect(answersOf(run)).toEqual(answersIn(worlds, run));
    const after = deal.share(asked);
    expect(after.ways / after.of).toBeCloseTo(before.ways / before.of, 12);
    // Nobody tells the kinds apart that were not asked about: then there is only one deal.
    return { told: before.ways / before.of, share: sum(worlds) };
  });
  const told = shares.reduce((all, one) => all + one.told, 0);
  for (const one of shares) expect(one.told / told).toBeCloseTo(one.share, 12);
  if (script.pile.every(({ never }) => never.length === 0)) expect(told).toBeCloseTo(1, 12);
  expect(shares.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 12);
}

describe('hidden cards agree with the list of all ways they can lie', () => {
  it.each(Array.from({ length: 48 }, (_, seed) => seed))('dealt, %i', (seed) => {
    check(scriptOf(seeded(seed), false));
  });

  it.each(Array.from({ length: 24 }, (_, seed) => seed))('dealt to many places, no card left over, %i', (seed) => {
    check(tightOf(seeded(2000 + seed)));
  });

  it.each(Array.from({ length: 12 }, (_, seed) => seed))('and shuffled, %i', (seed) => {
    check(scriptOf(seeded(1000 + seed), true));
  });
});

describe('cards of several pools', () => {
  const pools = () => [
    { kinds: ['a', 'b'], free: [1, 2] },
    { kinds: ['c', 'd'], free: [2, 3] },
  ];

  it('are dealt each from its own', () => {
    const likely = [
      ...ways((questions) => {
        const deal = new Deal(pools, questions);
        const [one, other] = [deal.hide(0, 'A'), deal.hide(1, 'B')];
        const held = [deal.isAtLeast(one, 'a', 1), deal.isAtLeast(other, 'c', 1)];
        const { ways: number, of } = deal.share(deal.kindsIn(deal.findings));
        return `${held.join()} ${(number / of).toFixed(6)}`;
      }),
    ];
    const shares = [(1 / 3) * (2 / 5), (1 / 3) * (3 / 5), (2 / 3) * (2 / 5), (2 / 3) * (3 / 5)].map((one) =>
      one.toFixed(6),
    );
    expect(likely).toEqual(
      ['true,true', 'true,false', 'false,true', 'false,false'].map((held, at) => `${held} ${shares[at]}`),
    );
  });

  it('are unseen if they were hidden, or have been shuffled among hidden ones', () => {
    const deal = new Deal(() => [...pools(), { kinds: ['e', 'f'], free: [0, 0] }, { kinds: ['h'], free: [0] }]);
    expect(deal.any).toBe(false);
    expect(['a', 'b', 'c', 'e', 'f', 'g'].filter((kind) => deal.isUnseen(kind))).toEqual(['a', 'b', 'c']);
    deal.hide(0, 'A');
    expect(deal.any).toBe(true);
    deal.shuffle(2, 'pile', 0, ['e', 'e'], []);
    expect(['a', 'e', 'f', 'g', 'h'].filter((kind) => deal.isUnseen(kind))).toEqual(['a', 'e']);
  });
});

describe('what is known', () => {
  const two = (questions?: Questions) => {
    const deal = new Deal(() => [{ kinds: ['a', 'b'], free: [2, 3] }], questions);
    return { deal, hand: [deal.hide(0, 'A'), deal.hide(0, 'A')], other: deal.hide(0, 'B') };
  };

  it('is what was asked for where nobody answers', () => {
    const { deal, hand } = two();
    expect(deal.findAmong(hand, 'a')).toBe(true);
    expect(deal.findings).toEqual([{ place: 'A', card: 'a', atLeast: 1, holds: true }]);
  });

  it('is no longer of a card that is turned up, nor of its copies', () => {
    const { deal, hand, other } = two();
    expect([deal.findAmong(hand, 'a'), deal.findAmong(hand, 'a')]).toEqual([true, true]);
    for (const known of [2, 1]) {
      expect(deal.known(hand, 'a')).toBe(known);
      expect(deal.copy().known(hand, 'a')).toBe(known);
      expect(deal.canBe(hand[0] as Hidden, 'a')).toBe(true);
      expect(deal.turnUp([other, ...hand], 'a')).toBe(1);
    }
    expect(deal.known(hand, 'a')).toBe(0);
    expect(deal.copy().known(hand, 'a')).toBe(0);
    expect(deal.canBe(hand[0] as Hidden, 'a')).toBe(false);
    expect(deal.indexOf([other, ...hand], 'a')).toBe(-1);
  });

  it('is nothing of what was only supposed, however often it was asked', () => {
    const { deal, hand } = two();
    const twice = () => [deal.findAmong(hand, 'a'), deal.findAmong(hand, 'a')].join();
    expect([...ways((questions) => deal.supposing(questions, twice))]).toEqual([
      'true,true',
      'true,false',
      'false,false',
    ]);
    expect([deal.known(hand, 'a'), deal.canBe(hand[0] as Hidden, 'a'), deal.findings.length]).toEqual([0, true, 0]);
    expect(deal.hasAtLeast(hand[0] as Hidden, 'a', 1)).toBeUndefined();
  });

  it('is what must lie elsewhere because it never lies in the pile, whatever was asked of other pools before', () => {
    const deal = new Deal(() => [
      { kinds: ['k', 'l', 'm', 'n'], free: [1, 1, 1, 9] },
      { kinds: ['a', 'b', 'c'], free: [2, 1, 1] },
    ]);
    expect(deal.isAtLeast(deal.hide(0, 'elsewhere'), 'k', 1)).toBe(true);
    for (const at of [0, 1]) deal.hide(1, `pile[${at}]`, ['a']);
    const hands = ['A', 'B'].map((name) => deal.hide(1, name));
    // The two others lie in the pile.
    for (const hand of hands)
      expect([deal.hasAtLeast(hand, 'b', 1), deal.hasAtLeast(hand, 'a', 1)]).toEqual([false, true]);
  });

  /** A deal of these cards to places of some sizes, of which some never hold the first kind; all questions are answered with no. */
  const laidOut = (free: readonly number[], sizes: readonly number[], never: readonly number[]) => {
    const deal = new Deal(() => [{ kinds: KINDS, free }], new Questions([false, false, false]));
    const cards = sizes.flatMap((size, at) =>
      Array.from({ length: size }, () => deal.hide(0, `P${at}`, never.includes(at) ? ['a'] : [])).slice(-1),
    );
    const at = (place: number) => cards[place] as Hidden;
    return {
      lacks: (place: number, kind: string, number = 1) => expect(deal.isAtLeast(at(place), kind, number)).toBe(false),
      has: (place: number, kind: string, number = 1) => deal.hasAtLeast(at(place), kind, number),
    };
  };

  it('is what follows for other places, however many have to take another card for that', () => {
    // One place lacks the single b: which of the two others has it is open.
    const open = laidOut([2, 1, 1], [1, 2, 1], []);
    open.lacks(0, 'b');
    expect([open.has(1, 'b'), open.has(2, 'b')]).toEqual([undefined, undefined]);
    // The last is neither b nor c, so that it is the a; the second has no c, and with the a gone both b; c is all that is left.
    const all = laidOut([1, 2, 3], [1, 2, 2, 1], [2]);
    all.lacks(3, 'b');
    all.lacks(3, 'c');
    all.lacks(1, 'c');
    expect([all.has(0, 'b', 2), all.has(1, 'b', 2), all.has(3, 'b'), all.has(0, 'c'), all.has(2, 'c', 2)]).toEqual([
      ...[false, true, false, true, true],
    ]);
    // Of four c and a b, two of them are in the first place, as the last has the b.
    const last = laidOut([0, 1, 4], [2, 1, 2], [1]);
    last.lacks(2, 'c', 2);
    expect([last.has(0, 'c', 2), last.has(2, 'b', 2), last.has(2, 'b')]).toEqual([true, false, true]);
  });

  it('leaves no room for what cannot be there besides', () => {
    const { deal, other } = two();
    expect([deal.canBe(other, 'a'), deal.canBe(other, 'b')]).toEqual([true, true]);
    expect(deal.isAtLeast(other, 'a', 1)).toBe(true);
    expect([deal.canBe(other, 'a'), deal.canBe(other, 'b')]).toEqual([true, false]);
    // Not even where something is known can a card be one of which none is left.
    const open = new Deal(() => [{ kinds: KINDS, free: [1, 2, 0] }], new Questions([false]));
    const card = open.hide(0, 'A');
    expect(open.isAtLeast(card, 'a', 1)).toBe(false);
    expect(KINDS.map((kind) => open.canBe(card, kind))).toEqual([false, true, false]);
  });

  it('is what is taken for granted, if it can be so, as if it had been asked', () => {
    const likely = ways((questions) => {
      const deal = new Deal(() => [{ kinds: KINDS, free: [1, 1, 2] }], questions);
      const [one, other] = [deal.hide(0, 'A'), deal.hide(0, 'B')];
      const known = { place: 'A', card: 'a', atLeast: 1, holds: true };
      expect([known, known, { ...known, card: 'b' }].map((finding) => deal.learn(finding))).toEqual([
        true,
        true,
        false,
      ]);
      expect(deal.findings).toEqual([known]);
      const held = [deal.isAtLeast(one, 'a', 1), deal.isAtLeast(other, 'b', 1)];
      const { ways: number, of } = deal.share(deal.kindsIn(deal.findings));
      return [...held, (number / of).toFixed(6)];
    });
    expect([...likely]).toEqual([
      [true, true, ((1 / 4) * (1 / 3)).toFixed(6)],
      [true, false, ((1 / 4) * (2 / 3)).toFixed(6)],
    ]);
  });

  it('is no longer where cards lay before they were taken together', () => {
    const likely = ways((questions) => {
      const deal = new Deal(() => [{ kinds: ['a', 'b'], free: [2, 3] }], questions);
      const hand = deal.hide(0, 'A');
      const pile = [0, 1].map((at) => deal.hide(0, `pile[${at}]`, ['a']));
      expect(deal.hasAtLeast(pile[0] as Hidden, 'b', 1)).toBe(true);
      const together = deal.together(0, 'pile', pile);
      const held = [deal.isAtLeast(hand, 'b', 1), deal.hasAtLeast(together[0] as Hidden, 'b', 2)];
      const { ways: number, of } = deal.share(deal.kindsIn(deal.findings));
      return [...held, (number / of).toFixed(6)];
    });
    // Of the five cards three are dealt: to the pile two b, to the hand the third of them or an a.
    expect([...likely]).toEqual([
      [true, true, ((3 / 5) * (2 / 4) * (1 / 3)).toFixed(6)],
      [false, true, ((3 / 5) * (2 / 4) * (2 / 3)).toFixed(6)],
    ]);
  });

  it('is of the first of several hands that is not known to lack it', () => {
    const { deal, hand, other } = two();
    const cards = [other, ...hand];
    expect(deal.hasMore(cards, 'a')).toBeUndefined();
    expect([deal.findAmong(hand, 'a'), deal.findAmong(hand, 'a')]).toEqual([true, true]);
    expect(deal.hasMore(cards, 'a')).toBe(false);
    expect(deal.hasMore(hand, 'b')).toBe(false);
    expect(deal.hasMore([...hand, other], 'b')).toBe(true);
    // Now it is known.
    expect(deal.hasMore([...hand, other], 'b')).toBe(false);
  });

  it('is told of the pile by place, counted from its top', () => {
    const deal = new Deal(() => [{ kinds: ['a', 'b'], free: [0, 0] }]);
    const pile = deal.shuffle(0, 'pile', 2, ['a', 'b'], []);
    deal.findAmong(pile, 'a');
    expect(deal.findings).toEqual([{ place: 'pile.shuffled[2]', card: 'a', atLeast: 1, holds: true }]);
    // The other is what is left.
    expect(deal.hasAtLeast(pile[1] as Hidden, 'b', 1)).toBe(true);
    expect(deal.known(pile, 'b')).toBe(1);
    expect(deal.findings.length).toBe(1);
  });
});

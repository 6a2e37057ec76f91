/**
 * What the characters can do (chapter `powers`, and each character's card). A power without a choice acts at once.
 */
import { facts, type StepCode } from './data.ts';
import { endAfterPower, payFines } from './fines.ts';
import { type Edition, type Ground, option, reading, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import { CENTRE, type CharacterId, type MoveOf, type Place } from './record.ts';
import type { Announcement, Phase, Table } from './table.ts';
import { checkInPlay, checkReach, numbers, outcomeOf, placeAt, placeOf } from './turn.ts';

const JUDGE = text('character.judge');
const BISHOP = text('character.bishop');
const BISHOP_TIE = text('character.bishop', 'powers.choice');
const BISHOP_LESS = reading('bishop-takes-what-there-is', 'character.bishop', 'powers.debt');
const KING = text('character.king');
const QUEEN = text('character.queen');
const FOOL = text('character.fool');
const FOOL_OF_TWO = reading('fool-places', 'two.fool', 'character.fool');
const FOOL_PLACES = reading('fool-places', 'character.fool');
const THIEF = text('character.thief');
const THIEF_BETWEEN_TWO = reading('neighbour-on-both-sides', 'character.thief');
const WITCH = text('character.witch');
const WITCH_MAY = option('witch', 'character.witch', 'powers.may');
const SPY = text('character.spy');
const SPY_LOOKS = reading('spy-sees-both', 'character.spy');
const PEASANT = text('character.peasant', 'powers.peasants');
const PEASANT_ALONE = reading('alone-peasant', 'character.peasant', 'powers.peasants');
const CHEAT = text('character.cheat');
const INQUISITOR = text('character.inquisitor');
const DEBT = reading('debt', 'powers.debt', 'character.inquisitor');
const DEBT_SAID = text('powers.debt', 'character.inquisitor');
/** The editions whose rulebook says so itself. */
const SAYS_DEBT: readonly Edition[] = facts.debtSaid;
const WIDOW = text('character.widow');
const MAY = text('powers.may');
const CHOICE = text('powers.choice');
const HOLDER = text('announce.holder');

/** What the bank, the Courthouse and the other players give and take. */
const GOLD = {
  bishop: 2,
  king: 3,
  queen: 2,
  fool: 1,
  thief: 1,
  peasant: 1,
  peasants: 2,
  inquisitor: 4,
  widow: 10,
  cheat: 10,
};

/** Somebody gets gold that belonged to another player, who is known to have so much. */
function transfer(table: Table, from: number, to: number, gold: number): void {
  table.pay(from, -gold).pay(to, gold);
}

/** The richest of the others. */
function richestBut(table: Table, by: number): number[] {
  const others = table.seats.flatMap((_, seat) => (seat === by ? [] : [seat]));
  const most = Math.max(...others.map((seat) => table.player(seat).gold));
  return others.filter((seat) => table.player(seat).gold === most);
}

function bishopTakes(table: Table, by: number, from: number): void {
  const number = Math.min(GOLD.bishop, table.player(from).gold);
  table.step('bishop.took', number < GOLD.bishop ? BISHOP_LESS : BISHOP, {
    by: table.id(by),
    from: table.id(from),
    number,
  });
  transfer(table, from, by, number);
}

/** A power that acts at once. */
type Effect = (table: Table, seat: number, by: string) => void;

/** Taking so much from the bank. */
const taking =
  (code: StepCode, ground: Ground, number: number): Effect =>
  (table, seat, by) =>
    table.step(code, ground, { by, number }).pay(seat, number);

/** What each power does that nobody has to choose. */
const effects: { readonly [Id in CharacterId]?: Effect } = {
  judge(table, seat, by) {
    const number = table.courthouse;
    if (number === 0) table.step('judge.nothing', JUDGE, { by });
    else table.step('judge.took', JUDGE, { by, number }).fill(-number).pay(seat, number);
  },
  bishop(table, seat) {
    const [richest, another] = richestBut(table, seat) as [number, number?];
    if (another === undefined) bishopTakes(table, seat, richest);
  },
  king: taking('king.took', KING, GOLD.king),
  queen: taking('queen.took', QUEEN, GOLD.queen),
  fool: taking('fool.took', FOOL, GOLD.fool),
  thief(table, seat, by) {
    const number = table.seats.length;
    const neighbours = [...new Set([(seat + 1) % number, (seat + number - 1) % number])];
    for (const from of neighbours) {
      const ground = neighbours.length === 1 ? THIEF_BETWEEN_TWO : THIEF;
      table.step('thief.took', ground, { by, from: table.id(from), number: GOLD.thief });
      transfer(table, from, seat, GOLD.thief);
    }
  },
  peasant(table, seat, by) {
    const { holders, said } = table.announcement as Announcement;
    if (holders.length > 1) {
      const both = { players: table.ids(holders), number: GOLD.peasants };
      table.step('peasant.both-took', PEASANT, both);
      for (const one of holders) table.pay(one, GOLD.peasants);
    } else {
      const ground = said.size === 1 ? PEASANT : PEASANT_ALONE;
      table.step('peasant.took', ground, { by, number: GOLD.peasant }).pay(seat, GOLD.peasant);
    }
  },
  cheat(table, seat, by) {
    const { gold } = table.player(seat);
    if (gold < GOLD.cheat) table.step('cheat.too-poor', CHEAT, { by, gold, number: GOLD.cheat });
    else table.step('cheat.wins', CHEAT, { by, gold, number: GOLD.cheat }).end([seat], CHEAT);
  },
  widow(table, seat, by) {
    const { gold } = table.player(seat);
    if (gold >= GOLD.widow) table.step('widow.nothing', WIDOW, { by, gold, number: GOLD.widow });
    else table.step('widow.took', WIDOW, { by, number: GOLD.widow - gold }).pay(seat, GOLD.widow - gold);
  },
};

/** Lets a power act as far as nobody has to choose. */
export const takeEffect = (table: Table, seat: number, character: CharacterId): void =>
  effects[character]?.(table, seat, table.id(seat));

/** Whether who has a power is to choose something now. */
export const needsChoice = (table: Table, seat: number, character: CharacterId): boolean =>
  character === 'bishop' ? richestBut(table, seat).length > 1 : character in choices;

/** `use` with the field that the choice needs. */
type Use = MoveOf<'use'> & {
  readonly with: string;
  readonly from: string;
  readonly target: string;
  readonly cards: readonly Place[];
};

/** The choice that a power leaves: what `use` needs for it. */
interface Choice {
  /** The field that it needs. */
  readonly field: 'with' | 'from' | 'target' | 'cards';
  /** Fields that may be left out; it takes no others. */
  readonly optional?: readonly (keyof MoveOf<'use'>)[];
  /** Whether it may be declined: by the text, by an option, or not. */
  readonly may?: (table: Table) => Ground | undefined;
  check(table: Table, move: Use): Illegal | undefined;
  carryOut(table: Table, move: Use): void;
}

/** Whose card, or whom, a power may not choose: who uses it, and what nobody else may reach for. */
const checkOther = (table: Table, by: string, at: string, card: number, ground: Ground): Illegal | undefined =>
  at === by ? illegal('power.self', ground, { by }) : checkReach(table, by, at, card);

/** A place of the Fool's as a player and the number of a card. */
const placed = (place: Place): readonly [string, number] => (typeof place === 'string' ? [place, 0] : place);

const choices: { readonly [Id in CharacterId]?: Choice } = {
  bishop: {
    field: 'from',
    check(table, { by, from }) {
      if (richestBut(table, table.seat(by)).includes(table.seat(from))) return undefined;
      return illegal(from === by ? 'power.self' : 'power.from-not-richest', BISHOP_TIE, { by, from });
    },
    carryOut: (table, { by, from }) => bishopTakes(table, table.seat(by), table.seat(from)),
  },
  fool: {
    field: 'cards',
    optional: ['swapped'],
    may: () => MAY,
    check(table, { by, cards }) {
      const [one, other] = cards.map(placed) as [readonly [string, number], readonly [string, number]];
      const isOfTwo = table.seats.length === 2;
      // Two other players, says the card; that the centre is not among them goes without saying.
      const ground = isOfTwo ? FOOL_OF_TWO : FOOL;
      if (one[0] === CENTRE || other[0] === CENTRE)
        return illegal('power.places', isOfTwo ? ground : FOOL_PLACES, { by });
      for (const [at, card] of [one, other]) {
        const barred = checkOther(table, by, at, card, ground);
        if (barred) return barred;
      }
      const sameCard = one[0] === other[0] && one[1] === other[1];
      const sameHand = one[0] === other[0] && !isOfTwo;
      if (!sameCard && !sameHand) return undefined;
      return illegal(isOfTwo ? 'power.two-cards' : 'power.places', ground, { by });
    },
    carryOut(table, { by, cards, swapped = '?' }) {
      const [[one, card], [other, otherCard]] = cards.map(placed) as [[string, number], [string, number]];
      const places = [placeAt(table, one, card), placeAt(table, other, otherCard)] as [number, number];
      const ofOne = one === other ? '-own' : '';
      table
        .step(`fool.${outcomeOf(swapped)}${ofOne}`, table.seats.length === 2 ? FOOL_OF_TWO : FOOL, {
          ...{ by, one, other },
          ...numbers(table, card, { at: other, card: otherCard }),
        })
        .swap(...places, swapped, by, other);
    },
  },
  witch: {
    field: 'target',
    may: (table) => (table.options.witch === 'may' ? WITCH_MAY : undefined),
    check: (table, { by, target }) => checkOther(table, by, target, 0, WITCH),
    carryOut(table, { by, target }) {
      const [seat, other] = [table.seat(by), table.seat(target)];
      const [gave, got] = [table.player(seat).gold, table.player(other).gold];
      table.step('witch.traded', WITCH, { by, target, gave, got });
      table.pay(seat, got - gave).pay(other, gave - got);
    },
  },
  spy: {
    field: 'with',
    optional: ['withCard', 'swapped'],
    may: () => MAY,
    check: (table, { by, with: at, withCard = 0 }) => checkOther(table, by, at, withCard, SPY),
    carryOut(table, { by, with: at, withCard = 0, swapped = '?' }) {
      const seat = table.seat(by);
      const own = (table.announcement as Announcement).said.get(seat) as number;
      const other = placeAt(table, at, withCard) as number;
      const { cards } = table;
      const where = at === CENTRE ? '-centre' : '';
      const numbered = numbers(table, table.player(seat).places.indexOf(own), { at, card: withCard });
      const who = { by, other: at, ...numbered };
      table
        .step(`spy.saw${where}`, SPY_LOOKS, { ...who, character: cards.at(own), card: cards.at(other) })
        .look(seat, own)
        .look(seat, other)
        .step(`spy.${outcomeOf(swapped)}${where}`, SPY, who)
        .swap(own, other, swapped, by, at);
    },
  },
  inquisitor: {
    field: 'target',
    check: (table, { by, target }) => checkOther(table, by, target, 0, INQUISITOR),
    carryOut(table, { by, target }) {
      table.step('inquisitor.points', INQUISITOR, { by, target });
      table.phase = { at: 'naming', by: table.seat(by), target: table.seat(target) };
    },
  },
};

/** The fields of a move that say something. */
const saidIn = (move: MoveOf<'use'>) =>
  (Object.keys(move) as (keyof MoveOf<'use'>)[]).filter(
    (field) => field !== 'move' && field !== 'by' && move[field] !== undefined,
  );

/** What bars somebody from deciding on a power now. */
function checkPower(table: Table, by: string): Illegal | undefined {
  const { phase, announcement } = table;
  if (phase.at === 'naming')
    return illegal('power.name-first', INQUISITOR, { by, target: table.id(phase.target), character: 'inquisitor' });
  if (phase.at !== 'choice' || !announcement) return illegal('power.nothing-to-use', CHOICE, { by });
  const { character } = announcement;
  if (table.seat(by) !== phase.by)
    return illegal('power.not-yours', HOLDER, { by, holder: table.id(phase.by), character });
  return undefined;
}

/** The choice that the power under way leaves. */
const choiceOf = (table: Table): Choice => choices[(table.announcement as Announcement).character] as Choice;

/** After a power that leaves nothing more to choose: the fines, unless it has ended the game. */
function finish(table: Table): void {
  if (!endAfterPower(table)) payFines(table);
}

/** Where it is said what a power is to be told. */
const neededBy = (character: CharacterId): Ground => text('powers.choice', `character.${character}`);

/** `use`: who has a power says what it is to do. */
export const use = {
  check(table: Table, move: MoveOf<'use'>): Illegal | undefined {
    const barred = checkPower(table, move.by);
    if (barred) return barred;
    const { character } = table.announcement as Announcement;
    const { field, optional = [], check } = choiceOf(table);
    const said = saidIn(move);
    const fits = said.includes(field) && said.every((one) => one === field || optional.includes(one));
    if (!fits) return illegal('power.needs', neededBy(character), { by: move.by, character, fields: [field] });
    return check(table, move as Use);
  },
  carryOut(table: Table, move: MoveOf<'use'>): void {
    choiceOf(table).carryOut(table, move as Use);
    if (table.phase.at === 'choice') finish(table);
  },
};

/** `decline`: who has a power that is worded “may” leaves it. */
export const decline = {
  check(table: Table, { by }: MoveOf<'decline'>): Illegal | undefined {
    const barred = checkPower(table, by);
    if (barred) return barred;
    const { character } = table.announcement as Announcement;
    if (choiceOf(table).may?.(table)) return undefined;
    const ground = character === 'witch' ? WITCH_MAY : text(`character.${character}`, 'powers.may');
    return illegal('power.must', ground, { by, character });
  },
  carryOut(table: Table, { by }: MoveOf<'decline'>): void {
    const { character } = table.announcement as Announcement;
    const ground = choiceOf(table).may?.(table) as Ground;
    if (character === 'fool') table.step('fool.declined', ground, { by, character, number: GOLD.fool });
    else table.step('power.declined', ground, { by, character });
    finish(table);
  },
};

/** `name`: whom the Inquisitor points at says which character they are, and shows the card. */
export const name = {
  check(table: Table, { by, character, card = 0, right = '?' }: MoveOf<'name'>): Illegal | undefined {
    const { phase } = table;
    if (phase.at !== 'naming') return illegal('power.nobody-asked', INQUISITOR, { by });
    if (table.seat(by) !== phase.target)
      return illegal('power.not-asked', INQUISITOR, { by, target: table.id(phase.target) });
    const barred = checkInPlay(table, by, character);
    if (barred || right === '?') return barred;
    if (table.cards.holds(placeOf(table, phase.target, card), character, table.at) === right) return undefined;
    return illegal(right ? 'shown.another' : 'shown.it', INQUISITOR, { by, character });
  },
  carryOut(table: Table, { by, character, card = 0 }: MoveOf<'name'>): void {
    const phase = table.phase as Extract<Phase, { at: 'naming' }>;
    const seat = table.seat(by);
    const place = placeOf(table, seat, card);
    table.step('inquisitor.named', INQUISITOR, { by, character });
    const isRight = table.cards.holds(place, character, table.at);
    const shown = isRight ? character : table.cards.at(place);
    table
      .step('inquisitor.showed', INQUISITOR, { by, character: shown })
      .show(seat, place, shown, isRight ? undefined : character);
    const to = table.id(phase.by);
    if (isRight) table.step('inquisitor.right', INQUISITOR, { by, to, character });
    else {
      const number = Math.min(GOLD.inquisitor, table.player(seat).gold);
      const debt = SAYS_DEBT.includes(table.edition) ? DEBT_SAID : DEBT;
      table.step('inquisitor.paid', number === GOLD.inquisitor ? INQUISITOR : debt, { by, to, number });
      transfer(table, seat, phase.by, number);
    }
    finish(table);
  },
};

/**
 * Whose turn it is and what it allows (chapters `turn`, `swap`, `look`).
 */
import { PROTECTED } from './deck.ts';
import { type Ground, option, reading, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import { where } from './params.ts';
import { CENTRE, type CharacterId, type MoveOf, type Swapped } from './record.ts';
import type { Announcement, Table } from './table.ts';

const ORDER = text('turn.order');
const ACTION = text('turn.action');
const OPENING = text('turn.opening');
const SHOWN = text('turn.shown');
const SHOWN_MUST_NOT_LOOK = reading('shown-last-turn', 'turn.shown');
const ACCIDENT = text('turn.accident');
const ACCIDENT_LATER = reading('accidental-look', 'turn.accident');
/** A look is owed, and a swap comes first. */
const LOOK_AFTER_OPENING = reading('accidental-look', 'turn.opening', 'turn.accident');
const LOOK_AFTER_SHOWN = reading('accidental-look', 'turn.shown', 'turn.accident');
const TAKE = text('swap.take');
const SECRET = text('swap.secret', 'swap.take');
const LOOK = text('look.own');
const LOOK_OF_TWO = text('two.protected', 'look.own');
const LOOK_OF_THREE = text('three.look', 'look.own');
const CENTRE_CARDS = text('setup.centre');
const NOT_IN_PLAY = reading('any-character', 'announce.any');
const SEVENTH = option('seventh', 'setup.table', 'announce.any');
const SECRET_OWN_OF_TWO = text('two.swap', 'swap.secret');
const SECRET_OWN_OF_THREE = text('three.swap', 'swap.secret');
const OWN_AT_FIRST_OF_TWO = reading('own-cards-at-first', 'turn.opening', 'two.swap');
const OWN_AT_FIRST_OF_THREE = reading('own-cards-at-first', 'turn.opening', 'three.swap');
const PROTECTED_CARD = text('two.swap', 'two.protected');
const OWN_OF_TWO = text('two.swap');
const OWN_OF_THREE = text('three.swap');

/** Why a player may not act on their own turn in some way, if something stands against it. */
export function checkAction(table: Table, by: string, action: 'swap' | 'look' | 'announce'): Illegal | undefined {
  if (table.phase.at !== 'turn') {
    const { by: announcer, character } = table.announcement as Announcement;
    return illegal('announce.under-way', ACTION, { by: table.id(announcer), character });
  }
  const seat = table.seat(by);
  const active = table.id(table.active);
  if (seat !== table.active) return illegal('turn.not-yours', ORDER, { by, active });
  if (action === 'swap') {
    // Where a swap and a look are both owed, the swap comes first.
    if (table.opening > 0 || table.revealed.has(seat) || !table.isToLook(seat)) return undefined;
    return illegal('turn.accident', ACCIDENT, { by });
  }
  const isPutOff = action === 'look' && table.isToLook(seat);
  if (table.opening > 0)
    return illegal('turn.opening', isPutOff ? LOOK_AFTER_OPENING : OPENING, { by, number: table.opening });
  if (table.revealed.has(seat))
    return illegal('turn.shown', action === 'look' ? mustNotLook(table, seat) : SHOWN, { by });
  if (action === 'announce' && table.isToLook(seat)) return illegal('turn.accident', ACCIDENT, { by });
  return undefined;
}

/** Why whoever has just shown a card does not look now: at the only one it is needless, as the leaflet says; of several it says nothing. */
function mustNotLook(table: Table, seat: number): Ground {
  if (table.isToLook(seat)) return LOOK_AFTER_SHOWN;
  return table.player(seat).places.length > 1 ? SHOWN_MUST_NOT_LOOK : SHOWN;
}

/** The ground of what few players do otherwise, with the paragraph on their own game first. */
export const groundFor = (table: Table, usual: Ground, two: Ground, three: Ground): Ground =>
  table.seats.length === 2 ? two : table.seats.length === 3 ? three : usual;

/** The place of a card, which somebody means by its number or has only one of. */
export const placeOf = (table: Table, seat: number, card = 0): number => table.player(seat).places[card] as number;

/** The place of a card of a player or in the centre; nothing where there is none. */
export const placeAt = (table: Table, at: string, card = 0): number | undefined =>
  at === CENTRE ? table.centre[card] : table.player(table.seat(at)).places[card];

/** Why nobody but its owner may take a card under the table: there is no such card, or it is protected. */
export function checkReach(table: Table, by: string, at: string, card = 0): Illegal | undefined {
  if (at === CENTRE) return table.centre[card] ? undefined : illegal('swap.nothing-there', CENTRE_CARDS, { by });
  return card === PROTECTED ? illegal('swap.protected', PROTECTED_CARD, { by, target: at }) : undefined;
}

/** Why nobody can say to be a character: it is not in play. */
export const checkInPlay = (table: Table, by: string, character: CharacterId): Illegal | undefined =>
  table.deck.includes(character)
    ? undefined
    : illegal('announce.not-in-play', isSeventh(table, character) ? SEVENTH : NOT_IN_PLAY, { by, character });

/** Whether a character is in play with seven players in another edition alone. */
const isSeventh = ({ seats, isOwnDeck }: Table, character: CharacterId): boolean =>
  seats.length === 7 && !isOwnDeck && (character === 'fool' || character === 'spy');

/**
 * The numbers of the cards that a step is about, from 0, each where several lie there: which of them it was is told beside the step.
 * @param other whose the other card is, or that it lies in the centre, and its number there
 */
export function numbers(table: Table, cardNumber: number, other?: { readonly at: string; readonly card: number }) {
  const isOfSeveral = table.player(0).places.length > 1;
  const isOtherOfSeveral = other?.at === CENTRE ? table.centre.length > 1 : isOfSeveral;
  return { ...(isOfSeveral && { cardNumber }), ...(other && isOtherOfSeveral && { otherNumber: other.card }) };
}

/** Passes the turn on to the left. */
export function endTurn(table: Table): void {
  const next = (table.active + 1) % table.seats.length;
  table.step('turn.next', ORDER, { by: table.id(next) }).turn(next);
  const by = table.id(next);
  const isToLook = table.isToLook(next);
  if (table.opening > 0)
    table.step('turn.still-opening', isToLook ? LOOK_AFTER_OPENING : OPENING, { by, number: table.opening });
  else if (table.revealed.has(next)) table.step('turn.must-swap', mustNotLook(table, next), { by });
  else if (isToLook) table.step('turn.must-look', ACCIDENT, { by });
}

/** What became of two cards taken under the table, as codes of steps say it. */
export const outcomeOf = (swapped: Swapped) => (swapped === '?' ? 'secret' : swapped ? 'swapped' : 'kept');

/** By what a card is taken under the table. @param isOwn the other one is one's own too */
function swapGround(table: Table, isOwn: boolean, card: number): Ground {
  if (isOwn && table.opening > 0) return groundFor(table, SECRET, OWN_AT_FIRST_OF_TWO, OWN_AT_FIRST_OF_THREE);
  return isOwn || card === PROTECTED ? groundFor(table, SECRET, SECRET_OWN_OF_TWO, SECRET_OWN_OF_THREE) : SECRET;
}

/** `swap`: takes one's own card and another under the table. */
export const swap = {
  check(table: Table, { by, with: other, card, withCard }: MoveOf<'swap'>): Illegal | undefined {
    const barred = checkAction(table, by, 'swap');
    if (barred) return barred;
    if (other !== by) return checkReach(table, by, other, withCard);
    const several = table.player(0).places.length > 1;
    return several && card !== withCard
      ? undefined
      : illegal('swap.own-card', groundFor(table, TAKE, OWN_OF_TWO, OWN_OF_THREE), { by });
  },
  carryOut(table: Table, { by, with: other, card = 0, withCard = 0, swapped = '?' }: MoveOf<'swap'>): void {
    const own = placeOf(table, table.seat(by), card);
    const place = placeAt(table, other, withCard) as number;
    table
      .step(`swap.${outcomeOf(swapped)}${where(by, other)}`, swapGround(table, other === by, card), {
        by,
        other,
        ...numbers(table, card, { at: other, card: withCard }),
      })
      .swap(own, place, swapped, by, other);
    endTurn(table);
  },
};

/** `look`: looks at an own card. */
export const look = {
  check: (table: Table, { by }: MoveOf<'look'>): Illegal | undefined => checkAction(table, by, 'look'),
  carryOut(table: Table, { by, card = 0 }: MoveOf<'look'>): void {
    const seat = table.seat(by);
    const place = placeOf(table, seat, card);
    const owed = table.isToLook(seat);
    table
      .step('look.saw', owed ? ACCIDENT : groundFor(table, LOOK, LOOK_OF_TWO, LOOK_OF_THREE), {
        by,
        character: table.cards.at(place),
        ...numbers(table, card),
      })
      .look(seat, place);
    if (owed) table.givesLook(seat);
    endTurn(table);
  },
};

/** `peek`: somebody has looked at an own card by accident. */
export const peek = {
  check: (): Illegal | undefined => undefined,
  carryOut(table: Table, { by, card = 0 }: MoveOf<'peek'>): void {
    const seat = table.seat(by);
    const place = placeOf(table, seat, card);
    // In the own turn: the text may mean this one too.
    table
      .step('look.peeked', seat === table.active ? ACCIDENT_LATER : ACCIDENT, {
        by,
        character: table.cards.at(place),
        ...numbers(table, card),
      })
      .look(seat, place)
      .owesLook(seat);
  },
};

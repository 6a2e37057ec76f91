/**
 * An announcement, from its saying to its fines (chapter `announce`).
 */
import { PROTECTED } from './deck.ts';
import { endAfterPower, payFines } from './fines.ts';
import { reading, text } from './ground.ts';
import { type Illegal, illegal } from './illegal.ts';
import { needsChoice, takeEffect } from './powers.ts';
import type { MoveOf } from './record.ts';
import type { Announcement, Look, Table } from './table.ts';
import { checkAction, checkInPlay, groundFor, numbers, placeOf } from './turn.ts';

const SAY = text('announce.say');
const SAY_OF_TWO = text('two.announce', 'announce.say');
const SAY_OF_THREE = text('three.announce', 'announce.say');
const PROTECTED_CARD = text('two.announce', 'two.protected');
const CLAIM = text('announce.claim');
const CLAIM_OF_TWO = text('two.claim', 'announce.claim');
const CLAIM_OF_THREE = text('three.claim', 'announce.claim');
const CLAIM_LATE = reading('claims-in-any-order', 'announce.claim');
const CLAIM_LATE_OF_THREE = reading('claims-in-any-order', 'three.claim', 'announce.claim');
const UNCLAIMED = text('announce.unclaimed');
const SHOWN = text('announce.shown');
const HOLDER = text('announce.holder');
const NOBODY = text('announce.nobody');
const PEASANTS = text('powers.peasants', 'character.peasant');

/** `announce`: says which character one is. */
export const announce = {
  check(table: Table, { by, character, card }: MoveOf<'announce'>): Illegal | undefined {
    const barred = checkAction(table, by, 'announce') ?? checkInPlay(table, by, character);
    if (barred) return barred;
    if (card === PROTECTED) return illegal('announce.protected', PROTECTED_CARD, { by });
    return undefined;
  },
  carryOut(table: Table, { by, character, card = 0 }: MoveOf<'announce'>): void {
    const seat = table.seat(by);
    table.step('announce.said', groundFor(table, SAY, SAY_OF_TWO, SAY_OF_THREE), {
      by,
      character,
      ...numbers(table, card),
    });
    table.announcement = {
      by: seat,
      character,
      said: new Map([[seat, placeOf(table, seat, card)]]),
      shown: new Map(),
      holders: [],
      fined: [],
    };
    table.phase = { at: 'claims' };
  },
};

/** Why nobody can say anything to an announcement now: there is none, or its power waits for a choice. */
const nobodySpeaks = ({ phase, announcement }: Table, by: string): Illegal =>
  phase.at === 'turn'
    ? illegal('announce.nobody-announced', CLAIM, { by })
    : illegal('announce.spoken', CLAIM, { by, character: (announcement as Announcement).character });

/** `claim`: says to be the character that another has announced. */
export const claim = {
  check(table: Table, { by }: MoveOf<'claim'>): Illegal | undefined {
    const { announcement } = table;
    if (table.phase.at !== 'claims' || !announcement) return nobodySpeaks(table, by);
    const { character } = announcement;
    const seat = table.seat(by);
    if (seat === announcement.by) return illegal('announce.own', CLAIM, { by, character });
    if (announcement.said.has(seat)) return illegal('announce.claimed', CLAIM, { by, character });
    return undefined;
  },
  carryOut(table: Table, { by, card = 0 }: MoveOf<'claim'>): void {
    const { by: announcer, character, said } = table.announcement as Announcement;
    const seat = table.seat(by);
    const order = table.clockwise(announcer);
    // Somebody has claimed before whose turn to speak comes later.
    const isLate = order.slice(order.indexOf(seat)).some((other) => said.has(other));
    const usual = groundFor(table, CLAIM, CLAIM_OF_TWO, CLAIM_OF_THREE);
    table.step('announce.claimed', isLate ? groundFor(table, CLAIM_LATE, usual, CLAIM_LATE_OF_THREE) : usual, {
      by,
      character,
      ...numbers(table, card),
    });
    said.set(seat, placeOf(table, seat, card));
  },
};

/** `resolve`: everybody has spoken; the cards are shown if anybody claimed, and the power takes effect. */
export const resolve = {
  check(table: Table, { holders = [], liars = [] }: MoveOf<'resolve'>): Illegal | undefined {
    const { phase, announcement } = table;
    if (phase.at !== 'claims' || !announcement) return nobodySpeaks(table, table.id(table.active));
    const { character, said } = announcement;
    // Before any card is asked for: that a player shows none hangs on no card.
    for (const by of [...holders, ...liars])
      if (said.size === 1 || !said.has(table.seat(by)))
        return illegal('announce.shows-nothing', SHOWN, { by, character });
    for (const [told, isIt] of [
      [holders, true],
      [liars, false],
    ] as const)
      for (const by of told)
        if (table.cards.holds(said.get(table.seat(by)) as number, character, table.at, said.values()) !== isIt)
          return illegal(isIt ? 'shown.another' : 'shown.it', SHOWN, { by, character });
    return undefined;
  },
  carryOut(table: Table): void {
    const announcement = table.announcement as Announcement;
    const { by, character, said } = announcement;
    if (said.size === 1) {
      table.step('announce.unclaimed', UNCLAIMED, { by: table.id(by), character });
      announcement.holders = [by];
    } else showCards(table, announcement);
    usePower(table, announcement);
  },
};

/** Everybody who says to be the character shows a card. */
function showCards(table: Table, announcement: Announcement): void {
  const { by, character, said } = announcement;
  const speakers = table.clockwise(by).filter((seat) => said.has(seat));
  const shown = new Map<number, Look>();
  const holders: number[] = [];
  // What decides is asked of all before anything is told: it may say what the others have.
  for (const seat of speakers)
    if (table.cards.holds(said.get(seat) as number, character, table.at, said.values())) holders.push(seat);
  for (const seat of speakers) {
    const place = said.get(seat) as number;
    const card = holders.includes(seat) ? character : table.cards.at(place);
    table
      .step('announce.showed', SHOWN, {
        by: table.id(seat),
        character: card,
        ...numbers(table, table.player(seat).places.indexOf(place)),
      })
      .show(seat, place, card, card === character ? undefined : character);
    shown.set(seat, table.looks.at(-1) as Look);
  }
  announcement.shown = shown;
  announcement.holders = holders;
  const [first] = holders;
  if (first === undefined) table.step('announce.nobody', NOBODY, { character });
  else if (holders.length > 1)
    table.step('announce.hold-both', PEASANTS, { players: table.ids(holders), number: holders.length });
  else table.step('announce.holds', HOLDER, { by: table.id(first), character });
}

/** The power acts, or waits for the choice of who has it. */
function usePower(table: Table, { holders, character }: Announcement): void {
  const [first] = holders;
  if (first !== undefined) {
    const waits = needsChoice(table, first, character);
    takeEffect(table, first, character);
    if (endAfterPower(table)) return;
    if (waits) {
      table.phase = { at: 'choice', by: first };
      return;
    }
  }
  payFines(table);
}

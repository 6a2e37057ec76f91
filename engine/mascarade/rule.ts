/**
 * Ruling on a record: the moves are made one by one, and the outcome is told with every step that led to it.
 */
import { grouped } from '../kernel/outcomes.ts';
import { Questions } from '../kernel/questions.ts';
import { allOf, type Case as KernelCase, type Status } from '../kernel/ruling.ts';
import type { Asking, Finding } from './cards.ts';
import { endIfOver } from './end.ts';
import { type Ground, reading } from './ground.ts';
import type { Illegal } from './illegal.ts';
import { type Pending, pendingMoves } from './legal.ts';
import { make } from './moves.ts';
import { headings, inCommon, type Way, weigh } from './outcomes.ts';
import { type CharacterId, type GameRecord, isSecret, type Move, type Position, type Unknown } from './record.ts';
import { type Announcement, type Sight, type Step, Table } from './table.ts';
import { Worlds } from './worlds.ts';

/** The last announcement. */
export interface AnnouncementRuling {
  /** Who announced. */
  readonly by: string;
  readonly character: CharacterId;
  /** Who claimed too, without the announcer, clockwise from them. */
  readonly claimants: readonly string[];
  /** What these players showed; empty where nobody claimed, or nobody has shown yet. */
  readonly shown: Readonly<Record<string, CharacterId | Unknown>>;
  /** Who had the power: who showed the character, or the announcer where nobody claimed. Left out where that is open. */
  readonly holders?: readonly string[];
  /** Who paid for a false word. Left out where that is open. */
  readonly fined?: readonly string[];
}

/** What comes of a record. */
export interface Ruling {
  readonly status: Status;
  /** How many moves were carried out; for `illegal`, the index of the offending one. */
  readonly applied: number;
  /** For `illegal`: what forbids the move. */
  readonly illegal?: Illegal;
  /** The table after the moves carried out. */
  readonly position: Position;
  /** The last announcement, if there was one. */
  readonly announcement?: AnnouncementRuling;
  /** Which cards single players saw, in order. What all saw stands in `announcement.shown` and in the steps. */
  readonly seen: readonly Sight[];
  /** For `over`: who has won, in seat order. Left out where that is open. */
  readonly winners?: readonly string[];
  /** Who must or may still decide before the action is over, with their legal moves. */
  readonly pending: readonly Pending[];
  /** The explanation, in order. */
  readonly steps: readonly Step[];
  /** For `depends`: the outcomes that a player cares about, eight at most, the likeliest first. */
  readonly cases?: readonly Case[];
  /** For `depends`: of so many ways, all alike likely, each case tells how many lead to it; in lowest terms. */
  readonly deals?: number;
  /** For `depends`: the one question whose answer would settle most. */
  readonly question?: Finding;
}

/** One outcome of a record in which something unknown decides. */
export type Case = KernelCase<Finding, Ruling>;

/** The moves of a record made in one way. */
interface Played {
  readonly table: Table;
  readonly applied: number;
  readonly illegal: Illegal | undefined;
}

/** The moves of a record made in a way that they leave open. */
interface Credible extends Played {
  /** Moves, by their place, that could not have been made in another way, which is therefore left out, and by what. */
  readonly proving: ReadonlyMap<number, Ground>;
}

/** Makes the moves of a record, asking what is not known only where something turns on it. */
function play(record: GameRecord, explain: boolean, asking: Asking): Played {
  const table = new Table(record, explain, asking);
  endIfOver(table);
  for (const [applied, move] of (record.moves ?? []).entries()) {
    const illegal = make(table, move, applied);
    if (illegal) return { table, applied, illegal };
  }
  return { table, applied: record.moves?.length ?? 0, illegal: undefined };
}

/** Where what parts the ways furthest back would make more of them than this, it is asked only where the cards lie that decide. */
const MOST_BY_ORIGINS = 64;
/** Of more ways than this no record is told as a whole, but as many of its moves as can be. */
const MOST_BY_PLACES = 4096;

/** Makes the moves in every way that what is not known can be; nothing if there are more ways than `most`. */
function playsBy(record: GameRecord, explain: boolean, about: Asking['about'], most: number): Credible[] | undefined {
  const all: Played[] = [];
  const worlds = new Worlds();
  for (let questions: Questions | undefined = new Questions(); questions; questions = questions.next()) {
    if (all.length === most) return undefined;
    all.push(play(record, explain, { questions, about, worlds }));
  }
  return credible(record, all);
}

const plays = (record: GameRecord, explain: boolean): Credible[] =>
  playsBy(record, explain, 'origins', MOST_BY_ORIGINS) ??
  playsBy(record, explain, 'places', MOST_BY_PLACES) ??
  beginningOf(record, explain);

/** Makes as many moves from the beginning of a record as can be told apart. */
function beginningOf(record: GameRecord, explain: boolean): Credible[] {
  const { moves = [] } = record;
  let told: Credible[] = [];
  for (const [index, { move }] of moves.entries()) {
    if (move !== 'resolve' && move !== 'name') continue;
    const far = playsBy({ ...record, moves: moves.slice(0, index + 1) }, explain, 'places', MOST_BY_PLACES);
    if (!far) break;
    told = far;
  }
  return told;
}

/** What forbids a move that says what was shown in ways in which it was not. */
const TOLD: ReadonlySet<Illegal['code']> = new Set<Illegal['code']>(['shown.it', 'shown.another']);

const HOLDER = reading('done-proves', 'announce.holder');

/** By what a move shows which ways are left out: in them somebody else had the power, or the game was over already. */
const provedBy = (reasons: readonly Illegal[]): Ground =>
  reasons.every(({ code }) => code === 'game.over')
    ? reading('done-proves', ...(allOf(reasons) as Ground).cites)
    : HOLDER;

/** The explanation, with what shows which ways are left out. */
function explained({ table: { steps }, proving }: Credible): readonly Step[] {
  if (proving.size === 0) return steps;
  const proved = [...proving].map(
    ([move, ground]): Step => ({ move, code: 'done.proves', ...ground, params: {}, changes: [] }),
  );
  return [...proved, ...steps].sort((one, other) => one.move - other.move);
}

/** Moves that only who has a power can make, as the first that they make of it. */
const POWERS: ReadonlySet<Move['move']> = new Set<Move['move']>(['use', 'decline']);

/**
 * The ways that what was done leaves open (reading `done-proves`): who used a power that only a card gives had that card, so ways in
 * which a move of the record cannot be made are left out where it can be made in others. Whether the game was over when the last move was made
 * is another matter: that is then what the record asks, unless the move uses a power.
 */
function credible({ moves = [] }: GameRecord, all: readonly Played[]): Credible[] {
  const furthest = Math.max(...all.map(({ applied }) => applied));
  const asks = ({ applied, illegal }: Played) =>
    illegal?.code === 'game.over' && applied === moves.length - 1 && !POWERS.has((moves[applied] as Move).move);
  const isLeft = (one: Played) => one.applied === furthest || asks(one);
  // What was shown, the record says itself.
  const barred = all.filter((one) => !isLeft(one) && !TOLD.has((one.illegal as Illegal).code));
  const proving = new Map(
    grouped(barred, ({ applied }) => `${applied}`).map((same) => [
      (same[0] as Played).applied,
      provedBy(same.map(({ illegal }) => illegal as Illegal)),
    ]),
  );
  return all.filter(isLeft).map((one) => ({ ...one, proving }));
}

/**
 * The tables that a record leads to, one for each way in which all its moves can be made, as far as its outcomes part, and how many of them can be
 * made in every way that is left; nothing where too much hangs on each other to tell.
 */
export function tablesOf(
  record: GameRecord,
): { readonly tables: readonly Table[]; readonly applied: number } | undefined {
  const plays = playsBy(record, false, 'places', MOST_BY_PLACES);
  return (
    plays && {
      tables: plays.flatMap(({ table, illegal }) => (illegal ? [] : [table])),
      applied: Math.min(...plays.map(({ applied }) => applied)),
    }
  );
}

/** The tables that a record leads to; none where its moves cannot be made, or too much hangs on each other to tell. */
export const tablesAfter = (record: GameRecord): readonly Table[] => tablesOf(record)?.tables ?? [];

/** The ways a record can come out. */
function waysOf(record: GameRecord): Way[] {
  const { moves = [] } = record;
  return plays(record, true).map((played): Way => {
    const { findings } = played.table.cards;
    // A swap that is not made any more can still have been made or not.
    const secrets = BigInt(moves.slice(played.applied).filter(isSecret).length);
    return { ruling: tell(played), findings, ways: played.table.cards.ways() * 2n ** secrets };
  });
}

/**
 * Rules on a record.
 * @param record one that `decode` has read
 * @returns the ruling; `depends` with its cases where something unknown parts the outcomes
 */
export function rule(record: GameRecord): Ruling {
  const ways = waysOf(record);
  const groups = headings(ways);
  const ruling = inCommon(ways.map((way) => way.ruling));
  return groups.length === 1 ? ruling : { ...ruling, status: 'depends', ...weigh(groups) };
}

/** The ruling on every way in which a record can come out. */
export const rulings = (record: GameRecord): readonly Ruling[] => waysOf(record).map(({ ruling }) => ruling);

/** Rules on a record in which something unknown decides, with every outcome that differs in anything at all. */
export function details(record: GameRecord): Pick<Ruling, 'cases' | 'deals' | 'question'> {
  return weigh(grouped(waysOf(record), ({ ruling: { steps, ...outcome } }) => JSON.stringify(outcome)));
}

/** The ruling on a table as it stands. */
function tell(played: Credible): Ruling {
  const { table, applied, illegal } = played;
  const { announcement, winners } = table;
  const pending = illegal ? [] : pendingMoves(table);
  const status = illegal ? 'illegal' : winners ? 'over' : pending.length ? 'pending' : 'settled';
  return {
    status,
    applied,
    ...(illegal && { illegal }),
    position: table.position(),
    ...(announcement && { announcement: announcementOf(table, announcement) }),
    seen: table.seen(),
    ...(winners && { winners: table.ids(winners) }),
    pending,
    steps: explained(played),
  };
}

function announcementOf(
  table: Table,
  { by, character, said, shown, holders, fined }: Announcement,
): AnnouncementRuling {
  const claimants = table.clockwise(by).filter((seat) => seat !== by && said.has(seat));
  return {
    by: table.id(by),
    character,
    claimants: table.ids(claimants),
    shown: Object.fromEntries([...shown].map(([seat, look]) => [table.id(seat), table.cardOf(look)])),
    holders: table.ids(holders),
    fined: table.ids(fined),
  };
}

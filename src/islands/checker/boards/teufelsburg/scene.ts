/**
 * What there is to be seen of a table after the moves made: who holds which cards, what goes on between whom, and the piles. The
 * picture draws it, the text beside it tells it.
 */
import { type Course as AnyCourse, courseOf } from '../../table/course.ts';
import type { GameRecord, Move, Ruling } from './engine.ts';
import { ROW_OF } from './kinds.ts';

/** A card, as `kind.id`; `kind.?` where nobody knows it. */
export interface Card {
  readonly card: string;
  /** It lies face up, has been used in what goes on, was used and is now without effect, or is offered face down. */
  readonly state?: 'open' | 'used' | 'fallen' | 'down' | undefined;
}

/** A player with all that lies before them. */
export interface SeatScene {
  readonly id: string;
  readonly turn: boolean;
  /** Has won the game. */
  readonly won: boolean;
  readonly associations: readonly Card[];
  readonly occupation: Card;
  /** In the same order in all hands, unknown ones last. */
  readonly objects: readonly Card[];
  /** The occupation that keeps the player out of the fight. */
  readonly shutOut?: 'duelist' | 'hypnotist' | undefined;
}

/** A player who stands by another one, by their seats. */
export interface Tie {
  readonly from: number;
  readonly to: number;
  /** Supports that side, is named as an ally, or as an enemy in a prophecy. */
  readonly as: 'attacker' | 'defender' | 'ally' | 'holder';
  /** Has come to nothing. */
  readonly broken: boolean;
}

/** A seat, the pile of objects, or out of the game. */
export type Place = number | 'pile' | 'out';

/** An object that has changed its place. */
export interface Passage {
  readonly object: string;
  readonly from: Place;
  readonly to: Place;
}

/** A fight: the seats of the two fighters, and how it stands. */
export interface FightScene {
  readonly attacker: number;
  readonly defender: number;
  /** Left out where it was stopped, or hangs on a hidden card. */
  readonly points?: { readonly attacker: number; readonly defender: number };
  readonly outcome?: 'attacker' | 'defender' | 'tie' | 'prevented' | undefined;
  /** The cards that have decided it, or what comes of it. */
  readonly decidedBy: readonly string[];
}

/** A claim or a prophecy. */
export interface ClaimScene {
  /** The seat of whoever makes it. */
  readonly by: number;
  readonly prophecy: boolean;
  /** So many of these objects were counted, of so many needed. */
  readonly tally?: { readonly objects: readonly string[]; readonly number: number; readonly needed: number };
  /** For whom the game is won. */
  readonly won?: 'order' | 'brotherhood' | 'lodge' | undefined;
}

/** A pile, top card first. */
export interface Pile {
  readonly cards: readonly string[];
  /** Nobody has told us what lies there, nor how much. */
  readonly unknown: boolean;
}

/** The table. */
export interface Scene {
  readonly seats: readonly SeatScene[];
  /** The move that began what goes on. */
  readonly begun?: Move | undefined;
  readonly fight?: FightScene | undefined;
  readonly claim?: ClaimScene | undefined;
  readonly ties: readonly Tie[];
  /** In the order in which they came about. */
  readonly passages: readonly Passage[];
  /** An object that is offered, and lies face down between two seats. */
  readonly offer?: { readonly object: string; readonly from: number; readonly to: number } | undefined;
  readonly pile: Pile;
  readonly spares: Pile;
}

type Step = Ruling['steps'][number];
type SeatOf = (id: unknown) => number;

type Course = AnyCourse<Move, Step>;

/** How the ids of the Secret Bags begin. */
export const BAG = 'secret-bag-';

/** In a hand, what is looked for most comes first, and what nobody knows last. */
const FIRST: readonly string[] = ['object.key', 'object.goblet', `object.${BAG}key`, `object.${BAG}goblet`];

/** The place of a card in every hand. */
export function orderOf(card: string): number {
  const [kind, id] = card.split('.');
  if (kind === 'association') return 0;
  if (kind === 'occupation') return 1;
  if (id === '?') return 9;
  const first = FIRST.indexOf(card);
  return first < 0 ? 8 : 2 + first;
}

/** The table after the moves made. */
export function sceneOf(record: GameRecord, ruling: Ruling): Scene {
  const { position, winners } = ruling;
  const seatOf = (id: unknown) => position.players.findIndex((player) => player.id === id);
  const course = courseOf(record, ruling, (move: Move, at) => begins(move, at, ruling.steps));
  const { begun, steps } = course;
  const fight = begun?.move === 'attack' ? fightOf(begun, ruling, steps, seatOf) : undefined;
  const claim =
    begun?.move === 'claim' || begun?.move === 'foretell' ? claimOf(begun, ruling, steps, seatOf) : undefined;
  const offer = offerIn(course, seatOf);
  const stateOf = statesIn(course, claim);
  const drinks = steps.find(({ code }) => code === 'claim.drink-counts')?.params.by;

  const laid = (kind: string, by: string, id: string, shown = false): Card => ({
    card: `${kind}.${id}`,
    state: stateOf(by, id) ?? (shown ? 'open' : undefined),
  });
  const seats = position.players.map(({ id, association = '?', occupation = '?', shown, objects }, seat): SeatScene => {
    const offered = offer?.from === seat ? objects.indexOf(offer.object as (typeof objects)[number]) : -1;
    const hand = objects.filter((_, index) => index !== offered).map((object) => laid('object', id, object));
    return {
      id,
      turn: id === position.turn,
      won: winners?.includes(id) ?? false,
      associations: [association].flat().map((one) => ({ card: `association.${one}` })),
      occupation: laid('occupation', id, occupation, shown),
      objects: [
        ...hand.sort(
          ({ card: one }, { card: other }) => orderOf(one) - orderOf(other) || (one < other ? -1 : one > other ? 1 : 0),
        ),
        ...(drinks === id ? [{ card: 'drink.drink-of-power', state: 'used' } as const] : []),
      ],
      shutOut: fight && shutOutOf(id, seat, fight, steps),
    };
  });
  return {
    seats,
    begun,
    fight,
    claim,
    ties: tiesOf(course, seatOf),
    passages: passagesOf(steps, seatOf),
    offer,
    ...pilesOf(record, ruling),
  };
}

/** Whether something new goes on from a move. */
const begins = (move: Move, at: number, steps: readonly Step[]): boolean =>
  ROW_OF[move.move] === 'turn' ||
  (move.move === 'use' &&
    (move.occupation === 'diplomat' ||
      // A Clairvoyant may also speak into what goes on.
      (move.occupation === 'clairvoyant' && steps.some((step) => step.move === at && step.code === 'turn.next'))));

function fightOf(
  { by, target }: Extract<Move, { move: 'attack' }>,
  { fight }: Ruling,
  steps: readonly Step[],
  seatOf: SeatOf,
): FightScene {
  const { attackerPoints: attacker, defenderPoints: defender, outcome, decidedBy } = fight ?? {};
  const isDenied = steps.some(({ code }) => code === 'doctor.denies' || code === 'doctor.cancels-draw');
  return {
    attacker: seatOf(by),
    defender: seatOf(target),
    ...(attacker !== undefined && defender !== undefined && { points: { attacker, defender } }),
    outcome,
    decidedBy: [
      ...(decidedBy === 'poison-ring' ? ['object.poison-ring'] : []),
      ...(decidedBy === 'poison-mixer' || decidedBy === 'priest' ? [`occupation.${decidedBy}`] : []),
      ...(isDenied ? ['occupation.doctor'] : []),
    ],
  };
}

function claimOf(
  begun: Extract<Move, { move: 'claim' | 'foretell' }>,
  { won, position }: Ruling,
  steps: readonly Step[],
  seatOf: SeatOf,
): ClaimScene {
  /** What counts as these objects: bags too once they have turned. */
  const counting = (objects: readonly string[]) =>
    position.objectPile?.length === 0 ? objects.flatMap((object) => [object, `${BAG}${object}`]) : objects;
  const paramsOf = (...codes: string[]) => steps.find(({ code }) => codes.includes(code))?.params;
  const lodge = paramsOf('claim.for-lodge');
  const total = paramsOf('claim.total', 'prophecy.total');
  const tally = lodge
    ? { objects: counting(['key', 'goblet']), number: Number(lodge.number), needed: 3 }
    : total && {
        objects: counting([String(total.object)]),
        number: Number(total.number),
        needed: Number(total.needed),
      };
  return { by: seatOf(begun.by), prophecy: begun.move === 'foretell', ...(tally && { tally }), won };
}

/** What has become of a player's card in what goes on. */
function statesIn({ moves, steps }: Course, claim: ClaimScene | undefined) {
  const fallen = new Set(
    steps.flatMap(({ code, params }) => (code === 'fight.card-fell' ? [`${params.by} ${params.card}`] : [])),
  );
  const used = new Set<string>();
  const hasMixerFallen = steps.some(({ code }) => code === 'mixer.fell');
  for (const move of moves) {
    if (move.move === 'play') used.add(`${move.by} ${move.object}`);
    if (move.move !== 'use') continue;
    used.add(`${move.by} ${move.occupation}`);
    if (hasMixerFallen && move.occupation === 'poison-mixer') fallen.add(`${move.by} ${move.occupation}`);
  }
  // Objects that were counted have been used too.
  for (const { code, params } of steps) {
    const holder = {
      'claim.own': 'by',
      'claim.for-lodge': 'by',
      'claim.ally-holds': 'ally',
      'prophecy.holds': 'holder',
    }[code as string];
    if (holder) for (const object of claim?.tally?.objects ?? []) used.add(`${params[holder]} ${object}`);
    if (code === 'claim.for-lodge') used.add(`${params.by} lodge-coat-of-arms`);
  }
  return (by: string, id: string): Card['state'] => {
    const name = `${by} ${id}`;
    return fallen.has(name) ? 'fallen' : used.has(name) ? 'used' : undefined;
  };
}

function shutOutOf(
  id: string,
  seat: number,
  { attacker, defender }: FightScene,
  steps: readonly Step[],
): SeatScene['shutOut'] {
  if (steps.some(({ code, params }) => code === 'hypnotist.named' && params.target === id)) return 'hypnotist';
  const isFighter = seat === attacker || seat === defender;
  return !isFighter && steps.some(({ code }) => code === 'duelist.bars-everything') ? 'duelist' : undefined;
}

/** What says of a support, an ally or an enemy named that it comes to nothing, and of whom. */
const BREAKS: Readonly<Record<string, string>> = {
  'support.fell': 'by',
  'claim.ally-of-the-enemy': 'ally',
  'claim.ally-holds-none': 'ally',
  'prophecy.no-enemy': 'holder',
  'prophecy.holds-none': 'holder',
};

function tiesOf({ begun, moves, steps }: Course, seatOf: SeatOf): Tie[] {
  const broken = new Set(steps.flatMap(({ code, params }) => (BREAKS[code] ? [params[BREAKS[code]]] : [])));
  const tie = (name: string, to: string, as: Tie['as']): Tie => ({
    from: seatOf(name),
    to: seatOf(to),
    as,
    broken: broken.has(name),
  });
  switch (begun?.move) {
    case 'attack':
      return moves.flatMap((move) =>
        move.move === 'support' && move.side !== 'none'
          ? [tie(move.by, move.side === 'attacker' ? begun.by : begun.target, move.side)]
          : [],
      );
    case 'claim':
      return (begun.allies ?? []).map((name) => tie(name, begun.by, 'ally'));
    case 'foretell':
      return begun.holders.map((name) => tie(name, begun.by, 'holder'));
    default:
      return [];
  }
}

function passagesOf(steps: readonly Step[], seatOf: SeatOf): Passage[] {
  const place = (where: string | { readonly player: string }): Place =>
    typeof where === 'object' ? seatOf(where.player) : where === 'objectPile' ? 'pile' : 'out';
  return steps.flatMap(({ changes }) =>
    changes.flatMap((change) =>
      change.change === 'object' ? [{ object: change.object, from: place(change.from), to: place(change.to) }] : [],
    ),
  );
}

/** What lies between two players until one of them answers. */
function offerIn({ begun, steps }: Course, seatOf: SeatOf): Scene['offer'] {
  const isAnswered = steps.some(({ code }) => code === 'trade.swapped' || code === 'trade.refused');
  if (begun?.move === 'offer' && !isAnswered)
    return { object: begun.object, from: seatOf(begun.by), to: seatOf(begun.to) };
  if (begun?.move !== 'use' || begun.occupation !== 'diplomat' || !begun.return || isAnswered) return undefined;
  // A Diplomat's demand waits for an answer only where two objects answer to it.
  return steps.some(({ code }) => code === 'diplomat.either')
    ? { object: begun.return, from: seatOf(begun.by), to: seatOf(begun.target) }
    : undefined;
}

function pilesOf(record: GameRecord, { position }: Ruling): Pick<Scene, 'pile' | 'spares'> {
  const { objectPile = [], occupationPile = [] } = position;
  return {
    // A pile of which nobody has said anything is one unknown card to the engine.
    pile: { cards: objectPile, unknown: record.position.objectPile === undefined && objectPile.length > 0 },
    spares: { cards: occupationPile, unknown: record.position.occupationPile === undefined },
  };
}

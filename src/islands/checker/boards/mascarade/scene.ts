/**
 * What there is to be seen of a table after the moves made: who sits before which cards with how much gold, what was said, what was shown, and
 * whose cards were taken under the table. The picture draws it, the text beside it tells it.
 */
import { type Course as AnyCourse, courseOf } from '../../table/course.ts';
import { CENTRE, type GameRecord, type Move, type Ruling } from './engine.ts';
import { ROW_OF } from './kinds.ts';

/** A card that lies somewhere. */
export interface Card {
  /** `character.id`; `character.?` where nobody knows it. */
  readonly card: string;
  /** It is shown to everybody. */
  readonly open: boolean;
  /** Its player looks at it. */
  readonly seen: boolean;
}

/** What a player says to be. */
export interface Speech {
  readonly character: string;
  /** Announces it, says it after that, or answers the Inquisitor with it. */
  readonly as: 'announces' | 'claims' | 'names';
  /** The number of the card that is meant. */
  readonly card: number;
  /** What came of it, once cards have been shown. */
  readonly proved?: boolean | undefined;
}

/** A player with all that lies before them. */
export interface SeatScene {
  readonly id: string;
  readonly turn: boolean;
  /** Has won the game. */
  readonly won: boolean;
  /** Left out where that hangs on something unknown. */
  readonly gold?: number | undefined;
  /** How much more, or less, than before what goes on. */
  readonly change: number;
  readonly cards: readonly Card[];
  readonly says?: Speech | undefined;
  /** Can only swap, as a card was shown in the turn before. */
  readonly mustSwap: boolean;
  /** Has to look, as a card was seen by accident. */
  readonly mustLook: boolean;
}

/** A place: a player's seat or the centre, and which card of several. */
export interface Place {
  readonly seat: number | 'centre';
  readonly card: number;
}

/** Two cards that were taken under the table, a card that was looked at, or somebody who is pointed at. */
export interface Tie {
  readonly from: Place;
  readonly to: Place;
  readonly as: 'swapped' | 'kept' | 'secret' | 'looks' | 'points';
  /** The step that tells of it. */
  readonly step: Step;
}

/** The table. */
export interface Scene {
  readonly seats: readonly SeatScene[];
  readonly centre: readonly Card[];
  /** Left out where that hangs on something unknown. */
  readonly courthouse?: number | undefined;
  /** How much more, or less, lies there than before what goes on. */
  readonly change: number;
  /** The move that began what goes on. */
  readonly begun?: Move | undefined;
  readonly ties: readonly Tie[];
}

type Step = Ruling['steps'][number];

/** What goes on since somebody's action began. */
type Course = AnyCourse<Move, Step>;

/** The number of the card with which a player did something. */
const cardIn = (moves: readonly Move[], by: string, ...kinds: readonly Move['move'][]): number => {
  const move = moves.findLast((one) => kinds.includes(one.move) && 'by' in one && one.by === by);
  return move && 'card' in move ? (move.card ?? 0) : 0;
};

/** The table after the moves made. */
export function sceneOf(record: GameRecord, ruling: Ruling): Scene {
  const { position, winners = [] } = ruling;
  const course = courseOf(record, ruling, ({ move }: Move) => ROW_OF[move] === 'turn');
  const { begun, moves, steps } = course;
  const shown = shownIn(course, ruling);
  const speeches = speechesIn(course, ruling);
  const isLooked = (by: string, card: number) =>
    moves.some((one) => (one.move === 'look' || one.move === 'peek') && one.by === by && (one.card ?? 0) === card);
  const gains = steps.flatMap(({ changes }) => changes);
  return {
    seats: position.players.map(({ id, gold, cards = [] }) => ({
      id,
      turn: id === position.turn,
      won: winners.includes(id),
      gold,
      change: gains.reduce((sum, one) => (one.change === 'gold' && one.player === id ? sum + one.gold : sum), 0),
      cards: cards.map((card, index): Card => {
        const value = shown.get(`${id} ${index}`);
        return { card: `character.${value ?? card}`, open: value !== undefined, seen: isLooked(id, index) };
      }),
      says: speeches.get(id),
      mustSwap: winners.length === 0 && id === position.turn && (position.revealed?.includes(id) ?? false),
      mustLook: position.mustLook?.includes(id) ?? false,
    })),
    centre: (position.centre ?? []).map((card) => ({ card: `character.${card}`, open: false, seen: false })),
    courthouse: position.courthouse,
    change: gains.reduce((sum, one) => (one.change === 'courthouse' ? sum + one.gold : sum), 0),
    begun,
    ties: tiesIn(course, (id) => position.players.findIndex((player) => player.id === id)),
  };
}

/** The cards that lie open, by the player and the number of the card. */
function shownIn({ begun, moves, steps }: Course, { announcement }: Ruling): ReadonlyMap<string, string> {
  if (begun?.move !== 'announce') return new Map();
  /** The card with which a player did something of these, face up. */
  const open = (by: string, card: string, ...kinds: readonly Move['move'][]) =>
    [`${by} ${cardIn(moves, by, ...kinds)}`, card] as const;
  return new Map([
    ...Object.entries(announcement?.shown ?? {}).map(([by, card]) => open(by, card, 'announce', 'claim')),
    ...steps.flatMap(({ code, params: { by, character } }) =>
      code === 'inquisitor.showed' ? [open(String(by), String(character), 'name')] : [],
    ),
    ...moves.flatMap((move) =>
      move.move === 'show' ? [open(move.by, move.character, 'announce', 'claim', 'name')] : [],
    ),
  ]);
}

/** What each player says to be. */
function speechesIn({ begun, moves, steps }: Course, { announcement }: Ruling): ReadonlyMap<string, Speech> {
  const all = new Map<string, Speech>();
  if (begun?.move !== 'announce') return all;
  const { holders, shown = {} } = announcement ?? {};
  const proved = (by: string) => (by in shown ? holders?.includes(by) : undefined);
  for (const move of moves) {
    if (move.move === 'announce' || move.move === 'claim')
      all.set(move.by, {
        character: begun.character,
        as: move.move === 'announce' ? 'announces' : 'claims',
        card: move.card ?? 0,
        proved: proved(move.by),
      });
    if (move.move === 'name') {
      const said = steps.find(({ code }) => code === 'inquisitor.right' || code === 'inquisitor.paid')?.code;
      all.set(move.by, {
        character: move.character,
        as: 'names',
        card: move.card ?? 0,
        proved: said && said === 'inquisitor.right',
      });
    }
  }
  return all;
}

/** Steps that tell of a look at somebody else's card, or of a finger pointed at somebody, and the parameter that says whose or at whom. */
const AT: Readonly<Record<string, readonly [Tie['as'], string]>> = {
  'spy.saw': ['looks', 'other'],
  'inquisitor.points': ['points', 'target'],
};

function tiesIn({ steps }: Course, seatOf: (id: string) => number): Tie[] {
  const place = (at: string, card = 0): Place => ({ seat: at === CENTRE ? 'centre' : seatOf(at), card });
  const ties = steps.flatMap((step): Tie[] => {
    const [as, whom] = AT[step.code] ?? [];
    if (as && whom) {
      const to = place(String(step.params[whom]));
      return [{ from: place(String(step.params.by)), to, as, step }];
    }
    return step.changes.flatMap((change): Tie[] => {
      if (change.change !== 'cards') return [];
      const [one, other] = change.places;
      const outcome = change.swapped === '?' ? 'secret' : change.swapped ? 'swapped' : 'kept';
      return [{ from: place(one.at, one.card), to: place(other.at, other.card), as: outcome, step }];
    });
  });
  // Where the cards were then swapped, or not, that is what matters.
  const isSwapped = ties.some(({ as }) => as !== 'looks' && as !== 'points');
  return isSwapped ? ties.filter(({ as }) => as !== 'looks') : ties;
}

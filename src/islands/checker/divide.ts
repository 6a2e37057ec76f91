/**
 * Divides a sentence in which several things are said, one after the other.
 */
import type { Typed } from './typed.ts';

/** What is said first, and the rest. */
export type Divided = readonly [first: string, rest: string];

/** Whether a text is something that can be meant at the table. */
type IsSaid = (text: string) => boolean;

/** A sentence by the places of its pieces. */
function cut(typed: Typed, sentence: string) {
  const pieces = typed.piecesOf(sentence);
  return {
    count: pieces.length,
    at: (place: number) => sentence.slice(pieces[place]?.from, pieces[place]?.to),
    /** From the first to one of them. */
    upTo: (place: number) => sentence.slice(pieces[0]?.from, pieces[place]?.to),
    /** From one of them on; nothing where there are not so many. */
    from: (place: number) => sentence.slice(pieces[place]?.from ?? sentence.length).trim(),
  };
}

type Cut = ReturnType<typeof cut>;

/** What several players do, who are named one after the other from a piece on: the place of the piece that says it. */
function sharedFrom(typed: Typed, { count, at }: Cut, place: number): number | undefined {
  let last = place;
  while (last < count && typed.tellingIn(at(last)).every(typed.isPlayer)) last++;
  const isSaid = last > place && last < count && typed.isNamed(at(last));
  return isSaid && typed.tellingIn(at(last)).some(typed.isVerb) ? last : undefined;
}

/** What several players do who are named first; nothing where one alone is. */
function ofSeveral(typed: Typed, pieces: Cut, isSaid: IsSaid): Divided | undefined {
  const { at, upTo, from } = pieces;
  const shared = sharedFrom(typed, pieces, 0);
  if (shared === undefined) return undefined;
  // What all of them do together is one thing: two players swap.
  if ([upTo(shared), `${at(0)} ${at(shared)}`].some(isSaid)) return [upTo(shared), from(shared + 1)];
  // Who is named before them in a case is meant of each, unless the last has somebody too: „Annának Carla és Dino segít”.
  const named = typed.playersIn(at(0));
  const isInCase = named.length > 1 && typed.firstNamed(at(0)) === named.at(-1);
  const isAlone = typed.tellingIn(at(shared)).filter(typed.isPlayer).length === 1;
  const ofEach = isInCase && isAlone ? at(0).replace(/\S+$/, '') : '';
  return [`${at(0)} ${typed.withoutDoer(at(shared))}`, `${ofEach}${from(1)}`.trim()];
}

/** Whether a piece says something else than what was said before it. */
function isApart(typed: Typed, pieces: Cut, isSaid: IsSaid, place: number): boolean {
  const { at, upTo } = pieces;
  const piece = at(place);
  const telling = typed.tellingIn(piece);
  if (typed.isException(piece)) return false;
  if (typed.isPassing(piece)) return true;
  const isDone = telling.some((word) => typed.isVerb(word) || typed.cardsOf(word).size > 0) || typed.isState(piece);
  const before = typed.tellingIn(at(place - 1));
  // A list of players that runs into it may be what one move names: “names Bruno and Carla as allies”.
  if (typed.isNamed(piece) && isDone) return !(before.slice(-1).some(typed.isPlayer) && isSaid(upTo(place)));
  const isOfPlayers = telling.every(typed.isPlayer) && sharedFrom(typed, pieces, place) === undefined;
  return !isOfPlayers && !isSaid(upTo(place));
}

/** Divides what is said first from the rest. */
export function divided(typed: Typed, sentence: string, isSaid: IsSaid): Divided {
  const pieces = cut(typed, sentence);
  const whole = typed.exchangeIn(sentence) ?? ofSeveral(typed, pieces, isSaid);
  if (whole) return whole;
  for (let place = 1; place < pieces.count; place++)
    if (isApart(typed, pieces, isSaid, place)) return [pieces.upTo(place - 1), pieces.from(place)];
  return [sentence, ''];
}

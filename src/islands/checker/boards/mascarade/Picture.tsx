/**
 * The table as a picture: players round the Courthouse with their cards and their gold, and what is said, shown and taken under the table.
 * `facts.ts` tells the same in words.
 */
import { CardDrawing } from '../../Emblem.tsx';
import { Name, TableDrawing } from '../../table/Drawing.tsx';
import {
  across,
  at,
  type Curve,
  ellipsised,
  heading,
  type Point,
  path,
  round,
  type Size,
  shift,
  shortened,
  widthOf,
} from '../../table/geometry.ts';
import { EYE } from '../../table/signs.ts';
import type { Words } from '../../words.ts';
import { moveSentence } from './engine.ts';
import { Face } from './Face.tsx';
import { PLACES, signed } from './facts.ts';
import { COURTHOUSE, type Layout, type Seat, SPEECH } from './geometry.ts';
import type { Place, Scene, SeatScene, Speech, Tie } from './scene.ts';
import { EXCHANGE, HOUSE } from './signs.ts';

interface Drawn {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly words: Words;
}

/** How large it is written what somebody says to be, and how far from the emblem. */
const LETTERS = 12.5;
const GAP = 3;
const COURTHOUSE_COIN = 13;
/** How far the tail of what is said reaches. */
const TAIL = 5;

/** A coin with how much gold there is, and what has come or gone. */
const Gold = ({
  gold,
  change,
  size,
  at: point,
}: {
  readonly gold: number | undefined;
  readonly change: number;
  /** How large it is, from its middle. */
  readonly size: number;
  readonly at: Point;
}) => (
  <g class="pic-gold" transform={shift(point)}>
    <circle r={size} />
    <circle class="pic-coin-rim" r={size - 2.5} />
    <text y={5.5}>{gold ?? '?'}</text>
    {change !== 0 && (
      <text class={`pic-change ${change > 0 ? 'pic-gain' : 'pic-loss'}`} y={size + 13}>
        {signed(change)}
      </text>
    )}
  </g>
);

/** What a player says to be: by its emblem, and by its name where it is said first. */
function Saying({
  says,
  seat,
  size,
  words,
}: {
  readonly says: Speech;
  readonly seat: Seat;
  /** Of a card. */
  readonly size: Size;
  readonly words: Words;
}) {
  const { character, as, card, proved } = says;
  const { speech, inward, cards, box } = seat;
  const { width, height } = SPEECH;
  const name = words.card(character);
  const isAside = inward.x !== 0;
  const room = isAside ? box.width : box.width - width;
  const word = as === 'claims' ? '' : ellipsised(name, room / LETTERS);
  const long = widthOf(word) * LETTERS;
  // Beside the emblem; where others sit opposite, beneath it.
  const beside: Point = isAside
    ? { x: inward.x * Math.max(0, (long - width) / 2), y: height / 2 + LETTERS }
    : { x: (width + GAP + long) / 2, y: LETTERS / 3 };
  // Of several cards, it is said of one.
  const meant = cards.length > 1 ? cards[card] : undefined;
  const x = meant ? meant.at.x + size.width / 2 : speech.x - (word && !isAside ? (GAP + long) / 2 : 0);
  const classes = ['pic-speech', as === 'claims' && 'pic-claims', proved && 'pic-true'];
  const emblem = height - 5;
  return (
    <g class={classes.filter(Boolean).join(' ')} transform={shift({ x, y: speech.y })}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={8} />
      <path class="pic-tail" d={tail(inward, width, height)} />
      <CardDrawing id={character} words={words} x={-emblem / 2} y={-emblem / 2} size={emblem} />
      {proved === false && (
        <path class="pic-strike" d={`M${4 - width / 2} ${height / 2 - 3}L${width / 2 - 4} ${3 - height / 2}`} />
      )}
      {word && (
        <text class="pic-word" x={round(beside.x)} y={round(beside.y)}>
          {word}
        </text>
      )}
      <title>{name}</title>
    </g>
  );
}

/** The tail of what is said, towards whoever says it. */
const tail = ({ x, y }: Point, width: number, height: number): string =>
  x === 0
    ? `M-6 ${-y * (height / 2 - 1)}L0 ${-y * (height / 2 + TAIL)}L6 ${-y * (height / 2 - 1)}z`
    : `M${-x * (width / 2 - 1)}-6L${-x * (width / 2 + TAIL)} 0L${-x * (width / 2 - 1)} 6z`;

/** The way between two places over the table; cards of one player lie side by side. */
function wayOf({ from, to }: Tie, { seats, courthouse, middle, table, centre, card: size }: Layout): Curve {
  const standOf = ({ seat, card }: Place): Point => {
    if (seat === 'centre') {
      const { x, y } = centre[card]?.at ?? courthouse;
      return { x: x + size.width / 2, y: y + size.height / 2 };
    }
    const { stand, cards, inward } = seats[seat] as Seat;
    const own = cards.length > 1 ? cards[card] : undefined;
    return own ? { x: own.at.x + size.width / 2, y: stand.y } : { x: stand.x + inward.x * 2, y: stand.y };
  };
  const one = standOf(from);
  const other = standOf(to);
  const touchesCentre = from.seat === 'centre' || to.seat === 'centre';
  if (from.seat === to.seat) {
    const { inward } = seats[from.seat as number] as Seat;
    const over = { x: (one.x + other.x) / 2, y: one.y + inward.y * 44 };
    return { from: one, over, to: other };
  }
  return across(one, other, table, { inward: touchesCentre ? 0 : 0.5, ...(!touchesCentre && { around: middle }) });
}

/** Whose cards were taken under the table, and what is known of it; whose card was looked at, and at whom somebody points. */
const Ties = ({ scene: { ties, seats: players }, layout }: Drawn) => (
  <>
    {ties.map((tie, index) => {
      const isSpoken = (place: Place) => place.seat !== 'centre' && players[place.seat]?.says !== undefined;
      const free = (place: Place) => (isSpoken(place) ? SPEECH.height + 2 : 2);
      const curve = shortened(wayOf(tie, layout), free(tie.from), free(tie.to));
      const isSwap = tie.as !== 'looks' && tie.as !== 'points';
      const back: Curve = { from: curve.to, over: curve.over, to: curve.from };
      return (
        <g key={index} class={`pic-way pic-${tie.as}`}>
          <path class="pic-line" d={path(shortened(curve, isSwap ? 7 : 0, 7))} />
          {(isSwap ? [curve, back] : [curve]).map((way, end) => (
            <path
              key={end}
              class="pic-head"
              d="M0 0-9-4.5-9 4.5z"
              transform={`${shift(way.to)}rotate(${Math.round(heading(way))})`}
            />
          ))}
          {tie.as !== 'points' && (
            <g class="pic-sign pic-chief" transform={shift(at(curve, 0.5))}>
              <circle r={11} />
              {tie.as === 'secret' ? (
                <text y={5.5}>?</text>
              ) : (
                <path d={tie.as === 'looks' ? EYE : EXCHANGE} transform="translate(-8 -8)" />
              )}
              {tie.as === 'kept' && <path class="pic-strike" d="M-9 9 9-9" />}
            </g>
          )}
        </g>
      );
    })}
  </>
);

/** The Courthouse with the gold on it, and the cards in the centre. */
const Middle = ({ scene, layout, words }: Drawn) => (
  <>
    <g
      transform={shift({
        x: layout.courthouse.x - COURTHOUSE.width / 2,
        y: layout.courthouse.y - COURTHOUSE.height / 2,
      })}
    >
      <path class="pic-house" d={HOUSE} />
      <Gold
        gold={scene.courthouse}
        change={scene.change}
        size={COURTHOUSE_COIN}
        at={{ x: COURTHOUSE.width / 2, y: COURTHOUSE.height - COURTHOUSE_COIN - 2 }}
      />
      <title>{words.b('table.courthouse')}</title>
    </g>
    {scene.centre.map((card, index) => {
      const place = layout.centre[index];
      return place && <Face key={index} {...card} {...place} size={layout.card} room={58} words={words} />;
    })}
  </>
);

/** What lies before a player. */
function Hand({
  seat,
  place,
  layout,
  words,
}: {
  readonly seat: SeatScene;
  readonly place: Seat;
  readonly layout: Layout;
  readonly words: Words;
}) {
  const { cards, gold, change, says } = seat;
  return (
    <>
      {cards.map((card, index) => {
        const laid = place.cards[index];
        const room = cards.length > 1 ? 58 : place.box.width;
        return (
          laid && (
            <Face
              key={index}
              {...card}
              {...laid}
              size={layout.card}
              room={room}
              kept={PLACES[index] === 'protected'}
              words={words}
            />
          )
        );
      })}
      <Gold gold={gold} change={change} size={layout.coin} at={place.coin} />
      {says && <Saying says={says} seat={place} size={layout.card} words={words} />}
    </>
  );
}

/** The table, drawn. */
export function Picture({ selected, ...drawn }: Drawn & { readonly selected?: string | undefined }) {
  const { scene, layout, words } = drawn;
  return (
    <TableDrawing
      begun={scene.begun && moveSentence(scene.begun)}
      layout={layout}
      selected={scene.seats.findIndex(({ id }) => id === selected)}
      words={words}
    >
      <Middle {...drawn} />
      <Ties {...drawn} />
      {scene.seats.map((seat, index) => (
        <Hand key={index} seat={seat} place={layout.seats[index] as Seat} layout={layout} words={words} />
      ))}
      {scene.seats.map(({ id, turn, won }, index) => {
        const { name, box } = layout.seats[index] as Seat;
        return <Name key={id} id={id} turn={turn} won={won} at={name} room={box.width} />;
      })}
    </TableDrawing>
  );
}

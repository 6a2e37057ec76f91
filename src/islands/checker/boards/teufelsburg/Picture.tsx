/**
 * The table as a picture: players round it with their cards, and between them what goes on. `AsText.tsx` tells the same in words.
 */
import { Name, TableDrawing } from '../../table/Drawing.tsx';
import {
  across,
  along,
  at,
  type Curve,
  heading,
  type Point,
  path,
  round,
  shift,
  shortened,
  towards,
} from '../../table/geometry.ts';
import type { Words } from '../../words.ts';
import { moveSentence } from './engine.ts';
import { Face } from './Face.tsx';
import type { Hand, Layout, Seat } from './geometry.ts';
import { Outcome, Scales } from './Middle.tsx';
import { type Card, orderOf, type Place, type Scene } from './scene.ts';
import { SIGNS } from './signs.ts';

interface Drawn {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly words: Words;
}

/** How far a card is raised that is face up or has been used. */
const RAISED = 4;
/** Signs at the rim: of those who act, and of those who stand by them. */
const CHIEF = 11;
const HELPER = 8.5;

/** Unknown objects of a hand lie on one heap, after the others. */
function heaped(objects: readonly Card[]): { readonly card: Card; readonly count: number }[] {
  const hidden = objects.filter(({ card }) => card === 'object.?');
  const known = objects.filter((one) => !hidden.includes(one)).map((card) => ({ card, count: 1 }));
  return hidden[0] ? [...known, { card: hidden[0], count: hidden.length }] : known;
}

/** What has to find room before each player. */
export const handsOf = ({ seats }: Scene): Hand[] =>
  seats.map(({ associations, objects }) => ({
    associations: associations.length,
    objects: heaped(objects).map(({ card }) => card.card),
  }));

/**
 * The cards before the players. They are drawn in an order that has nothing to do with who has them: one that changes hands stays the
 * same element, and can slide over.
 */
function Cards({ scene, layout, words }: Drawn) {
  const copies = new Map<string, number>();
  const laid = scene.seats.flatMap(({ associations, occupation, objects, shutOut }, seat) => {
    const place = layout.seats[seat] as Seat;
    const lay = (card: Card, point: Point | undefined, count = 1) => {
      const name = card.card.startsWith('association') || card.card.endsWith('?') ? `${card.card} ${seat}` : card.card;
      const copy = copies.get(name) ?? 0;
      copies.set(name, copy + 1);
      return {
        ...card,
        key: `${name} ${copy}`,
        count,
        dim: shutOut !== undefined,
        at: towards(point as Point, place.inward, card.state === 'used' || card.state === 'open' ? RAISED : 0),
      };
    };
    return [
      ...associations.map((card, index) => lay(card, place.associations[index])),
      lay(occupation, place.occupation),
      ...heaped(objects).map(({ card, count }, index) => lay(card, place.objects[index], count)),
    ];
  });
  laid.sort((one, other) => orderOf(one.card) - orderOf(other.card) || (one.key < other.key ? -1 : 1));
  return (
    <g class="pic-hands">
      {laid.map(({ key, ...card }) => (
        <Face key={key} {...card} size={layout.card} words={words} />
      ))}
    </g>
  );
}

/** The card that keeps somebody out of the fight. */
const Barring = ({ card, at: point, words }: { readonly card: string; readonly at: Point; readonly words: Words }) => (
  <Face card={card} size={{ width: 15, height: 15 }} at={point} words={words} />
);

/** A sign at the rim of the table. */
function Sign({
  sign,
  at: point,
  chief = false,
  broken = false,
  won = false,
}: {
  readonly sign: keyof typeof SIGNS;
  readonly at: Point;
  readonly chief?: boolean;
  readonly broken?: boolean;
  readonly won?: boolean;
}) {
  const classes = ['pic-sign', `pic-as-${sign}`, chief && 'pic-chief', broken && 'pic-broken', won && 'pic-won'];
  return (
    <g class={classes.filter(Boolean).join(' ')} transform={shift(point)}>
      <circle r={chief ? CHIEF : HELPER} />
      <path d={SIGNS[sign]} transform={`scale(${chief ? 0.95 : 0.7})translate(-8 -8)`} />
      {broken && <path class="pic-strike" d="M-6 6 6-6" />}
    </g>
  );
}

/** What each player does. */
function Signs({ scene: { seats, fight, claim, ties }, layout }: Drawn) {
  return (
    <>
      {seats.map(({ id }, seat) => {
        const point = (layout.seats[seat] as Seat).stand;
        const tie = ties.find(({ from }) => from === seat);
        const fighter = fight && (['attacker', 'defender'] as const).find((side) => fight[side] === seat);
        if (fighter) return <Sign key={id} sign={fighter} at={point} chief won={fight.outcome === fighter} />;
        if (claim?.by === seat) return <Sign key={id} sign={claim.prophecy ? 'holder' : 'ally'} at={point} chief />;
        if (tie) return <Sign key={id} sign={tie.as} at={point} broken={tie.broken} />;
        return <circle key={id} class="pic-dot" cx={round(point.x)} cy={round(point.y)} r={2} />;
      })}
    </>
  );
}

function Arrow({ curve, kind }: { readonly curve: Curve; readonly kind: 'attack' | 'passage' | 'offer' }) {
  return (
    <g class={`pic-${kind}`}>
      <path class="pic-line" d={path(shortened(curve, 0, 6))} />
      <path
        class="pic-head"
        d="M0 0-10-5-10 5z"
        transform={`${shift(curve.to)}rotate(${Math.round(heading(curve))})`}
      />
    </g>
  );
}

/** Who stands by whom, and who attacks whom. */
function Ties({ scene: { fight, ties, passages }, layout: { table, middle, seats } }: Drawn) {
  const curve = (from: number, to: number) =>
    across((seats[from] as Seat).stand, (seats[to] as Seat).stand, table, { inward: 0.45, around: middle });
  const isFighter = (place: Place) => place === fight?.attacker || place === fight?.defender;
  // What the winner takes goes the same way, and is what matters then.
  const hasSpoils = passages.some(({ from, to }) => isFighter(from) && isFighter(to));
  return (
    <>
      {ties.map(({ from, to, as, broken }) => {
        const line = shortened(curve(from, to), HELPER, CHIEF);
        return (
          <g key={from} class={`pic-tie pic-as-${as}${broken ? ' pic-broken' : ''}`}>
            <path class="pic-line" d={path(line)} />
            {broken && <path class="pic-strike" d="M-4-4 4 4M-4 4 4-4" transform={shift(at(line, 0.5))} />}
          </g>
        );
      })}
      {fight && !hasSpoils && (
        <Arrow kind="attack" curve={shortened(curve(fight.attacker, fight.defender), CHIEF, CHIEF + 1)} />
      )}
    </>
  );
}

/** Where the piles lie: in the middle, unless something goes on there. */
export function pilesIn({ begun, spares }: Scene, { middle, pile, spares: aside }: Layout) {
  if (begun && begun.move !== 'pass') return { scale: 0.8, pile, spares: aside };
  const apart = spares.unknown ? 0 : 22;
  return { scale: 1, pile: { x: middle.x - apart, y: middle.y }, spares: { x: middle.x + apart, y: middle.y } };
}

function Piles({ scene, layout, words }: Drawn) {
  const { scale, ...places } = pilesIn(scene, layout);
  const width = layout.card.width * scale;
  const height = layout.card.height * scale;
  const draw = (kind: 'object' | 'occupation', { cards, unknown }: Scene['pile'], { x, y }: Point) => (
    <g transform={shift({ x: x - width / 2, y: y - height / 2 })}>
      {cards.length === 0 ? (
        <g class="pic-empty">
          <rect width={width} height={height} rx={2.5} />
          {['key', 'goblet'].map((id, index) => (
            <use
              key={id}
              href={`${words.texts.emblems}#${id}`}
              x={width / 2 - 7}
              y={height / 2 - 14 + index * 14}
              width={14}
              height={14}
            />
          ))}
        </g>
      ) : (
        <>
          {(unknown || cards.length > 1) && (
            <rect
              class="pic-under"
              data-plate={words.texts.plates[kind]}
              x={2}
              y={2}
              width={width}
              height={height}
              rx={2.5}
            />
          )}
          <Face card={`${kind}.${cards[0]}`} size={{ width, height }} at={{ x: 0, y: 0 }} words={words} />
          {!unknown && cards.length > 1 && (
            <text class="pic-count" x={width / 2} y={height + 14}>
              ×{cards.length}
            </text>
          )}
        </>
      )}
    </g>
  );
  return (
    <>
      {draw('object', scene.pile, places.pile)}
      {!scene.spares.unknown && scene.spares.cards.length > 0 && draw('occupation', scene.spares, places.spares)}
    </>
  );
}

/** Objects that have changed their places, and one that is offered. */
function Passages({ scene, layout, words }: Drawn) {
  const { passages, offer, fight } = scene;
  const { table, seats, card, middle } = layout;
  const size = { width: card.width * 0.8, height: card.height * 0.8 };
  const { pile } = pilesIn(scene, layout);
  const point = (place: Place) => (place === 'pile' ? pile : place === 'out' ? middle : (seats[place] as Seat).stand);
  const all = [
    ...passages.map((passage) => ({ ...passage, kind: 'passage' as const })),
    ...(offer ? [{ ...offer, kind: 'offer' as const }] : []),
  ];
  // A card needs more room than a line.
  const around = fight && { ...middle, rx: middle.rx + size.width / 2, ry: middle.ry + 6 };
  const curves = all.map(({ from, to }) => {
    const isExchange = all.some((other) => other.from === to && other.to === from);
    const bend = fight ? { inward: 0.45, left: 16 } : { inward: 0.9, left: 32 };
    return shortened(across(point(from), point(to), table, { ...bend, around, ...(!isExchange && { left: 0 }) }), 5, 5);
  });
  const spots = along(curves, size);
  return (
    <>
      {curves.map((curve, index) => (
        <Arrow key={index} kind={all[index]?.kind ?? 'passage'} curve={curve} />
      ))}
      {all.map(({ object, kind }, index) => {
        const { x, y } = spots[index] as Point;
        const corner = { x: x - size.width / 2, y: y - size.height / 2 };
        const state = kind === 'offer' ? 'down' : undefined;
        return <Face key={index} card={`object.${object}`} state={state} size={size} at={corner} words={words} />;
      })}
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
      <Ties {...drawn} />
      {scene.fight && <Scales fight={scene.fight} layout={layout} words={words} />}
      {scene.claim && <Outcome claim={scene.claim} layout={layout} words={words} />}
      <Piles {...drawn} />
      <Passages {...drawn} />
      <Cards {...drawn} />
      <Signs {...drawn} />
      {scene.seats.map(({ id, turn, won, shutOut }, index) => {
        const { name, box } = layout.seats[index] as Seat;
        const sign = shutOut && ((point: Point) => <Barring card={`occupation.${shutOut}`} at={point} words={words} />);
        return <Name key={id} id={id} turn={turn} won={won} at={name} room={box.width} sign={sign} />;
      })}
    </TableDrawing>
  );
}

/**
 * The table of Teufelsburg as it lies: its picture, and the same in words.
 */
import type { ComponentChildren } from 'preact';
import { Emblem } from '../../Emblem.tsx';
import type { TableProps } from '../../game.ts';
import type { Words } from '../../words.ts';
import { AsText, factsOf } from './AsText.tsx';
import type { GameRecord, Player, Ruling } from './engine.ts';
import { type Layout, layoutOf } from './geometry.ts';
import { handsOf, Picture } from './Picture.tsx';
import { type Scene, sceneOf } from './scene.ts';

/** Cards that nobody knows. */
function Unknown({
  kind,
  count = 1,
  words,
}: {
  readonly kind: string;
  readonly count?: number;
  readonly words: Words;
}) {
  const text = words.b(`unknown.${kind}`);
  return (
    <span class={`ck-card ck-unknown ck-unknown-${kind}`} title={text}>
      <span class="ck-unknown-mark" aria-hidden="true">
        ?
      </span>
      {count > 1 && <span>× {count}</span>}
      <span class="ck-hidden">{text}</span>
    </span>
  );
}

/** A card on the table: emblem and name, or that nobody knows it. */
function Card({
  reference,
  words,
  note,
}: {
  readonly reference: string;
  readonly words: Words;
  readonly note?: string;
}) {
  const [kind = '', id = ''] = reference.split('.');
  if (id === '?') return <Unknown kind={kind} words={words} />;
  return (
    <span class="ck-card">
      <Emblem id={id} words={words} />
      <span>
        {words.name(reference)}
        {note && <span class="ck-note"> {note}</span>}
      </span>
    </span>
  );
}

/** What an association is called for short. */
const sideName = (id: string, words: Words): string => words.b(`associations.${id}`);

function Association({ player, words }: { readonly player: Player; readonly words: Words }) {
  const { association = '?' } = player;
  const cards = typeof association === 'string' ? [association] : association;
  return (
    <>
      {cards.map((id, index) => (
        <span key={index} class={`ck-side ck-side-${id === '?' ? 'unknown' : id}`}>
          {id === '?' ? (
            <Unknown kind="association" words={words} />
          ) : (
            <span class="ck-card">
              <Emblem id={id} words={words} />
              <span>{sideName(id, words)}</span>
            </span>
          )}
        </span>
      ))}
    </>
  );
}

/** A player's place at the table. */
export function Seat({
  player,
  words,
  turn,
  role,
  children,
}: {
  readonly player: Player;
  readonly words: Words;
  readonly turn: boolean;
  readonly role?: string | undefined;
  readonly children?: ComponentChildren;
}) {
  const { id, association = '?', occupation = '?', shown, objects } = player;
  const known = objects.filter((object) => object !== '?');
  const hidden = objects.length - known.length;
  const side = typeof association === 'string' ? association : 'three';
  return (
    <div class={`ck-seat ck-seat-${side === '?' ? 'unknown' : side}`}>
      <div class="ck-seat-head">
        <span class="ck-seat-name">{id}</span>
        <Association player={player} words={words} />
        {turn && <span class="ck-turn">{words.b('table.turn')}</span>}
        {role && <span class="ck-role">{role}</span>}
        {children}
      </div>
      <div class="ck-seat-cards">
        <span class={`ck-occupation${shown ? ' ck-shown' : ''}`}>
          <Card
            reference={`occupation.${occupation}`}
            words={words}
            {...(shown && { note: words.b('table.face-up') })}
          />
        </span>
        <ul class="ck-hand" aria-label={words.b('table.objects', { by: id })}>
          {known.map((object, index) => (
            <li key={index}>
              <Card reference={`object.${object}`} words={words} />
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <Unknown kind="object" count={hidden} words={words} />
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

/** A button over each seat of the picture, described as the seat is told in words. */
function Seats({
  scene,
  layout,
  words,
  selected,
  onSeat,
}: {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly words: Words;
  readonly selected: string | undefined;
  onSeat(id: string): void;
}) {
  const { width, height, seats } = layout;
  return (
    <>
      {scene.seats.map(({ id }, index) => {
        const box = seats[index]?.box;
        return (
          box && (
            <button
              key={id}
              type="button"
              class="pic-seat"
              aria-label={id}
              aria-description={factsOf(scene, index, words).join('; ')}
              aria-pressed={id === selected}
              style={{
                left: `${(box.x / width) * 100}%`,
                top: `${(box.y / height) * 100}%`,
                width: `${(box.width / width) * 100}%`,
                height: `${(box.height / height) * 100}%`,
              }}
              onClick={() => onSeat(id)}
            />
          )
        );
      })}
    </>
  );
}

/** The table after the moves made. */
export function Table({ record, ruling, words, selected, onSeat }: TableProps) {
  const scene = sceneOf(record as GameRecord, ruling as Ruling);
  const layout = layoutOf(handsOf(scene));
  return (
    <div class="pic-frame">
      <div class="pic-stage">
        <Picture scene={scene} layout={layout} words={words} selected={selected} />
        {onSeat && <Seats scene={scene} layout={layout} words={words} selected={selected} onSeat={onSeat} />}
      </div>
      <AsText scene={scene} words={words} />
    </div>
  );
}

/**
 * The table of Teufelsburg as it lies: its picture, and the same in words.
 */
import type { TableProps } from '../../game.ts';
import type { Point } from '../../table/geometry.ts';
import { Seats } from '../../table/Seats.tsx';
import type { Words } from '../../words.ts';
import { AsText, factsOf } from './AsText.tsx';
import type { GameRecord, Ruling } from './engine.ts';
import { type Layout, layoutOf, type Seat } from './geometry.ts';
import { handsOf, Picture, pilesIn } from './Picture.tsx';
import { type Scene, sceneOf } from './scene.ts';

/** A button over each pile of the picture. */
function Piles({
  scene,
  layout,
  words,
  onGo,
}: {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly words: Words;
  onGo(path: string): void;
}) {
  const { pile, spares } = pilesIn(scene, layout);
  const button = (kind: 'object' | 'occupation', { x, y }: Point) => (
    <button
      type="button"
      class="pic-seat pic-pile"
      aria-label={words.b(`table.${kind}-pile-name`)}
      style={{ left: `${(x / layout.width) * 100}%`, top: `${(y / layout.height) * 100}%` }}
      onClick={() => onGo(`position.${kind}Pile`)}
    />
  );
  return (
    <>
      {button('object', pile)}
      {!scene.spares.unknown && scene.spares.cards.length > 0 && button('occupation', spares)}
    </>
  );
}

/** The table after the moves made. */
export function Table({ record, ruling, words, selected, onSeat, onGo }: TableProps) {
  const scene = sceneOf(record as GameRecord, ruling as Ruling);
  const layout = layoutOf(handsOf(scene));
  const seats = scene.seats.map(({ id }, index) => ({
    id,
    box: (layout.seats[index] as Seat).box,
    facts: factsOf(scene, index, words),
  }));
  return (
    <div class="pic-frame">
      <div class="pic-stage">
        <Picture scene={scene} layout={layout} words={words} selected={selected} />
        {/* Seats come after: where a pile lies close to one, they are in front of it. */}
        {onGo && <Piles scene={scene} layout={layout} words={words} onGo={onGo} />}
        {onSeat && <Seats seats={seats} size={layout} selected={selected} onSeat={onSeat} />}
      </div>
      <AsText seats={seats} scene={scene} words={words} />
    </div>
  );
}

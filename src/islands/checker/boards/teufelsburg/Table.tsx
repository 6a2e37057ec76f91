/**
 * The table of Teufelsburg as it lies: its picture, and the same in words.
 */
import { useId } from 'preact/hooks';
import type { TableProps } from '../../game.ts';
import { AsText } from './AsText.tsx';
import type { GameRecord, Ruling } from './engine.ts';
import { type Layout, layoutOf } from './geometry.ts';
import { handsOf, Picture } from './Picture.tsx';
import { type Scene, sceneOf } from './scene.ts';

/** A button over each seat of the picture, told as the seat is told in words. */
function Seats({
  scene,
  layout,
  selected,
  lineOf,
  onSeat,
}: {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly selected: string | undefined;
  readonly lineOf: (seat: number) => string;
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
              aria-describedby={lineOf(index)}
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
  const id = useId();
  const scene = sceneOf(record as GameRecord, ruling as Ruling);
  const layout = layoutOf(handsOf(scene));
  const lineOf = (seat: number) => `${id}-seat-${seat}`;
  return (
    <div class="pic-frame">
      <div class="pic-stage">
        <Picture scene={scene} layout={layout} words={words} selected={selected} />
        {onSeat && <Seats scene={scene} layout={layout} selected={selected} lineOf={lineOf} onSeat={onSeat} />}
      </div>
      <AsText scene={scene} words={words} idOf={onSeat && lineOf} />
    </div>
  );
}

/**
 * The table of Teufelsburg as it lies: its picture, and the same in words.
 */
import type { TableProps } from '../../game.ts';
import type { Words } from '../../words.ts';
import { AsText, factsOf } from './AsText.tsx';
import type { GameRecord, Ruling } from './engine.ts';
import { type Layout, layoutOf } from './geometry.ts';
import { handsOf, Picture } from './Picture.tsx';
import { type Scene, sceneOf } from './scene.ts';

/** A button over each seat of the picture, told as the seat is told in words. */
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

/**
 * The table of Mascarade as it lies: its picture, and the same in words.
 */
import type { TableProps } from '../../game.ts';
import { AsText } from '../../table/AsText.tsx';
import { Seats } from '../../table/Seats.tsx';
import type { GameRecord, Ruling } from './engine.ts';
import { factsOf, middleOf } from './facts.ts';
import { layoutOf, type Seat } from './geometry.ts';
import { Picture } from './Picture.tsx';
import { sceneOf } from './scene.ts';

/** The table after the moves made. */
export function Table({ record, ruling, words, selected, onSeat }: TableProps) {
  const scene = sceneOf(record as GameRecord, ruling as Ruling);
  const { opening } = (ruling as Ruling).position;
  const layout = layoutOf(scene.seats.length, scene.seats[0]?.cards.length ?? 1, scene.centre.length);
  const seats = scene.seats.map((seat, index) => ({
    id: seat.id,
    box: (layout.seats[index] as Seat).box,
    facts: factsOf(seat, words),
  }));
  return (
    <div class="pic-frame">
      <div class="pic-stage">
        <Picture scene={scene} layout={layout} words={words} selected={selected} />
        {onSeat && <Seats seats={seats} size={layout} selected={selected} onSeat={onSeat} />}
      </div>
      {opening !== undefined && (
        <p class="pic-note">{words.b('setup.says', { by: words.b('setup.opening'), card: opening })}</p>
      )}
      <AsText seats={seats} words={words}>
        {middleOf(scene, words).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </AsText>
    </div>
  );
}

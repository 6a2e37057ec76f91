/**
 * What lies over the picture of a table to be tapped.
 */
import type { Box, Size } from './geometry.ts';

interface Props {
  /** The players, each with all that is to be seen of them in words. */
  readonly seats: readonly { readonly id: string; readonly box: Box; readonly facts: readonly string[] }[];
  /** How large the picture is. */
  readonly size: Size;
  readonly selected: string | undefined;
  onSeat(id: string): void;
}

/** A button over each seat of the picture, told as the seat is told in words. */
export function Seats({ seats, size: { width, height }, selected, onSeat }: Props) {
  return (
    <>
      {seats.map(({ id, box, facts }) => (
        <button
          key={id}
          type="button"
          class="pic-seat"
          aria-label={id}
          aria-description={facts.join('; ')}
          aria-pressed={id === selected}
          style={{
            left: `${(box.x / width) * 100}%`,
            top: `${(box.y / height) * 100}%`,
            width: `${(box.width / width) * 100}%`,
            height: `${(box.height / height) * 100}%`,
          }}
          onClick={() => onSeat(id)}
        />
      ))}
    </>
  );
}

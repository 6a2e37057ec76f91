import { useState } from 'preact/hooks';
import { round, shift } from './table/geometry.ts';
import type { Words } from './words.ts';

/** How a name begins; of one of several words, their initials. */
function short(name: string): string {
  const initials = name.match(/(?<!\p{L})\p{L}/gu) ?? [];
  return initials.length > 1 ? initials.slice(0, 3).join('') : name.slice(0, 3);
}

interface CardDrawingProps {
  /** A card, without its kind. */
  readonly id: string;
  readonly words: Words;
  /** Where its upper left corner lies in a picture, and how long its sides are. */
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** The drawing of a card in a picture, out of the game's sheet of emblems; letters where that does not come. */
export function CardDrawing({ id, words, x = 0, y = 0, size }: CardDrawingProps) {
  const [isLost, setLost] = useState(false);
  if (isLost)
    return (
      <text
        class="pic-letters"
        transform={`${shift({ x: x + size / 2, y: y + size * 0.68 })}scale(${round(size / 30)})`}
      >
        {short(words.card(id))}
      </text>
    );
  return (
    <use href={`${words.texts.emblems}#${id}`} x={x} y={y} width={size} height={size} onError={() => setLost(true)} />
  );
}

/** The drawing of a card by itself, on the plate of its kind. */
export function Emblem({ id, words }: { readonly id: string; readonly words: Words }) {
  return (
    <svg
      class="ck-emblem"
      data-plate={words.texts.plates[words.kindOf(id) ?? '']}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <CardDrawing id={id} words={words} size={64} />
    </svg>
  );
}

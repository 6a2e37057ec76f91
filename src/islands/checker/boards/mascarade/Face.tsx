/**
 * A card of the picture: the character on it, or a mask where nobody knows it.
 */
import { CardDrawing } from '../../Emblem.tsx';
import { ellipsised, type Point, round, type Size, shift } from '../../table/geometry.ts';
import { EYE } from '../../table/signs.ts';
import type { Words } from '../../words.ts';
import { nameOf } from './facts.ts';
import type { Card } from './scene.ts';
import { LOCK, MASK } from './signs.ts';

/** How large it is written beneath a card what it is. */
const LETTERS = 13;
/** How far a card is raised that is shown. */
const RAISED = 3;

interface FaceProps extends Card {
  readonly size: Size;
  /** Where its upper left corner lies. */
  readonly at: Point;
  /** The middle of the line that says what it is. */
  readonly says: Point;
  /** How wide that line is. */
  readonly room: number;
  /** It is the protected one. */
  readonly kept?: boolean;
  readonly words: Words;
}

/** A card, and beneath it who that is. */
export function Face({ card, open, seen, kept = false, size: { width, height }, at, says, room, words }: FaceProps) {
  const id = card.slice(card.indexOf('.') + 1);
  const isBack = id === '?';
  const emblem = width - 4;
  const state = isBack ? 'pic-back pic-masked' : open ? 'pic-open' : 'pic-known';
  return (
    <>
      <g
        class={`pic-card ${state}`}
        data-plate={words.texts.plates.character}
        transform={shift({ x: at.x, y: at.y - (open ? RAISED : 0) })}
      >
        <rect width={width} height={height} rx={3} />
        {isBack ? (
          <>
            <path
              class="pic-mask"
              d={MASK}
              transform={`${shift({ x: width * 0.14, y: height * 0.12 })}scale(${round(width / 33)})`}
            />
            <text x={width / 2} y={round(height * 0.84)}>
              ?
            </text>
          </>
        ) : (
          <CardDrawing id={id} words={words} x={2} y={(height - emblem) / 2} size={emblem} />
        )}
        {kept && (
          <g class="pic-mark" transform={shift({ x: width - 6, y: height - 6 })}>
            <circle r={8.5} />
            <path d={LOCK} transform="scale(.75)translate(-8 -8)" />
          </g>
        )}
        {seen && (
          <g class="pic-mark" transform={shift({ x: 6, y: height - 6 })}>
            <circle r={8.5} />
            <path d={EYE} transform="scale(.75)translate(-8 -8)" />
          </g>
        )}
        <title>{nameOf(card, words)}</title>
      </g>
      {!isBack && (
        <text class="pic-word" x={round(says.x)} y={round(says.y)}>
          {ellipsised(words.name(card), room / LETTERS)}
        </text>
      )}
    </>
  );
}

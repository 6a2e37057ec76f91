/**
 * A card of the picture: its face, or its back where nobody knows it.
 */
import { CardDrawing } from '../../Emblem.tsx';
import { type Point, type Size, shift } from '../../table/geometry.ts';
import type { Words } from '../../words.ts';
import { nameOf } from './AsText.tsx';
import type { Card } from './scene.ts';

interface FaceProps extends Card {
  readonly size: Size;
  /** Where its upper left corner lies. */
  readonly at: Point;
  readonly words: Words;
  /** How many lie there, if they lie on one heap. */
  readonly count?: number;
  /** Its player may not use it. */
  readonly dim?: boolean;
}

/** A card, or a heap of cards that nobody knows. */
export function Face({ card, state, size: { width, height }, at, words, count = 1, dim }: FaceProps) {
  const [kind = '', id = ''] = card.split('.');
  const isBack = id === '?';
  const emblem = Math.min(width, height) - 4;
  const classes = ['pic-card', isBack ? 'pic-back' : `pic-${id}`, state && `pic-${state}`, dim && 'pic-dim'];
  return (
    <g class={classes.filter(Boolean).join(' ')} data-plate={words.texts.plates[kind]} transform={shift(at)}>
      <rect width={width} height={height} rx={2.5} />
      {isBack ? (
        <text x={width / 2} y={count > 1 ? height * 0.48 : height / 2 + 5.5}>
          ?
        </text>
      ) : (
        <CardDrawing id={id} words={words} x={(width - emblem) / 2} y={(height - emblem) / 2} size={emblem} />
      )}
      {count > 1 && (
        <text class="pic-count" x={width / 2} y={height - 4}>
          ×{count}
        </text>
      )}
      {state === 'fallen' && <path class="pic-strike" d={`M2 ${height - 2}L${width - 2} 2`} />}
      <title>{nameOf(card, words)}</title>
    </g>
  );
}

/**
 * A card of the picture: the character on it, or a mask where nobody knows it.
 */
import { ellipsised, type Point, round, shift } from '../../table/geometry.ts';
import type { Words } from '../../words.ts';
import { CARD } from './geometry.ts';
import type { Card } from './scene.ts';
import { EYE, MASK } from './signs.ts';

/** How large it is written beneath a card what it is. */
const LETTERS = 12.5;
/** How far a card is raised that is shown. */
const RAISED = 3;

/** What a card is called. */
export const nameOf = (card: string, words: Words): string =>
  card === 'character.?' ? words.b('unknown') : words.name(card);

interface FaceProps extends Card {
  /** Where its upper left corner lies. */
  readonly at: Point;
  /** The middle of the line that says what it is. */
  readonly says: Point;
  /** How wide that line is. */
  readonly room: number;
  readonly words: Words;
}

/** A card, and beneath it who that is. */
export function Face({ card, open, seen, at, says, room, words }: FaceProps) {
  const id = card.slice(card.indexOf('.') + 1);
  const isBack = id === '?';
  const emblem = CARD.width - 4;
  const state = isBack ? 'pic-back' : open ? 'pic-open' : 'pic-known';
  return (
    <>
      <g
        class={`pic-card ${state}`}
        data-plate={words.texts.plates.character}
        transform={shift({ x: at.x, y: at.y - (open ? RAISED : 0) })}
      >
        <rect width={CARD.width} height={CARD.height} rx={3} />
        {isBack ? (
          <>
            <path class="pic-mask" d={MASK} transform="translate(5 5)" />
            <text x={CARD.width / 2} y={CARD.height - 8}>
              ?
            </text>
          </>
        ) : (
          <use
            href={`${words.texts.emblems}#${id}`}
            x={2}
            y={(CARD.height - emblem) / 2}
            width={emblem}
            height={emblem}
          />
        )}
        {seen && (
          <g class="pic-eye" transform={shift({ x: CARD.width - 6, y: 4 })}>
            <circle r={8.5} />
            <path d={EYE} transform="scale(.75)translate(-8 -8)" />
          </g>
        )}
        <title>{nameOf(card, words)}</title>
      </g>
      {!isBack && (
        <text class="pic-word" x={round(says.x)} y={round(says.y)} font-size={LETTERS}>
          {ellipsised(words.name(card), room / LETTERS)}
        </text>
      )}
    </>
  );
}

/**
 * How to begin: the doors. Plain links, so that the page has them before any script.
 */
import { Emblem } from './Emblem.tsx';
import type { Board } from './game.ts';
import type { Door, Words } from './words.ts';

/** The doors, in their order. */
const doorsOf = (kinds: Board['kinds'], { texts }: Words): Door[] => {
  const order = Object.keys(kinds);
  return texts.doors.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
};

/** The doors into the checker. */
export function Doors({ board, words }: { readonly board: Pick<Board, 'kinds'>; readonly words: Words }) {
  return (
    <ul class="ck-doors">
      {doorsOf(board.kinds, words).map(({ id, kind, title, about }) => (
        <li key={id}>
          <a class={`ck-door ck-door-${kind}`} href={`#${id}`}>
            <Emblem id={board.kinds[kind]?.emblem ?? ''} words={words} />
            <span class="ck-door-title">{title}</span>
            <span>{about}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

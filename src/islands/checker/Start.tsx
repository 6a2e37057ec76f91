/**
 * How to begin: the three doors. Plain links, so that the page has them before any script.
 */
import { Emblem } from './Emblem.tsx';
import type { Board } from './game.ts';
import type { Words } from './words.ts';

/** The three doors into the checker. */
export function Doors({ board, words }: { readonly board: Pick<Board, 'kinds'>; readonly words: Words }) {
  const order = Object.keys(board.kinds);
  return (
    <ul class="ck-doors">
      {words.texts.positions
        .filter(({ door }) => door)
        .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
        .map(({ id, kind, title, about, link }) => (
          <li key={id}>
            <a class={`ck-door ck-door-${kind}`} href={`#${link}`}>
              <Emblem id={board.kinds[kind] ?? ''} words={words} />
              <span class="ck-door-title">{title}</span>
              <span class="ck-door-about">{about}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}

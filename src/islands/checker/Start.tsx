/**
 * How to begin: the three doors. Plain links, so that the page has them before any script.
 */
import type { Words } from './words.ts';

/** The three doors into the checker. @param base the address of the checker, for pages of which it is a part */
export function Doors({ words, base = '' }: { readonly words: Words; readonly base?: string }) {
  return (
    <ul class="ck-doors">
      {words.texts.positions
        .filter(({ door }) => door)
        .map(({ id, kind, title, about, link }) => (
          <li key={id}>
            <a class={`ck-door ck-door-${kind}`} href={`${base}#${link}`}>
              <span class="ck-door-title">{title}</span>
              <span class="ck-door-about">{about}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}

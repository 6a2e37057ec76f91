import type { Words } from './words.ts';

/** The drawing of a card, out of the game's sheet of emblems. */
export function Emblem({ id, words }: { readonly id: string; readonly words: Words }) {
  const reference = Object.keys(words.texts.speech.cards).find((one) => one.endsWith(`.${id}`)) ?? '';
  const [kind = ''] = reference.split('.');
  return (
    <svg
      class="ck-emblem"
      data-plate={words.texts.plates[kind]}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${words.texts.emblems}#${id}`} />
    </svg>
  );
}

/**
 * A table in words: of equal worth to its picture.
 */
import type { ComponentChildren } from 'preact';
import type { Words } from '../words.ts';

export interface AsTextProps {
  /** The players, each with all that is to be seen of them. */
  readonly seats: readonly { readonly id: string; readonly facts: readonly string[] }[];
  readonly words: Words;
  /** What else there is to be seen. */
  readonly children: ComponentChildren;
}

/** The table in words, unfolded by whoever wants to read it. */
export const AsText = ({ seats, words, children }: AsTextProps) => (
  <details class="pic-text">
    <summary>{words.b('table.as-text')}</summary>
    <ol>
      {seats.map(({ id, facts }) => (
        <li key={id} class="ck-seat">
          <b class="ck-seat-name">{id}</b>: {facts.join('; ')}
        </li>
      ))}
    </ol>
    {children}
  </details>
);

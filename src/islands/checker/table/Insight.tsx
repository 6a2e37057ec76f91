/**
 * What can be worked out of a table besides a ruling: folded, and worked out when somebody wants to know.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { leadTo } from '../hold.ts';

interface Props {
  readonly title: string;
  /** It is unfolded from the beginning. */
  readonly first: boolean;
  /** The question whose answer one chooses. */
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  /** Chosen until somebody chooses. */
  readonly given: string;
  /** What there is to be told of it. */
  children(chosen: string): ComponentChildren;
}

/** Something that can be worked out of a table for a player, closed until it is asked for. */
export function Insight({ title, first, label, options, given, children }: Props) {
  const [open, setOpen] = useState(first);
  const [picked, setPicked] = useState<string>();
  const chosen = options.some((option) => option.id === picked) ? (picked as string) : given;
  const id = useId();
  const place = useRef<HTMLDetailsElement>(null);
  /** What was open from the beginning stays where it is. */
  const begins = useRef(first);
  // What has unfolded may lie below the screen: it comes to the top, as far as there is need.
  useEffect(() => {
    if (!open) begins.current = false;
    else if (!begins.current) leadTo(place.current, 'nearest');
  }, [open]);
  return (
    <details ref={place} class="ck-insight" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && (
        <>
          <div class="ck-field">
            <label for={id}>{label}</label>
            <select
              id={id}
              class="ck-input"
              value={chosen}
              onChange={({ currentTarget }) => setPicked(currentTarget.value)}
            >
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.name}
                </option>
              ))}
            </select>
          </div>
          {children(chosen)}
        </>
      )}
    </details>
  );
}

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Emblem } from './Emblem.tsx';
import type { Subset } from './game.ts';
import { leadTo } from './hold.ts';
import type { Picking } from './picking.ts';
import { Forbidden, Refused } from './Refused.tsx';

/** Any number of answers, what those who are named show, and a button that makes the move. */
export function Several({ node, picking }: { readonly node: Subset; readonly picking: Picking }) {
  const { words, naming } = picking;
  const [told, setTold] = useState(false);
  const id = useId();
  const named = naming?.node === node.key ? naming.ids : [];
  // Who was named can have become the one who names.
  const picked = new Set(node.items.map(({ id }) => id).filter((id) => named.includes(id)));
  const choice = node.find(picked);
  const names = useRef<HTMLUListElement>(null);
  // What whoever is named can show unfolds beneath the names: they come to the top at once, and nothing moves under the finger later.
  useEffect(() => {
    if (node.shows) leadTo(names.current?.closest('.ck-question'), 'start');
  }, []);
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    picking.onName({ node: node.key, ids: [...next] });
    setTold(false);
  };
  const shown = [node.by, ...picked]
    .map((id) => ({ id, showings: node.shows?.(id) ?? [] }))
    .filter(({ showings }) => showings.length > 0);
  return (
    <>
      <ul class="ck-chips ck-names" ref={names}>
        {node.items.map(({ id, label }) => (
          <li key={id}>
            <label class="ck-chip ck-check">
              <input type="checkbox" checked={picked.has(id)} onChange={() => toggle(id)} />
              <span>{label}</span>
            </label>
          </li>
        ))}
      </ul>
      {shown.map(({ id, showings }) => (
        <fieldset key={id} class="ck-showing">
          <legend>{words.t('next.shows', { by: id })}</legend>
          <ul class="ck-chips ck-close">
            {showings.map(({ key, label, emblem, count, more }) => (
              <li key={key}>
                <button
                  type="button"
                  class="ck-chip"
                  aria-pressed={count > 0}
                  aria-label={count > 1 ? `${label} × ${count}` : label}
                  onClick={() => picking.onTable(more)}
                >
                  {emblem && <Emblem id={emblem} words={words} />}
                  <span>
                    {label}
                    {count > 1 && ` × ${count}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      {shown.length > 0 && <p class="ck-quiet">{words.b('ask.shows-all')}</p>}
      {choice && (
        <button
          type="button"
          class={`ck-button ck-wide ${choice.illegal ? 'ck-forbidden' : 'ck-primary'}`}
          aria-describedby={choice.illegal ? id : undefined}
          onClick={() => (choice.illegal ? setTold(true) : picking.onMove(choice.move))}
        >
          {words.say('move', node.sentence(choice.move))}
        </button>
      )}
      {choice?.illegal && <Forbidden id={id} words={words} />}
      {!choice && <p class="ck-quiet">{words.t('next.pick-one')}</p>}
      {told && choice?.illegal && <Refused choices={[choice]} picking={picking} />}
    </>
  );
}

/**
 * What tells that a move is not allowed, and why.
 */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Choice, Grounded } from './game.ts';
import { leadTo } from './hold.ts';
import { EARLIER, type Picking } from './picking.ts';
import { StepLine, Ways } from './Result.tsx';
import type { Words } from './words.ts';

/** Why a move is not allowed, with its rule, and what can be done about it. */
export function Refused({
  choices,
  picking,
  isMeant = true,
  leads = true,
  onRemedy,
}: {
  readonly choices: readonly Choice[];
  readonly picking: Picking;
  /** It is this very move, or one of those that are barred as it is; otherwise it stands for others like it. */
  readonly isMeant?: boolean;
  /** It has come of what was pressed here, so one is led there; otherwise of a change elsewhere, where the reader stays. */
  readonly leads?: boolean;
  /** Takes up the name of what is to be done, where it has still to be picked which move it is. */
  onRemedy?: ((remedy: string) => void) | undefined;
}) {
  const { words, remedy } = picking;
  const [only, ...others] = choices;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (leads) leadTo(place.current, 'nearest');
  }, [only]);
  // Of several moves, no one is meant.
  const isOne = others.length === 0;
  const { remedies, editions = [] } = useMemo(() => {
    const found = isOne && only ? picking.remedies(only.move) : undefined;
    return { remedies: found, editions: found?.editions() };
  }, [only, isOne]);
  const { earlier, cured: { against, ways = [] } = {} } = (isMeant && remedies) || {};
  return (
    <div class="ck-reasons" role="status" ref={place}>
      {choices.map(({ illegal }) => {
        const reason = picking.reason(illegal as Grounded);
        return (
          <div key={reason.text} class="ck-reason">
            <StepLine step={reason} words={words} />
          </div>
        );
      })}
      {against && <p>{against}</p>}
      {(earlier || ways.length > 0 || editions.length > 0) && (
        <p class="ck-remedies">
          {earlier && (
            <button
              type="button"
              class="ck-button ck-primary ck-small"
              aria-pressed={onRemedy && remedy === EARLIER}
              onClick={onRemedy ? () => onRemedy(EARLIER) : earlier.put}
            >
              {words.t('next.earlier', { before: earlier.before })}
            </button>
          )}
          <Ways
            ways={ways}
            pressed={onRemedy && (remedy ?? '')}
            onWay={onRemedy ? ({ text }) => onRemedy(text) : picking.onWay}
          />
          {editions.map(({ name, use }) => (
            <button key={name} type="button" class="ck-button ck-small" onClick={use}>
              {words.t('next.allowed-by', { edition: name })}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

/** What describes whatever the rules forbid: to press it tells why, so it is not disabled. */
export const Forbidden = ({ id, words }: { readonly id: string; readonly words: Words }) => (
  <span id={id} hidden>
    {words.t('next.forbidden')}
  </span>
);

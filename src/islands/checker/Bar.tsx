/**
 * The one bar: what it comes to, undo and step, and whose leaflet rules.
 */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { over } from '../../scripts/over.ts';
import type { Board } from './game.ts';
import type { History } from './history.ts';
import { Answer } from './Result.tsx';
import type { Told } from './told.ts';
import type { Words } from './words.ts';

/** An arrow that turns back. */
const Arrow = () => (
  <svg class="ck-arrow" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M9 4 3 10l6 6v-4.2h5a3.6 3.6 0 0 1 0 7.2H8v2.6h6a6.2 6.2 0 0 0 0-12.4H9z" />
  </svg>
);

/** Scrolls to a part of the widget; the address stays the table's. */
function jump(event: MouseEvent, id: string) {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'start' });
}

/** A leaflet among all, each a tap away: the reference as a star, the others by their codes, the name of the one in force above them. */
function Editions({
  board,
  edition,
  words,
  asks,
  onEdition,
}: Pick<Props, 'board' | 'edition' | 'words' | 'asks' | 'onEdition'>) {
  const { editions } = board.engine;
  const id = useId();
  if (editions.length < 2) return null;
  const nameOf = (one: string) => words.texts.editions[one]?.name ?? one;
  return (
    <div class="ck-edition" role="radiogroup" aria-label={words.t(asks ? 'edition.ask' : 'edition.label')}>
      <span class="ck-edition-name" aria-hidden="true">
        {asks && <span class="ck-edition-ask">{words.t('edition.ask')}</span>} <span>{nameOf(edition)}</span>
      </span>
      {editions.map((one, place) => (
        <label key={one} class="ck-edition-one" title={nameOf(one)} data-rules={one === edition || undefined}>
          {/* While it asks, the one that rules has to be chosen like any other. */}
          <input type="radio" name={id} checked={!asks && one === edition} onChange={() => onEdition(one)} />
          {place === 0 ? <span aria-hidden="true">★</span> : <span translate={false}>{one.toUpperCase()}</span>}{' '}
          <span class="ck-hidden">{nameOf(one)}</span>
        </label>
      ))}
    </div>
  );
}

/** That leaflets rule otherwise, or how many, and the first, by which a tap rules: the names of all would take the screen from the table. */
function Otherwise({
  dissents,
  words: { t },
  at,
  onEdition,
}: Pick<Props, 'words' | 'onEdition'> & { readonly dissents: Told['dissents']; readonly at: string }) {
  const [dissent] = dissents;
  if (!dissent) return null;
  return (
    <p class="ck-otherwise-hint">
      <a href={`#${at}`} onClick={(event) => jump(event, at)}>
        {dissents.length === 1 ? t('dissents.hint') : t('dissents.several', { number: dissents.length })}
      </a>
      <button
        type="button"
        class="ck-button ck-small"
        aria-label={t('edition.use', { edition: dissent.name })}
        onClick={() => onEdition(dissent.edition)}
      >
        {dissent.name}
      </button>
    </p>
  );
}

/** The way to why, and from there back to where one was. */
function WhyLink({ id, words: { t } }: { readonly id: string; readonly words: Words }) {
  /** Where one was, if one has been led away from there. */
  const [from, setFrom] = useState<{ readonly top: number; readonly isAbove: boolean }>();
  const link = useRef<HTMLAnchorElement>(null);
  const back = () => {
    if (from === undefined) return;
    setFrom(undefined);
    link.current?.focus({ preventScroll: true });
    scrollTo({ top: from.top, behavior: 'instant' });
  };
  useEffect(() => {
    if (from === undefined) return;
    // Whoever has scrolled back by themselves need not be led.
    const letGo = () => scrollY > from.top !== from.isAbove && setFrom(undefined);
    addEventListener('scroll', letGo);
    letGo();
    const closed = over((goneBack) => goneBack && back());
    return () => {
      removeEventListener('scroll', letGo);
      closed();
    };
  }, [from]);
  const isAway = from !== undefined;
  return (
    <a
      ref={link}
      class="ck-answer-why"
      href={`#${id}`}
      onClick={(event) => {
        if (isAway) {
          event.preventDefault();
          return back();
        }
        const top = scrollY;
        jump(event, id);
        if (Math.abs(scrollY - top) > 1) setFrom({ top, isAbove: scrollY > top });
      }}
    >
      {t(isAway ? 'table.title' : 'why.link')}
    </a>
  );
}

interface Props {
  readonly board: Board;
  readonly words: Words;
  readonly state: History;
  readonly told: Told | undefined;
  /** How many moves do not fit, also of those behind the ones shown. */
  readonly unfit: number;
  readonly edition: string;
  /** Whether it asks whose leaflet that is to be. */
  readonly asks: boolean;
  /** What a change of the table has brought with it. */
  readonly said: string | undefined;
  /** Ids of the parts that it leads to. */
  readonly ids: { readonly why: string; readonly otherwise: string };
  onEdition(edition: string): void;
  /** Takes out the moves that do not fit. */
  onFit(): void;
  /** Leaves the move as it is that was to be exchanged. */
  onCancel(): void;
}

/** A bar that is higher than this part of the screen goes with the page. */
const MOST_OF_SCREEN = 0.45;

/** Tells the style sheet how high the bar is, so that nothing that has the focus hides under it, and whether it leaves enough of the screen. */
function useBarHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return;
    const tell = () => {
      current.toggleAttribute('data-loose', current.offsetHeight > MOST_OF_SCREEN * innerHeight);
      const height = getComputedStyle(current).position === 'sticky' ? current.offsetHeight : 0;
      current.closest<HTMLElement>('.ck')?.style.setProperty('--bar', `${height}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    addEventListener('resize', tell);
    tell();
    return () => {
      observer.disconnect();
      removeEventListener('resize', tell);
    };
  }, []);
  return bar;
}

/** Sticks to the top of the window as long as the table is in sight. */
export function Bar({ board, words, state, told, unfit, edition, asks, said, ids, onEdition, onFit, onCancel }: Props) {
  const { t } = words;
  const { record, at } = state.now;
  const all = record?.moves?.length ?? 0;
  const bar = useBarHeight();
  const step = (to: number, label: string, sign: string) => {
    const ends = to < 0 || to > all;
    return (
      <button
        type="button"
        class="ck-button"
        aria-label={t(`step.${label}`)}
        title={t(`step.${label}`)}
        aria-disabled={ends || undefined}
        onClick={() => !ends && state.step(to)}
      >
        <span aria-hidden="true">{sign}</span>
      </button>
    );
  };
  return (
    <div ref={bar} class={`ck-answer ck-sticky ck-bar ck-tone-${told?.tone ?? 'illegal'}`}>
      <div class="ck-bar-answer">
        {/* Stands from the beginning, so that what changes in it is read out. */}
        <div role="status" class="ck-answer-said">
          {told ? <Answer told={told} /> : <p class="ck-answer-text">{t('problems.answer')}</p>}
          {told?.because && <p class="ck-answer-owes">{told.because}</p>}
          {unfit > 0 && <p class="ck-answer-owes">{t('edit.unfit', { count: unfit })}</p>}
          {said && <p class="ck-answer-owes ck-said">{said}</p>}
        </div>
        {told && all > 0 && <WhyLink id={ids.why} words={words} />}
      </div>
      {state.now.exchanging !== undefined ? (
        <p class="ck-bar-mend">
          <button type="button" class="ck-button ck-small" onClick={onCancel}>
            {t('edit.cancel')}
          </button>
        </p>
      ) : (
        unfit > 0 && (
          <p class="ck-bar-mend">
            <button type="button" class="ck-button ck-small" onClick={onFit}>
              {t('edit.fit', { count: unfit })}
            </button>
          </p>
        )
      )}
      <div class="ck-bar-row">
        <button
          type="button"
          class="ck-button"
          aria-label={t('history.undo')}
          title={t('history.undo')}
          aria-disabled={!state.canUndo || undefined}
          onClick={() => state.canUndo && state.undo()}
        >
          <Arrow />
        </button>
        {state.canRedo && (
          <button
            type="button"
            class="ck-button ck-mirrored"
            aria-label={t('history.redo')}
            title={t('history.redo')}
            onClick={() => state.redo()}
          >
            <Arrow />
          </button>
        )}
        {all > 0 && (
          <nav class="ck-steps" aria-label={t('step.label')}>
            {step(at - 1, 'back', '‹')}
            <span class="ck-steps-at">
              <span class="ck-hidden">{at === 0 ? t('step.before') : t('step.at', { at, count: all })}</span>
              <span aria-hidden="true">
                {at}/{all}
              </span>
            </span>
            {step(at + 1, 'forth', '›')}
          </nav>
        )}
        <Editions board={board} edition={edition} words={words} asks={asks} onEdition={onEdition} />
      </div>
      {told && <Otherwise dissents={told.dissents} words={words} at={ids.otherwise} onEdition={onEdition} />}
    </div>
  );
}

/**
 * The one bar: what it comes to, undo and step, and whose leaflet rules.
 */
import type { ComponentChild, JSX } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { over } from '../../scripts/over.ts';
import type { Board } from './game.ts';
import type { History } from './history.ts';
import { goTo, leadTo } from './hold.ts';
import { Answer } from './Result.tsx';
import type { Told } from './told.ts';
import type { Words } from './words.ts';

/** An arrow that turns back. */
const Arrow = () => (
  <svg class="ck-arrow" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 4 3 10l6 6v-4.2h5a3.6 3.6 0 0 1 0 7.2H8v2.6h6a6.2 6.2 0 0 0 0-12.4H9z" />
  </svg>
);

/** A list is long that has so many screens. */
const LONG = 2;

/** Scrolls to something of the widget; the address stays the table's. */
function jump(event: JSX.TargetedMouseEvent<HTMLElement>, selector: string) {
  event.preventDefault();
  const target = event.currentTarget.closest('.ck')?.querySelector<HTMLElement>(selector);
  goTo(target, 'start');
  // After a long evening what is asked about stands far below its first move.
  const last = [...(target?.querySelectorAll<HTMLElement>('.ck-move:not(.ck-move-later)') ?? [])].at(-1);
  if (last && last.getBoundingClientRect().top > LONG * innerHeight) leadTo(last, 'start');
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
  const nameOf = (one: string) => words.texts.editions[one] ?? one;
  return (
    <div
      class="ck-edition"
      role="radiogroup"
      aria-label={words.t(asks ? 'edition.ask' : 'edition.label')}
      aria-describedby={id}
    >
      <span class="ck-edition-name" aria-hidden="true">
        {asks && <span class="ck-edition-ask">{words.t('edition.ask')}</span>} <span id={id}>{nameOf(edition)}</span>
      </span>
      {editions.map((one, place) => (
        <label key={one} class="ck-edition-one" title={nameOf(one)} data-rules={one === edition || undefined}>
          {/* While it asks, the one that rules has to be chosen like any other. */}
          <input type="radio" name={id} checked={!asks && one === edition} onChange={() => onEdition(one)} />
          {place === 0 ? <span aria-hidden="true">★</span> : <span translate={false}>{one.toUpperCase()}</span>}{' '}
          <span class="visually-hidden">{nameOf(one)}</span>
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
    <>
      <a class="ck-bar-note ck-otherwise-hint" href={at} onClick={(event) => jump(event, at)}>
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
    </>
  );
}

/** The way to why, and from there back to where one was. */
function WhyLink({ at, words: { t } }: { readonly at: string; readonly words: Words }) {
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
      href={at}
      onClick={(event) => {
        if (isAway) {
          event.preventDefault();
          return back();
        }
        const top = scrollY;
        jump(event, at);
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
  /** The parts that it leads to, as an address has them. */
  readonly parts: { readonly why: string; readonly otherwise: string };
  onEdition(edition: string): void;
  /** Takes out the moves that do not fit. */
  onFit(): void;
  /** Leaves the move as it is that was to be exchanged. */
  onCancel(): void;
}

/** A bar that is higher than this part of the screen goes with the page. */
const MOST_OF_SCREEN = 0.45;

/**
 * Tells the style sheet how high the bar is, so that nothing that has the focus hides under it, whether it leaves enough of the screen, and whether
 * it is all that stands at the edges: as long as the table fills the window.
 */
function useBarHeight() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    const table = current?.closest<HTMLElement>('.ck');
    if (!current || !table) return;
    let height = 0;
    const stick = () => {
      const { top, bottom } = table.getBoundingClientRect();
      // Told around the table: whatever changes within it is taken for what follows from a tap, which stays where it is.
      table.parentElement?.toggleAttribute('data-stuck', height > 0 && top < 1 && bottom > height);
    };
    const tell = () => {
      current.toggleAttribute('data-loose', current.offsetHeight > MOST_OF_SCREEN * innerHeight);
      height = getComputedStyle(current).position === 'sticky' ? current.offsetHeight : 0;
      table.style.setProperty('--bar', `${height}px`);
      stick();
    };
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    addEventListener('resize', tell);
    addEventListener('scroll', stick);
    tell();
    return () => {
      observer.disconnect();
      removeEventListener('resize', tell);
      removeEventListener('scroll', stick);
      table.parentElement?.removeAttribute('data-stuck');
    };
  }, []);
  return bar;
}

/** Sticks to the top of the window as long as the table is in sight. */
export function Bar({
  board,
  words,
  state,
  told,
  unfit,
  edition,
  asks,
  said,
  parts,
  onEdition,
  onFit,
  onCancel,
}: Props) {
  const { t } = words;
  const { record, at } = state.now;
  const all = record?.moves?.length ?? 0;
  const bar = useBarHeight();
  const isExchanging = state.now.exchanging !== undefined;
  /** @param act nothing where it leads nowhere */
  const button = (label: string, sign: ComponentChild, act: (() => void) | undefined, name = '') => (
    <button
      type="button"
      class={`ck-button ${name}`}
      aria-label={t(label)}
      title={t(label)}
      aria-disabled={!act || undefined}
      onClick={act}
    >
      {sign}
    </button>
  );
  const step = (to: number, label: string, sign: string) =>
    button(label, <span aria-hidden="true">{sign}</span>, to < 0 || to > all ? undefined : () => state.step(to));
  return (
    <div ref={bar} class={`ck-answer ck-sticky ck-bar ck-tone-${told?.tone ?? 'illegal'}`}>
      <div class="ck-bar-answer">
        {/* Stands from the beginning, so that what changes in it is read out. */}
        <div role="status" class="ck-bar-status">
          <div class="ck-answer-said">
            {told && !isExchanging ? (
              <>
                <Answer told={told} />
                {told.because && <p class="ck-answer-owes">{told.because}</p>}
              </>
            ) : (
              // Who is next is of no matter while a move is exchanged.
              <p class="ck-answer-text">{told?.answer ?? t('problems.answer')}</p>
            )}
            {said && <p class="ck-answer-owes ck-said">{said}</p>}
          </div>
          {!isExchanging && unfit > 0 && (
            <a class="ck-bar-note" href={parts.why} onClick={(event) => jump(event, '.ck-move-refused summary')}>
              {t('edit.unfit', { count: unfit })}
            </a>
          )}
        </div>
        {/* One thing at a time: what does not fit goes before what others rule. */}
        {isExchanging || unfit > 0 ? (
          <button type="button" class="ck-button ck-small" onClick={isExchanging ? onCancel : onFit}>
            {isExchanging ? t('edit.cancel') : t('edit.fit', { count: unfit })}
          </button>
        ) : (
          told && <Otherwise dissents={told.dissents} words={words} at={parts.otherwise} onEdition={onEdition} />
        )}
        {told && all > 0 && <WhyLink at={parts.why} words={words} />}
      </div>
      <div class="ck-bar-row">
        {button('history.undo', <Arrow />, state.canUndo ? state.undo : undefined)}
        {state.canRedo && button('history.redo', <Arrow />, state.redo, 'ck-mirrored')}
        {all > 0 && (
          <nav class="ck-steps" aria-label={t('step.label')}>
            {step(at - 1, 'step.back', '‹')}
            <span class="ck-steps-at" aria-live="polite">
              <span class="visually-hidden">{at === 0 ? t('step.before') : t('step.at', { at, count: all })}</span>
              <span aria-hidden="true">
                {at}/{all}
              </span>
            </span>
            {step(at + 1, 'step.forth', '›')}
          </nav>
        )}
        <Editions board={board} edition={edition} words={words} asks={asks} onEdition={onEdition} />
      </div>
    </div>
  );
}

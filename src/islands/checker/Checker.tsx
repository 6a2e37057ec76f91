/**
 * The checker: set the table, make moves, read the ruling. Knows no game; a board shows and sets the table.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { languages } from '../../locales.ts';
import { Begin } from './Begin.tsx';
import { Boundary } from './Boundary.tsx';
import { ownEdition } from './edition.ts';
import type { Board, GameRecord } from './game.ts';
import { entering, type Moment, useHistory } from './history.ts';
import { goTo, useHold, usePressed } from './hold.ts';
import { Problems } from './Result.tsx';
import { Ruled } from './Ruled.tsx';
import { Doors } from './Start.tsx';
import { useSteady } from './slip.ts';
import type { Words } from './words.ts';

interface Props {
  readonly board: Board;
  readonly words: Words;
  /** The link by which it is a part of another page. Without one it is the page: its state stands in the address. */
  readonly link?: string | undefined;
  /** What it opens with there. */
  readonly first: Moment;
  /** Whether what can be worked out is unfolded there. */
  readonly unfolded: boolean;
}

/** The checker, with something to read even if it breaks. */
export function Checker(props: Props) {
  const { t } = props.words;
  const addressed = props.link === undefined;
  return (
    <Boundary
      broken={(error, again) => (
        <div class="ck-broken" role="alert">
          {addressed && <Elsewhere onGo={again} />}
          <p class="ck-answer-text">{t('broken.title')}</p>
          {addressed && <p>{t('broken.text')}</p>}
          <p class="ck-quiet">{error.message}</p>
          <p>
            {addressed && (
              // A link to where one is already does nothing by itself.
              <a
                class="ck-button"
                href={location.href}
                onClick={(event) => {
                  event.preventDefault();
                  location.reload();
                }}
              >
                {t('broken.link')}
              </a>
            )}{' '}
            <button
              type="button"
              class="ck-button"
              onClick={() => {
                if (addressed) history.pushState(history.state, '', location.pathname + location.search);
                again();
              }}
            >
              {t('history.anew')}
            </button>
          </p>
        </div>
      )}
    >
      <Live {...props} />
    </Boundary>
  );
}

/** Goes on where the reader goes back from what is broken, or on to another address: from when it is seen, not only from the next frame. */
function Elsewhere({ onGo }: { onGo(): void }) {
  useLayoutEffect(() => {
    addEventListener('popstate', onGo);
    return () => removeEventListener('popstate', onGo);
  }, []);
  return null;
}

function Live({ board, words, link, first, unfolded }: Props) {
  const addressed = link === undefined;
  const edition = ownEdition(board.engine, words.texts);
  const enter = entering(board.engine, words.texts.doors, edition);
  const state = useHistory(board.engine, link, first, enter);
  const { record } = state.now;
  /** Whoever begins anew mostly plays with the same. */
  const players = useRef<readonly string[]>();
  if (record) players.current = board.playersOf(record);
  const blank = () => ({ ...board.blank(players.current), edition });
  const begin = (record: GameRecord, rest: string) => {
    typed.current = rest;
    state.begin(record);
  };
  const visit = (hash: string, rest: string) => {
    // Who has typed nothing else begins at the answer.
    typed.current = rest || undefined;
    state.visit(hash);
  };
  const heading = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  /** What is still typed where a table has just been begun by typing. */
  const typed = useRef<string>();
  const was = useRef(state.now.door ? undefined : record);

  // Whoever comes in by a door begins at the answer; who has typed goes on typing. Before it is painted: later it would take the focus from what
  // somebody has begun meanwhile.
  useLayoutEffect(() => {
    if (!was.current && record) {
      const line =
        typed.current === undefined ? undefined : heading.current?.querySelector<HTMLElement>('.ck-line input');
      typed.current = undefined;
      goTo(line ?? heading.current, line ? 'nearest' : 'start');
    }
    if (was.current && !record) start.current?.focus();
    was.current = record;
  }, [record]);

  useHold(heading, record !== undefined);
  useSteady(heading);
  usePressed();

  // What is not translated yet is said in another language than the page's.
  const lang = languages[words.texts.ui.locale].tag;
  const lost = state.lost.length > 0 && <Problems problems={state.lost} words={words} />;
  if (!record)
    return (
      <div class="ck ck-live" ref={start} tabIndex={-1} lang={lang}>
        {lost}
        <Doors board={board} words={words} />
        <p>
          <button type="button" class="ck-button" onClick={() => state.begin(blank())}>
            {words.t('start.blank')}
          </button>
        </p>
        {addressed && <Begin board={board} words={words} blank={blank} onBegin={begin} onVisit={visit} />}
      </div>
    );
  return (
    <div class="ck ck-live ck-open" ref={heading} tabIndex={-1} lang={lang}>
      {lost}
      <Ruled {...{ board, words, record, state, addressed, unfolded }} typed={typed.current} />
    </div>
  );
}

/**
 * The checker: set the table, make moves, read the ruling. Knows no game; a board shows and sets the table.
 */
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../engine/kernel/result.ts';
import { languages } from '../../locales.ts';
import { Boundary } from './Boundary.tsx';
import type { Board, Choice, GameRecord, Move } from './game.ts';
import { useHistory } from './history.ts';
import { Next } from './Next.tsx';
import { Answer, Cases, Dissents, StepLine, Why } from './Result.tsx';
import { Doors } from './Start.tsx';
import { tell } from './told.ts';
import type { Words } from './words.ts';

interface Props {
  readonly board: Board;
  readonly words: Words;
  /** What it opens with, where it is a part of another page. */
  readonly record?: GameRecord | undefined;
  /** Its state stands in the address: it is the page. */
  readonly addressed: boolean;
}

/** The checker, with something to read even if it breaks. */
export function Checker(props: Props) {
  const { t } = props.words;
  return (
    <Boundary
      broken={(error, again) => (
        <div class="ck-broken" role="alert">
          <p class="ck-answer-text">{t('broken.title')}</p>
          <p>{t('broken.text')}</p>
          <p class="ck-quiet">{error.message}</p>
          <p>
            {/* A link to where one is already does nothing by itself. */}
            <a
              class="ck-button"
              href={location.href}
              onClick={(event) => {
                event.preventDefault();
                location.reload();
              }}
            >
              {t('broken.link')}
            </a>{' '}
            <button
              type="button"
              class="ck-button"
              onClick={() => {
                if (props.addressed) history.pushState(history.state, '', location.pathname + location.search);
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

function Live({ board, words, record: first, addressed }: Props) {
  const state = useHistory(board.engine, first, addressed);
  const { record } = state.now;
  const heading = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const was = useRef(record);
  const [blank, setBlank] = useState(false);

  // Whoever comes in by a door begins at the answer.
  useEffect(() => {
    if (!was.current && record) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    }
    if (was.current && !record) start.current?.focus();
    was.current = record;
  }, [record]);

  // What is not translated yet is said in another language than the page's.
  const lang = languages[words.texts.ui.locale].tag;
  const lost = state.lost.length > 0 && <Problems problems={state.lost} words={words} />;
  if (!record)
    return (
      <div class="ck ck-live" ref={start} tabIndex={-1} lang={lang}>
        {lost}
        <Doors board={board} words={words} />
        <p>
          <button
            type="button"
            class="ck-button"
            onClick={() => {
              setBlank(true);
              state.begin(board.blank());
            }}
          >
            {words.t('start.blank')}
          </button>
        </p>
      </div>
    );
  return (
    <div class="ck ck-live ck-open" ref={heading} tabIndex={-1} lang={lang}>
      {lost}
      <Ruled board={board} words={words} record={record} state={state} addressed={addressed} blank={blank} />
    </div>
  );
}

/** What could not be read, or cannot be; each leads to its field. */
function Problems({
  problems,
  words,
  onGo,
}: {
  readonly problems: readonly Problem[];
  readonly words: Words;
  readonly onGo?: (path: string) => void;
}) {
  return (
    <div class="ck-problems" role="alert">
      {onGo && <p class="ck-answer-text">{words.t('problems.title', { count: problems.length })}</p>}
      <ul>
        {problems.map(({ path, code, params }, index) => {
          const text = words.say('problem', { code, params: params ?? {} });
          return (
            <li key={index}>
              {onGo && path ? (
                <button type="button" class="ck-link" onClick={() => onGo(path)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What can be done after a record; still that of the record before until it has been worked out, as it may take long. */
function useChoices(
  board: Board,
  record: GameRecord | undefined,
): { readonly of?: GameRecord; readonly choices?: readonly Choice[] } {
  const [found, setFound] = useState<{ of?: GameRecord; choices?: readonly Choice[] }>({});
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!record) return;
    const later = setTimeout(() => {
      try {
        const choices = board.engine.choicesAfter(record);
        setFound({ of: record, ...(choices && { choices }) });
      } catch (error) {
        setFailure(error as Error);
      }
    });
    return () => clearTimeout(later);
  }, [board, record]);
  if (failure) throw failure;
  return found;
}

function Ruled({
  board,
  words,
  record,
  state,
  addressed,
  blank,
}: {
  readonly board: Board;
  readonly words: Words;
  readonly record: GameRecord;
  readonly state: ReturnType<typeof useHistory>;
  readonly addressed: boolean;
  /** Opens with the table being set. */
  readonly blank: boolean;
}) {
  const { t } = words;
  const { at } = state.now;
  const id = useId();
  const Heading = addressed ? 'h2' : 'h3';
  const [setting, setSetting] = useState(blank);
  const [wanted, setWanted] = useState<{ path: string }>();
  const [who, setWho] = useState<{ key: string; at: string }>();
  const next = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLElement>(null);
  const all = record.moves?.length ?? 0;

  const problems = useMemo(() => board.engine.problemsOf(record), [board, record]);
  const shown = useMemo(() => ({ ...record, moves: (record.moves ?? []).slice(0, at) }), [record, at]);
  const told = useMemo(
    () => (problems.length ? undefined : tell(board, shown, words)),
    [board, shown, words, problems],
  );
  const found = useChoices(board, told ? shown : undefined);
  const ready = found.of === shown;
  const sections = useMemo(
    () =>
      found.of && found.choices
        ? board.sections(found.choices, found.of, board.engine.rule(found.of), words)
        : undefined,
    [board, found, words],
  );

  const keyOf = (of: GameRecord | undefined) => (of ? board.engine.toLink(of) : '');
  const make = (move: Move) => {
    if (!ready) return;
    state.make(move);
    next.current?.focus({ preventScroll: true });
  };
  const go = (path: string) => {
    setSetting(true);
    setWanted({ path });
  };
  const finish = () => {
    setSetting(false);
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'start' });
  };
  const going = told && told.tone !== 'over' && told.tone !== 'illegal' && told.tone !== 'depends';

  return (
    <>
      <div class={`ck-answer ck-sticky ck-tone-${told?.tone ?? 'illegal'}`}>
        {/* Stands from the beginning, so that what changes in it is read out. */}
        <div role="status" class="ck-answer-said">
          {told ? <Answer told={told} /> : <p class="ck-answer-text">{t('problems.answer')}</p>}
        </div>
        {told && told.moves.length > 0 && (
          <a class="ck-answer-why" href={`#${id}-why`} onClick={(event) => jump(event, `${id}-why`)}>
            {t('why.link')}
          </a>
        )}
      </div>

      <Tools words={words} state={state} answer={told?.answer} addressed={addressed} />

      <div class="ck-grid">
        <div class="ck-main">
          {problems.length > 0 && <Problems problems={problems} words={words} onGo={go} />}
          {told?.refused && <StepLine step={told.refused} words={words} plain class="ck-step-refused" />}
          {told && told.dissents.length > 0 && (
            <p class="ck-otherwise-hint">
              <a href={`#${id}-otherwise`} onClick={(event) => jump(event, `${id}-otherwise`)}>
                {t('dissents.hint', { editions: words.list(told.dissents.map(({ name }) => name)) })}
              </a>
            </p>
          )}
          {told?.hanging && (
            <Cases told={told} words={words} onGo={go} onFill={(position) => state.change({ ...record, position })} />
          )}

          <section class="ck-part" ref={part} tabIndex={-1}>
            <div class="ck-part-head">
              <Heading class="ck-heading">{t(setting ? 'table.set' : 'table.title')}</Heading>
              <button
                type="button"
                class="ck-button ck-small"
                aria-pressed={setting}
                onClick={() => setSetting(!setting)}
              >
                {t(setting ? 'table.ready' : 'table.change')}
              </button>
            </div>
            {told && !setting && all > 0 && (
              <nav class="ck-steps" aria-label={t('step.label')}>
                <button
                  type="button"
                  class="ck-button"
                  aria-disabled={at === 0 || undefined}
                  onClick={() => at > 0 && state.step(at - 1)}
                >
                  <span aria-hidden="true">‹</span> {t('step.back')}
                </button>
                <span class="ck-steps-at">{t('step.at', { at, count: all })}</span>
                <button
                  type="button"
                  class="ck-button"
                  aria-disabled={at === all || undefined}
                  onClick={() => at < all && state.step(at + 1)}
                >
                  {t('step.forth')} <span aria-hidden="true">›</span>
                </button>
              </nav>
            )}
            {(setting || !told) && (
              <>
                {at > 0 && told && <p class="ck-quiet">{t('table.before-moves')}</p>}
                <board.SetUp
                  record={record}
                  problems={problems}
                  words={words}
                  prefix={`${id}-`}
                  wanted={wanted}
                  onChange={state.change}
                />
              </>
            )}
            {(setting || !told) && (
              <>
                <Editions board={board} record={record} words={words} onChange={state.change} />
                <button type="button" class="ck-button ck-primary ck-wide" onClick={finish}>
                  {t('table.ready')}
                </button>
              </>
            )}
            {!setting && told && <board.Table record={shown} ruling={told.ruling} words={words} />}
          </section>

          {told && !setting && (
            <section class="ck-part">
              <Heading class="ck-heading" ref={next} tabIndex={-1}>
                {t(told.tone === 'over' ? 'next.over' : 'next.title')}
              </Heading>
              {at < all && going && <p class="ck-quiet">{t('next.replaces', { count: all - at })}</p>}
              {sections && going && (
                <Next
                  key={keyOf(found.of)}
                  sections={sections}
                  words={words}
                  who={who?.key}
                  asked={who?.at === keyOf(found.of)}
                  onWho={(key) => setWho({ key, at: keyOf(found.of) })}
                  onMove={make}
                />
              )}
              {told.tone === 'illegal' && <p class="ck-quiet">{t('next.illegal')}</p>}
              {told.tone === 'depends' && <p class="ck-quiet">{t('next.depends')}</p>}
              {(going || told.tone === 'depends') && <board.Prospects record={shown} words={words} />}
            </section>
          )}
        </div>

        <div class="ck-aside">
          {told && (
            <section class="ck-part" id={`${id}-why`} tabIndex={-1}>
              <Heading class="ck-heading">{t('why.title')}</Heading>
              <Why told={told} words={words} at={all} onStep={state.step} />
            </section>
          )}
          {told && told.dissents.length > 0 && (
            <section class="ck-part" id={`${id}-otherwise`} tabIndex={-1}>
              <Heading class="ck-heading">{t('dissents.title')}</Heading>
              <Dissents told={told} words={words} onEdition={(edition) => state.change({ ...record, edition })} />
            </section>
          )}
          {told && !setting && <Editions board={board} record={record} words={words} onChange={state.change} />}
        </div>
      </div>
    </>
  );
}

/** Scrolls to a part of the widget; the address stays the table's. */
function jump(event: MouseEvent, id: string) {
  event.preventDefault();
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'start' });
}

/** Whose reading of the rules decides. */
function Editions({
  board,
  record,
  words,
  onChange,
}: {
  readonly board: Board;
  readonly record: GameRecord;
  readonly words: Words;
  onChange(record: GameRecord): void;
}) {
  const id = useId();
  const { editions } = board.engine;
  const edition = record.edition ?? editions[0];
  if (editions.length < 2) return null;
  return (
    <div class="ck-field ck-edition">
      <label for={id}>{words.t('edition.label')}</label>
      <select
        id={id}
        class="ck-input"
        value={edition}
        onChange={({ currentTarget }) => onChange({ ...record, edition: currentTarget.value })}
      >
        {editions.map((one) => (
          <option key={one} value={one}>
            {words.texts.editions[one]?.name ?? one}
          </option>
        ))}
      </select>
    </div>
  );
}

/** An arrow that turns back. */
const Arrow = () => (
  <svg class="ck-arrow" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M9 4 3 10l6 6v-4.2h5a3.6 3.6 0 0 1 0 7.2H8v2.6h6a6.2 6.2 0 0 0 0-12.4H9z" />
  </svg>
);

/** Undo, redo, share, start anew. */
function Tools({
  words,
  state,
  answer,
  addressed,
}: {
  readonly words: Words;
  readonly state: ReturnType<typeof useHistory>;
  readonly answer: string | undefined;
  readonly addressed: boolean;
}) {
  const { t } = words;
  const [shared, setShared] = useState<'copied' | 'shown'>();
  useEffect(() => setShared(undefined), [state.hash]);
  const link = new URL(`${words.texts.home}check/${state.hash}`, location.href).href;

  const share = async () => {
    const data = { title: words.texts.title, text: answer ?? words.texts.title, url: link };
    try {
      if (navigator.share) return void (await navigator.share(data));
      await navigator.clipboard.writeText(link);
      setShared('copied');
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setShared('shown');
    }
  };

  return (
    <div class="ck-tools">
      <div class="ck-tools-row">
        <button
          type="button"
          class="ck-button"
          title={t('history.undo')}
          aria-disabled={!state.canUndo || undefined}
          onClick={() => state.canUndo && state.undo()}
        >
          <Arrow />
          <span class="ck-hidden">{t('history.undo')}</span>
        </button>
        <button
          type="button"
          class="ck-button ck-mirrored"
          title={t('history.redo')}
          aria-disabled={!state.canRedo || undefined}
          onClick={() => state.canRedo && state.redo()}
        >
          <Arrow />
          <span class="ck-hidden">{t('history.redo')}</span>
        </button>
        {addressed ? (
          <button type="button" class="ck-button" onClick={() => state.begin(undefined)}>
            {t('history.anew')}
          </button>
        ) : (
          <a class="ck-button" href={link}>
            {t('history.page')}
          </a>
        )}
        <button type="button" class="ck-button ck-primary" onClick={share}>
          {t('share.button')}
        </button>
      </div>
      <div role="status" class="ck-shared">
        {shared === 'copied' && <p>{t('share.copied')}</p>}
        {shared === 'shown' && (
          <label>
            {t('share.shown')}
            <input
              class="ck-input"
              type="text"
              readOnly
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        )}
      </div>
    </div>
  );
}

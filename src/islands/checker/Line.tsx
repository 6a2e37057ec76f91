/**
 * The line in which a dispute can be typed. Tapping needs none of it: what understands it is loaded when somebody goes there.
 */
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { loader } from '../../scripts/loader.ts';
import { draft, useDraft } from './draft.ts';
import type { Found } from './find.ts';
import type { Board, Change, Choice, GameRecord, Move } from './game.ts';
import { leadTo } from './hold.ts';
import type { Meant } from './sense.ts';
import { spokenAt } from './texts.ts';
import type { Spoken, Words } from './words.ts';

interface Props {
  readonly board: Board;
  readonly record: GameRecord;
  /** What can be done next; nothing while that is being worked out. */
  readonly choices: readonly Choice[] | undefined;
  /** What else can be meant, asked for once something is typed. */
  others?(): readonly Choice[];
  /**
   * What the player could do who is named first, if it were their turn.
   * @param player nothing where nobody is named
   * @param known what is offered without that
   */
  untimely(player: string | undefined, known: readonly Choice[]): readonly Choice[];
  /** The table after a move, where it is not this one with that move. */
  after?(move: Move): GameRecord;
  /** What is typed from the beginning. */
  readonly first?: string | undefined;
  readonly words: Words;
  /** @param rest what else was typed, which is to be typed at the next table */
  onMove(move: Move, rest: string): void;
  /** Takes up a change of the table. */
  onTable(change: Change, rest: string): void;
  /** Opens another table. @param hash its address */
  onVisit(hash: string, rest: string): void;
  /** What is said of a move that the rules forbid. */
  refusal?(choice: Choice): ComponentChild;
}

const NOTHING: Found = { found: [], isMeant: false, absent: [], unknown: [], part: '', rest: '', parts: [] };

const load = loader(() => import('./find.ts'));

/** A line to type in, and beneath it what that may mean; Enter takes the first, and leaves what is said after it. */
export function Line(props: Props) {
  const { board, record, choices, first = '', words, onMove, onTable, onVisit, refusal } = props;
  const { t } = words;
  const [typed, setTyped] = useState(() => first || draft());
  useDraft(typed);
  // With the rest of the line: at another table it is not yet worked out again.
  const [refused, setRefused] = useState<{ readonly choice: Choice; readonly rest: string }>();
  const input = useRef<HTMLInputElement>(null);
  const active = typed.trim() !== '';
  const beside = useRef(props);
  beside.current = props;
  const [loaded, setLoaded] = useState<readonly [typeof import('./find.ts'), Spoken]>();
  const [isFailed, setFailed] = useState(false);
  const prepare = () => {
    if (!loaded) void Promise.all([load(), spokenAt(words.texts.spoken)]).then(setLoaded, () => setFailed(true));
  };
  // It is worked out what can be meant as soon as somebody is here, not when they type.
  const [isHere, setHere] = useState(first !== '');
  const search = useMemo(() => {
    if (!(isHere || active) || !loaded || !choices) return undefined;
    const { others, untimely, after } = beside.current;
    const known = [...choices, ...(others?.() ?? [])];
    const [{ finder }, spoken] = loaded;
    return finder(board, record, known, (player) => untimely(player, known), words, spoken, after);
  }, [isHere || active, loaded, board, record, choices, words]);
  // What is left of a line may go on with what has been done.
  const [goesOn, setGoesOn] = useState(false);
  const sense = useMemo(() => (active && search?.(typed, goesOn)) || NOTHING, [active, search, typed, goesOn]);
  const { isMeant, absent, unknown, part, rest, parts, hint } = sense;
  // Of a story, what is said then is to be in sight, not what else its beginning could mean.
  const found = isMeant && parts.length > 0 ? sense.found.slice(0, 1) : sense.found;
  const [isUnsure, setUnsure] = useState(false);
  // Enter may come before what understands the line.
  const [isSent, setSent] = useState(false);
  const type = (text: string, isGoingOn = false) => {
    setTyped(text);
    setGoesOn(isGoingOn);
    setRefused(undefined);
    setUnsure(false);
    setSent(false);
  };
  // What is found stands beneath, and has to be in sight: also at the next table, for what is left in the line.
  useEffect(() => {
    if (active && document.activeElement === input.current) leadTo(input.current, 'start');
  }, [active, search, isHere]);

  // What comes above it does not push it out of sight while somebody types.
  useEffect(() => {
    if (document.activeElement === input.current) leadTo(input.current, 'nearest');
  }, [choices]);

  // What was refused at another table is not refused at this one.
  useEffect(() => {
    if (refused) type(refused.rest);
  }, [record]);

  useEffect(() => {
    if (typed) prepare();
  }, []);

  const take = (meant: Meant | undefined) => {
    if (!meant) return;
    if (meant.kind === 'move' && meant.choice.illegal) return setRefused({ choice: meant.choice, rest });
    type(rest, sense.goesOn);
    if (meant.kind === 'open') onVisit('id' in meant.ready ? meant.ready.id : meant.ready.link, rest);
    else if (meant.kind === 'table') onTable(meant.change, rest);
    else onMove(meant.choice.move, rest);
    input.current?.focus();
  };

  // What is only near to what was typed, or one of several, is for a tap.
  const send = () => (isMeant ? take(found[0]) : setUnsure(true));

  useEffect(() => {
    if (!isSent || !search) return;
    setSent(false);
    send();
  }, [isSent, search]);

  const reasonOf = (meant: Meant) => (meant.kind === 'move' ? meant.choice.illegal : undefined);
  const told = (meant: Meant) => {
    const illegal = reasonOf(meant);
    return (
      <>
        <span>{meant.text}</span> {illegal && <span class="ck-note">{words.say('illegal', illegal)}</span>}
        {meant.kind !== 'move' && <span class="ck-note">{t(`line.${meant.kind}`)}</span>}
      </>
    );
  };

  return (
    <form
      class="ck-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (search) send();
        else setSent(active);
      }}
    >
      <input
        ref={input}
        aria-label={t('line.label')}
        class="ck-input"
        type="search"
        autocomplete="off"
        autocapitalize="off"
        enterkeyhint="go"
        placeholder={words.b('line.placeholder')}
        value={typed}
        onFocus={() => {
          setHere(true);
          prepare();
        }}
        onBlur={() => setHere(false)}
        onInput={({ currentTarget }) => {
          prepare();
          type(currentTarget.value);
        }}
      />
      <p class="ck-quiet ck-line-said" role="status">
        {absent.map((id) => `${t('line.absent', { card: words.card(id) })} `)}
        {active &&
          search &&
          absent.length === 0 &&
          (hint ?? t(found.length > 0 ? 'line.count' : 'line.nothing', { count: found.length, typed: part }))}
        {found.length > 0 && unknown.length > 0 && ` ${t('line.unknown', { words: unknown.join(', ') })}`}
        {active && !search && t(isFailed && !loaded ? 'wait.offline' : 'wait.loading')}
        {isUnsure && found.length > 0 && ` ${t('line.choose')}`}
      </p>
      <ul class={isMeant ? 'ck-found ck-sure' : 'ck-found'} aria-label={t('line.found')} hidden={found.length === 0}>
        {found.map((meant) => {
          const isForbidden = reasonOf(meant) !== undefined;
          return (
            <li key={`${meant.kind}${meant.text}`}>
              <button
                type="button"
                class={`ck-meant ck-meant-${meant.kind} ${isForbidden ? 'ck-forbidden' : ''}`}
                onClick={() => take(meant)}
              >
                {told(meant)}
              </button>
            </li>
          );
        })}
      </ul>
      {parts.length > 0 && (
        <ol class="ck-quiet ck-then">
          {parts.map(({ typed, meant }, place) => (
            <li key={place}>
              {t('line.then')} {meant ? told(meant) : <q>{typed}</q>}
            </li>
          ))}
        </ol>
      )}
      {refused && refusal?.(refused.choice)}
    </form>
  );
}

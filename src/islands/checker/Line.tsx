/**
 * The line in which a dispute can be typed. Tapping needs none of it: what understands it is loaded when somebody goes there.
 */
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { loader } from '../../scripts/loader.ts';
import type { Meant } from './find.ts';
import type { Board, Change, Choice, GameRecord, Move } from './game.ts';
import type { Words } from './words.ts';

interface Props {
  readonly board: Board;
  readonly record: GameRecord;
  readonly choices: readonly Choice[];
  /** What else can be meant, asked for once something is typed. @param player who is named first, if anybody is */
  others(player: string | undefined): readonly Choice[];
  /**
   * What the player could do who is named first, if it were their turn.
   * @param known what is offered without that
   */
  untimely?(player: string, known: readonly Choice[]): readonly Choice[];
  readonly words: Words;
  onMove(move: Move): void;
  /** Takes up a change of the table. */
  onTable(change: Change): void;
  /** What is said of a move that the rules forbid. */
  refusal?(choice: Choice): ComponentChild;
}

const NOTHING = { found: [], isMeant: false, absent: [], unknown: [] };

const load = loader(() => import('./find.ts'));

/** A line to type in, and beneath it what that may mean; Enter takes the first. */
export function Line({ board, record, choices, others, untimely, words, onMove, onTable, refusal }: Props) {
  const { t } = words;
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<Choice>();
  const input = useRef<HTMLInputElement>(null);
  const active = typed.trim() !== '';
  const beside = useRef({ others, untimely });
  beside.current = { others, untimely };
  const [module, setModule] = useState<typeof import('./find.ts')>();
  const [isFailed, setFailed] = useState(false);
  const prepare = () => void load().then(setModule, () => setFailed(true));
  const player = active ? module?.firstNamed(typed, board.playersOf(record)) : undefined;
  const search = useMemo(() => {
    if (!active || !module) return undefined;
    const { others, untimely } = beside.current;
    const known = [...choices, ...others(player)];
    const late = player === undefined ? undefined : untimely?.(player, known);
    return module.finder(board, record, known, late ?? [], words);
  }, [active, module, board, record, choices, words, player]);
  const { found, isMeant, absent, unknown } = useMemo(() => search?.(typed) ?? NOTHING, [search, typed]);
  const [isUnsure, setUnsure] = useState(false);
  // Enter may come before what understands the line.
  const [isSent, setSent] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setRefused(undefined);
    setUnsure(false);
    setSent(false);
  };
  // What is found stands beneath, and has to be in sight.
  useEffect(() => {
    if (active) input.current?.scrollIntoView({ block: 'start' });
  }, [active]);

  // What comes above it does not push it out of sight while somebody types.
  useEffect(() => {
    if (document.activeElement === input.current) input.current?.scrollIntoView({ block: 'nearest' });
  }, [choices]);

  // What was refused at another table is not refused at this one.
  useEffect(() => {
    if (refused) type('');
  }, [record]);

  const take = (meant: Meant | undefined) => {
    if (!meant) return;
    if (meant.kind === 'move' && meant.choice.illegal) return setRefused(meant.choice);
    type('');
    if (meant.kind === 'open') location.hash = meant.ready.door ? meant.ready.id : meant.ready.link;
    else if (meant.kind === 'table') onTable(meant.change);
    else onMove(meant.choice.move);
    input.current?.focus();
  };

  // What is only near to what was typed, or one of several, is for a tap.
  const send = () => (isMeant ? take(found[0]) : setUnsure(true));

  useEffect(() => {
    if (!isSent || !search) return;
    setSent(false);
    send();
  }, [isSent, search]);

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
        onFocus={prepare}
        onInput={({ currentTarget }) => {
          prepare();
          type(currentTarget.value);
        }}
      />
      <p class="ck-quiet ck-line-said" role="status">
        {absent.map((id) => `${t('line.absent', { card: words.card(id) })} `)}
        {search &&
          absent.length === 0 &&
          t(found.length > 0 ? 'line.count' : 'line.nothing', { count: found.length, typed })}
        {found.length > 0 && unknown.length > 0 && ` ${t('line.unknown', { words: unknown.join(', ') })}`}
        {active && !search && t(isFailed ? 'wait.offline' : 'wait.loading')}
        {isUnsure && found.length > 0 && ` ${t('line.choose')}`}
      </p>
      <ul class={isMeant ? 'ck-found ck-sure' : 'ck-found'} aria-label={t('line.found')} hidden={found.length === 0}>
        {found.map((meant) => {
          const illegal = meant.kind === 'move' ? meant.choice.illegal : undefined;
          return (
            <li key={`${meant.kind}${meant.text}`}>
              <button
                type="button"
                class={`ck-meant ck-meant-${meant.kind} ${illegal ? 'ck-forbidden' : ''}`}
                onClick={() => take(meant)}
              >
                <span>{meant.text}</span>
                {illegal && <span class="ck-note">{words.say('illegal', illegal)}</span>}
                {meant.kind !== 'move' && <span class="ck-note">{t(`line.${meant.kind}`)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {refused && refusal?.(refused)}
    </form>
  );
}

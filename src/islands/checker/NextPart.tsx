/**
 * What can be done next: by what is done, by typing it, as somebody else, or as what was forgotten.
 */
import type { RefObject } from 'preact';
import { useId } from 'preact/hooks';
import { earlierThan, forgottenIn, untimely } from './fitting.ts';
import type { Board, Filling, GameRecord, Move } from './game.ts';
import { Line } from './Line.tsx';
import { Earlier, Next, Others } from './Next.tsx';
import type { Picking } from './picking.ts';
import { Refused } from './Refused.tsx';
import type { Standing } from './standing.ts';
import { Segments } from './table/fields.tsx';
import type { Told } from './told.ts';
import type { Words } from './words.ts';

interface Props {
  readonly board: Board;
  readonly words: Words;
  readonly record: GameRecord;
  /** How many of its moves are shown. */
  readonly at: number;
  readonly told: Told;
  readonly standing: Standing;
  /** One of its moves is being exchanged for what is picked here. */
  readonly isExchanging: boolean;
  /** Is led to once there is something to be done. */
  readonly heading: RefObject<HTMLHeadingElement>;
  /** The checker is what its page is about. */
  readonly addressed: boolean;
  /** What has unfolded of it. */
  readonly first: readonly string[];
  /** What is typed from the beginning. */
  readonly typed?: string | undefined;
  /** Whether what can be worked out of the table stands open from the beginning. */
  readonly insight: boolean;
  readonly picking: Picking;
  onOpen(path: readonly string[]): void;
  /** Takes out the moves that are not shown. */
  onDrop(): void;
  /** Takes up a table on which it is somebody else's turn. */
  onTurn(record: GameRecord): void;
  /** Puts a move in before others. */
  onPut(place: number, move: Move): void;
  /** Makes a move that has been typed. */
  onType(move: Move): void;
  /** Leads to what has to be answered first. */
  onAsked(): void;
  /** Opens another table that has been typed. */
  onVisit(hash: string): void;
  /** Fills in what somebody can tell of what is hidden. */
  onFill(filling: Filling, answer?: string): void;
}

/** What can be done once the moves shown have been made; why not, where nothing can. */
export function NextPart({
  board,
  words,
  record,
  at,
  told,
  standing: { shown, isPast, after, choices, rows, ready },
  isExchanging,
  heading,
  addressed,
  first,
  typed,
  insight,
  picking,
  onOpen,
  onDrop,
  onTurn,
  onPut,
  onType,
  onAsked,
  onVisit,
  onFill,
}: Props) {
  const { t } = words;
  const { engine, turn } = board;
  const id = useId();
  const Heading = addressed ? 'h2' : 'h3';
  const { moves = [] } = record;
  const depends = told.tone === 'depends';
  const isOpen = told.tone !== 'over' && told.tone !== 'illegal' && !depends;
  const offered = rows?.filter(({ tells }) => isOpen || (tells && depends)) ?? [];
  return (
    <section class="ck-part ck-next" aria-busy={!ready}>
      <Heading class="ck-heading" ref={heading} tabIndex={-1}>
        {t(told.tone === 'over' ? 'next.over' : 'next.title')}
      </Heading>
      {at < moves.length && isOpen && !isExchanging && (
        <div class="ck-inserts">
          <p class="ck-quiet">{t('next.inserts', { count: moves.length - at })}</p>
          <button type="button" class="ck-button ck-small" onClick={onDrop}>
            {t('next.drop', { count: moves.length - at })}
          </button>
        </div>
      )}
      {offered.length > 0 && (
        // What could be done before the last move is not for pressing: it is about to go.
        <div inert={JSON.stringify(after?.record.moves) !== JSON.stringify(told.record.moves)}>
          <Next
            key={JSON.stringify([after?.record.moves, at])}
            rows={offered}
            picking={picking}
            first={first}
            onOpen={onOpen}
          />
        </div>
      )}
      {turn && isOpen && at === 0 && (
        <Segments
          legend={t('next.whose')}
          name={`${id}-turn`}
          options={board.playersOf(record).map((player) => ({ id: player, label: player }))}
          value={turn.of(record) ?? ''}
          onPick={(player) => onTurn({ ...turn.begun(record, player), moves })}
        />
      )}
      {turn && rows && choices && ready && isOpen && at > 0 && !isExchanging && (
        <Others
          key={JSON.stringify([shown, 'others'])}
          rows={rows}
          players={board.playersOf(record)}
          rowsOf={(player) => {
            const theirs = untimely(board, record, at, player, choices);
            return board.rows(theirs, told.record, told.ruling, words);
          }}
          picking={picking}
        />
      )}
      {!isExchanging && isPast && (
        <Earlier
          // Where it belongs hangs on the later moves too.
          key={JSON.stringify([record, at])}
          find={() => forgottenIn(engine, record, at)}
          rowsOf={({ choices, record, ruling }) => board.rows(choices, record, ruling, words)}
          picking={picking}
          onPut={onPut}
        />
      )}
      {told.tone === 'illegal' && <p class="ck-quiet">{t('next.illegal')}</p>}
      {depends && (
        // Who has typed is far below it.
        <button type="button" class="ck-link" onClick={onAsked}>
          {t('next.depends')}
        </button>
      )}
      <Line
        board={board}
        record={shown}
        choices={ready ? (choices ?? []) : undefined}
        others={() => earlierThan(engine, record, at, choices ?? [])}
        untimely={(player, known) => (player === undefined ? [] : untimely(board, record, at, player, known))}
        first={typed}
        words={words}
        onMove={onType}
        onTable={picking.onTable}
        onVisit={onVisit}
        refusal={(choice) => <Refused choices={[choice]} picking={picking} />}
      />
      {board.Insight && (isOpen || depends) && (
        <board.Insight record={told.record} words={words} first={insight} onGo={picking.onGo} onFill={onFill} />
      )}
    </section>
  );
}

/**
 * The picker of the next move: by what is done, step by step where a move needs more than one answer. What cannot be done is there too
 * and tells why, where it would belong, and which leaflet allows it.
 */
import { useId, useMemo, useState } from 'preact/hooks';
import type { Forgotten } from './fitting.ts';
import type { Move, Row } from './game.ts';
import { Nodes } from './Nodes.tsx';
import { choicesOf, isOpen, type Picking } from './picking.ts';
import { Segments } from './table/fields.tsx';

/** What has unfolded of the rows: in which, the keys of what, and whether it was so from the beginning. */
interface Opened {
  readonly row: string | undefined;
  readonly path: readonly string[];
  readonly given: boolean;
}

const canBeDone = ({ nodes }: Row) => nodes.some(isOpen);

/** What can be done next, by what is done; what cannot is folded away beneath. */
export function Next({
  rows,
  picking,
  first = [],
  onOpen,
}: {
  readonly rows: readonly Row[];
  readonly picking: Picking;
  /** The row and, within it, the question that whoever came in by a door came for, or that is half answered, with its answers. */
  readonly first?: readonly string[];
  /** Is told what has unfolded, as `first` says it. */
  onOpen?(path: readonly string[]): void;
}) {
  const { words } = picking;
  const shown = rows.filter((row) => canBeDone(row) || row.stays);
  const others = rows.filter((row) => !shown.includes(row));
  const [open, setOpen] = useState<Opened>(() => {
    const [key, ...path] = first;
    const has = ({ nodes }: Row) => nodes.some((node) => node.key === path[0]);
    const row = rows.find((one) => one.key === key && has(one)) ?? shown.find(has);
    return { row: row?.key, path, given: true };
  });
  /** Something of what is folded away was open from the beginning. */
  const [begins] = useState(others.some(({ key }) => key === open.row));
  const line = ({ key, label, nodes, close, steady }: Row) => (
    <fieldset key={key} class={`ck-row ck-row-${key.split(' ')[0]}`}>
      {label && <legend>{label}</legend>}
      <Nodes
        nodes={nodes}
        picking={picking}
        close={close}
        steady={steady}
        path={open.row === key ? open.path : []}
        given={open.given}
        onPath={(path) => {
          setOpen({ row: key, path, given: false });
          onOpen?.([key, ...path]);
        }}
      />
    </fieldset>
  );
  return (
    <div class="ck-rows">
      {shown.map((row) => line(row))}
      {others.length > 0 && (
        <details class="ck-unable" open={begins}>
          <summary>{words.t('next.unable')}</summary>
          {others.map((row) => line(row))}
        </details>
      )}
    </div>
  );
}

/** What was forgotten earlier, worked out once somebody asks for it; a move is put in where it belongs. */
export function Earlier({
  find,
  rowsOf,
  picking,
  onPut,
}: {
  find(): Forgotten | undefined;
  rowsOf(forgotten: Forgotten): readonly Row[];
  readonly picking: Picking;
  onPut(place: number, move: Move): void;
}) {
  const { words } = picking;
  const [found, setFound] = useState<{ readonly forgotten: Forgotten | undefined }>();
  const { forgotten } = found ?? {};
  return (
    <details
      class="ck-unable"
      onToggle={({ currentTarget }) => currentTarget.open && !found && setFound({ forgotten: find() })}
    >
      <summary>{words.t('next.forgotten')}</summary>
      {found && !forgotten && <p class="ck-quiet">{words.t('next.nothing-forgotten')}</p>}
      {forgotten && (
        <Next
          rows={rowsOf(forgotten)}
          picking={{ ...picking, onMove: (move) => onPut(forgotten.placeOf(move), move) }}
        />
      )}
    </details>
  );
}

/** Those who can begin something now, as it is their turn. */
const onTurn = (rows: readonly Row[]): ReadonlySet<string | undefined> =>
  new Set(
    rows
      .filter(({ key }) => key.split(' ')[0] === 'turn')
      .flatMap(({ nodes }) => nodes.flatMap((node) => [...choicesOf(node)]))
      .flatMap(({ move, illegal }) => (illegal ? [] : [move.by])),
  );

/** What somebody else could do if it were their turn, worked out once it is said who: it tells what stands against it, and what lets it be done. */
export function Others({
  rows: now,
  players,
  rowsOf,
  picking,
}: {
  /** What can be done now: nothing is told of another turn before one that is under way is over. */
  readonly rows: readonly Row[];
  readonly players: readonly string[];
  rowsOf(player: string): readonly Row[];
  readonly picking: Picking;
}) {
  const { words } = picking;
  const id = useId();
  const [player, setPlayer] = useState('');
  const rows = useMemo(() => (player === '' ? [] : rowsOf(player).map((row) => ({ ...row, stays: true }))), [player]);
  const active = useMemo(() => onTurn(now), [now]);
  if (active.size === 0) return null;
  return (
    <details class="ck-unable">
      <summary>{words.t('next.another')}</summary>
      <Segments
        legend={words.t('next.whose')}
        name={id}
        options={players.filter((one) => !active.has(one)).map((one) => ({ id: one, label: one }))}
        value={player}
        onPick={setPlayer}
      />
      {player !== '' && <Next key={player} rows={rows} picking={picking} />}
    </details>
  );
}

/**
 * The picker of the next move: by what is done, step by step where a move needs more than one answer. What cannot be done is there too
 * and tells why, where it would belong, and which leaflet allows it.
 */
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { Cured, Way } from './cured.ts';
import { Emblem } from './Emblem.tsx';
import type { Forgotten } from './fitting.ts';
import type { Change, Choice, Grounded, Move, Node, Row, Subset } from './game.ts';
import { leadTo } from './hold.ts';
import type { Naming } from './known.ts';
import { StepLine, Ways } from './Result.tsx';
import { Segments } from './table/fields.tsx';
import type { ToldStep } from './told.ts';
import type { Words } from './words.ts';

/** Reasons told at once where a whole branch is forbidden. */
const REASONS = 3;
/** So many moves that are barred alike are looked at for what can be done about any. */
const TRIED = 24;
/** More cards than this that cannot be used now are folded away. */
const FOLDED = 3;

/** What can be done about a move that is not allowed now. */
export interface Remedies {
  /** Where it would fit: the move before which it belongs, in words, and how it is put there. */
  readonly earlier?: { readonly before: string; put(): void };
  /** Leaflets that allow it: it takes long to find that out. */
  editions(): readonly { readonly name: string; use(): void }[];
  /** What else lets it be made. */
  readonly cured: Cured;
}

/** What the picker is given. */
export interface Picking {
  readonly words: Words;
  onMove(move: Move): void;
  /** Whom the next move is to name, as far as somebody has picked. */
  readonly naming: Naming | undefined;
  onName(naming: Naming): void;
  /** Takes up a change of the table. */
  onTable(change: Change): void;
  /** The rule that forbids a move. */
  reason(illegal: Grounded): ToldStep;
  /** What can be done about a move that is not allowed. */
  remedies(move: Move): Remedies;
  /** Takes up what lets a move be made, and makes it. */
  onWay(way: Way): void;
  /** Why none of the moves that are picked from can be made, where it has been told of all of them. */
  readonly told?: string | undefined;
  /** What has been chosen to be done about it: as soon as a move is picked, it is done. */
  readonly remedy?: string | undefined;
}

function* choicesOf(node: Node): Generator<Choice> {
  if (node.kind === 'leaf') yield node.choice;
  else if (node.kind === 'branch') for (const inner of node.nodes) yield* choicesOf(inner);
  else {
    const all = node.items.map(({ id }) => id);
    for (const ids of [[], ...all.map((id) => [id]), all]) {
      const choice = node.find(new Set(ids));
      if (choice) yield choice;
    }
  }
}

const isOpen = (node: Node): boolean => {
  for (const { illegal } of choicesOf(node)) if (!illegal) return true;
  return false;
};

/** The choices that show why nothing of this can be done, one for each reason; empty if something can. */
function forbidden(node: Node): Choice[] {
  const reasons = new Map<string, Choice>();
  for (const choice of choicesOf(node)) {
    const { illegal } = choice;
    if (!illegal) return [];
    // The same reason for one player after the other is one reason.
    if (reasons.size < REASONS && !reasons.has(illegal.code)) reasons.set(illegal.code, choice);
  }
  return [...reasons.values()];
}

/** What a remedy is called that puts a move in earlier; another is called by its text. */
const EARLIER = 'earlier';

/** What is done about a move by the remedy of that name; nothing where that does not help it. */
function remedied(move: Move, remedy: string, { remedies, onWay }: Picking): (() => void) | undefined {
  const { earlier, cured } = remedies(move);
  if (remedy === EARLIER) return earlier?.put;
  const way = cured.ways.find(({ text }) => text === remedy);
  return way && (() => onWay(way));
}

/** Why a move is not allowed, with its rule, and what can be done about it. */
export function Refused({
  choices,
  picking,
  isMeant = true,
  onRemedy,
}: {
  readonly choices: readonly Choice[];
  readonly picking: Picking;
  /** It is this very move, or one of those that are barred as it is; otherwise it stands for others like it. */
  readonly isMeant?: boolean;
  /** Takes up the name of what is to be done, where it has still to be picked which move it is. */
  onRemedy?: ((remedy: string) => void) | undefined;
}) {
  const { words, remedy } = picking;
  const [only, ...others] = choices;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => leadTo(place.current, 'nearest'), [only]);
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

/** What players show is still being picked: why it is not enough is told once somebody claims with it. */
const isShown = (node: Node): boolean => node.kind === 'subset' && node.shows !== undefined;

/** Why not is told only of what is answered. */
const isToBeAnswered = (node: Node): boolean => isShown(node) || (node.kind === 'branch' && node.asksWhy === true);

/** What describes whatever the rules forbid: to press it tells why, so it is not disabled. */
const Forbidden = ({ id, words }: { readonly id: string; readonly words: Words }) => (
  <span id={id} hidden>
    {words.t('next.forbidden')}
  </span>
);

interface NodesProps {
  readonly nodes: readonly Node[];
  readonly picking: Picking;
  /** They stand as a close grid. */
  readonly close?: boolean | undefined;
  /** The keys of what has unfolded: one of these, one of what that asks, and so on. */
  readonly path: readonly string[];
  /** It was so from the beginning. */
  readonly given: boolean;
  onPath(path: readonly string[]): void;
}

/** Things to press, in a row; what a pressed one asks or tells unfolds beneath: in a grid right beneath its own line. */
function Nodes({ nodes, picking, close = false, path, given, onPath }: NodesProps) {
  const { words, remedy } = picking;
  const id = useId();
  const [open, ...deeper] = path;
  const chosen = nodes.find(({ key }) => key === open);
  const able = nodes.filter((node) => remedy !== undefined || isOpen(node));
  const unable = nodes.filter((node) => !able.includes(node));
  const [all, setAll] = useState(given && unable.some(({ key }) => key === open));
  const folds = close && able.length > 0 && unable.length > FOLDED;
  const unfolded = folds && !all ? [] : unable;

  const press = (node: Node) => {
    if (node.kind === 'leaf' && !node.choice.illegal) return picking.onMove(node.choice.move);
    const mend = node.kind === 'leaf' && remedy !== undefined && remedied(node.choice.move, remedy, picking);
    if (mend) mend();
    else onPath(node.key === open ? [] : [node.key]);
  };

  const item = (node: Node) => {
    const allowed = able.includes(node);
    const unfolds = node.kind !== 'leaf' || !allowed;
    return (
      <li key={node.key}>
        <button
          type="button"
          class={allowed ? 'ck-chip' : 'ck-chip ck-forbidden'}
          aria-describedby={allowed ? undefined : id}
          aria-expanded={unfolds ? node.key === open : undefined}
          onClick={() => press(node)}
        >
          {node.emblem && <Emblem id={node.emblem} words={words} />}
          <span>
            {node.label}
            {node.note && <span class="ck-note"> {node.note}</span>}
            {node.kind !== 'leaf' && allowed && (
              <span class="ck-more" aria-hidden="true">
                …
              </span>
            )}
          </span>
        </button>
      </li>
    );
  };

  const told = chosen && (
    <Unfolded
      key={chosen.key}
      node={chosen}
      picking={picking}
      path={deeper}
      given={given}
      onPath={(rest) => onPath([chosen.key, ...rest])}
    />
  );
  const items = (some: readonly Node[]) =>
    some.flatMap((node) =>
      close && node === chosen
        ? [
            item(node),
            <li key={`${node.key} told`} class="ck-unfolded">
              {told}
            </li>,
          ]
        : [item(node)],
    );

  return (
    <>
      <ul class={close ? 'ck-chips ck-close' : 'ck-chips'}>
        {items(able)}
        {folds && (
          <li>
            <button type="button" class="ck-chip ck-fold" aria-expanded={all} onClick={() => setAll(!all)}>
              <span>{words.t(all ? 'next.fewer' : 'next.others', { count: unable.length })}</span>
            </button>
          </li>
        )}
        {items(unfolded)}
      </ul>
      {unfolded.length > 0 && <Forbidden id={id} words={words} />}
      {!close && told}
    </>
  );
}

/** The move that is picked beneath a question, once it is. */
function pickedBy(node: Node | undefined, path: readonly string[]): Choice | undefined {
  if (node?.kind !== 'branch') return node?.kind === 'leaf' ? node.choice : undefined;
  return pickedBy(
    node.nodes.find(({ key }) => key === path[0]),
    path.slice(1),
  );
}

/**
 * What a pressed node asks or tells. Why not is told once where it is the same whatever is answered, and what can be done about it stands beside
 * that: it is done as soon as it is picked which move it is.
 */
function Unfolded({
  node,
  picking,
  ...rest
}: Pick<NodesProps, 'picking' | 'path' | 'given' | 'onPath'> & { readonly node: Node }) {
  const { path, given } = rest;
  const [remedy, setRemedy] = useState<string>();
  const reasons = isToBeAnswered(node) ? [] : forbidden(node);
  const { alike, meant } = useMemo(() => {
    const all = reasons.length === 1 && node.kind === 'branch' ? [...choicesOf(node)] : [];
    const texts = new Set(all.map(({ illegal }) => picking.reason(illegal as Grounded).text));
    if (texts.size !== 1) return {};
    const isHelped = ({ earlier, cured }: Remedies) => earlier !== undefined || cured.ways.length > 0;
    const meant = all.slice(0, TRIED).find(({ move }) => isHelped(picking.remedies(move)));
    return { alike: [...texts][0], meant: meant ?? all[0] };
  }, [node]);
  const picked = alike === undefined ? undefined : pickedBy(node, path);
  const within = alike === undefined ? picking : { ...picking, told: alike, remedy: picking.remedy ?? remedy };
  const isTold = picking.told !== undefined && (node.kind === 'leaf' || alike === picking.told);
  return (
    <>
      {reasons.length > 0 && !isTold && (
        <Refused
          choices={picked ? [picked] : meant ? [meant] : reasons}
          picking={within}
          isMeant={node.kind === 'leaf' || alike !== undefined}
          onRemedy={alike !== undefined && !picked ? setRemedy : undefined}
        />
      )}
      {node.kind === 'branch' && (
        <Question key={remedy} question={node.question} given={given}>
          <Nodes {...rest} nodes={node.nodes} picking={within} close={node.close} />
        </Question>
      )}
      {node.kind === 'subset' && reasons.length === 0 && (
        <Question question={node.question} given={given}>
          <Several node={node} picking={picking} />
        </Question>
      )}
    </>
  );
}

/** A question that has unfolded; it takes the focus, so that the answers come next. */
function Question({
  question,
  given,
  children,
}: {
  readonly question: string;
  /** It was there from the beginning. */
  readonly given: boolean;
  readonly children: preact.ComponentChildren;
}) {
  const place = useRef<HTMLFieldSetElement>(null);
  const isGiven = useRef(given);
  useEffect(() => {
    if (!isGiven.current) place.current?.focus({ preventScroll: true });
    leadTo(place.current, 'nearest');
  }, []);
  return (
    <fieldset class="ck-question" ref={place} tabIndex={-1}>
      <legend>{question}</legend>
      {children}
    </fieldset>
  );
}

/** Any number of answers, what those who are named show, and a button that makes the move. */
function Several({ node, picking }: { readonly node: Subset; readonly picking: Picking }) {
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
      {shown.length > 0 && <p class="ck-quiet">{words.t('next.shows-all')}</p>}
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
  const line = ({ key, label, nodes, close }: Row) => (
    <fieldset key={key} class={`ck-row ck-row-${key.split(' ')[0]}`}>
      {label && <legend>{label}</legend>}
      <Nodes
        nodes={nodes}
        picking={picking}
        close={close}
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

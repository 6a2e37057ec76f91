/**
 * The picker of the next move: by what is done, step by step where a move needs more than one answer. What cannot be done is there too
 * and tells why, where it would belong, and which leaflet allows it.
 */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Cured, Way } from './cured.ts';
import { Emblem } from './Emblem.tsx';
import type { Forgotten } from './fitting.ts';
import type { Change, Choice, Grounded, Move, Node, Row, Subset } from './game.ts';
import type { Naming } from './known.ts';
import { StepLine, Ways } from './Result.tsx';
import type { ToldStep } from './told.ts';
import type { Words } from './words.ts';

/** Reasons told at once where a whole branch is forbidden. */
const REASONS = 3;
/** More cards than this that cannot be used now are folded away. */
const FOLDED = 3;

/** What can be done about a move that is not allowed now. */
export interface Remedies {
  /** Where it would fit: the move before which it belongs, in words, and how it is put there. */
  readonly earlier?: { readonly before: string; put(): void };
  /** Leaflets that allow it. */
  readonly editions: readonly { readonly name: string; use(): void }[];
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

/** Why a move is not allowed, with its rule, and what can be done about it. */
export function Refused({
  choices,
  picking,
  isMeant = true,
}: {
  readonly choices: readonly Choice[];
  readonly picking: Picking;
  /** It is this very move; otherwise it stands for others like it. */
  readonly isMeant?: boolean;
}) {
  const { words } = picking;
  const [only, ...others] = choices;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  // Of several moves, no one is meant.
  const remedies = others.length === 0 && only ? picking.remedies(only.move) : undefined;
  const { editions = [] } = remedies ?? {};
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
            <button type="button" class="ck-button ck-primary ck-small" onClick={earlier.put}>
              {words.t('next.earlier', { before: earlier.before })}
            </button>
          )}
          <Ways ways={ways} onWay={picking.onWay} />
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
}

/** The answers to a question, of which one at a time unfolds. */
function Answers(props: NodesProps) {
  const [open, setOpen] = useState<string>();
  return <Nodes {...props} open={open} onOpen={setOpen} />;
}

/** Things to press, in a row; what a pressed one asks or tells unfolds beneath: in a grid right beneath its own line. */
function Nodes({
  nodes,
  picking,
  close = false,
  open,
  given = false,
  onOpen,
}: NodesProps & {
  /** The one that has unfolded. */
  readonly open: string | undefined;
  /** It was so from the beginning. */
  readonly given?: boolean;
  onOpen(key: string | undefined): void;
}) {
  const { words } = picking;
  const id = useId();
  const [all, setAll] = useState(false);
  const chosen = nodes.find(({ key }) => key === open);
  const reasons = chosen ? forbidden(chosen) : [];
  const able = nodes.filter(isOpen);
  const unable = nodes.filter((node) => !isOpen(node));
  const folds = close && able.length > 0 && unable.length > FOLDED;
  const unfolded = folds && !all ? [] : unable;

  const press = (node: Node) => {
    if (node.kind === 'leaf' && !node.choice.illegal) picking.onMove(node.choice.move);
    else onOpen(node.key === open ? undefined : node.key);
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
    <>
      {reasons.length > 0 && !isToBeAnswered(chosen) && (
        <Refused choices={reasons} picking={picking} isMeant={chosen.kind === 'leaf'} />
      )}
      {chosen.kind === 'branch' && (
        <Question key={chosen.key} question={chosen.question} given={given}>
          <Answers nodes={chosen.nodes} picking={picking} close={chosen.close} />
        </Question>
      )}
      {chosen.kind === 'subset' && (reasons.length === 0 || isShown(chosen)) && (
        <Question key={chosen.key} question={chosen.question} given={given}>
          <Several node={chosen} picking={picking} />
        </Question>
      )}
    </>
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
    place.current?.scrollIntoView({ block: 'nearest' });
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
    if (node.shows) names.current?.closest('.ck-question')?.scrollIntoView({ block: 'start' });
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

const canBeDone = ({ nodes }: Row) => nodes.some(isOpen);

/** What can be done next, by what is done; what cannot is folded away beneath. */
export function Next({
  rows,
  picking,
  first,
}: {
  readonly rows: readonly Row[];
  readonly picking: Picking;
  /** The question that whoever came in by a door came for, or that is half answered. */
  readonly first?: string | undefined;
}) {
  const { words } = picking;
  const shown = rows.filter((row) => canBeDone(row) || row.stays);
  const others = rows.filter((row) => !shown.includes(row));
  const [open, setOpen] = useState(() => {
    const row = shown.find(({ nodes }) => nodes.some(({ key }) => key === first));
    return row && first !== undefined ? { row: row.key, node: first, given: true } : undefined;
  });
  const line = ({ key, label, nodes, close }: Row) => (
    <fieldset key={key} class={`ck-row ck-row-${key.split(' ')[0]}`}>
      {label && <legend>{label}</legend>}
      <Nodes
        nodes={nodes}
        picking={picking}
        close={close}
        open={open?.row === key ? open.node : undefined}
        given={open?.given ?? false}
        onOpen={(node) => setOpen(node === undefined ? undefined : { row: key, node, given: false })}
      />
    </fieldset>
  );
  return (
    <div class="ck-rows">
      {shown.map((row) => line(row))}
      {others.length > 0 && (
        <details class="ck-unable">
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

/**
 * What can be pressed to pick a move, and what that unfolds: a question with its answers, or why not.
 */
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Emblem } from './Emblem.tsx';
import type { Grounded, Node } from './game.ts';
import { leadTo } from './hold.ts';
import {
  choicesOf,
  forbidden,
  isOpen,
  isToBeAnswered,
  type Picking,
  pickedBy,
  type Remedies,
  remedied,
} from './picking.ts';
import { Forbidden, Refused } from './Refused.tsx';
import { Several } from './Several.tsx';

/** So many moves that are barred alike are looked at for what can be done about any. */
const TRIED = 24;
/** More cards than this that cannot be used now are folded away. */
const FOLDED = 3;

interface NodesProps {
  readonly nodes: readonly Node[];
  readonly picking: Picking;
  /** They stand as a close grid. */
  readonly close?: boolean | undefined;
  /** What cannot be done keeps its place among the others. */
  readonly steady?: boolean | undefined;
  /** The keys of what has unfolded: one of these, one of what that asks, and so on. */
  readonly path: readonly string[];
  /** It was so from the beginning. */
  readonly given: boolean;
  onPath(path: readonly string[]): void;
}

/** Things to press, in a row; what a pressed one asks or tells unfolds beneath: in a grid right beneath its own line. */
export function Nodes({ nodes, picking, close = false, steady, path, given, onPath }: NodesProps) {
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
        {items(steady ? nodes : able)}
        {folds && (
          <li>
            <button type="button" class="ck-chip ck-fold" aria-expanded={all} onClick={() => setAll(!all)}>
              <span>{words.t(all ? 'next.fewer' : 'next.others', { count: unable.length })}</span>
            </button>
          </li>
        )}
        {!steady && items(unfolded)}
      </ul>
      {unfolded.length > 0 && <Forbidden id={id} words={words} />}
      {!close && told}
    </>
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
  const pressed = path.join('/');
  const seen = useRef<string>();
  const hasChanged = seen.current !== pressed;
  useEffect(() => {
    seen.current = pressed;
  }, [pressed]);
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
          leads={hasChanged}
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

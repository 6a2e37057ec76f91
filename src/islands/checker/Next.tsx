/**
 * The picker of the next move: by player and kind of move, step by step where a move needs more than one answer. What cannot be done
 * is there too and tells why.
 */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Emblem } from './Emblem.tsx';
import type { Choice, Grounded, Move, Node, Section, Subset } from './game.ts';
import { Cite } from './Result.tsx';
import type { Words } from './words.ts';

/** Reasons told at once where a whole branch is forbidden. */
const REASONS = 3;

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

/** Why nothing of this can be done; empty if something can. */
function forbidden(node: Node, words: Words): Grounded[] {
  const reasons = new Map<string, Grounded>();
  for (const { illegal } of choicesOf(node)) {
    if (!illegal) return [];
    if (reasons.size < REASONS) reasons.set(words.say('illegal', illegal), illegal);
  }
  return [...reasons.values()];
}

const isOpen = (node: Node): boolean => {
  for (const { illegal } of choicesOf(node)) if (!illegal) return true;
  return false;
};

/** Why a move is not allowed, with its rule. */
function Reasons({ reasons, words }: { readonly reasons: readonly Grounded[]; readonly words: Words }) {
  return (
    <div class="ck-reasons" role="status">
      {reasons.map((reason) => {
        const text = words.say('illegal', reason);
        return (
          <div key={text} class="ck-reason">
            <p>{text}</p>
            <ul class="ck-grounds">
              {reason.cites.map((reference) => (
                <li key={reference}>
                  <Cite cite={words.cite(reference)} words={words} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

interface PickProps {
  readonly words: Words;
  onMove(move: Move): void;
}

/** Things to press, in a row; what a pressed one asks or tells unfolds beneath. */
function Nodes({ nodes, words, onMove }: PickProps & { readonly nodes: readonly Node[] }) {
  const [open, setOpen] = useState<string>();
  const chosen = nodes.find(({ key }) => key === open);
  const reasons = chosen ? forbidden(chosen, words) : [];
  const sorted = [...nodes].sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));

  const press = (node: Node) => {
    if (node.kind === 'leaf' && !node.choice.illegal) onMove(node.choice.move);
    else setOpen(node.key === open ? undefined : node.key);
  };

  return (
    <>
      <ul class="ck-chips">
        {sorted.map((node) => {
          const allowed = isOpen(node);
          const unfolds = node.kind !== 'leaf' || !allowed;
          return (
            <li key={node.key}>
              <button
                type="button"
                class="ck-chip"
                aria-disabled={allowed ? undefined : true}
                aria-expanded={unfolds ? node.key === open : undefined}
                onClick={() => press(node)}
              >
                {node.emblem && <Emblem id={node.emblem} words={words} />}
                <span>{node.label}</span>
                {node.kind !== 'leaf' && allowed && (
                  <span class="ck-more" aria-hidden="true">
                    …
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {chosen && reasons.length > 0 && <Reasons reasons={reasons} words={words} />}
      {chosen && reasons.length === 0 && chosen.kind === 'branch' && (
        <Question key={chosen.key} question={chosen.question}>
          <Nodes nodes={chosen.nodes} words={words} onMove={onMove} />
        </Question>
      )}
      {chosen && reasons.length === 0 && chosen.kind === 'subset' && (
        <Question key={chosen.key} question={chosen.question}>
          <Several node={chosen} words={words} onMove={onMove} />
        </Question>
      )}
    </>
  );
}

/** A question that has unfolded; it takes the focus, so that the answers come next. */
function Question({ question, children }: { readonly question: string; readonly children: preact.ComponentChildren }) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset class="ck-question" ref={place} tabIndex={-1}>
      <legend>{question}</legend>
      {children}
    </fieldset>
  );
}

/** Any number of answers, and a button that makes the move. */
function Several({ node, words, onMove }: PickProps & { readonly node: Subset }) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState(false);
  const choice = node.find(picked);
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
    setTold(false);
  };
  return (
    <>
      <ul class="ck-chips">
        {node.items.map(({ id, label }) => (
          <li key={id}>
            <label class="ck-chip ck-check">
              <input type="checkbox" checked={picked.has(id)} onChange={() => toggle(id)} />
              <span>{label}</span>
            </label>
          </li>
        ))}
      </ul>
      {choice && (
        <button
          type="button"
          class="ck-button ck-primary"
          aria-disabled={choice.illegal ? true : undefined}
          onClick={() => (choice.illegal ? setTold(true) : onMove(choice.move))}
        >
          {words.say('move', node.sentence(choice.move))}
        </button>
      )}
      {!choice && <p class="ck-quiet">{words.t('next.pick-one')}</p>}
      {told && choice?.illegal && <Reasons reasons={[choice.illegal]} words={words} />}
    </>
  );
}

const canAct = ({ rows }: Section) => rows.some(({ nodes }) => nodes.some(isOpen));

/** What can be done next: whose moves are shown is picked first, what belongs to nobody stands beneath. */
export function Next({
  sections,
  words,
  who,
  asked,
  onWho,
  onMove,
}: PickProps & {
  readonly sections: readonly Section[];
  /** Whose moves were looked at last; they stay in view while there are any. */
  readonly who: string | undefined;
  /** Whether somebody has just asked for them, and gets to see why there are none. */
  readonly asked: boolean;
  onWho(key: string): void;
}) {
  const id = useId();
  const players = sections.filter(({ key }) => key !== '');
  const own = players.find((section) => section.key === who);
  const acting = players.filter(canAct);
  const owing = acting.filter(({ owed }) => owed);
  const due = owing.length ? owing : acting;
  const shown = (own && (asked || due.includes(own)) ? own : undefined) ?? due[0] ?? players[0];
  const rows = (section: Section) =>
    [...section.rows]
      .sort((a, b) => Number(b.nodes.some(isOpen)) - Number(a.nodes.some(isOpen)))
      .map(({ key, label, nodes }) => (
        <fieldset key={key} class="ck-row">
          <legend class={label ? '' : 'ck-hidden'}>{label ?? section.title}</legend>
          <Nodes nodes={nodes} words={words} onMove={onMove} />
        </fieldset>
      ));
  return (
    <div class="ck-sections">
      <ul class="ck-who" aria-label={words.t('next.who')}>
        {players.map((section) => (
          <li key={section.key}>
            <button
              type="button"
              class={`ck-player${canAct(section) ? '' : ' ck-player-idle'}`}
              aria-pressed={section === shown}
              aria-controls={`${id}-moves`}
              onClick={() => onWho(section.key)}
            >
              {section.title}
              {!canAct(section) && <span class="ck-hidden"> {words.t('next.idle')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <section class="ck-section" id={`${id}-moves`} aria-label={shown.title} key={shown.key}>
          {!canAct(shown) && <p class="ck-quiet">{words.t('next.nothing', { by: shown.title })}</p>}
          {rows(shown)}
        </section>
      )}
      {sections
        .filter(({ key }) => key === '')
        .map((section) => (
          <div key={section.key} class="ck-nobody">
            {rows(section)}
          </div>
        ))}
    </div>
  );
}

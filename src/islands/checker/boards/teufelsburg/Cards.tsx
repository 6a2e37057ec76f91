/**
 * Laying cards while a table is set: a close grid of all there are, and those that lie already, to be taken away.
 */
import { useState } from 'preact/hooks';
import { Emblem } from '../../Emblem.tsx';
import type { Words } from '../../words.ts';
import { objects, occupations } from './engine.ts';
import { orderOf } from './scene.ts';

type Kind = 'object' | 'occupation';

/** All cards of a kind, as they are looked for. */
function inOrder(kind: Kind, words: Words): string[] {
  const rank = (card: string) => orderOf(`${kind}.${card}`);
  const name = (card: string) => words.name(`${kind}.${card}`);
  return Object.keys(kind === 'object' ? objects : occupations).sort(
    (a, b) => rank(a) - rank(b) || words.compare(name(a), name(b)),
  );
}

export const nameOf = (kind: Kind, card: string, words: Words) =>
  card === '?' ? words.b(`unknown.${kind}`) : words.name(`${kind}.${card}`);

/** A card that may be nobody knows which. */
export function Mark({ card, words }: { readonly card: string; readonly words: Words }) {
  return card === '?' ? (
    <span class="ck-unknown-mark" aria-hidden="true">
      ?
    </span>
  ) : (
    <Emblem id={card} words={words} />
  );
}

interface GridProps {
  readonly kind: Kind;
  readonly words: Words;
  readonly label: string;
  /** Where a card lies that cannot be laid without being taken from there. */
  whereIs(card: string): string | undefined;
  /** The one that lies there, where it is one of all. */
  readonly picked?: string;
  onPick(card: string): void;
}

/** Every card of a kind to tap, and the unknown one. */
export function Grid({ kind, words, label, whereIs, picked, onPick }: GridProps) {
  return (
    <ul class="ck-chips ck-close" aria-label={label}>
      {['?', ...inOrder(kind, words)].map((card) => {
        const where = card === '?' ? undefined : whereIs(card);
        return (
          <li key={card}>
            <button
              type="button"
              class="ck-chip"
              aria-pressed={picked === undefined ? undefined : picked === card}
              onClick={() => onPick(card)}
            >
              <Mark card={card} words={words} />
              <span>
                {nameOf(kind, card, words)}
                {where && <span class="ck-note"> {where}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface HandProps {
  readonly kind: Kind;
  readonly words: Words;
  readonly id: string;
  /** Whose cards, for those who hear the page. */
  readonly label: string;
  readonly cards: readonly string[];
  readonly problems: readonly string[];
  onRemove(index: number): void;
}

/** Cards that lie in a row, each to be taken away. */
export function Hand({ kind, words, id, label, cards, problems, onRemove }: HandProps) {
  return (
    <div class={`ck-cards${problems.length ? ' ck-invalid' : ''}`} id={id} tabIndex={-1}>
      <ul class="ck-chips" aria-label={label}>
        {cards.map((card, index) => (
          <li key={index}>
            <button type="button" class="ck-chip ck-placed" onClick={() => onRemove(index)}>
              <Mark card={card} words={words} />
              <span>
                <span class="ck-hidden">{words.b('setup.take-away', { card: nameOf(kind, card, words) })}</span>
                <span aria-hidden="true">{nameOf(kind, card, words)}</span>
              </span>
              <span class="ck-cross" aria-hidden="true">
                ×
              </span>
            </button>
          </li>
        ))}
      </ul>
      {problems.map((problem) => (
        <p key={problem} class="ck-problem">
          {problem}
        </p>
      ))}
    </div>
  );
}

/** One of a few, side by side. */
export function Segments<Id extends string>({
  legend,
  options,
  value,
  name,
  onPick,
  invalid = false,
}: {
  readonly legend: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly name: string;
  readonly invalid?: boolean;
  onPick(id: Id): void;
}) {
  return (
    <fieldset class={`ck-field ck-choice${invalid ? ' ck-invalid' : ''}`}>
      <legend>{legend}</legend>
      <div class="ck-segments">
        {options.map(({ id, label }) => (
          <label key={id} class="ck-segment">
            <input type="radio" name={name} checked={id === value} onChange={() => onPick(id)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PileProps extends Omit<HandProps, 'cards' | 'onRemove' | 'label'> {
  readonly pile: readonly string[] | undefined;
  whereIs(card: string): string | undefined;
  onChange(cards: readonly string[] | undefined): void;
  onAdd(card: string): void;
}

/** A pile: not known, empty, or these cards. */
export function Pile({ kind, pile, words, id, problems, whereIs, onChange, onAdd }: PileProps) {
  // A pile of known cards that has lost its last one is still being laid.
  const [laying, setLaying] = useState(false);
  const state = pile === undefined ? 'unknown' : pile.length > 0 || laying ? 'these' : 'empty';
  const label = words.b(`table.${kind}-pile-name`);
  return (
    <div class="ck-field">
      {/* Whoever is led here comes to what is asked first; the cards are right beneath. */}
      <div id={id} tabIndex={-1}>
        <Segments
          legend={label}
          name={`${id}-state`}
          value={state}
          options={(['unknown', 'empty', 'these'] as const).map((one) => ({
            id: one,
            label: words.b(`setup.${kind}-pile-${one}`),
          }))}
          onPick={(one) => {
            setLaying(one === 'these');
            onChange(one === 'unknown' ? undefined : []);
          }}
        />
      </div>
      {state === 'these' && (
        <>
          <Hand
            kind={kind}
            words={words}
            id={`${id}-cards`}
            label={label}
            cards={pile ?? []}
            problems={problems}
            onRemove={(index) => onChange((pile ?? []).filter((_, other) => other !== index))}
          />
          <Grid kind={kind} words={words} label={words.b(`setup.add-${kind}`)} whereIs={whereIs} onPick={onAdd} />
        </>
      )}
    </div>
  );
}

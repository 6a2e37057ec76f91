/**
 * Laying cards while a table is set: a close grid of all there are, and those that lie already, to be taken away.
 */
import { useState } from 'preact/hooks';
import { Grid as Cards, Faults, Mark, Segments } from '../../table/fields.tsx';
import type { Words } from '../../words.ts';
import { nameOf } from './AsText.tsx';
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
  const cards = ['?', ...inOrder(kind, words)].map((card) => ({
    card,
    name: nameOf(`${kind}.${card}`, words),
    where: card === '?' ? undefined : whereIs(card),
  }));
  return <Cards cards={cards} words={words} label={label} {...(picked && { picked: [picked] })} onPick={onPick} />;
}

interface HandProps {
  readonly kind: Kind;
  readonly words: Words;
  readonly id: string;
  /** Whose cards, for those who hear the page. */
  readonly label: string;
  readonly cards: readonly string[];
  readonly problems: readonly string[];
  /** Left out where none can be taken away. */
  readonly onRemove?: ((index: number) => void) | undefined;
}

/** Cards that lie in a row, each to be taken away. */
export function Hand({ kind, words, id, label, cards, problems, onRemove }: HandProps) {
  return (
    <div class={`ck-cards${problems.length ? ' ck-invalid' : ''}`} id={id} tabIndex={-1}>
      <ul class="ck-chips" aria-label={label}>
        {cards.map((card, index) => (
          <li key={index}>
            <button
              type="button"
              class="ck-chip"
              aria-disabled={!onRemove || undefined}
              onClick={() => onRemove?.(index)}
            >
              <Mark card={card} words={words} />
              <span>
                <span class="visually-hidden">
                  {words.b('setup.take-away', { card: nameOf(`${kind}.${card}`, words) })}
                </span>
                <span aria-hidden="true">{nameOf(`${kind}.${card}`, words)}</span>
              </span>
              {onRemove && (
                <span class="ck-cross" aria-hidden="true">
                  ×
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Faults texts={problems} />
    </div>
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

/**
 * What tables are set with. Each board has the words for it among its own: `setup.name`, `setup.name-empty`, `setup.players`,
 * `setup.number`, `setup.own-turn`, `setup.leave`, `setup.done`.
 */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import type { Problem } from '../../../../engine/kernel/result.ts';
import { BLANK, cleaned, LONGEST_NAME, looksLike } from '../../../../engine/kernel/text.ts';
import { Emblem } from '../Emblem.tsx';
import type { GameRecord, SetUpProps } from '../game.ts';
import type { Words } from '../words.ts';

/** A name as it was typed; empty where nothing of it can be seen. */
const nameOf = (typed: string) => (BLANK.test(typed) ? '' : typed.trim());

/** What is impossible about a field of a position, or about what is in it, a sentence each. */
export const problemsAt = (problems: readonly Problem[], path: string, words: Words): string[] =>
  problems
    .filter((problem) => problem.path.startsWith(path))
    .map(({ code, params = {} }) => words.say('problem', { code, params }));

/**
 * Has players leave, and says so where moves that named them go along.
 * @param ids of those who leave, in their order
 * @param leave takes a player from the table
 */
export function letLeave<Of extends GameRecord>(
  record: Of,
  ids: readonly string[],
  leave: (record: Of, id: string) => Of,
  { words, onChange }: Pick<SetUpProps, 'words' | 'onChange'>,
): void {
  const left = ids.reduceRight(leave, record);
  const count = (record.moves?.length ?? 0) - (left.moves?.length ?? 0);
  onChange(left, count > 0 ? words.t('edit.left', { by: words.list(ids), count }) : undefined);
}

/** A player's name, taken up as soon as nobody else has it, or one that looks the same. */
export function NameField({
  name: own,
  others,
  words,
  id,
  hint,
  refusal,
  onName,
}: {
  readonly name: string;
  readonly others: readonly string[];
  readonly words: Words;
  readonly id: string;
  readonly hint?: string | false;
  /** Why nobody can be called so in this game, in a sentence. */
  refusal?(name: string): string | undefined;
  onName(name: string): void;
}) {
  const [text, setText] = useState(own);
  // Another may have been given elsewhere: by undoing, or with another player at this seat. At once, or a letter typed meanwhile is lost.
  useLayoutEffect(() => setText((typed) => (typed.trim() === own || typed.trim() === '' ? typed : own)), [own]);
  const problemOf = (name: string): string | undefined => {
    if (name === '') return words.b('setup.name-empty');
    const isTaken = others.some((other) => looksLike(other, name));
    return isTaken ? words.say('problem', { code: 'record.name-twice', params: { name } }) : refusal?.(name);
  };
  const name = nameOf(text);
  const problem = name === own ? undefined : problemOf(name);
  return (
    <div class="ck-field">
      <label for={id}>{words.b('setup.name')}</label>
      <input
        id={id}
        class="ck-input"
        type="text"
        autocomplete="off"
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onInput={({ currentTarget }) => {
          const typed = [...cleaned(currentTarget.value)].slice(0, LONGEST_NAME).join('');
          // What has not been taken up does not stay in the field either, even if that makes it the text it was.
          currentTarget.value = typed;
          setText(typed);
          const next = nameOf(typed);
          if (next !== own && problemOf(next) === undefined) onName(next);
        }}
      />
      {problem && (
        <p class="ck-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {hint && <p class="ck-quiet">{hint}</p>}
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

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** The value as it is read. */
  readonly text: string;
  /** What the buttons are called. */
  readonly less: string;
  readonly more: string;
  readonly id?: string;
  onStep(by: 1 | -1): void;
  /** Takes up a number that is typed; without it none can be. */
  onValue?(value: number): void;
}

/** A number, one less or one more. */
export function Stepper({ label, value, from, to, text, less, more, id, onStep, onValue }: StepperProps) {
  const button = (by: 1 | -1, name: string, sign: string) => {
    const ends = by < 0 ? value <= from : value >= to;
    return (
      <button
        type="button"
        class="ck-button"
        aria-label={name}
        aria-disabled={ends || undefined}
        onClick={() => !ends && onStep(by)}
      >
        {sign}
      </button>
    );
  };
  return (
    <fieldset class="ck-field ck-choice">
      <legend>{label}</legend>
      <div class="ck-stepper" id={id} tabIndex={id === undefined ? undefined : -1}>
        {button(-1, less, '−')}
        {onValue ? (
          <input
            class="ck-input ck-number"
            type="number"
            inputMode="numeric"
            min={from}
            max={to}
            value={value}
            aria-label={label}
            onInput={({ currentTarget: { value: typed, validity } }) => {
              if (typed !== '' && validity.valid) onValue(Number(typed));
            }}
            // What has not been taken up does not stay in the field.
            onBlur={({ currentTarget }) => {
              currentTarget.value = String(value);
            }}
          />
        ) : (
          <output>{text}</output>
        )}
        {button(1, more, '+')}
      </div>
    </fieldset>
  );
}

interface PlayerNumberProps<Of extends GameRecord> {
  readonly record: Of;
  /** Those who play, in order. */
  readonly players: readonly { readonly id: string }[];
  readonly from: number;
  readonly to: number;
  readonly words: Words;
  /** Seats one more player. */
  join(record: Of): Of;
  /** Takes a player from the table. */
  leave(record: Of, id: string): Of;
  onChange: SetUpProps['onChange'];
}

/** How many play, each number a tap away: whoever joins sits behind the others, and the last ones leave. */
export function PlayerNumber<Of extends GameRecord>({
  record,
  players,
  from,
  to,
  words,
  join,
  leave,
  onChange,
}: PlayerNumberProps<Of>) {
  const id = useId();
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const pick = (number: number) => {
    if (number < players.length) {
      const going = players.slice(number).map((player) => player.id);
      return letLeave(record, going, leave, { words, onChange });
    }
    onChange(Array.from({ length: number - players.length }).reduce(join, record));
  };
  return (
    <div class="ck-players">
      {/* Two rows on a phone, the first of which begins with the label, as wide as two numbers. */}
      <div role="radiogroup" aria-labelledby={id} style={{ '--columns': Math.ceil(numbers.length / 2) + 1 }}>
        <span class="ck-players-label" id={id}>
          {words.b('setup.players')}
        </span>
        {numbers.map((number) => (
          <label key={number} class="ck-segment">
            <input
              type="radio"
              name={`${id}-number`}
              aria-label={words.b('setup.number', { count: number })}
              checked={number === players.length}
              onChange={() => pick(number)}
            />
            <span aria-hidden="true">{number}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

interface OwnTurnProps {
  readonly id: string;
  /** Everybody, in order. */
  readonly players: readonly string[];
  /** Whose turn it is. */
  readonly turn: string | undefined;
  readonly words: Words;
  onTurn(id: string): void;
}

/** Whether it is a player's turn; where it is not theirs any more, it is the next one's. */
export const OwnTurn = ({ id, players, turn = players[0], words, onTurn }: OwnTurnProps) => (
  <label class="ck-tick">
    <input
      type="checkbox"
      checked={turn === id}
      onChange={({ currentTarget }) =>
        onTurn((currentTarget.checked ? id : players[(players.indexOf(id) + 1) % players.length]) ?? id)
      }
    />
    <span>{words.b('setup.own-turn', { by: id })}</span>
  </label>
);

/** What cannot be, where it stands. */
export const Faults = ({ texts }: { readonly texts: readonly string[] }) => (
  <>
    {texts.map((text) => (
      <p key={text} class="ck-problem">
        {text}
      </p>
    ))}
  </>
);

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

/** A card to be laid. */
interface Laid {
  /** By its id; `?` for the unknown one. */
  readonly card: string;
  readonly name: string;
  /** Where it lies, if it cannot be laid without being taken from there. */
  readonly where?: string | undefined;
}

interface GridProps {
  readonly cards: readonly Laid[];
  readonly words: Words;
  readonly label: string;
  /** Those that lie there, where one is chosen among all. */
  readonly picked?: readonly string[];
  onPick(card: string): void;
}

/** Cards to tap. */
export function Grid({ cards, words, label, picked, onPick }: GridProps) {
  return (
    <ul class="ck-chips ck-close" aria-label={label}>
      {cards.map(({ card, name, where }) => (
        <li key={card}>
          <button type="button" class="ck-chip" aria-pressed={picked?.includes(card)} onClick={() => onPick(card)}>
            <Mark card={card} words={words} />
            <span>
              {name}
              {where && <span class="ck-note"> {where}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** That a form is done with, at its foot. */
export const Foot = ({
  words,
  onDone,
  children,
}: Pick<SetUpProps, 'words' | 'onDone'> & { readonly children?: ComponentChildren }) => (
  <div class="ck-edit-foot">
    {children}
    <button type="button" class="ck-button ck-primary ck-small" onClick={onDone}>
      {words.b('setup.done')}
    </button>
  </div>
);

/** The ways out of a seat: its player leaves the game, where others are enough, or it is set. */
export function SeatFoot({
  id,
  words,
  onLeave,
  onDone,
}: {
  readonly id: string;
  readonly words: Words;
  /** Left out where nobody can be spared. */
  readonly onLeave: (() => void) | undefined;
  onDone(): void;
}) {
  return (
    <Foot words={words} onDone={onDone}>
      {onLeave && (
        <button
          type="button"
          class="ck-button ck-small"
          onClick={() => {
            onDone();
            onLeave();
          }}
        >
          {words.b('setup.leave', { by: id })}
        </button>
      )}
    </Foot>
  );
}

/**
 * The ruling as it is read: the answer, the steps with what they rest on, and the editions that rule otherwise. The same at build
 * time and in the live checker.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../engine/kernel/result.ts';
import type { Cured, Way } from './cured.ts';
import { Emblem } from './Emblem.tsx';
import type { Change, Filling, Supposition } from './game.ts';
import { leadTo } from './hold.ts';
import { readingsAt } from './texts.ts';
import { answered, type Told, type ToldCase, type ToldMove, type ToldStep } from './told.ts';
import type { Citation, Readings, Words } from './words.ts';

/** A rule or card as a link. */
function Cite({ cite, words }: { readonly cite: Citation; readonly words: Words }) {
  return (
    <a class={`ck-cite ck-cite-${cite.kind}`} href={cite.href}>
      {cite.kind === 'card' ? <Emblem id={cite.mark} words={words} /> : <span class="ck-cite-mark">{cite.mark}</span>}
      <span>{cite.title}</span>
    </a>
  );
}

/** In which way a sentence rests on its rules, and that in full where there is more to say. */
function Basis({ step: { basis, note }, words }: { readonly step: ToldStep; readonly words: Words }) {
  const [readings, setReadings] = useState<Readings>();
  const badge = words.t(`basis.${basis}`);
  const style = `ck-basis ck-basis-${basis}`;
  if (!note) return <span class={style}>{badge}</span>;
  const { title, text } = readings?.[note.id] ?? note;
  return (
    <details
      class="ck-basis-more"
      onToggle={({ currentTarget }) => {
        // Where it does not come, its page has it.
        const { readings: address } = words.texts;
        if (currentTarget.open && text === undefined && typeof address === 'string')
          void readingsAt(address).then(setReadings, () => {});
      }}
    >
      <summary class={style}>{badge}</summary>
      <p>
        <a href={note.href}>{title ?? badge}</a> {text}
      </p>
    </details>
  );
}

/** A sentence, the rules it rests on and in which way. @param plain leaves the sentence out, where it has been said already */
export function StepLine({
  step,
  words,
  plain = false,
  class: name = '',
}: {
  readonly step: ToldStep;
  readonly words: Words;
  readonly plain?: boolean;
  readonly class?: string;
}) {
  return (
    <div class={`ck-step ${name}`}>
      {!plain && <p class="ck-step-text">{step.text}</p>}
      <ul class="ck-grounds" aria-label={words.t('rests-on')}>
        <li>
          <Basis step={step} words={words} />
        </li>
        {step.cites.map((cite) => (
          <li key={cite.href}>
            <Cite cite={cite} words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A button for each way to go on. @param pressed the text of the one that is chosen, where nothing is done before a move is picked */
export const Ways = <Way extends { readonly text: string }>({
  ways,
  pressed,
  onWay,
}: {
  readonly ways: readonly Way[];
  readonly pressed?: string | undefined;
  onWay(way: Way): void;
}) => (
  <>
    {ways.map((way) => (
      <button
        key={way.text}
        type="button"
        class="ck-button ck-small"
        aria-pressed={pressed === undefined ? undefined : way.text === pressed}
        onClick={() => onWay(way)}
      >
        {way.text}
      </button>
    ))}
  </>
);

/** A move that does not fit: why, what lets it be made, and that it is taken out. */
export function Refusal({
  move: { text, refused },
  isAsked,
  isSought,
  cured: { against, ways },
  words,
  onWay,
  onRemove,
}: {
  readonly move: ToldMove;
  /** It is what was asked, and the answer is about it. */
  readonly isAsked: boolean;
  /** Somebody sets the table below it, and it has come of that: what mends it comes into sight. */
  readonly isSought: boolean;
  readonly cured: Cured;
  readonly words: Words;
  onWay(way: Way): void;
  onRemove(): void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSought && ways.length > 0) requestAnimationFrame(() => leadTo(place.current, 'nearest'));
  }, []);
  return (
    <div class="ck-step-refused ck-refusal" ref={place}>
      {!isAsked && <p class="ck-move-text">{text}</p>}
      {refused && <StepLine step={refused} words={words} />}
      {against && <p>{against}</p>}
      <p class="ck-remedies">
        <Ways ways={ways} onWay={onWay} />
        <button type="button" class="ck-button ck-small" onClick={onRemove}>
          {words.t('edit.fit', { count: 1 })}
        </button>
      </p>
    </div>
  );
}

/** What could not be read of a link, or cannot be. */
export function Problems({ problems, words }: { readonly problems: readonly Problem[]; readonly words: Words }) {
  return (
    <div class="ck-problems" role="alert">
      <ul>
        {problems.map(({ code, params }, index) => (
          <li key={index}>{words.say('problem', { code, params: params ?? {} })}</li>
        ))}
      </ul>
    </div>
  );
}

/** The answer in large letters, and who is to decide next. */
export function Answer({ told }: { readonly told: Told }) {
  return (
    <>
      <p class="ck-answer-text">{told.answer}</p>
      {told.refused && <p class="ck-answer-owes">{told.refused.text}</p>}
      {told.owes && <p class="ck-answer-owes">{told.owes}</p>}
    </>
  );
}

/** What can be done with the moves that have been made. */
export interface Editing {
  /** The moves behind those shown. */
  readonly later: readonly Pick<ToldMove, 'text' | 'refused'>[];
  /** Shows the table after so many moves. */
  onStep(at: number): void;
  /** Takes a move out. */
  onRemove(index: number): void;
  /** Takes a move out; the next one is made in its place. */
  onExchange(index: number): void;
  /** Moves one up. */
  onSwap(index: number): void;
  /** Goes on from before a move: the next one is put in there. */
  onInsert(index: number): void;
}

/** A move that can be edited: its sentence unfolds what can be done with it. */
function Handle({ text, index, words, editing }: { text: string; index: number; words: Words; editing: Editing }) {
  const { onStep, onRemove, onExchange, onSwap, onInsert } = editing;
  const place = useRef<HTMLDetailsElement>(null);
  const button = (label: string, act: () => void) => (
    <button
      type="button"
      class="ck-button ck-small"
      onClick={() => {
        if (place.current) place.current.open = false;
        act();
      }}
    >
      {words.t(`edit.${label}`)}
    </button>
  );
  return (
    <details class="ck-handle" ref={place}>
      <summary class="ck-move-text">{text}</summary>
      <div class="ck-handles">
        {button('show', () => onStep(index + 1))}
        {button('remove', () => onRemove(index))}
        {button('exchange', () => onExchange(index))}
        {button('insert', () => onInsert(index))}
        {index > 0 && button('up', () => onSwap(index))}
      </div>
    </details>
  );
}

/** The moves with the steps that followed from each. */
export function Why({
  told,
  words,
  editing,
}: {
  readonly told: Told;
  readonly words: Words;
  readonly editing?: Editing;
}) {
  const later = (editing?.later ?? []).map((move) => ({ ...move, steps: [], isLater: true }));
  const moves: readonly (ToldMove & { readonly isLater?: boolean })[] = [...told.moves, ...later];
  if (moves.length === 0) return <p class="ck-quiet">{words.t('why.nothing')}</p>;
  return (
    <>
      <ol class="ck-moves">
        {moves.map(({ text, refused, steps, isLater }, index) => (
          <li key={index} class={`ck-move${isLater ? ' ck-move-later' : ''}${refused ? ' ck-move-refused' : ''}`}>
            {editing ? (
              <Handle text={text} index={index} words={words} editing={editing} />
            ) : (
              <p class="ck-move-text">{text}</p>
            )}
            {refused ? (
              <StepLine step={refused} words={words} class="ck-step-refused" />
            ) : (
              steps.map((step, number) => (
                <StepLine key={number} step={step} words={words} plain={number === 0 && step.text === text} />
              ))
            )}
          </li>
        ))}
      </ol>
      <details class="ck-legend">
        <summary>{words.t('basis.legend')}</summary>
        <dl>
          {(['text', 'edition', 'reading'] as const).map((basis) => (
            <div key={basis}>
              <dt class={`ck-basis ck-basis-${basis}`}>{words.t(`basis.${basis}`)}</dt>
              <dd>{words.say('basis', { code: basis, params: {} })}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

interface Asking {
  readonly told: Told;
  readonly words: Words;
  /** Leads to the field of a position. */
  onGo(path: string): void;
  /** Takes up what is now known. @param answer the question with its answer */
  onFill(filling: Filling, answer: string): void;
}

/** What to find out first, with its answers as buttons. */
export function Ask({ told, words, onGo, onFill }: Asking) {
  const question = told.hanging?.question;
  const [denied, setDenied] = useState<string>();
  if (!question) return null;
  const { path } = question;
  const isDenied = denied === question.text;
  return (
    // Each question has buttons of its own: a second tap on one is no answer to the next.
    <div class="ck-ask" key={question.text} tabIndex={-1}>
      <p>{question.text}</p>
      <p class="ck-remedies">
        {(['yes', 'no'] as const).map((answer) => {
          const filling = question[answer];
          return (
            filling && (
              <button
                key={answer}
                type="button"
                class="ck-button"
                onClick={() => onFill(filling, answered(question.asked, answer === 'yes', words))}
              >
                {words.t(`depends.${answer}`)}
              </button>
            )
          );
        })}
        {!question.no && question.ifNot.length > 0 && (
          // No record can say what somebody does not hold: what follows is told.
          <button
            type="button"
            class="ck-button"
            aria-expanded={isDenied}
            onClick={() => setDenied(isDenied ? undefined : question.text)}
          >
            {words.t('depends.no')}
          </button>
        )}
        {path !== undefined && (
          <button type="button" class="ck-button" onClick={() => onGo(path)}>
            {words.t('depends.look')}
          </button>
        )}
      </p>
      <p role="status" class="ck-if-not">
        {isDenied &&
          (question.ifNot.length > 1
            ? words.t('depends.if-not-several', { outcomes: question.ifNot.join(' · ') })
            : words.t('depends.if-not', { outcome: question.ifNot[0] ?? '' }))}
      </p>
    </div>
  );
}

/** An answer to what a ruling has asked, and what the record is without it. */
export interface TakenBack {
  readonly text: string;
  back(): void;
}

/** What has been answered about unknown cards; each answer can be taken back. */
export function Answered({ all, words }: { readonly all: readonly TakenBack[]; readonly words: Words }) {
  if (all.length === 0) return null;
  return (
    <section class="ck-answered" aria-label={words.t('answered.title')}>
      <p class="ck-quiet">{words.t('answered.title')}</p>
      <ul>
        {all.map(({ text, back }) => (
          <li key={text}>
            <span>{text}</span>{' '}
            <button type="button" class="ck-button ck-small" onClick={back}>
              {words.t('answered.back')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is supposed of the table, each with the word that it is not so. */
export function Supposed({
  all,
  words,
  onTable,
}: {
  readonly all: readonly Supposition[];
  readonly words: Words;
  onTable(change: Change): void;
}) {
  if (all.length === 0) return null;
  return (
    <section class="ck-supposed ck-quiet" aria-label={words.t('supposed.title')}>
      <p>{words.t('supposed.title')}</p>
      <ul>
        {all.map(({ text, otherwise }) => (
          <li key={text}>
            {text}{' '}
            {otherwise.map((change) => (
              <button key={change.text} type="button" class="ck-link" onClick={() => onTable(change)}>
                {change.text}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The outcomes of a ruling that hangs on a card nobody has told us, as a player would say it. */
export function Cases({
  told,
  words,
  onFill,
}: {
  readonly told: Told;
  readonly words: Words;
  /** Takes up that a condition holds. */
  readonly onFill?: (filling: Filling) => void;
}) {
  const { hanging } = told;
  if (!hanging) return null;
  const { cases, lead, question, isSettled } = hanging;
  const list = (
    <div class="ck-cases">
      {question && !onFill && <p>{question.text}</p>}
      <ul>
        {cases.map((one, index) => (
          <Case
            key={`${one.answer}${one.when.map(({ text }) => text)}`}
            told={one}
            words={words}
            lead={index === 0 ? lead : undefined}
            onFill={onFill}
          />
        ))}
      </ul>
    </div>
  );
  return isSettled ? (
    <details class="ck-case-why">
      <summary>{told.owes}</summary>
      {list}
    </details>
  ) : (
    list
  );
}

/** One outcome: the likeliest stands by itself, the others with what it takes. */
function Case({
  told: { when, answer, share, steps },
  words,
  lead,
  onFill,
}: {
  readonly told: ToldCase;
  readonly words: Words;
  readonly lead: string | undefined;
  readonly onFill: ((filling: Filling) => void) | undefined;
}) {
  const conditions = when.map(({ text, filled }) => (
    <div key={text} class="ck-condition">
      <p>{text}</p>
      {filled && onFill && (
        <button type="button" class="ck-button ck-small" onClick={() => onFill(filled)}>
          {words.t('depends.so-it-is')}
        </button>
      )}
    </div>
  ));
  return (
    <li class="ck-case">
      <p class="ck-case-answer">{lead ?? answer}</p>
      {lead === undefined && conditions}
      <details class="ck-case-why">
        <summary>{words.t('why.link')}</summary>
        <p class="ck-quiet">{share}</p>
        {lead !== undefined && conditions}
        {steps.map((step) => (
          <StepLine key={step.text} step={step} words={words} />
        ))}
      </details>
    </li>
  );
}

/** The editions that rule otherwise, and how. */
export function Dissents({
  told,
  words,
  onEdition,
}: {
  readonly told: Told;
  readonly words: Words;
  readonly onEdition?: (edition: string) => void;
}) {
  return (
    <ul class="ck-dissents">
      {told.dissents.map((dissent) => (
        <li key={dissent.edition} class="ck-dissent">
          <p class="ck-dissent-name">{dissent.name}</p>
          {dissent.answer && <p class="ck-dissent-answer">{dissent.answer}</p>}
          {dissent.instead.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {dissent.options.map(({ title, says, href }) => (
            <p key={title} class="ck-dissent-option">
              <a href={href}>{title}</a> {says}
            </p>
          ))}
          {onEdition && (
            <button type="button" class="ck-button ck-small" onClick={() => onEdition(dissent.edition)}>
              {words.t('edition.use', { edition: dissent.name })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The ruling as it is read: the answer, the steps with what they rest on, and the editions that rule otherwise. The same at build
 * time and in the live checker.
 */
import { Emblem } from './Emblem.tsx';
import type { Told, ToldStep } from './told.ts';
import type { Citation, Words } from './words.ts';

/** A rule or card as a link. */
export function Cite({ cite, words }: { readonly cite: Citation; readonly words: Words }) {
  return (
    <a class={`ck-cite ck-cite-${cite.kind}`} href={cite.href} data-ref={cite.reference}>
      {cite.kind === 'card' ? <Emblem id={cite.mark} words={words} /> : <span class="ck-cite-mark">{cite.mark}</span>}
      <span>{cite.title}</span>
    </a>
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
  const badge = words.t(`basis.${step.basis}`);
  return (
    <div class={`ck-step ${name}`}>
      {!plain && <p class="ck-step-text">{step.text}</p>}
      <ul class="ck-grounds" aria-label={words.t('rests-on')}>
        <li>
          {step.note ? (
            <details class="ck-basis-more">
              <summary class={`ck-basis ck-basis-${step.basis}`}>{badge}</summary>
              <p>
                <a href={step.note.href}>{step.note.title}</a> {step.note.text}
              </p>
            </details>
          ) : (
            <span class={`ck-basis ck-basis-${step.basis}`}>{badge}</span>
          )}
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

/** The moves with the steps that followed from each. */
export function Why({
  told,
  words,
  at,
  onStep,
}: {
  readonly told: Told;
  readonly words: Words;
  /** The number of all moves, those stepped back over included. */
  readonly at?: number;
  readonly onStep?: (at: number) => void;
}) {
  if (told.moves.length === 0) return <p class="ck-quiet">{words.t('why.nothing')}</p>;
  return (
    <>
      <ol class="ck-moves">
        {told.moves.map((move, index) => (
          <li key={index} class={move.refused ? 'ck-move ck-move-refused' : 'ck-move'}>
            <p class="ck-move-text">
              {onStep && at !== undefined && index + 1 < at ? (
                <button
                  type="button"
                  class="ck-move-jump"
                  onClick={() => onStep(index + 1)}
                  title={words.t('step.show')}
                >
                  {move.text}
                </button>
              ) : (
                move.text
              )}
            </p>
            {move.refused && <StepLine step={move.refused} words={words} class="ck-step-refused" />}
            {!move.refused &&
              move.steps.map((step, number) => (
                <StepLine key={number} step={step} words={words} plain={step.text === move.text} />
              ))}
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

/** The outcomes of a ruling that hangs on a card nobody has told us. */
export function Cases({
  told,
  words,
  onGo,
  onFill,
}: {
  readonly told: Told;
  readonly words: Words;
  readonly onGo?: (path: string) => void;
  /** Takes the position over in which a condition holds. */
  readonly onFill?: (position: object) => void;
}) {
  const { hanging } = told;
  if (!hanging) return null;
  const { cases, question } = hanging;
  return (
    <div class="ck-cases">
      {question &&
        (onGo ? (
          <button type="button" class="ck-link" onClick={() => onGo(question.path)}>
            {question.text}
          </button>
        ) : (
          <p>{question.text}</p>
        ))}
      <ul>
        {cases.map(({ when, answer, share, steps }) => (
          <li key={`${answer}${when.map(({ text }) => text)}`} class="ck-case">
            {when.map(({ text, filled }) => (
              <div key={text} class="ck-condition">
                <p>{text}</p>
                {filled && onFill && (
                  <button type="button" class="ck-button ck-small" onClick={() => onFill(filled)}>
                    {words.t('depends.so-it-is')}
                  </button>
                )}
              </div>
            ))}
            <p class="ck-case-answer">{answer}</p>
            <p class="ck-quiet">{share}</p>
            {steps.length > 0 && (
              <details class="ck-case-why">
                <summary>{words.t('why.link')}</summary>
                {steps.map((step) => (
                  <StepLine key={step.text} step={step} words={words} />
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
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

/**
 * A question: the table, what is done, and what can be answered; once it is answered, why.
 */
import { useEffect, useRef } from 'preact/hooks';
import { Emblem } from '../checker/Emblem.tsx';
import type { GameRecord } from '../checker/game.ts';
import { Why } from '../checker/Result.tsx';
import { tell } from '../checker/told.ts';
import { answerText, type Choice, type Speaking } from './answers.ts';
import { later, parting, wouldBe } from './apart.ts';
import type { Question } from './source.ts';

interface Props {
  readonly question: Question;
  readonly speaking: Speaking;
  /** The index of the answer that was chosen. */
  readonly chosen: number | undefined;
  onChoose(choice: number): void;
}

/** The table before anything is done, and what then is. */
function Story({ question: { record, seen }, speaking: { board, words, q } }: Pick<Props, 'question' | 'speaking'>) {
  const before: GameRecord = { ...record, moves: [] };
  const moves = record.moves ?? [];
  return (
    <>
      <div class="quiz-table">
        <board.Table record={before} ruling={board.engine.rule(before)} words={words} />
      </div>
      <div>
        <p class="quiz-label">{q(moves.length > 0 ? 'done' : 'nothing-done')}</p>
        <ol class="quiz-moves">
          {moves.map((move, index) => (
            <li key={index}>{words.say('move', board.engine.moveSentence(move))}</li>
          ))}
        </ol>
        {seen.length > 0 && (
          <>
            <p class="quiz-label">{q('seen')}</p>
            <ul class="quiz-seen">
              {seen.map(({ heading, ...said }, index) => (
                <li key={index}>{words.say(heading, said)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}

/** What an answer really comes to, played out; of a move only itself, as what was before it is no matter of dispute. */
function Proof({
  choice,
  from = 0,
  speaking: { board, words },
}: {
  readonly choice: Choice;
  /** How many steps are left out. */
  readonly from?: number;
  readonly speaking: Speaking;
}) {
  const told = tell(board, choice.shows, words);
  return (
    <Why told={{ ...told, moves: choice.is === 'move' ? told.moves.slice(-1) : later(told, from) }} words={words} />
  );
}

/** Why the right answer is right, and why the chosen one is not. */
function Reasons({ question, chosen, speaking }: Pick<Props, 'question' | 'speaking'> & { readonly chosen: number }) {
  const { choices, right } = question;
  const { q } = speaking;
  const [own, best] = [choices[chosen], choices[right]];
  if (!own || !best) return null;
  const from = parting(own, speaking);
  const would = own === best ? undefined : wouldBe(own, question, speaking);
  // What both rest on is told once, but from where it parts from what would have led there.
  const isShared = own === best || (own.shows === best.shows && !from);
  return (
    <div class="quiz-reasons">
      {!isShared && (
        <section>
          <h3>{q('why.wrong', { answer: answerText(own, speaking) })}</h3>
          {would !== undefined && <p class="quiz-would">{q('why.would', { answer: would })}</p>}
          <Proof choice={own} speaking={speaking} {...(from !== undefined && { from })} />
        </section>
      )}
      <section>
        <h3>{own === best ? q('why.all') : q('why.right', { answer: answerText(best, speaking) })}</h3>
        <Proof choice={best} speaking={speaking} />
      </section>
    </div>
  );
}

/** A question with its answers. */
export function Asked({ question, speaking, chosen, onChoose }: Props) {
  const { asks, choices, right, kind } = question;
  const { q, words } = speaking;
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLOListElement>(null);
  // Whoever goes on by key reads on at the question; its table is above it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const answered = chosen !== undefined;
  useEffect(() => {
    if (answered) answers.current?.scrollIntoView({ block: 'nearest' });
  }, [answered]);
  const markOf = (index: number) => (index === right ? 'right' : index === chosen ? 'wrong' : undefined);
  return (
    <div class="quiz-question" data-kind={kind}>
      <Story question={question} speaking={speaking} />
      <div class="quiz-asked">
        <h2 ref={heading} tabIndex={-1}>
          {q(`asks.${asks.code}`, asks.params as Record<string, string>)}
        </h2>
        <ol ref={answers} class="quiz-choices" aria-label={q('answers')}>
          {choices.map((choice, index) => {
            const mark = answered ? markOf(index) : undefined;
            return (
              <li key={index}>
                <button
                  type="button"
                  class="quiz-choice"
                  data-mark={mark}
                  aria-disabled={answered || undefined}
                  aria-keyshortcuts={String(index + 1)}
                  onClick={() => onChoose(index)}
                >
                  <span class="quiz-key" aria-hidden="true">
                    {mark === 'right' ? '✓' : mark === 'wrong' ? '✗' : index + 1}
                  </span>
                  {choice.is === 'card' && (
                    <Emblem id={choice.card.slice(choice.card.indexOf('.') + 1)} words={words} />
                  )}
                  <span>
                    {answerText(choice, speaking)}
                    {mark && <span class="visually-hidden"> ({q(`mark.${mark}`)})</span>}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
        {answered && <Reasons question={question} chosen={chosen} speaking={speaking} />}
      </div>
    </div>
  );
}

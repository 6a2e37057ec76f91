/**
 * How a round has gone, and what can be asked next.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { shared } from '../checker/share.ts';
import type { Speaking } from './answers.ts';
import { type Round, TEN } from './round.ts';

interface Props {
  readonly round: Round;
  readonly speaking: Speaking;
  onNew(): void;
  onOther(): void;
}

/** The result of a round. */
export function End({ round, speaking: { words, q }, onNew, onOther }: Props) {
  const { marks, longest, again } = round;
  const [link, setLink] = useState<'copied' | 'refused'>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const share = async () => {
    const { title } = words.texts;
    const how = await shared({ title, text: q('page.title'), url: location.href });
    if (how !== 'sent') setLink(how);
  };
  const score = q('score', { right: marks.filter(Boolean).length, of: marks.length });
  return (
    <div class="quiz-round quiz-result">
      <p class="quiz-bar">{q('end.title')}</p>
      <div class="ck-answer">
        <div>
          <h2 class="ck-answer-text" ref={heading} tabIndex={-1}>
            {score}
          </h2>
          <p class="ck-answer-owes">{q('end.streak', { count: longest })}</p>
        </div>
      </div>
      <ol class="quiz-marks" aria-label={q('end.title')}>
        {marks.map((isRight, index) => (
          <li key={index} data-mark={isRight ? 'right' : 'wrong'}>
            <span aria-hidden="true">{isRight ? '✓' : '✗'}</span>
            <span class="visually-hidden">{q(`verdict.${isRight ? 'right' : 'wrong'}`)}</span>
          </li>
        ))}
      </ol>
      {marks.length < TEN && <p class="ck-quiet">{q('end.fewer')}</p>}
      <div class="quiz-next">
        <button type="button" class="ck-button ck-primary" onClick={onNew}>
          {q('end.new')}
        </button>
        <button type="button" class="ck-button" onClick={again}>
          {q('end.again')}
        </button>
        <button type="button" class="ck-button" onClick={share}>
          {q('share.button')}
        </button>
        <button type="button" class="ck-button" onClick={onOther}>
          {q('end.other')}
        </button>
      </div>
      <div role="status">
        {link === 'copied' && <p>{q('share.copied')}</p>}
        {link === 'refused' && (
          <label>
            {q('share.shown')}
            <input
              class="ck-input"
              type="text"
              readOnly
              value={location.href}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        )}
      </div>
    </div>
  );
}

/**
 * The quiz: the questions are chosen, asked, and chosen again. Which ones stands in the address, so that a table plays the same ten.
 */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Boundary } from '../checker/Boundary.tsx';
import type { Speaking } from './answers.ts';
import { Begin } from './Begin.tsx';
import { Playing } from './Playing.tsx';
import type { Source } from './source.ts';
import { type Chosen, freshSeed, readWish, searchOf } from './wish.ts';

interface Props {
  readonly source: Source;
  readonly speaking: Speaking;
}

/** The quiz about a game. */
export function Quiz({ source, speaking }: Props) {
  const { words, q } = speaking;
  const read = () => readWish(location.search, source.topics);
  const [chosen, setChosen] = useState(read);
  const [isLarge, setLarge] = useState(false);
  useLayoutEffect(() => {
    const arrive = () => setChosen(read());
    addEventListener('popstate', arrive);
    return () => removeEventListener('popstate', arrive);
  }, []);
  const go = (to: Chosen) => {
    history.pushState(history.state, '', searchOf(to));
    setChosen(to);
  };
  const { seed, level, about } = chosen;
  return (
    <div class="ck quiz" data-large={isLarge || undefined}>
      {seed !== undefined && (
        <button type="button" class="ck-button quiz-large" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {q('large')}
        </button>
      )}
      <Boundary
        key={searchOf(chosen)}
        broken={(error, again) => (
          <div role="alert" class="ck-notice">
            <p>
              <b>{words.t('broken.title')}</b>
            </p>
            <p>{q('broken.text')}</p>
            <p class="ck-quiet">{error.message}</p>
            <button type="button" class="ck-button" onClick={again}>
              {q('broken.again')}
            </button>
          </div>
        )}
      >
        {seed === undefined ? (
          <Begin
            chosen={chosen}
            topics={source.topics}
            speaking={speaking}
            onBegin={(wish) => go({ ...wish, seed: freshSeed() })}
          />
        ) : (
          <Playing
            source={source}
            wish={{ seed, level, about }}
            speaking={speaking}
            onNew={() => go({ ...chosen, seed: freshSeed() })}
            onOther={() => go({ level, about })}
          />
        )}
      </Boundary>
    </div>
  );
}

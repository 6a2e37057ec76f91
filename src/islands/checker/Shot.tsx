/**
 * A ruling as a picture to send round: what it comes to, and the table.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from './game.ts';
import type { Made, Picture } from './picture.tsx';
import { Answer } from './Result.tsx';
import type { Told } from './told.ts';
import { Awaited } from './Waiting.tsx';
import type { Words } from './words.ts';

interface Props {
  readonly board: Board;
  readonly told: Told;
  readonly words: Words;
  /** Loads the page anew, with the picture. */
  again(): void;
}

type Making = { readonly picture: Picture; readonly Made: typeof Made } | 'failed' | undefined;

/** Makes the picture once, and offers to save or to send it. */
export function Shot({ board, told, words, again }: Props) {
  const { t } = words;
  const stage = useRef<HTMLDivElement>(null);
  const [making, setMaking] = useState<Making>();
  const { record, ruling } = told;

  // Of another record it is another picture.
  useEffect(() => () => setMaking(undefined), [record]);
  useEffect(() => {
    if (making === 'failed') return;
    if (making) return () => URL.revokeObjectURL(making.picture.url);
    let isGone = false;
    const make = async (): Promise<Making> => {
      try {
        // Fetched when somebody asks for a picture.
        const { made, Made } = await import('./picture.tsx');
        return { picture: await made(stage.current as HTMLElement, told, words), Made };
      } catch {
        return 'failed';
      }
    };
    make().then((done) => {
      if (!isGone) setMaking(done);
      else if (done && done !== 'failed') URL.revokeObjectURL(done.picture.url);
    });
    return () => {
      isGone = true;
    };
  }, [record, making]);

  if (!making || making === 'failed')
    return (
      <>
        <Awaited
          words={words}
          loading={t('share.making')}
          failed={t('share.failed')}
          hasFailed={making === 'failed'}
          again={again}
        />
        <div class="ck-shot" ref={stage} aria-hidden="true">
          <div class={`ck-answer ck-tone-${told.tone}`}>
            <div>
              <Answer told={told} />
            </div>
          </div>
          <board.Table record={record} ruling={ruling} words={words} />
          <p>
            {words.texts.title} · {words.texts.editions[told.edition] ?? told.edition} · {location.host}
          </p>
        </div>
      </>
    );
  return <making.Made {...making.picture} told={told} words={words} />;
}

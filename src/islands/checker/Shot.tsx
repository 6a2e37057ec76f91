/**
 * A ruling as a picture to send round: what it comes to, and the table.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from './game.ts';
import { leadTo } from './hold.ts';
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

type Made = { readonly url: string; readonly file: File } | 'failed' | undefined;

/** Makes the picture once, and offers to save or to send it. */
export function Shot({ board, told, words, again }: Props) {
  const { t } = words;
  const stage = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<Made>();
  const { record, ruling } = told;

  // Of another record it is another picture.
  useEffect(() => () => setMade(undefined), [record]);
  useEffect(() => {
    if (made === 'failed') return;
    if (made) return () => URL.revokeObjectURL(made.url);
    let isGone = false;
    const make = async (): Promise<Made> => {
      try {
        const { pictureOf } = await import('./picture.ts');
        const blob = await pictureOf(stage.current as HTMLElement, words.texts.emblems);
        if (isGone) return undefined;
        return { url: URL.createObjectURL(blob), file: new File([blob], `${record.game}.png`, { type: blob.type }) };
      } catch {
        return 'failed';
      }
    };
    make().then((done) => {
      if (!isGone) setMade(done);
    });
    return () => {
      isGone = true;
    };
  }, [record, made]);

  if (!made || made === 'failed')
    return (
      <>
        <Awaited
          words={words}
          loading={t('share.making')}
          failed={t('share.failed')}
          hasFailed={made === 'failed'}
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
  const sent = { files: [made.file], text: told.answer };
  return (
    <figure class="ck-shot-made">
      <img
        src={made.url}
        alt={`${words.texts.title}: ${told.answer}`}
        // Not before it has its height.
        onLoad={({ currentTarget }) => leadTo(currentTarget.parentElement, 'nearest')}
      />
      <p class="ck-remedies">
        <a class="ck-button" href={made.url} download={made.file.name}>
          {t('share.save')}
        </a>
        {navigator.canShare?.(sent) && (
          <button
            type="button"
            class="ck-button ck-primary"
            // Whoever changes their mind has not met with a failure; the picture is still there to be saved.
            onClick={() => navigator.share(sent).catch(() => {})}
          >
            {t('share.send')}
          </button>
        )}
      </p>
    </figure>
  );
}

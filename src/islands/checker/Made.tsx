/**
 * A picture that has been made of a ruling, to be saved or sent.
 */
import { leadTo } from './hold.ts';
import { pictureOf } from './picture.ts';
import type { Told } from './told.ts';
import type { Words } from './words.ts';

/** A picture, as an address of this page and as a file. */
export interface Picture {
  readonly url: string;
  readonly file: File;
}

/** Makes the picture of a ruling that stands on a stage. */
export async function made(stage: Element, { record }: Told, { texts }: Words): Promise<Picture> {
  const blob = await pictureOf(stage, texts.emblems);
  return { url: URL.createObjectURL(blob), file: new File([blob], `${record.game}.png`, { type: blob.type }) };
}

/** The picture of a ruling, with what can be done with it. */
export function Made({ url, file, told, words }: Picture & { readonly told: Told; readonly words: Words }) {
  const { t, texts } = words;
  const sent = { files: [file], text: told.answer };
  return (
    <figure class="ck-shot-made">
      <img
        src={url}
        alt={`${texts.title}: ${told.answer}`}
        // Not before it has its height.
        onLoad={({ currentTarget }) => leadTo(currentTarget.parentElement, 'nearest')}
      />
      <p class="ck-remedies">
        <a class="ck-button" href={url} download={file.name}>
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

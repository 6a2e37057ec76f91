/**
 * What can be done with a ruling as a whole: begin anew, and send it round as a link, in words, as a code for a camera, as a picture.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keep, over, write } from '../../scripts/over.ts';
import type { Board } from './game.ts';
import type { History } from './history.ts';
import { leadTo } from './hold.ts';
import { inWords } from './in-words.ts';
import { QrCode } from './QrCode.tsx';
import { Shot } from './Shot.tsx';
import { isCopied, shared } from './share.ts';
import type { Told } from './told.ts';
import type { Words } from './words.ts';

interface Props {
  readonly board: Board;
  readonly words: Words;
  readonly state: History;
  readonly told: Told | undefined;
  /** How many moves do not fit. */
  readonly unfit: number;
  readonly addressed: boolean;
}

/** What is shown below the buttons. */
type Shown = 'link-copied' | 'link' | 'text-copied' | 'text' | 'code' | 'picture';

/** What is to be shown since the page has been loaded anew to try it again; once. */
function tried(): Shown | undefined {
  const { shown, ...state } = history.state ?? {};
  if (!shown) return undefined;
  history.replaceState(state, '');
  keep();
  return shown;
}

/** What can be done with a table as it stands: to share it, to show it as a picture or a code, to begin anew. */
export function Tools({ board, words, state, told, unfit, addressed }: Props) {
  const { t } = words;
  const [shown, setShown] = useState<Shown>();
  useEffect(() => setShown(tried()), [state.hash]);
  // What is only told needs no closing.
  const isOpen = shown !== undefined && shown !== 'link-copied';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => leadTo(shown && place.current, 'nearest'), [shown]);
  useEffect(() => (isOpen ? over(() => setShown(undefined)) : undefined), [isOpen]);
  const link = new URL(`${words.texts.home}check/${state.hash}`, location.href).href;
  const text = () => (told ? inWords(told, unfit, words, link) : '');

  /** What the browser does not let into the clipboard is shown, to be copied by hand. */
  const copy = async (what: string, copied: Shown, otherwise: Shown) =>
    setShown((await isCopied(what)) ? copied : otherwise);
  const share = async () => {
    const { title } = words.texts;
    const how = await shared({ title, text: told?.answer ?? title, url: link });
    if (how !== 'sent') setShown(how === 'copied' ? 'link-copied' : 'link');
  };
  /** Loads what is shown anew: on its page, as another page knows nothing of the moves made. */
  const again = () => {
    if (!addressed) return write(() => location.assign(link), true);
    history.replaceState({ ...history.state, shown }, '');
    location.reload();
  };
  const button = (key: string, act: () => void, style = '') => (
    <button type="button" class={`ck-button ${style}`} onClick={act}>
      {t(key)}
    </button>
  );

  return (
    <>
      <p class="ck-address print-only" translate={false}>
        {link}
      </p>
      <div class="ck-tools">
        <div class="ck-tools-row">
          {addressed ? (
            button('history.anew', () => state.begin(undefined))
          ) : (
            <a class="ck-button" href={link}>
              {t('history.page')}
            </a>
          )}
          {button('share.button', share, 'ck-primary')}
          {told && button('share.text', () => copy(text(), 'text-copied', 'text'))}
          {told && button('share.picture', () => setShown('picture'))}
          {button('share.code', () => setShown('code'))}
        </div>
        <div role="status" class="ck-shared" ref={place}>
          {shown === 'link-copied' && <p>{t('share.copied')}</p>}
          {shown === 'link' && (
            <label>
              {t('share.shown')}
              <input
                class="ck-input"
                type="text"
                readOnly
                value={link}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </label>
          )}
          {shown === 'text-copied' && <p>{t('share.text-copied')}</p>}
          {(shown === 'text' || shown === 'text-copied') && told && (
            <label>
              {shown === 'text' && t('share.text-shown')}
              <textarea
                class="ck-input"
                rows={8}
                readOnly
                value={text()}
                aria-label={t('share.text')}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </label>
          )}
          {shown === 'picture' && told && <Shot board={board} told={told} words={words} again={again} />}
          {shown === 'code' && <QrCode link={link} words={words} again={again} />}
        </div>
      </div>
    </>
  );
}

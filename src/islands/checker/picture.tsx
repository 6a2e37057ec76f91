/**
 * A part of the page as a picture, and what can be done with one. The library is given what it would otherwise get in ways that the page's policy
 * refuses: drawings and an empty page written as HTML, addresses resolved by a `<base>`, rules read in a `<style>`.
 */
import { leadTo } from './hold.ts';
import type { Told } from './told.ts';
import type { Words } from './words.ts';

/** A sheet of emblems as elements. */
const sheetAt = (address: string): Promise<Element> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => {
      const sheet = request.responseXML?.documentElement;
      if (request.status === 200 && sheet) resolve(document.importNode(sheet, true));
      else reject(new Error(`${address}: ${request.status}`));
    };
    request.onerror = () => reject(new Error(`${address} does not come`));
    request.send();
  });

/** A file as a `data:` address. */
async function dataAt(address: string | URL): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const file = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The typefaces of the page, their files within. */
async function typefaces(): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(async ({ cssText, parentStyleSheet }) => {
      const [, address] = /url\("([^"]+)"\)/.exec(cssText) ?? [];
      if (!address) return cssText;
      const data = await dataAt(new URL(address, parentStyleSheet?.href ?? document.baseURI));
      return cssText.replace(address, () => data);
    });
  return (await Promise.all(faces)).join('\n');
}

/**
 * What stands on a stage, as a picture.
 * @param emblems the address of the sheet that its emblems are from
 */
async function pictureOf(stage: Element, emblems: string): Promise<Blob> {
  const [{ createContext, domToBlob }, cssText, sheet] = await Promise.all([
    import('modern-screenshot'),
    typefaces(),
    sheetAt(emblems),
  ]);
  // What an element looks like of itself is seen in an empty page.
  const empty = document.createElement('iframe');
  for (const aid of [sheet, empty]) aid.classList.add('ck-shot-aid');
  document.body.append(sheet, empty);
  try {
    const filter = (node: Node) => node.nodeName !== 'DETAILS';
    const context = await createContext(stage, { scale: 2, font: { cssText }, filter });
    context.sandbox = empty;
    return await domToBlob(context);
  } finally {
    sheet.remove();
    empty.remove();
  }
}

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

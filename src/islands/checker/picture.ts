/**
 * A part of the page as a picture. The library is given what it would otherwise get in ways that the page's policy refuses: drawings and an empty
 * page written as HTML, addresses resolved by a `<base>`, rules read in a `<style>`.
 */

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
export async function pictureOf(stage: Element, emblems: string): Promise<Blob> {
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

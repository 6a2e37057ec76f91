/** What stands in the page for its island to say. */
export const pageTexts = <Texts>(): Texts =>
  JSON.parse(document.querySelector('[data-page-texts]')?.textContent ?? 'null');

/**
 * What is pressed may go with what it does, as a form that is saved or a round that is deleted, and the focus with it.
 */

/** Leads the focus, where it has gone so, to the nearest heading before that is still there, or else to the first. */
export function keepFocus(sheet: HTMLElement): void {
  let held: Node | undefined;
  let before: readonly HTMLElement[];
  sheet.addEventListener('focusin', ({ target }) => {
    const now = target as Node;
    held = now;
    before = [...sheet.querySelectorAll<HTMLElement>('h2, h3, h4')].filter(
      (one) => one.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
  new MutationObserver(() => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    const heading = before.findLast((one) => one.isConnected) ?? sheet.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }).observe(sheet, { childList: true, subtree: true });
}

/**
 * Previews of cards, paragraphs and terms: on hover, on keyboard focus, and on tap, where a second tap opens the page. Escape, a tap
 * elsewhere and leaving close them; the pointer may rest on them. What they say, and the box that they stand in, are loaded for the first.
 */
import { loader } from './loader.ts';
import type { Previews } from './preview.ts';

const { previews: address } = document.body.dataset;
const DELAY = 180;

let shownFor: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let box: typeof import('./preview.ts') | undefined;

const load = loader(async () => {
  const [module, answer] = await Promise.all([import('./preview.ts'), fetch(address ?? '')]);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  box = module;
  return answer.json() as Promise<Previews>;
});

function hide() {
  clearTimeout(timer);
  if (!shownFor) return;
  box?.close(shownFor);
  shownFor = undefined;
}

let returning = false;

/** Gives the focus back to a link whose preview has been closed, without showing it again. */
function giveBack(link: HTMLAnchorElement) {
  returning = true;
  link.focus({ preventScroll: true });
  returning = false;
}

async function show(link: HTMLAnchorElement, tapped = false) {
  clearTimeout(timer);
  if (shownFor === link) return;
  hide();
  shownFor = link;
  const loaded = await load().catch(() => undefined);
  const preview = loaded?.previews[box?.keyOf(link) ?? ''];
  if (!loaded || !preview) {
    if (shownFor === link) shownFor = undefined;
    // Without a preview, a tap does what a tap on a link does.
    if (tapped) location.assign(link.href);
    return;
  }
  if (shownFor !== link) return;
  const close = () => {
    hide();
    giveBack(link);
  };
  box?.open(link, preview, loaded.words, tapped ? { open: hide, close } : undefined);
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.ref, .ref-term, .ck-cite, [data-preview]') : null;

if (address && 'popover' in document.body) {
  let pointer = 'mouse';

  document.addEventListener('pointerdown', (event) => {
    pointer = event.pointerType;
    if (shownFor && !box?.contains(event.target) && linkAt(event.target) !== shownFor) hide();
  });
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const link = linkAt(event.target);
    clearTimeout(timer);
    // Whoever draws a selection over a link wants to see what they select.
    if (event.buttons) return;
    if (link) timer = setTimeout(() => show(link), DELAY);
    else if (shownFor && !box?.contains(event.target) && document.activeElement !== shownFor)
      timer = setTimeout(hide, DELAY);
  });
  document.addEventListener('focusin', (event) => {
    if (returning) return;
    const link = linkAt(event.target);
    if (link?.matches(':focus-visible')) show(link);
    else if (shownFor && !box?.contains(event.target) && !link) hide();
  });
  document.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (!link || link === shownFor || pointer === 'mouse' || event.detail === 0 || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    show(link, true);
  });
  document.addEventListener('keydown', (event) => {
    pointer = 'mouse';
    if (event.key !== 'Escape' || !shownFor) return;
    const link = shownFor;
    const inside = box?.contains(document.activeElement);
    hide();
    if (inside) giveBack(link);
  });
  // Also where a part of the page scrolls by itself, but for the box: it would be put back to its beginning.
  addEventListener('scroll', ({ target }) => shownFor && !box?.contains(target) && box?.place(shownFor), true);
  addEventListener('hashchange', hide);
}

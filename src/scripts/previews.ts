/**
 * Previews of cards, paragraphs and terms: on hover, on keyboard focus, and on tap, where a second tap opens the page. Escape, a tap
 * elsewhere and leaving close them; the pointer may rest on them.
 */
import type { Markup } from '../lib/markup.ts';

interface Preview {
  title: string;
  kicker: string;
  text: Markup[];
  /** The address of the card's drawing. */
  emblem?: string;
  plate?: string;
}

const { previews: address, previewLabel = '', previewOpen = '', previewClose = '' } = document.body.dataset;
const DELAY = 180;
const GAP = 8;

let all: Promise<Record<string, Preview>> | undefined;
let shownFor: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const load = () => {
  all ??= fetch(address ?? '').then((response) => (response.ok ? response.json() : Promise.reject(response.status)));
  all.catch(() => {
    all = undefined;
  });
  return all;
};

const box = document.createElement('div');
box.id = 'preview';
box.className = 'preview';
box.popover = 'manual';
box.tabIndex = -1;

/** An element with a class and what stands in it. */
function part<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...children: (string | Node)[]) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** A piece of a text as it stands in the page. */
function asNode(markup: Markup): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const [tag, ...children] = markup;
  const element = document.createElement(tag);
  element.append(...children.map(asNode));
  return element;
}

/** A card's drawing on its plate. */
function drawing(address: string, plate = '') {
  const SVG = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(SVG, 'svg');
  svg.classList.add('preview-emblem');
  svg.dataset.plate = plate;
  svg.setAttribute('viewBox', '0 0 64 64');
  svg.ariaHidden = 'true';
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', address);
  svg.append(use);
  return svg;
}

/** Below the link, or above it where there is more room; never over it: what has no room scrolls. */
function place(link: Element) {
  const { top, bottom } = link.getBoundingClientRect();
  // A link over two lines begins somewhere else than its box.
  const [{ left } = link.getBoundingClientRect()] = link.getClientRects();
  const { innerWidth: width, innerHeight: height } = window;
  box.style.maxHeight = '';
  const roomBelow = height - bottom - 2 * GAP;
  const roomAbove = top - 2 * GAP;
  const below = box.offsetHeight <= roomBelow || roomBelow >= roomAbove;
  box.style.maxHeight = `min(60vh, ${below ? roomBelow : roomAbove}px)`;
  box.style.left = `${Math.max(GAP, Math.min(left, width - box.offsetWidth - GAP))}px`;
  box.style.top = `${below ? bottom + GAP : Math.max(GAP, top - box.offsetHeight - GAP)}px`;
}

function hide() {
  clearTimeout(timer);
  if (!shownFor) return;
  shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  if (box.matches(':popover-open')) box.hidePopover();
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
  const preview = (await load().catch(() => undefined))?.[link.dataset.ref ?? link.pathname];
  if (!preview) {
    if (shownFor === link) shownFor = undefined;
    // Without a preview, a tap does what a tap on a link does.
    if (tapped) location.assign(link.href);
    return;
  }
  if (shownFor !== link) return;
  const { title, kicker, text, emblem, plate } = preview;
  box.replaceChildren(
    ...(emblem ? [drawing(emblem, plate)] : []),
    part('p', 'preview-kicker', kicker),
    part('p', 'preview-title', title),
    part('div', 'preview-text', ...text.map(asNode)),
  );
  if (tapped) {
    const open = part('a', 'button', previewOpen);
    open.href = link.href;
    open.addEventListener('click', hide);
    const close = part('button', 'button', previewClose);
    close.type = 'button';
    close.addEventListener('click', () => {
      hide();
      giveBack(link);
    });
    box.append(part('p', 'preview-buttons', open, close));
  }
  // Read out as the link's description; after a tap it is a small dialog of its own.
  box.role = tapped ? 'dialog' : 'tooltip';
  if (tapped) box.setAttribute('aria-label', `${previewLabel}: ${title}`);
  else {
    box.removeAttribute('aria-label');
    link.setAttribute('aria-describedby', box.id);
  }
  box.showPopover();
  place(link);
  if (tapped) box.focus({ preventScroll: true });
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-ref], .ref-term') : null;

if (address && 'popover' in box) {
  document.body.append(box);
  let pointer = 'mouse';

  document.addEventListener('pointerdown', (event) => {
    pointer = event.pointerType;
    if (shownFor && !box.contains(event.target as Node) && linkAt(event.target) !== shownFor) hide();
  });
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const link = linkAt(event.target);
    clearTimeout(timer);
    if (link) timer = setTimeout(() => show(link), DELAY);
    else if (shownFor && !box.contains(event.target as Node) && document.activeElement !== shownFor)
      timer = setTimeout(hide, DELAY);
  });
  document.addEventListener('focusin', (event) => {
    if (returning) return;
    const link = linkAt(event.target);
    if (link?.matches(':focus-visible')) show(link);
    else if (shownFor && !box.contains(event.target as Node) && !link) hide();
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
    const inside = box.contains(document.activeElement);
    hide();
    if (inside) giveBack(link);
  });
  addEventListener('scroll', () => shownFor && place(shownFor), { passive: true });
  addEventListener('hashchange', hide);
}

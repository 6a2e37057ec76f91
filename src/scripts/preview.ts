/**
 * The box that a preview stands in, over the page. It is loaded when the first preview is asked for.
 */
import type { Markup } from '../lib/markup.ts';
import sheet from '../styles/preview.css?inline';
import { opened } from './entries.ts';

/** What is said of a card, a paragraph or a term. */
export interface Preview {
  title: string;
  kicker: string;
  text: Markup[];
  /** The address of the card's drawing. */
  emblem?: string;
  plate?: string;
}

/** What there is to preview in a game, by the address of the link. */
export interface Previews {
  /** What the box is called, and its buttons. */
  words: { label: string; open: string; close: string };
  previews: Record<string, Preview>;
}

/** What the buttons do that stand below a preview that has been tapped. */
export interface Buttons {
  /** When the page is opened. */
  open(): void;
  close(): void;
}

const GAP = 8;

const styles = new CSSStyleSheet();
styles.replaceSync(sheet);
document.adoptedStyleSheets.push(styles);

const box = document.createElement('div');
box.id = 'preview';
box.className = 'preview';
box.popover = 'manual';
box.tabIndex = -1;
document.body.append(box);

/** Has the back button leave the preview alone that it would have closed. */
let closed: (() => void) | undefined;

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
export function place(link: Element): void {
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

/** Under what the preview of a link is found: its address, in the language of the page. Side by side, links lead to other languages too. */
export function keyOf({ pathname, hash }: HTMLAnchorElement): string {
  const own = (document.body.dataset.previews ?? '').split('/').slice(0, -1);
  return [...own, ...pathname.split('/').slice(own.length)].join('/') + hash;
}

/** Shows a preview of what a link leads to: as the link's description, or, where it has buttons, as a small dialog of its own. */
export function open(
  link: HTMLAnchorElement,
  { title, kicker, text, emblem, plate }: Preview,
  words: Previews['words'],
  buttons?: Buttons,
): void {
  box.replaceChildren(
    ...(emblem ? [drawing(emblem, plate)] : []),
    part('p', 'preview-kicker', kicker),
    part('p', 'preview-title', title),
    part('div', 'preview-text', ...text.map(asNode)),
  );
  if (buttons) {
    const open = part('a', 'button', words.open);
    open.href = link.href;
    open.addEventListener('click', buttons.open);
    const close = part('button', 'button', words.close);
    close.type = 'button';
    close.addEventListener('click', buttons.close);
    box.append(part('p', 'preview-buttons', open, close));
  }
  box.role = buttons ? 'dialog' : 'tooltip';
  if (buttons) box.setAttribute('aria-label', `${words.label}: ${title}`);
  else {
    box.removeAttribute('aria-label');
    link.setAttribute('aria-describedby', box.id);
  }
  box.showPopover();
  place(link);
  if (!buttons) return;
  box.focus({ preventScroll: true });
  closed = opened(buttons.close);
}

/** Takes the preview of a link away, if it is shown. */
export function close(link: HTMLAnchorElement): void {
  link.removeAttribute('aria-describedby');
  if (box.matches(':popover-open')) box.hidePopover();
  closed?.();
}

/** Whether something stands in the box. */
export const contains = (target: EventTarget | null): boolean => target instanceof Node && box.contains(target);

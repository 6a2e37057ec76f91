/**
 * A lesson, scene by scene: forward and back by button, arrow key and swipe. The address says which; without this, all stand one under another.
 */
import { rememberDone } from './progress.ts';

/** How far a finger goes to turn the page, in pixels. */
const SWIPE = 50;
/** How long a card takes to its new place, in milliseconds. */
const SLIDE = 450;

const find = <Kind extends HTMLElement>(name: string) => document.querySelector<Kind>(`[data-lesson${name}]`);
const lesson = find('');
const steps = find('-steps');
const back = find<HTMLButtonElement>('-back');
const on = find<HTMLButtonElement>('-on');
const next = find<HTMLAnchorElement>('-next');
const at = find('-at');
const scenes = [...document.querySelectorAll<HTMLElement>('[data-scene]')];

/** The cards in a scene's picture by what they show, and where in it each lies. Those that nobody knows have no name. */
function cardsIn(scene: HTMLElement) {
  const svg = scene.querySelector('svg.pic');
  const frame = svg?.getBoundingClientRect();
  const copies = new Map<string, number>();
  const cards = [...(svg?.querySelectorAll<SVGGElement>('.pic-card') ?? [])].map((card) => {
    const shows = card.querySelector('use')?.getAttribute('href') ?? '';
    const copy = copies.get(shows) ?? 0;
    copies.set(shows, copy + 1);
    const { left, top } = card.getBoundingClientRect();
    return { card, name: shows && `${shows} ${copy}`, left: left - (frame?.left ?? 0), top: top - (frame?.top ?? 0) };
  });
  return { svg, cards };
}

/** Lets the cards slide from where they lay to where they lie now. */
function slide({ cards: before }: ReturnType<typeof cardsIn>, scene: HTMLElement) {
  const { svg, cards } = cardsIn(scene);
  const scale = (svg?.getBoundingClientRect().width ?? 0) / ((svg as SVGSVGElement | null)?.viewBox.baseVal.width || 1);
  if (!scale || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const { card, name, left, top } of cards) {
    const was = before.find((one) => name && one.name === name);
    const [x, y] = was ? [(was.left - left) / scale, (was.top - top) / scale] : [0, 0];
    if (Math.abs(x) > 1 || Math.abs(y) > 1)
      card.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { id: 'card', duration: SLIDE, easing: 'ease-in-out' });
  }
}

/** Whether of two scenes one follows upon the other, at the same table. */
function isSameTable(one: HTMLElement, other: HTMLElement): boolean {
  const [before = 0, after = 0] = [scenes.indexOf(one), scenes.indexOf(other)].sort((a, b) => a - b);
  return after === before + 1 && scenes[after]?.dataset.sameTable !== undefined;
}

let now = -1;

/** Shows a scene. @param turned whether the reader has turned to it, who then goes on from its beginning */
function show(index: number, turned: boolean) {
  const scene = scenes[index];
  if (!scene || index === now) return;
  const shown = scenes[now];
  const before = shown && cardsIn(shown);
  now = index;
  for (const one of scenes) one.hidden = one !== scene;
  const isLast = index === scenes.length - 1;
  if (back) back.disabled = index === 0;
  if (on) on.hidden = isLast;
  if (next) next.hidden = !isLast;
  const heading = scene.querySelector('h2');
  if (at) at.textContent = heading?.textContent ?? '';
  if (isLast && lesson?.dataset.lesson) rememberDone(document.body.dataset.game ?? '', lesson.dataset.lesson);
  if (!turned) return;
  try {
    history.replaceState(history.state, '', `#${scene.id}`);
  } catch {
    // A browser that refuses too many changes of the address: it is behind, the page is not.
  }
  // Who turns by the button goes on turning by it, as long as it turns.
  if (!steps?.contains(document.activeElement) || document.activeElement?.matches('[hidden], :disabled'))
    heading?.focus({ preventScroll: true });
  lesson?.scrollIntoView({ block: 'start' });
  if (before && shown && isSameTable(shown, scene)) slide(before, scene);
}

/** The place of the scene that the address names; before the first if it names none. */
const addressed = () => scenes.findIndex(({ id }) => `#${id}` === location.hash);
const turn = (by: number) => show(Math.min(Math.max(now + by, 0), scenes.length - 1), true);

if (lesson && steps) {
  steps.hidden = false;
  show(Math.max(0, addressed()), false);
  // What else the address leads to, as the way past the header, is no scene: nothing is turned.
  addEventListener('hashchange', () => show(addressed(), true));
  back?.addEventListener('click', () => turn(-1));
  on?.addEventListener('click', () => turn(1));
  addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey, shiftKey }) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if ((target as Element).closest('input, select, textarea, dialog, [role=menu]')) return;
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });

  let from: Touch | undefined;
  lesson.addEventListener(
    'touchstart',
    ({ touches }) => {
      from = touches.length === 1 ? touches[0] : undefined;
    },
    { passive: true },
  );
  lesson.addEventListener(
    'touchend',
    ({ changedTouches: [to] }) => {
      if (!from || !to) return;
      const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
    { passive: true },
  );
}

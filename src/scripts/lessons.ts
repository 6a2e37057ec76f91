/**
 * The list of lessons: which are done, where to go on, and a way to begin anew.
 */
import { forgetDone, lessonsDone } from './progress.ts';

const { game = '' } = document.body.dataset;
const items = [...document.querySelectorAll<HTMLElement>('[data-of-lesson]')];
const box = document.querySelector<HTMLElement>('[data-progress]');
const said = [...(box?.querySelectorAll<HTMLElement>('[data-progress-said]') ?? [])];
const goOn = box?.querySelector<HTMLAnchorElement>('[data-progress-on]');

function show() {
  const done = new Set(lessonsDone(game));
  const finished = items.filter(({ dataset }) => done.has(dataset.ofLesson ?? ''));
  const next = items.find((item) => !finished.includes(item));
  for (const item of items) {
    const tick = item.querySelector<HTMLElement>('.done');
    if (tick) tick.hidden = !finished.includes(item);
  }
  if (!box || !goOn) return;
  box.hidden = finished.length === 0;
  for (const [before, one] of said.entries()) one.hidden = before + 1 !== finished.length;
  goOn.hidden = next === undefined;
  goOn.href = next?.querySelector('a')?.href ?? goOn.href;
}

box?.querySelector('[data-progress-clear]')?.addEventListener('click', () => {
  forgetDone(game);
  show();
  items[0]?.querySelector('a')?.focus();
});
// Also after the way back from a lesson, when the page comes out of memory.
addEventListener('pageshow', show);

/**
 * Taps of an unsteady finger: a tap makes a move, what comes next slides under the finger, and a second tap makes a move that nobody has made.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { meantBy } from './hold.ts';

/** A tap that comes sooner than this after another, in milliseconds … */
const SOON = 500;
/** … and nearer to it than this, in pixels, is meant for what was there. */
const NEAR = 24;

/**
 * Keeps a tap from anything within a place but what the tap before was meant for, if it follows at once on the same spot. The same control
 * can be tapped as fast as one likes; by keyboard everything can.
 */
export function useSteady(place: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    let last: { readonly at: number; readonly x: number; readonly y: number; readonly control: Element } | undefined;
    const guard = (event: MouseEvent) => {
      const { target, timeStamp: at, clientX: x, clientY: y, detail } = event;
      if (detail === 0 || !(target instanceof Element)) return;
      const control = meantBy(target);
      const isSlip =
        place.current?.contains(target) &&
        last &&
        control !== last.control &&
        at - last.at < SOON &&
        Math.hypot(x - last.x, y - last.y) < NEAR;
      if (!isSlip) {
        last = { at, x, y, control };
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', guard, true);
    return () => removeEventListener('click', guard, true);
  }, [place]);
}

/**
 * Where two rulings part.
 */
import type { Say } from '../../../engine/kernel/ruling.ts';

/** Whether two sentences say the same. */
export const saysSame = (one: Say, other: Say): boolean =>
  one.code === other.code && JSON.stringify(one.params) === JSON.stringify(other.params);

/** The place of the first step that is none of the others; nothing if all of them are. */
export function partsAt(steps: readonly Say[], others: readonly Say[]): number | undefined {
  const from = steps.findIndex((step) => !others.some((one) => saysSame(one, step)));
  return from < 0 ? undefined : from;
}

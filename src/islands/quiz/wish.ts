/**
 * Which ten questions are asked, as the address says it: the same for everybody who has it.
 */
import { type Level, levels, type Wish } from '../../../engine/kernel/quiz.ts';

/** What a reader has chosen: a wish without a seed asks for nothing yet. */
export type Chosen = Omit<Wish, 'seed'> & { readonly seed?: number | undefined };

/** Seeds are short enough to be read out at a table. */
const SEEDS = 1_000_000;

/** A new seed, by chance. */
export const freshSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) % SEEDS;

/** What an address wishes for; what it cannot be is left out. */
export function readWish(search: string, topics: readonly string[]): Chosen {
  const params = new URLSearchParams(search);
  const seed = params.get('seed') ?? '';
  const about = params.get('about') ?? '';
  return {
    seed: /^\d{1,9}$/.test(seed) ? Number(seed) : undefined,
    level: levels.find((level) => String(level) === params.get('level')),
    about: topics.includes(about) ? about : undefined,
  };
}

/** The address of a wish, from its question mark. */
export function searchOf({ seed, level, about }: Chosen): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ seed, level, about }))
    if (value !== undefined) params.set(name, String(value));
  return `?${params}`;
}

/** A level out of a form, where none is chosen for any. */
export const levelOf = (text: string): Level | undefined => levels.find((level) => String(level) === text);

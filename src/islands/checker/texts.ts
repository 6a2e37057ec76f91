/**
 * The texts of a language, fetched by the page that needs them.
 */
import type { Texts } from './words.ts';

const texts = new Map<string, Promise<Texts>>();

/** Texts by their address, fetched once; after a failure, again. @throws where they cannot be had */
export function textsAt(address: string): Promise<Texts> {
  const known = texts.get(address) ?? fetchTexts(address);
  texts.set(address, known);
  known.catch(() => texts.delete(address));
  return known;
}

async function fetchTexts(address: string): Promise<Texts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

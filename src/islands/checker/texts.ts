/**
 * The texts of a language, fetched by the page that needs them.
 */
import type { Readings, Spoken, Texts } from './words.ts';

const fetched = new Map<string, Promise<unknown>>();

/** What stands at an address, fetched once; after a failure, again. @throws where it cannot be had */
function at<Value>(address: string): Promise<Value> {
  const known = (fetched.get(address) as Promise<Value> | undefined) ?? fetchFrom(address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
}

/** Texts by their address. @throws where they cannot be had */
export const textsAt = (address: string): Promise<Texts> => at(address);

/** By which words what is typed is understood, by their address. @throws where they cannot be had */
export const spokenAt = (address: string): Promise<Spoken> => at(address);

/** How silences are read, by the address of that. @throws where it cannot be had */
export const readingsAt = (address: string): Promise<Readings> => at(address);

async function fetchFrom<Value>(address: string): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

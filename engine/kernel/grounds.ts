/**
 * What steps rest on, in a game whose editions differ in options.
 */
import type { Ground } from './ruling.ts';

/** The three kinds of ground that a game's rules name. */
interface Grounds<Cite extends string, Option extends string, Reading extends string> {
  /** Rests on the text: every leaflet that speaks says so. */
  text(...cites: readonly [Cite, ...Cite[]]): Ground<Cite, Option, Reading>;
  /** Rests on an option. Its basis is the edition only if the editions really differ. */
  option(name: Option, ...cites: readonly [Cite, ...Cite[]]): Ground<Cite, Option, Reading>;
  /** Rests on this project's reading of a silence. */
  reading(name: Reading, ...cites: readonly [Cite, ...Cite[]]): Ground<Cite, Option, Reading>;
}

/**
 * The grounds of a game.
 * @param editions the value of every option, by edition
 */
export function grounds<Cite extends string, Option extends string, Reading extends string>(
  editions: Readonly<Record<string, Readonly<Record<Option, string>>>>,
): Grounds<Cite, Option, Reading> {
  return {
    text: (...cites) => ({ cites, basis: 'text', option: undefined, reading: undefined }),
    option(name, ...cites) {
      const values = new Set(Object.values(editions).map((options) => options[name]));
      return { cites, basis: values.size > 1 ? 'edition' : 'text', option: name, reading: undefined };
    },
    reading: (name, ...cites) => ({ cites, basis: 'reading', option: undefined, reading: name }),
  };
}

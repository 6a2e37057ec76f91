/**
 * Whose leaflet a reader plays by: asked once, and remembered on the device.
 */
import type { Engine } from './game.ts';
import type { Texts } from './words.ts';

const key = (game: string) => `coachlamp.edition.${game}`;

/** The edition that the reader has chosen on this device; nothing if none, or where nothing can be remembered. */
export function rememberedEdition({ editions }: Engine, { game }: Texts): string | undefined {
  try {
    const edition = localStorage.getItem(key(game)) ?? '';
    return editions.includes(edition) ? edition : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers an edition, if the device lets us. */
export function rememberEdition({ game }: Texts, edition: string): void {
  try {
    localStorage.setItem(key(game), edition);
  } catch {
    // A private window: it is asked again next time.
  }
}

/** The edition that tables begin with: the one chosen, else the leaflet in the reader's language, else the reference. */
export function ownEdition(engine: Engine, texts: Texts): string {
  const { editions } = engine;
  const spoken = editions.includes(texts.locale) ? texts.locale : editions[0];
  return rememberedEdition(engine, texts) ?? (spoken as string);
}

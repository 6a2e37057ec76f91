/**
 * Whose leaflet a reader plays by: asked once, and remembered on the device.
 */

/** The editions of a game, the reference first. */
type Editions = { readonly editions: readonly string[] };
type Of = { readonly game: string };

const key = (game: string) => `coachlamp.edition.${game}`;

/** The edition that the reader has chosen on this device; nothing if none, or where nothing can be remembered. */
export function rememberedEdition({ editions }: Editions, { game }: Of): string | undefined {
  try {
    const edition = localStorage.getItem(key(game)) ?? '';
    return editions.includes(edition) ? edition : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers an edition, if the device lets us. */
export function rememberEdition({ game }: Of, edition: string): void {
  try {
    localStorage.setItem(key(game), edition);
  } catch {
    // A private window: it is asked again next time.
  }
}

/** By which edition a record is ruled on: the reference where it says nothing. */
export const editionOf = ({ editions }: Editions, { edition }: { readonly edition?: string | undefined }): string =>
  edition ?? (editions[0] as string);

/** The edition that tables begin with: the one chosen, else the leaflet in the reader's language, else the reference. */
export function ownEdition(engine: Editions, texts: Of & { readonly locale: string }): string {
  const { editions } = engine;
  const spoken = editions.includes(texts.locale) ? texts.locale : editions[0];
  return rememberedEdition(engine, texts) ?? (spoken as string);
}

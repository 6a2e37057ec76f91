/** The path under which the site stands, between slashes: what `--base` says when it is built. */
export const base: string = `${import.meta.env?.BASE_URL ?? ''}/`.replace(/\/+$/, '/');

/** A file of the site, or its beginning: `/favicon.svg`. */
export const sitePath = (...parts: string[]) => base + parts.join('/');

/**
 * The languages the site is published in, in the order a reader is offered them. This line is the only one to add
 * outside `content/` for a new language. `tag` is the BCP-47 tag that `lang` and `hreflang` carry: here `pt` is the
 * Portuguese of Portugal.
 */
export const languages = {
  en: { name: 'English', tag: 'en' },
  hu: { name: 'Magyar', tag: 'hu' },
  it: { name: 'Italiano', tag: 'it' },
  pt: { name: 'Português', tag: 'pt-PT' },
} as const satisfies Record<string, { name: string; tag: string }>;

/** A language's short name, as it stands in addresses and folder names. */
export type Locale = keyof typeof languages;

/** Every locale, in the reader's order. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** The locale of the source text: what is not translated yet is shown in it, marked. */
export const defaultLocale: Locale = 'en';

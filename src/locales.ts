/** A language of the site. */
export interface Language {
  /** As its speakers call it. */
  readonly name: string;
  /** The BCP-47 tag that `lang` and `hreflang` carry. */
  readonly tag: string;
  /** The BCP-47 tag by which names are listed and dates written, if usage differs by country. */
  readonly listedAs?: string;
  /** Still being translated: what is missing is shown in the default locale, marked, instead of failing the build. */
  readonly draft?: true;
}

/**
 * The languages the site is published in, in the order a reader is offered them. This line is the only one to add
 * outside `content/` for a new language. `pt` is the Portuguese of Portugal.
 */
export const languages = {
  en: { name: 'English', tag: 'en', listedAs: 'en-GB' },
  hu: { name: 'Magyar', tag: 'hu' },
  it: { name: 'Italiano', tag: 'it' },
  pt: { name: 'Português', tag: 'pt-PT' },
} as const satisfies Record<string, Language>;

/** A language's short name, as it stands in addresses and folder names. */
export type Locale = keyof typeof languages;

/** Every locale, in the reader's order. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** The `lang` of a text that stands in a page: nothing where it is in the page's own language. */
export const langOf = (shownIn: Locale, locale: Locale): string | undefined =>
  shownIn === locale ? undefined : languages[shownIn].tag;

/** Whether a name is that of a locale. */
export const isLocale = (name: string): name is Locale => Object.hasOwn(languages, name);

/** The locale of the source text: what is not translated yet is shown in it, marked. */
export const defaultLocale: Locale = 'en';

/** Whether a language is still being translated. */
export const isDraft = (locale: Locale): boolean => (languages[locale] as Language).draft === true;

/** A language as Open Graph writes it, `pt_PT`: where its tag has no territory, the likeliest that Unicode knows. Nothing where there is none. */
export function withTerritory({ tag, listedAs = tag }: Language): string | undefined {
  const { language, region = '' } = new Intl.Locale(listedAs).maximize();
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : undefined;
}

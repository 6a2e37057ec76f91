/**
 * Saying strings of a language, in a page and while it is built.
 */
import { createInstance } from 'i18next';

/** Gives a string by its key, its slots filled; `count` chooses the plural form. */
export type Speak = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Stands where a string or a value is missing: visible to readers and to tests. */
export const missing = (key: string) => `⟦${key}⟧`;

/**
 * Says the strings of a language; nothing is escaped, as a page does that.
 * @param tag the language's BCP-47 tag, by which plurals are formed
 */
export function speaking(tag: string, strings: Record<string, unknown>): Speak {
  const i18n = createInstance({
    lng: tag,
    fallbackLng: false,
    initAsync: false,
    resources: { [tag]: { translation: strings } },
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: false,
    parseMissingKeyHandler: missing,
    missingInterpolationHandler: (_text, match: RegExpExecArray) => missing(match[1]?.trim() ?? ''),
  });
  i18n.init();
  return (key, values = {}) => String(i18n.t(key, values));
}

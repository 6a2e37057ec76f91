import { languages } from '../locales.ts';
import type { GameContent } from './content.ts';
import { siteText } from './i18n.ts';
import { nameOf } from './terms.ts';
import { capitalised } from './text.ts';

/** What a page calls a game's original: “German original”. */
export function originalIn({ facts, locale }: GameContent): string {
  const language = nameOf(facts.originalLanguage, locale);
  return capitalised(siteText(locale)('terms.original', { language }), languages[locale].tag);
}

import { partOfWord } from './unspaced.ts';

/** A text cut to a length that search engines show, at the end of a word where its script has blanks there. */
export function excerpt(text: string, length = 155): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length + 1).replace(partOfWord('end'), '');
  return words.endsWith(' ') ? `${words.trimEnd()} …` : `${(words || text).slice(0, length)}…`;
}

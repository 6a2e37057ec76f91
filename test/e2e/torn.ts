import type { Page } from '@playwright/test';
import { UNSPACED } from '../../src/lib/unspaced.ts';

/**
 * Words that the end of a line has torn; where a script sets no blanks between them, a line may end anywhere.
 * @param within a selector of what is looked at
 * @param without a selector of what in it is not
 */
export const tornWords = (page: Page, within: string, without: string): Promise<string[]> =>
  page.evaluate(
    ([within, without, unspaced]) => {
      const words = new RegExp(`(?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}’\\u00ad])+`, 'gu');
      const range = document.createRange();
      const found: string[] = [];
      for (const place of document.querySelectorAll(within)) {
        const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          const around = text.parentElement;
          if (!around?.checkVisibility() || around.closest(`${without}, script, code`)) continue;
          const linesOf = (start: number, end: number) => {
            range.setStart(text, start);
            range.setEnd(text, end);
            return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size;
          };
          if (linesOf(0, text.length) < 2) continue;
          // A soft hyphen says where a word may be parted.
          for (const { 0: word, index } of text.data.matchAll(words)) {
            if (word.includes('\u00ad')) continue;
            if (linesOf(index, index + word.length) > 1) found.push(word);
          }
        }
      }
      return found;
    },
    [within, without, UNSPACED] as const,
  );

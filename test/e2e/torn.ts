import type { Page } from '@playwright/test';

/**
 * Words that the end of a line has torn.
 * @param within a selector of what is looked at
 * @param without a selector of what in it is not
 */
export const tornWords = (page: Page, within: string, without: string): Promise<string[]> =>
  page.evaluate(
    ([within, without]) => {
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
          for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}’\u00ad]+/gu)) {
            if (word.includes('\u00ad')) continue;
            if (linesOf(index, index + word.length) > 1) found.push(word);
          }
        }
      }
      return found;
    },
    [within, without] as const,
  );

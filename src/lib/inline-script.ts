/**
 * Scripts that have to stand in the page itself: they act before anything is loaded, or when nothing is.
 */
import { createHash } from 'node:crypto';
import type { AstroGlobal } from 'astro';

/**
 * The text of a script, which the policy of the page that has it allows from now on. To be asked for before the head of the page is finished:
 * by the page itself, or within its head.
 */
export function inlineScript({ csp }: Pick<AstroGlobal, 'csp'>, text: string): string {
  csp?.insertScriptHash(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  return text;
}

/**
 * What stands in the page itself: scripts that act before anything is loaded, or when nothing is, and styles of this page alone.
 */
import { createHash } from 'node:crypto';
import type { AstroGlobal } from 'astro';
import { transformSync } from 'esbuild';
import { remembering } from './remembering.ts';

type Policy = Pick<AstroGlobal, 'csp'>;

/** By what a policy knows a script or a style sheet that stands in a page. */
export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/** Makes a script short, once: page after page has the same. */
const minify = remembering((script: string) => transformSync(script, { minify: true, charset: 'utf8' }).code.trim());

/**
 * A script as short as it can be, which the policy of the page that has it allows from now on. To be asked for before the head of the page is
 * finished: by the page itself, or within its head.
 */
export function inlineScript({ csp }: Policy, script: string): string {
  const text = minify(script);
  csp?.insertScriptHash(hashOf(text));
  return text;
}

/** The text of a style sheet, allowed likewise. */
export function inlineStyle({ csp }: Policy, text: string): string {
  csp?.insertStyleHash(hashOf(text));
  return text;
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { hashOf } from '../src/lib/inline-script.ts';
import { WORKER_POLICY } from '../src/lib/offline/policy.ts';
import { onceBuilt } from './built.ts';
import { HEADERS, underBase } from './headers.mjs';
import type { PageChanges } from './pages.ts';

/**
 * The Content Security Policy of every page. Astro adds the hashes of the scripts and styles that stand in pages; what a page cannot say of
 * itself, such as who may frame it, stands in `public/_headers`.
 */
export const policy = {
  directives: [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // The service worker, and nothing else: pages start no other.
    "worker-src 'self'",
    // A ruling as a picture is drawn by way of a `data:` and shown as a `blob:`.
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    // No script puts text into a page as HTML. One may say where a script is: the service worker.
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
  ],
  // The full-text search is WebAssembly, which this allows and nothing else does; it does not allow `eval`.
  scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
} as const satisfies NonNullable<AstroUserConfig['security']>['csp'];

const META = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const INLINE = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;
const HASH = / '(sha256-[^']+)'/g;

/**
 * A page with its policy before anything that it is to govern, and with the hashes of what stands in this page alone: Astro writes it at the end
 * of the head, and the hashes of the whole site into each page, two kilobytes that no compression makes smaller.
 * @throws where the page has no policy
 */
function withPolicyFirst(html: string): string {
  const [meta, content] = META.exec(html) ?? [];
  if (meta === undefined || content === undefined) throw new Error('has no Content Security Policy');
  const own = new Set([...html.matchAll(INLINE)].flatMap(([, text]) => (text ? [hashOf(text)] : [])));
  const needed = content.replace(HASH, (source, hash) => (own.has(hash) ? source : ''));
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) throw new Error(`has no ${charset} for its policy to follow`);
  return html.replace(meta, '').replace(charset, () => charset + meta.replace(content, () => needed));
}

/** Puts each page's policy where it governs all of the page, and the headers where the site stands. */
export const hostPolicy = (changes: PageChanges): AstroIntegration =>
  onceBuilt('host-policy', async ({ folder, base }) => {
    const headers = join(folder, HEADERS);
    await writeFile(headers, underBase(await readFile(headers, 'utf8'), base));
    changes.push(withPolicyFirst);
  });

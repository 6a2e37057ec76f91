/**
 * The headers that a host has to send, as `_headers` has them: the file that Netlify and Cloudflare Pages read, and `npm start` too.
 *
 * A line that begins with a slash is an address, in which `*` stands for anything and `:name` for one part; the indented lines below it are its
 * headers. An address has the headers of every rule that it fits, one after the other, and those of one name joined; `! Name` takes back what the
 * rules above have set.
 */

/** The file's name, in `public/` and in the built site. */
export const HEADERS = '_headers';

/** @typedef {{ readonly fits: RegExp, readonly set: readonly (readonly [name: string, value: string | undefined])[] }} Rule */

const escaped = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const pattern = (address) => new RegExp(`^${escaped(address).replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * The rules of a file. @throws where a line is neither
 * @param {string} text
 * @returns {Rule[]}
 */
export function parseHeaders(text) {
  const rules = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const [, taken] = /^\s+!\s*([\w-]+)\s*$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ fits: pattern(line.trim()), set: [] });
    else if (rules.length > 0 && (name || taken)) rules.at(-1).set.push([name ?? taken, value]);
    else throw new Error(`${HEADERS}:${index + 1}: neither an address nor a header: ${line}`);
  }
  return rules;
}

/**
 * What is sent with an address.
 * @param {readonly Rule[]} rules
 * @param {string} path
 * @returns {Record<string, string>} by their names in small letters
 */
export function headersFor(rules, path) {
  const headers = {};
  for (const [name, value] of rules.flatMap(({ fits, set }) => (fits.test(path) ? set : []))) {
    const key = name.toLowerCase();
    if (value === undefined) delete headers[key];
    else headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  return headers;
}

/**
 * The same file for a site that stands under a base path.
 * @param {string} text
 * @param {string} base with or without slashes around it
 */
export const underBase = (text, base) => text.replaceAll(/^\//gm, `/${base}/`.replace(/\/+/g, '/'));

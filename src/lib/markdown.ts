/**
 * Markdown: to HTML, links to references resolved; to plain text; and what it links to.
 */
import { Marked, type Token, type Tokens } from 'marked';

/** What a reference leads to. */
export interface Target {
  readonly href: string;
  readonly kind: 'card' | 'rule';
  /** A paragraph has a number, which paper shows beside what leads to it. */
  readonly paragraph?: { readonly number: string };
}

/** Finds what a reference leads to; throws where there is nothing. */
export type Resolve = (reference: string) => Target;

/** A run of a text's words, and the address of their definition if they are marked as a term. */
export interface Run {
  readonly words: string;
  readonly href?: string;
}

/**
 * Parts the words of one text, told in their order, into runs.
 * @param link what they lead to, if they stand in a link, where nothing is marked
 */
export type MarkTerms = (words: string, link?: string) => readonly Run[];

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The apostrophe within words as printers set it. */
const typographic = (text: string) => text.replace(/(?<=\p{L})'/gu, '’');

const termLink = ({ words, href }: Run) =>
  href ? `<a class="ref-term" href="${escapeAttribute(href)}">${escapeText(words)}</a>` : escapeText(words);

function renderer(resolve: Resolve | undefined, markTerms?: MarkTerms): Marked {
  let link: string | undefined;
  let inHead = false;
  return new Marked({
    gfm: true,
    renderer: {
      text(token: Tokens.Text | Tokens.Escape) {
        if (!markTerms || inHead || ('tokens' in token && token.tokens) || ('escaped' in token && token.escaped))
          return false;
        const runs = markTerms(token.text, link);
        return runs.some(({ href }) => href) ? runs.map(termLink).join('') : false;
      },
      link({ href: reference, tokens }: Tokens.Link) {
        link = reference;
        const words = this.parser.parseInline(tokens);
        link = undefined;
        if (!resolve) return words;
        const { href, kind, paragraph } = resolve(reference);
        const number = paragraph ? ` data-number="${paragraph.number}"` : '';
        return `<a class="ref ref-${kind}" href="${escapeAttribute(href)}"${number}>${words}</a>`;
      },
      // The build refuses both; nothing of them comes to life where it has not looked.
      html: ({ raw }: Tokens.HTML | Tokens.Tag) => escapeText(raw),
      image: ({ raw }: Tokens.Image) => escapeText(raw),
      table({ header, rows }: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag.split(' ')[0]}>`).join('')}</tr>`;
        inHead = true;
        const head = cells(header, 'th scope="col"');
        inHead = false;
        const body = rows.map((row) => cells(row, 'td')).join('');
        return `<table><thead>${head}</thead><tbody>${body}</tbody></table>`;
      },
    },
  });
}

/** A text of several blocks as HTML. Without `resolve` links are left as their words. */
export const blocks = (markdown: string, resolve?: Resolve, markTerms?: MarkTerms): string =>
  renderer(resolve, markTerms).parse(typographic(markdown), { async: false });

/** A text of one paragraph as HTML, without the paragraph around it. */
export const inline = (markdown: string, resolve?: Resolve, markTerms?: MarkTerms): string =>
  renderer(resolve, markTerms).parseInline(typographic(markdown), { async: false });

const reader = new Marked({ gfm: true });

/** What a text has that a text must not have: HTML, tag by tag, and pictures. */
export function foreignIn(markdown: string): string[] {
  const found: string[] = [];
  reader.walkTokens(reader.lexer(markdown), ({ type, raw }) => {
    if (type === 'html' || type === 'image') found.push(raw.trim());
  });
  return found;
}

/** The targets of a text's links. */
export function targetsIn(markdown: string): string[] {
  const targets: string[] = [];
  reader.walkTokens(reader.lexer(markdown), (token) => {
    if (token.type === 'link') targets.push(token.href);
  });
  return targets;
}

/** The words of some tokens; whatever stands by itself on the page has spaces around it. @param link read for a link, if not its words */
function wordsOf(tokens: readonly Token[], link?: string): string {
  const words = tokens.map((token) => {
    if (token.type === 'link' && link !== undefined) return link;
    switch (token.type) {
      case 'space':
      case 'br':
        return ' ';
      case 'list':
        return (token as Tokens.List).items.map((item) => ` ${wordsOf(item.tokens, link)} `).join('');
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows]
          .map((row) => ` ${row.map((cell) => wordsOf(cell.tokens, link)).join(' · ')} `)
          .join('');
      }
      case 'paragraph':
      case 'heading':
      case 'blockquote':
        return ` ${wordsOf(token.tokens ?? [], link)} `;
      default: {
        const { tokens, text, raw } = token as Partial<Tokens.Generic>;
        return tokens ? wordsOf(tokens, link) : (text ?? raw);
      }
    }
  });
  return words.join('');
}

/** A text without its markup, on one line: tables as their cells, links as their words or as `link`. */
export const plainText = (markdown: string, link?: string): string =>
  wordsOf(reader.lexer(markdown), link).replaceAll(/\s+/g, ' ').trim();

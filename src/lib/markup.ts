/**
 * Marked text as data: what a script puts together from elements, as the page's policy lets no script read HTML.
 */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

/** A text, or an element with what stands in it. */
export type Markup = string | MarkedPart;
interface MarkedPart extends ReadonlyArray<Markup> {
  /** The element. */
  readonly 0: string;
}

function read({ childNodes }: DefaultTreeAdapterTypes.ParentNode): Markup[] {
  return childNodes.flatMap((node): Markup[] => {
    // What parts the lines of a source is none of its text.
    if (defaultTreeAdapter.isTextNode(node)) return /^\n\s*$/.test(node.value) ? [] : [node.value];
    if (!defaultTreeAdapter.isElementNode(node)) return [];
    // The head of a table is told as such by where it stands.
    const lost = node.attrs.find(({ name }) => name !== 'scope');
    if (lost) throw new Error(`<${node.tagName} ${lost.name}="${lost.value}"> in a text for scripts`);
    return [[node.tagName, ...read(node)]];
  });
}

/** HTML of our own as data. @throws where an element has an attribute that would be lost */
export const markupOf = (html: string): Markup[] => read(parseFragment(html));

import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5';

/** An element of a page, with what the tests ask of it. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly node: DefaultTreeAdapterTypes.Element;
}

/** A page as a browser reads it. */
export const page = (text: string): DefaultTreeAdapterTypes.Document => parse(text);

/** Every element of a page in its order, also those that wait in templates. */
export function elementsOf(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  const all: Element[] = [];
  const visit = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) => {
    for (const node of childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      const attributes = Object.fromEntries(
        node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
      );
      all.push({ tag: node.tagName, attributes, node });
      visit(node.tagName === html.TAG_NAMES.TEMPLATE ? (node as DefaultTreeAdapterTypes.Template).content : node);
    }
  };
  visit(parent);
  return all;
}

/** What stands in an element, as it is written. */
export const inner = ({ node }: Element): string => serialize(node);

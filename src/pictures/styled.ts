/**
 * Style sheets worked into a drawing: what turns it into a picture knows presentation attributes, but neither classes nor custom
 * properties. Of colours for light and dark the dark one is taken. Pure.
 */
import { compile } from 'css-select';
import { type CssNode, type FunctionNode, find, generate, parse, walk } from 'css-tree';
import { type Document, type Element, isTag } from 'domhandler';

/** What is drawn by them; others are of no matter outside a page. Not `filter`: a shine round a card takes as long to draw as ten tables. */
const PAINT = [
  'fill',
  'fill-opacity',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-width',
] as const;

type Declarations = ReadonlyMap<string, string>;

interface Rule {
  readonly fits: (element: Element) => boolean;
  readonly weight: number;
  readonly declarations: Declarations;
}

/** What holds at an element, from the elements around it too. */
export type Values = (property: string) => string | undefined;

/** How much a selector counts, without ids: classes before types. */
function weightOf(selector: CssNode): number {
  let weight = 0;
  walk(selector, ({ type }) => {
    if (type === 'ClassSelector' || type === 'AttributeSelector' || type === 'PseudoClassSelector') weight += 1000;
    if (type === 'TypeSelector') weight += 1;
  });
  return weight;
}

function declarationsIn(block: CssNode): Declarations {
  const declarations = new Map<string, string>();
  walk(block, (node) => {
    if (node.type === 'Declaration') declarations.set(node.property, generate(node.value));
  });
  return declarations;
}

/** Whether a selector is of an element, and not of what a page puts before or after it. */
const isOfElement = (selector: CssNode) => !find(selector, ({ type }) => type === 'PseudoElementSelector');

/** The rules of a style sheet, without those for some media only. */
function rulesOf(sheet: string): Rule[] {
  const tree = parse(sheet);
  if (tree.type !== 'StyleSheet') return [];
  return tree.children.toArray().flatMap((rule) => {
    if (rule.type !== 'Rule' || rule.prelude.type !== 'SelectorList') return [];
    const declarations = declarationsIn(rule.block);
    return rule.prelude.children
      .toArray()
      .filter(isOfElement)
      .map((selector) => ({
        fits: compile<Element, Element>(generate(selector), { xmlMode: true }) as (element: Element) => boolean,
        weight: weightOf(selector),
        declarations,
      }));
  });
}

/** The arguments of a function, at its commas. */
function argumentsOf({ children }: FunctionNode): CssNode[][] {
  const all: CssNode[][] = [[]];
  for (const node of children.toArray())
    if (node.type === 'Operator' && node.value === ',') all.push([]);
    else all.at(-1)?.push(node);
  return all;
}

/** Red, green and blue of a colour with two digits each. */
const channels = (colour: string) => {
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!found) throw new Error(`found the colour ${colour}, expected one like #12162a to be mixed`);
  return found.slice(1).map((channel) => Number.parseInt(channel, 16));
};

/** So much of a colour, from 0 to 1, in another one. */
function mixed(one: string, share: number, other: string): string {
  const under = channels(other);
  const mix = channels(one).map((channel, index) => channel * share + (under[index] as number) * (1 - share));
  return `#${mix.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** A value without `var()`, `light-dark()`, `color-mix()` and `currentColor`. */
function resolved(value: string, values: Values): string {
  const written = (nodes: readonly CssNode[]): string => nodes.map(one).join(' ');
  const one = (node: CssNode): string => {
    if (node.type === 'Identifier' && node.name.toLowerCase() === 'currentcolor') return values('color') ?? '#000';
    if (node.type === 'Raw') return resolved(node.value, values);
    if (node.type !== 'Function') return generate(node);
    const [first = [], second, third] = argumentsOf(node);
    switch (node.name) {
      case 'var': {
        const name = generate(first[0] as CssNode);
        const found = values(name) ?? (second && written(second));
        if (found === undefined) throw new Error(`found ${name} nowhere, expected a value`);
        return found;
      }
      case 'light-dark':
        return written(second ?? []);
      case 'color-mix': {
        const share = second?.find((part) => part.type === 'Percentage');
        if (generate(first[1] as CssNode) !== 'srgb' || share?.type !== 'Percentage')
          throw new Error(`found ${generate(node)}, expected a mixture in sRGB with the share of the first colour`);
        const colour = second?.filter((part) => part !== share) ?? [];
        return mixed(written(colour), Number(share.value) / 100, written(third ?? []));
      }
      default:
        return `${node.name}(${argumentsOf(node).map(written).join(', ')})`;
    }
  };
  const tree = parse(value, { context: 'value' });
  return tree.type === 'Value' ? written(tree.children.toArray()) : value;
}

/** What holds at an element: what is declared for it, and what it has from around it. */
function valuesAt(declared: Declarations, around: Values | undefined): Values {
  const known = new Map<string, string | undefined>();
  const values: Values = (property) => {
    if (!known.has(property)) {
      const own = declared.get(property);
      known.set(property, own === undefined ? around?.(property) : resolved(own, values));
    }
    return known.get(property);
  };
  return values;
}

/** Makes a function that works style sheets into a drawing. */
export function styler(
  sheets: readonly string[],
): (drawing: Document, visit: (element: Element, values: Values) => void) => void {
  // What stands later counts more where it weighs the same: the sort is stable.
  const rules = sheets.flatMap(rulesOf).sort((one, other) => one.weight - other.weight);

  function work(element: Element, around: Values | undefined, visit: (element: Element, values: Values) => void) {
    const { attribs } = element;
    const declared = new Map([
      ...Object.entries(attribs),
      ...rules.filter(({ fits }) => fits(element)).flatMap(({ declarations }) => [...declarations]),
      ...(attribs.style ? declarationsIn(parse(attribs.style, { context: 'declarationList' })) : []),
    ]);
    const values = valuesAt(declared, around);
    for (const child of element.children.filter(isTag)) work(child, values, visit);
    for (const property of PAINT) if (declared.has(property)) attribs[property] = values(property) as string;
    delete attribs.style;
    visit(element, values);
    delete attribs.class;
  }
  return (drawing, visit) => {
    for (const element of drawing.children.filter(isTag)) work(element, undefined, visit);
  };
}

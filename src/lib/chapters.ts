/**
 * The chapters of the rules as their files have them, read by the parser of the pages' own MDX. A lesson is read alike: its scenes stand as
 * paragraphs do. Pure: no files, no Astro.
 */
import { mdxToMdast } from 'satteri';

/** What holds a paragraph, of the rules or of a lesson. */
const HOLDERS: ReadonlySet<string | null> = new Set(['Rule', 'Scene']);

/** A piece of a file, and the line at which it begins. */
interface Piece {
  readonly text: string;
  readonly line: number;
}

/** A paragraph in its file. */
export interface ParagraphText {
  readonly id: string;
  readonly markdown: string;
  /** The line at which it begins. */
  readonly line: number;
}

/** A chapter as its file has it. */
export interface ChapterText {
  /** What stands above the paragraphs, between the rows of dashes: YAML. */
  readonly front: Piece;
  readonly paragraphs: readonly ParagraphText[];
}

/** What stands in a chapter's file. */
function nodesOf(mdx: string) {
  const root = mdxToMdast(mdx);
  return 'children' in root ? root.children : [];
}

type Node = ReturnType<typeof nodesOf>[number];

const isHolder = (node: Node): node is Extract<Node, { type: 'mdxJsxFlowElement' }> =>
  node.type === 'mdxJsxFlowElement' && HOLDERS.has(node.name);

/** Reads a chapter, with or without what stands above its paragraphs; throws with the place where it is no MDX. */
export function readChapter(mdx: string): ChapterText {
  const nodes = nodesOf(mdx);
  const front = nodes.find((node) => node.type === 'yaml');
  const paragraphs = nodes.flatMap((node): ParagraphText[] => {
    if (!isHolder(node)) return [];
    const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value;
    const from = node.children[0]?.position?.start.offset ?? 0;
    const to = node.children.at(-1)?.position?.end.offset ?? 0;
    return [
      { id: typeof id === 'string' ? id : '', markdown: mdx.slice(from, to), line: node.position?.start.line ?? 1 },
    ];
  });
  // The row of dashes is its first line.
  return { front: { text: front?.value ?? '', line: (front?.position?.start.line ?? 0) + 1 }, paragraphs };
}

/** What stands in a chapter's file beside its paragraphs: no page would have it. */
export const straysIn = (mdx: string): Piece[] =>
  nodesOf(mdx).flatMap((node) => {
    if (node.type === 'yaml' || isHolder(node)) return [];
    const { start, end } = node.position ?? {};
    return [{ text: mdx.slice(start?.offset, end?.offset), line: start?.line ?? 1 }];
  });

/** The paragraphs of a chapter's file in their order. */
export const paragraphsIn = (mdx: string): readonly ParagraphText[] => readChapter(mdx).paragraphs;

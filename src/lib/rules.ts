/**
 * The paragraphs of the rules as texts: their numbers, their Markdown, what they link to. Pure: no files, no Astro.
 */

/** The register as `rules/index.yaml` has it. */
export type Register = readonly {
  readonly id: string;
  readonly paragraphs: readonly (string | { retired: string })[];
}[];

/** A paragraph's place in the rules. */
export interface Place {
  /** `chapter.paragraph` */
  readonly id: string;
  readonly chapter: string;
  /** As readers see it: `8.14`. */
  readonly number: string;
}

/** The paragraphs in force, in order. A retired one keeps its number for itself. */
export function placesOf(register: Register): Place[] {
  return register.flatMap(({ id: chapter, paragraphs }, chapterIndex) =>
    paragraphs.flatMap((paragraph, index) =>
      typeof paragraph === 'string'
        ? [{ id: `${chapter}.${paragraph}`, chapter, number: `${chapterIndex + 1}.${index + 1}` }]
        : [],
    ),
  );
}

/** The targets of a text's links. */
export const targetsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);

/** A text without its markup, on one line: links as their words, tables as their cells. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*\|?[ \t:|-]*-{3}[ \t:|-]*$/gm, '')
    .replace(/[ \t]*\|[ \t]*(?=\S)/g, ' · ')
    .replace(/[ \t]*\|[ \t]*$/gm, '')
    .replace(/^[ \t]*(?:·|[-*+]|\d+\.)[ \t]+/gm, '')
    .replace(/(\*\*|__|[*_`])(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim();
}

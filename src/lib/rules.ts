/**
 * The paragraphs of the rules by their numbers. Pure: no files, no Astro.
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

/** The numbers of the chapters by their ids. */
export const chapterNumbers = (register: Register): ReadonlyMap<string, string> =>
  new Map(register.map(({ id }, index) => [id, `${index + 1}`]));

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

/** A picture that a link to a page is shown with. */
export interface LinkPicture {
  readonly path: string;
  /** What it shows, in the language of the page. */
  readonly alt: string;
}

/** How large all of them are: what services that show links ask for. */
export const SIZE = { width: 1200, height: 630 } as const;

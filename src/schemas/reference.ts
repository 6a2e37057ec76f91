import { z } from 'zod';

/** A paragraph of the rules, as `chapter.paragraph`. */
export const paragraphId = z.string().regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'a paragraph id such as fight.tie');

/** A paragraph of the rules or a card, as a text or a ruling refers to it. */
export const reference = z.string().regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'a reference such as object.dagger');

/** A text of one paragraph: Markdown without blocks, links pointing to references. */
export const inlineText = z.string().trim().min(1);

/** A position and the moves made from it. The game's engine decodes it; here only the game is checked. */
export const record = z.looseObject({ game: z.string(), position: z.looseObject({}) });

import { z } from 'zod';
import { inlineText, paragraphId, record } from './reference.ts';

/** `lessons/index.yaml`: the ids of the lessons, in the order of learning. */
export const lessonOrder = z.array(z.string()).nonempty();

/** A place among the moves of a record: so many of them have been made. */
const place = z.int().nonnegative();

/** What a reader is asked before the lesson goes on. The engine knows which answers are right. */
const ask = z.union([
  /** Which of these moves are allowed now? */
  z.strictObject({ moves: z.array(z.looseObject({ move: z.string() })).min(2) }),
  /** What will it come to once so many moves have been made? The other answers are what it would come to on other tables. */
  z.strictObject({
    until: place,
    others: z
      .array(
        z.strictObject({
          position: z.looseObject({}).exactOptional(),
          moves: z.array(z.looseObject({ move: z.string() })).exactOptional(),
        }),
      )
      .nonempty(),
  }),
]);

/** A picture of the table, with a text. */
const scene = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'an id such as the-offer'),
  /** How many moves have been made. */
  after: place,
  /** The moves before this one are over and done with: the picture shows what has gone on since. */
  from: place.exactOptional(),
  /** Another table than the lesson's. */
  record: record.exactOptional(),
  /** The part of the ruling that proves what the text says; a test holds it. */
  expect: z.looseObject({}).exactOptional(),
  ask: ask.exactOptional(),
  /** It stands in the rules too, as the example of the paragraph that decides it; its id is part of its address there, and stays. */
  example: z.strictObject({ id: z.string(), paragraph: paragraphId }).exactOptional(),
});

/** `lessons/tables/<id>.yaml`: what a lesson shows. */
export const lessonFacts = z.strictObject({
  /** The table, and the moves made at it. */
  record,
  /** The player from whose seat it is told: nothing is shown that this player cannot know. */
  seat: z.string().exactOptional(),
  /** The paragraphs of the rules that it shows at work. */
  rules: z.array(paragraphId).nonempty(),
  /** Ids of the questions that it answers. */
  questions: z.array(z.string()).default([]),
  scenes: z.array(scene).nonempty(),
});

/** The front matter of `lessons/<locale>/<id>.mdx`. */
export const lessonText = z.strictObject({
  title: inlineText,
  /** What one learns in it, in a sentence. */
  about: inlineText,
});

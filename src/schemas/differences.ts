import { z } from 'zod';
import { inlineText, reference } from './reference.ts';

/** `differences.yaml`: the options on which the editions differ. */
export const differences = z.array(
  z.strictObject({
    id: z.string(),
    cites: z.array(reference).nonempty(),
    /** The option's value, by edition. */
    values: z.record(z.string(), z.string()),
    /** Editions that say nothing and are read like the reference. */
    silent: z.array(z.string()),
  }),
);

/** `text/<locale>/differences.yaml`, by the difference's id. */
export const differenceTexts = z.record(
  z.string(),
  z.strictObject({
    title: inlineText,
    /** What it says, by edition. */
    says: z.record(z.string(), inlineText),
    /** What it changes at the table. */
    matters: inlineText,
  }),
);

/** `readings.yaml`: what no leaflet settles. */
export const readings = z.array(z.strictObject({ id: z.string(), cites: z.array(reference).nonempty() }));

/** `text/<locale>/readings.yaml`, by the reading's id. */
export const readingTexts = z.record(z.string(), z.strictObject({ title: inlineText, text: inlineText }));

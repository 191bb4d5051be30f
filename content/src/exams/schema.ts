import { z } from 'zod';
import { translatedSchema } from '../localized.ts';

const text = translatedSchema(z.string().min(1));
/** A question type by its name in code. The bank may not have it yet. */
const typeKey = z.string().regex(/^[a-z][A-Za-z]+$/);
const seconds = z.int().min(1);
const skill = z.enum(['reading', 'writing', 'listening', 'speaking']);

/** How the exam asks questions of a type. */
const typeRules = z.strictObject({
  /** Time to read, look or listen before the clock starts. */
  preparationSeconds: seconds.optional(),
  /** The clock of the question, or of the parts that share one. */
  seconds,
  /** A second part with its own clock. */
  secondPartSeconds: seconds.optional(),
  /** Interactive Listening begins with Listen & Complete, on the same clock. */
  withOpening: z.boolean().optional(),
  /** How often a sound is heard. */
  plays: z.int().min(1).optional(),
  /** Whether the next question depends on the answers so far. */
  isAdaptive: z.boolean(),
  /** How much of each skill an answer shows; the shares add up to 1. */
  skills: z
    .partialRecord(skill, z.number().positive().max(1))
    .refine(
      (shares) => Math.abs(Object.values(shares).reduce((sum, share) => sum + share, 0) - 1) < 1e-9,
      'the shares of the skills must add up to 1',
    ),
});

const form = z.strictObject({
  /** About how long it takes. */
  minutes: z.int().min(1),
  /** In the order of the exam. */
  blocks: z.array(z.strictObject({ type: typeKey, least: z.int().min(1), most: z.int().min(1) })).min(1),
});

/** An exam as dated data: which types it asks, how often, with which clocks. */
export const examSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  version: z.int().min(1),
  name: text,
  /** When the exam took this form. */
  since: z.iso.date(),
  /** When the facts were last compared with their sources. */
  checkedOn: z.iso.date(),
  types: z.record(typeKey, typeRules),
  forms: z.strictObject({ full: form, short: form, placement: form.optional() }),
  /** Types that the exam no longer asks, and why they are still worth practicing. */
  retired: z.array(z.strictObject({ type: typeKey, on: z.iso.date(), why: text })),
  /** What is known of the exam, each with its source. */
  facts: z.array(z.strictObject({ about: z.array(typeKey).min(1), fact: text, url: z.url(), date: z.iso.date() })),
});

/** An exam as dated data. */
export type ExamProfile = z.infer<typeof examSchema>;
/** How the exam asks questions of a type. */
export type ExamTypeRules = z.infer<typeof typeRules>;
/** Name of a form of an exam. */
export type ExamFormName = keyof ExamProfile['forms'];

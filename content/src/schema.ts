import { z } from 'zod';
import { wordLevels } from './catalogue.ts';
import { text, translated } from './submodules/source-parts.ts';

/** An entry of the word book. `id`, when absent, is derived from the word and its part of speech. */
export const wordSchema = z.strictObject({
  id: z.int().positive().optional(),
  word: text,
  level: z.enum(wordLevels),
  pos: text,
  /** Definition in simple English, without the word itself. */
  en: text.max(100),
  zh: z.array(text).min(1),
  gb: text,
  us: text,
  example: translated,
});
export type SourceWord = z.infer<typeof wordSchema>;

/** The fields of a picture entry that the builder needs. */
export const pictureSchema = z.looseObject({
  name: z.string().regex(/^[a-z0-9_-]+$/),
  alt: translated,
  credits: z.array(z.unknown()).default([]),
});
export type SourcePicture = z.infer<typeof pictureSchema>;

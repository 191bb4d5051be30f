import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { levels, translatedSchema } from '@rehearse/content';
import { z } from 'zod';
import { PictureError } from './picture-error.ts';

const leastWords = 20;
const mostWords = 300;

const text = z.string().trim().min(1, 'must not be empty');
const translated = translatedSchema(text.max(300));

/** A picture's name, as the operator chose it. */
export const nameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'must have at most 40 small letters, digits, hyphens and underscores');

/** What is said of a photograph, on the command line or in a list. */
export const pictureFieldsSchema = z.strictObject({
  name: nameSchema,
  licence: text.max(100),
  credit: text.max(200),
  source: z.url({ protocol: /^https?$/, error: 'must be an address like https://example.org/photo' }).max(500),
  alt: translated,
  /** A sample answer, or a file with one. */
  sample: text,
  /** Another one for the written question. */
  written: text.optional(),
  level: z.enum(levels).default('medium'),
  why: translated.optional(),
});
export type PictureFields = z.infer<typeof pictureFieldsSchema>;

/** The fields with the photograph's file. */
export const listedPictureSchema = pictureFieldsSchema.extend({ file: text });

/** What the fields say that must not be missing. */
export const neededFields = ['name', 'licence', 'credit', 'source', 'alt', 'sample'] as const;

/**
 * A sample answer that is given as a text or as the path of a file.
 *
 * @param field its name, for messages
 * @throws PictureError when it is too short or too long for an answer
 */
export async function readSample(given: string, { folder, field }: { folder: string; field: string }): Promise<string> {
  const sample = (await readFile(path.resolve(folder, given), 'utf8').catch(() => given))
    .trim()
    .replaceAll('\r\n', '\n');
  const words = sample.split(/\s+/).length;
  if (words >= leastWords && words <= mostWords) return sample;
  const noFile = words === 1 ? `, and there is no file ${given}` : '';
  throw new PictureError(
    `${field} has ${words} ${words === 1 ? 'word' : 'words'}${noFile}; a sample answer has ${leastWords} to ${mostWords}.`,
  );
}

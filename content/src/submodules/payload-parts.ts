import { exact, faultsOf, fields, parts } from '@rehearse/question-data/zod';
import type { TypeId } from '@rehearse/question-types';
import { z } from 'zod';

export { fields };

/** A text that the bank always has, although hosts may leave it out. */
export const { text, localized, clues } = parts;

/** Sample answers at rising levels. */
export const gradedAnswers = parts.gradedAnswers.unwrap();

const speechUrl = /^\/media\/speech\/[0-9a-f]{64}\.mp3$/;
const pictureUrl = /^\/media\/pictures\/[a-z0-9_-]+\.jpg$/;

/** The fields that hold addresses of files, and what these look like here. */
const addresses: Readonly<Record<string, RegExp>> = {
  questionAudioUrl: speechUrl,
  referenceAudioLink: speechUrl,
  questionImageUrl: pictureUrl,
};

/** Addresses of files that this host doesn't serve, anywhere in a payload. */
function* foreignAddresses(value: unknown, path: readonly (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const expected = Object.hasOwn(addresses, key) ? addresses[key] : undefined;
    if (expected && (typeof entry !== 'string' || !expected.test(entry))) yield at;
    else yield* foreignAddresses(entry, at);
  }
}

/**
 * What the API serves of a type: the fields of the question format, those that the bank always has, no others, and files that
 * this host serves.
 */
export const served = <Shape extends z.ZodRawShape>(id: TypeId, shape: Shape) =>
  exact(z.object({ explanation: localized.optional(), ...shape })).superRefine((payload, context) => {
    for (const path of foreignAddresses(payload))
      context.addIssue({ code: 'custom', path, message: 'must be the address of a file of this host' });
    // It has the fields of its type.
    for (const { path, says } of faultsOf(id)?.(payload as never) ?? [])
      context.addIssue({ code: 'custom', path: [...path], message: says });
  });

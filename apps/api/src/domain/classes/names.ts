import { InvalidInput } from '../errors.ts';

/**
 * A text on one line without spaces around it.
 *
 * @throws InvalidInput when nothing is left
 */
export function trimmed(text: string, field: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line === '') throw new InvalidInput('field.required', { field });
  return line;
}

/** A text of several lines without spaces around it; null if nothing is left. */
export const trimmedOrNull = (text: string | null) => text?.trim() || null;

import { z } from 'zod';
import { placesOf } from '../text-fields.ts';
import * as source from './source-parts.ts';

/** Other words that are right in a gap of a passage. */
export const acceptedWord = z.strictObject({
  /** A run of the passage that occurs once and contains the word once. */
  in: source.text,
  word: source.text,
  others: z.array(source.text).min(1),
});
export type AcceptedWord = z.infer<typeof acceptedWord>;

/** Where the word starts in its passage without gaps; null if that isn't clear. */
export function placeOf({ in: run, word }: Pick<AcceptedWord, 'in' | 'word'>, passage: string): number | null {
  const [run1, ...otherRuns] = placesOf(run, passage);
  const [word1, ...otherWords] = placesOf(word, run);
  const isClear = run1 !== undefined && word1 !== undefined && otherRuns.length + otherWords.length === 0;
  return isClear ? run1 + word1 : null;
}

/** The other right words of a passage, by where the word that they replace starts. */
export const othersByPlace = (
  passage: string,
  accept: readonly AcceptedWord[] = [],
): ReadonlyMap<number | null, string[]> => new Map(accept.map((each) => [placeOf(each, passage), each.others]));

import { z } from 'zod';
import * as source from './source-parts.ts';

/** Other words that are right in a gap of a passage. */
export const acceptedWord = z.strictObject({
  /** A run of the passage that occurs once and contains the word once. */
  in: source.text,
  word: source.text,
  others: z.array(source.text).min(1),
});
export type AcceptedWord = z.infer<typeof acceptedWord>;

/** All places of a whole word in a text. */
function placesOf(word: string, text: string): number[] {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'gu'))].map(
    ({ index }) => index,
  );
}

/** Where the word starts in its passage without gaps; null if that isn't clear. */
export function placeOf({ in: run, word }: Pick<AcceptedWord, 'in' | 'word'>, passage: string): number | null {
  const [run1, ...otherRuns] = placesOf(run, passage);
  const [word1, ...otherWords] = placesOf(word, run);
  const isClear = run1 !== undefined && word1 !== undefined && otherRuns.length + otherWords.length === 0;
  return isClear ? run1 + word1 : null;
}

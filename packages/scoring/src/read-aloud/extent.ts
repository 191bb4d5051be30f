import { countSyllables } from '../text/syllables.ts';
import type { FluencyFeatures } from './fluency.ts';

/** How much of a text a recording holds, by its length alone: all of it, clearly less, or clearly more. */
export type Extent = 'whole' | 'less' | 'more';

/** Seconds a syllable takes in unhurried reading. */
const SYLLABLE_SECONDS = 0.235;
/** The peaks count for more than the time: they depend less on how fast one reads. */
const PEAKS_WEIGHT = 0.7;
/** Chosen on made speech so that a whole reading is not called too short; see the README of this folder. */
const LEAST = 0.72;
const MOST = 2;

/**
 * Compares the length of a reading with its text: syllables heard as peaks, and the time with voice. Another text of about
 * the same length can't be told from it.
 */
export function compareLength(
  { syllables, phonationSeconds }: Pick<FluencyFeatures, 'syllables' | 'phonationSeconds'>,
  text: string,
): Extent {
  const said = syllables ** PEAKS_WEIGHT * (phonationSeconds / SYLLABLE_SECONDS) ** (1 - PEAKS_WEIGHT);
  const ratio = said / Math.max(1, countSyllables(text));
  if (ratio < LEAST) return 'less';
  return ratio > MOST ? 'more' : 'whole';
}

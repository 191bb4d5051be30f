import { countSyllables } from '../text/syllables.ts';
import type { FluencyFeatures } from './fluency.ts';

/** How much of a text a recording contains, judged by length alone: all of it, clearly less, or clearly more. */
export type Extent = 'whole' | 'less' | 'more';

/** Seconds per syllable in unhurried reading. */
const SYLLABLE_SECONDS = 0.235;
/** Peaks count for more than time, because they depend less on reading speed. */
const PEAKS_WEIGHT = 0.7;
/** Chosen on synthetic speech so that a complete reading is not called too short; see this folder's README. */
const LEAST = 0.72;
const MOST = 2;

/**
 * Compares the length of a reading with its text by the syllables detected as peaks and the time with voice. It cannot tell
 * the text from another one of about the same length.
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

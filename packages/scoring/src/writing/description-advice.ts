import { measureText } from './measures.ts';
import { toSentences } from './sentences.ts';

/** The next step that would improve a description of a photo most. */
export type DescriptionAdvice =
  | 'begin'
  | 'oneMore'
  | 'shorterSentence'
  | 'places'
  | 'actions'
  | 'openings'
  | 'variety'
  | 'guess';

/** The minimum number of words in a description of a photo. */
export const DESCRIPTION_WORDS = 30;
/** A sentence with more words than this tries to say too much at once. */
export const LONG_SENTENCE = 28;
/** Below this share of different words, some are repeated too often. */
const DIFFERENT = 0.6;

const PLACE =
  /\b(?:on the (?:left|right)|in the (?:fore|back)ground|in the middle|in the cent(?:er|re)|next to|in front of|behind|beside|near|between|above|below|under|at the (?:top|bottom)|around)\b/i;
const ACTION = /\b(?:is|are|seems? to be|appears? to be|looks? like)\b(?:\s+\p{L}+ly)?\s+\p{L}+ing\b/iu;

/** Suggests what to do next with a description of a photo, based on what can be counted in it. */
export function adviseOnDescription(text: string): DescriptionAdvice {
  const { words, longestSentenceWords, differentWords } = measureText(text);
  const openings = toSentences(text).map((sentence) => sentence.words[0]?.plain);
  if (words < DESCRIPTION_WORDS / 2) return 'begin';
  if (words < DESCRIPTION_WORDS) return 'oneMore';
  if (longestSentenceWords > LONG_SENTENCE) return 'shorterSentence';
  if (!PLACE.test(text)) return 'places';
  if (!ACTION.test(text)) return 'actions';
  if (openings.length > 2 && new Set(openings).size < openings.length / 2 + 0.5) return 'openings';
  return differentWords / words < DIFFERENT ? 'variety' : 'guess';
}

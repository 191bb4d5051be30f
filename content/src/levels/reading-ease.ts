import type { Lexicon } from '../lexicon.ts';
import { countRarer, plainWordsOf } from './rarity.ts';

const familiarBand = 20;
const perRareWord = 15.79;
const perWordOfSentence = 0.0496;

/**
 * Reading difficulty of a text by the formula of Dale and Chall (A Formula for Predicting Readability, 1948) without its
 * adjustment. Words above band 20 count as unfamiliar. About 1 for plain texts and 6 for dense ones.
 */
export function readingDifficulty(text: string, lexicon: Lexicon): number {
  const words = plainWordsOf(text).length;
  if (words === 0) return 0;
  const rare = countRarer(text, familiarBand, lexicon) / words;
  return perRareWord * rare + perWordOfSentence * (words / countSentences(text));
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Number of sentences of a text. */
export function countSentences(text: string): number {
  return [...sentences.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length;
}

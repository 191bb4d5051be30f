import { type AlignedWord, alignWords } from '../text/align.ts';

/** One word of the review; `lost` is what it took off the score, 0..1. */
export type DictationWord = AlignedWord & { lost: number };

export interface DictationResult {
  /** 0..1. */
  score: number;
  words: DictationWord[];
  expectedCount: number;
  /** Words of the text that were given right. */
  correctCount: number;
  /** The text it was compared with: the one of those accepted that is nearest. */
  expected: string;
}

function gradeAgainst(expected: string, given: string): DictationResult {
  const { words, expectedCount, cost } = alignWords(expected, given);
  const unit = expectedCount === 0 ? 0 : 1 / expectedCount;
  const missed = words.filter((word) => word.kind !== 'match' && word.kind !== 'extra').length;
  return {
    score: expectedCount === 0 ? 0 : Math.max(0, 1 - cost * unit),
    words: words.map((word) => ({ ...word, lost: word.cost * unit })),
    expectedCount,
    correctCount: Math.max(0, expectedCount - missed),
    expected,
  };
}

/**
 * Grades a dictation: 1 − (S + D + I) / N over words, floored at 0. A word left out, added or quite different costs 1;
 * a near miss 0.3 to 0.5 by how unlike it is. The formula is the usual word error rate with part credit, as used by
 * open practice tools for this task.
 */
export function gradeDictation(text: string, given: string, acceptedTexts: readonly string[] = []): DictationResult {
  return acceptedTexts
    .map((accepted) => gradeAgainst(accepted, given))
    .reduce((best, next) => (next.score > best.score ? next : best), gradeAgainst(text, given));
}

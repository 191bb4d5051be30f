import { type AlignedWord, alignWords } from '../text/align.ts';

/** One word of the review; `lost` is how much it took off the score, 0..1. */
export type DictationWord = AlignedWord & { lost: number };

export interface DictationResult {
  /** 0..1. */
  score: number;
  words: DictationWord[];
  expectedCount: number;
  /** How many words of the text are right. */
  correctCount: number;
  /** The text that the answer was compared with: the nearest of the accepted ones. */
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
 * Grades a dictation: 1 − (S + D + I) / N over words, floored at 0. A missing, added or completely different word costs 1;
 * a near miss costs 0.3 to 0.5, depending on how different it is. This is the usual word error rate with partial credit, as
 * open practice tools use it for this task.
 */
export function gradeDictation(text: string, given: string, acceptedTexts: readonly string[] = []): DictationResult {
  return acceptedTexts
    .map((accepted) => gradeAgainst(accepted, given))
    .reduce((best, next) => (next.score > best.score ? next : best), gradeAgainst(text, given));
}

import type { WordRange } from './passage-words.ts';

export interface HighlightResult {
  /** 0..1. */
  score: number;
  /** The highlighted words, as a range of the passage; null if nothing was highlighted. */
  given: WordRange | null;
  /** The occurrence of the answer that is nearest to the highlight; null if there is none. */
  key: WordRange | null;
  /** Words of the answer that were highlighted, words of it that were missed, and highlighted words outside it. */
  rightCount: number;
  missedCount: number;
  extraCount: number;
}

/** How a word of the passage is marked in the review. */
export type HighlightMark = 'right' | 'missed' | 'extra';

const lengthOf = ({ start, end }: WordRange) => end - start + 1;
const ordered = ({ start, end }: WordRange): WordRange => (start <= end ? { start, end } : { start: end, end: start });

function gradeAgainst(given: WordRange, key: WordRange): HighlightResult {
  const distance = Math.abs(given.start - key.start) + Math.abs(given.end - key.end);
  const shared = Math.max(0, Math.min(given.end, key.end) - Math.max(given.start, key.start) + 1);
  return {
    score: Math.max(0, 1 - distance / lengthOf(key)),
    given,
    key,
    rightCount: shared,
    missedCount: lengthOf(key) - shared,
    extraCount: lengthOf(given) - shared,
  };
}

/**
 * Grades a highlight: 1 − the distance of (start, end) from the key in words, divided by the key's length, floored at 0. So
 * each missed or extra word costs its share of the answer's length, and a highlight outside the answer scores 0.
 *
 * @param given null means that nothing was highlighted: score 0
 * @param keys where the answer occurs; any of these is right
 */
export function gradeHighlight(given: WordRange | null, keys: readonly WordRange[]): HighlightResult {
  const [first, ...others] = keys.map(ordered);
  if (given === null || first === undefined) {
    const words = given === null ? 0 : lengthOf(ordered(given));
    return {
      score: 0,
      given: given && ordered(given),
      key: first ?? null,
      rightCount: 0,
      missedCount: first ? lengthOf(first) : 0,
      extraCount: words,
    };
  }
  const range = ordered(given);
  let best = gradeAgainst(range, first);
  for (const key of others) {
    const graded = gradeAgainst(range, key);
    if (graded.score > best.score) best = graded;
  }
  return best;
}

/** The mark of the word at an index; null if it is neither part of the answer nor highlighted. */
export function highlightMark(index: number, { given, key }: HighlightResult): HighlightMark | null {
  const isIn = (range: WordRange | null) => range !== null && index >= range.start && index <= range.end;
  if (isIn(key)) return isIn(given) ? 'right' : 'missed';
  return isIn(given) ? 'extra' : null;
}

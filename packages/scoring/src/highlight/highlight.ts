import type { WordRange } from './passage-words.ts';

export interface HighlightResult {
  /** 0..1. */
  score: number;
  /** What was highlighted, in the order of the passage; null when nothing was. */
  given: WordRange | null;
  /** The answer it was compared with: of several places the one it is nearest to. Null if there is none. */
  key: WordRange | null;
  /** Words of the answer that were highlighted, words of it that were not, and highlighted words beside it. */
  rightCount: number;
  missedCount: number;
  extraCount: number;
}

/** What a word of the passage is to a graded highlight. */
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
 * Grades a highlight: 1 − distance of (start, end) from the key in words, relative to the key's length, floored at 0. So
 * each word that was left out or added costs one part of the answer's length, and a highlight beside the answer gives 0.
 *
 * @param given null counts as nothing highlighted: 0
 * @param keys the places of the answer; any of them is right
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

/** What the word at a place is; null when it is neither part of the answer nor highlighted. */
export function highlightMark(index: number, { given, key }: HighlightResult): HighlightMark | null {
  const isIn = (range: WordRange | null) => range !== null && index >= range.start && index <= range.end;
  if (isIn(key)) return isIn(given) ? 'right' : 'missed';
  return isIn(given) ? 'extra' : null;
}

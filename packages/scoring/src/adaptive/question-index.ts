import type { Difficulty } from './response-model.ts';

/** A question that a test may ask. */
export interface Candidate extends Difficulty {
  readonly id: number;
}

/** The questions of one type, found by their difficulty in logarithmic time. */
export interface QuestionIndex<Question extends Candidate> {
  readonly size: number;
  /** The questions, those whose difficulty is nearest first. */
  nearest(difficulty: number): Generator<Question>;
}

/** Sorts the questions of a type once; the list may have millions. */
export function createQuestionIndex<Question extends Candidate>(
  questions: readonly Question[],
): QuestionIndex<Question> {
  const sorted = questions.toSorted((a, b) => a.difficulty - b.difficulty);

  /** Index of the first question that is at least so difficult. */
  const firstFrom = (difficulty: number) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle]?.difficulty ?? Number.POSITIVE_INFINITY) < difficulty) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    size: sorted.length,
    *nearest(difficulty) {
      let above = firstFrom(difficulty);
      let below = above - 1;
      for (;;) {
        const [lower, upper] = [sorted[below], sorted[above]];
        if (!lower && !upper) return;
        const isLower = lower && (!upper || difficulty - lower.difficulty <= upper.difficulty - difficulty);
        if (isLower) below -= 1;
        else above += 1;
        const next = isLower ? lower : upper;
        if (next) yield next;
      }
    },
  };
}

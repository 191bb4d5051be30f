/** Totals over attempts. */
export interface Total {
  answers: number;
  /** Number of graded attempts. */
  scored: number;
  /** Sum of their scores, each 0 to 1. */
  points: number;
}

export const emptyTotal = (): Total => ({ answers: 0, scored: 0, points: 0 });

/** Adds to a total in place and returns it. */
export function addTo(total: Total, { answers, scored, points }: Total): Total {
  total.answers += answers;
  total.scored += scored;
  total.points += points;
  return total;
}

/** A total as in the contract. The average is clamped to 0–1 against rounding errors of the sum. */
export function viewOf({ answers, scored, points }: Total = emptyTotal()) {
  const averageScore = scored === 0 ? null : Math.min(1, Math.max(0, points / scored));
  return { answers, scored, averageScore };
}

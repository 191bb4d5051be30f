/** Attempts added up. */
export interface Total {
  answers: number;
  /** Those that were graded. */
  scored: number;
  /** Sum of their scores, each 0 to 1. */
  points: number;
}

export const emptyTotal = (): Total => ({ answers: 0, scored: 0, points: 0 });

/** Adds to a total and gives it. */
export function addTo(total: Total, { answers, scored, points }: Total): Total {
  total.answers += answers;
  total.scored += scored;
  total.points += points;
  return total;
}

/** A total as the contract gives it; rounding of the sum never takes the average out of 0 to 1. */
export function viewOf({ answers, scored, points }: Total = emptyTotal()) {
  const averageScore = scored === 0 ? null : Math.min(1, Math.max(0, points / scored));
  return { answers, scored, averageScore };
}

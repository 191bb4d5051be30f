import type { SittingOutcome } from '@rehearse/embed/react';
import type { Outcome } from '@rehearse/question-data/cmi5';

/** The points of a drill: one for each question that is graded, or has no answer. */
export function outcomeOf(outcomes: readonly SittingOutcome[]): Outcome {
  const scores = outcomes.flatMap(({ isAnswered, score }) => (isAnswered ? (score ?? []) : 0));
  const sum = scores.reduce((total, score) => total + score, 0);
  return { score: scores.length === 0 ? null : sum, maxScore: scores.length };
}

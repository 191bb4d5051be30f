import type { zAnswerOutcome } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { fewestForShare } from './limits.ts';

/** How an answer turned out, as in the contract. */
export type AnswerOutcome = z.infer<typeof zAnswerOutcome>;

/** From this share of the points an answer has all of them; sums of thirds and sixths miss 1 by a hair. */
export const fullShare = 0.999;

/** How the answer of a finished slot turned out. */
export function outcomeOf({ state, score }: { readonly state: string; readonly score: number | null }): AnswerOutcome {
  if (state !== 'answered') return 'missed';
  if (score === null) return 'ungraded';
  if (score >= fullShare) return 'right';
  return score > 0 ? 'partly' : 'wrong';
}

/** The mean score of some answers; null if they are too few to show it. */
export const shareOf = (points: number, answers: number): number | null =>
  answers < fewestForShare ? null : Math.min(1, points / answers);

interface Figure {
  readonly answers: number;
  /** Sum of the scores. */
  readonly points: number;
}

/** Sorts the lowest mean score first; figures that rest on few answers come last, and of equal ones that of more answers is first. */
export function worstFirst(a: Figure, b: Figure): number {
  const isWeak = ({ answers }: Figure) => Number(answers < fewestForShare);
  const mean = ({ points, answers }: Figure) => points / Math.max(1, answers);
  return isWeak(a) - isWeak(b) || mean(a) - mean(b) || b.answers - a.answers;
}

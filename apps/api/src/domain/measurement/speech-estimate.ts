import type { FluencyResult } from '@rehearse/scoring';
import type { AnswerEstimate } from './answers.ts';

/** Less speech says nothing about pace. */
const FEWEST_SECONDS = 15;
/** Standard error in points: more than that of texts, because no graded recordings were there to check it; see decision 56. */
const ERROR = 30;
const LOWEST = 45;
const HIGHEST = 125;
/** Pace of learners at B1 and C1, in words per minute, and points in the middle of these levels. */
const B1 = { pace: 95, points: 72 } as const;
const C1 = { pace: 140, points: 130 } as const;

/**
 * A rough estimate of free speech by its pace with all pauses, for learners without an AI service: null if there is too
 * little of it or it could not be measured. It doesn't hear what is said, nor whether it is English.
 */
export function estimateSpeech(fluency: FluencyResult): AnswerEstimate | null {
  if (fluency.kind === 'refused' || fluency.features.speechSpanSeconds < FEWEST_SECONDS) return null;
  const { wordsPerMinute } = fluency.features;
  const points = B1.points + ((wordsPerMinute - B1.pace) / (C1.pace - B1.pace)) * (C1.points - B1.points);
  return { points: Math.round(Math.min(HIGHEST, Math.max(LOWEST, points))), error: ERROR, by: 'measures' };
}

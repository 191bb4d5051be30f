/** A part of an answer, ready for display. */
export interface AnswerPart {
  /** The part of the task that it answers; `whole` for a task with one part. */
  part: 'whole' | 'turn' | 'step' | 'summary' | 'partOne' | 'partTwo';
  /** Number of the turn or step, from 1. */
  number?: number;
  /** The answer as text; empty for none. */
  text: string;
  /** A Yes or No answer, instead of text. */
  choice?: 'yes' | 'no';
  /** Undefined if there is no right or wrong. */
  correct?: boolean;
}

/** One earlier attempt at a question. */
export interface PastAttempt {
  attemptId: number;
  /** Time of the attempt, ISO 8601. */
  createdAt: string;
  /** Score, 0..1; null if not graded. */
  score: number | null;
  /** The written or chosen answer. Null for a recording. */
  answer: readonly AnswerPart[] | null;
  /** Null if deleted, or for other kinds of answers. */
  recordingUrl: string | null;
}

export type PastAttemptsState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'shown'; attempts: readonly PastAttempt[]; hasMore: boolean; isLoadingMore: boolean };

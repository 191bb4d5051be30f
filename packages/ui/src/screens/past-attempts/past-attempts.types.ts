/** A piece of an answer, ready to be read. */
export interface AnswerPart {
  /** What of the task it answers; `whole` for a task of one part. */
  part: 'whole' | 'turn' | 'step' | 'summary' | 'partOne' | 'partTwo';
  /** Of turns and steps, from 1. */
  number?: number;
  /** As it was given; empty when nothing was. */
  text: string;
  /** A Yes or No, in place of the text. */
  choice?: 'yes' | 'no';
  /** Left out where nothing is right or wrong. */
  correct?: boolean;
}

/** One earlier attempt at a question. */
export interface PastAttempt {
  attemptId: number;
  /** When it was given, ISO 8601. */
  createdAt: string;
  /** Share of the points, 0..1; null if it was not graded. */
  score: number | null;
  /** What was written or chosen. Null for a recording. */
  answer: readonly AnswerPart[] | null;
  /** Null when it was deleted, or for other answers. */
  recordingUrl: string | null;
}

export type PastAttemptsState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'shown'; attempts: readonly PastAttempt[]; hasMore: boolean; isLoadingMore: boolean };

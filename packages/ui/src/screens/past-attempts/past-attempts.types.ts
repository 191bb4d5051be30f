import type { Version } from '../../practice/index.ts';

/** A part of an answer, ready for display. */
export interface AnswerPart {
  /** The part of the task that it answers; `whole` for a task with one part. */
  part: 'whole' | 'blank' | 'turn' | 'step' | 'summary' | 'partOne' | 'partTwo';
  /** Number of the blank, turn or step, from 1. */
  number?: number;
  /** The answer as text; empty for none. */
  text: string;
  /** A Yes or No answer, instead of text. */
  choice?: 'yes' | 'no';
  /** Undefined if there is no right or wrong. */
  correct?: boolean;
}

/** An answer within a recorded conversation. */
export interface AttemptTurn {
  /** What was asked. */
  asked: string;
  /** Seconds from the beginning of the recording. */
  start: number;
  end: number;
}

/** The AI correction of an attempt. */
export interface AttemptCorrection {
  correctionId: number;
  /** On the test's scale; null if there is none. */
  overall: { low: number; high: number; band: string } | null;
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
  /** Of a conversation: its questions, with the stretches of the recording. Absent for other recordings. */
  turns?: readonly AttemptTurn[];
  /** Its AI correction, once it is done; absent for none. */
  correction?: AttemptCorrection;
  /** The file, if the recording is only on this device. */
  recordingFile?: Blob;
}

/** A sample of the text that was read. */
export interface ReadingSample {
  sampleUrl: string;
  /** When its words are spoken. */
  wordTimesUrl: string;
}

/**
 * Where the texts of attempts come from, to compare two of them: the answers, or the AI corrections of recordings. `load`
 * returns what was said, with its mistakes.
 */
export type ComparedTexts = { from: 'answers' } | { from: 'reports'; load: (correctionId: number) => Promise<Version> };

export type PastAttemptsState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'shown'; attempts: readonly PastAttempt[]; hasMore: boolean; isLoadingMore: boolean };

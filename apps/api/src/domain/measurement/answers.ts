import type { Difficulty } from '@rehearse/scoring/adaptive';

/** What somebody or something says a text or recording is worth. */
export interface AnswerEstimate {
  /** On the exam's scale. */
  readonly points: number;
  /** Standard error in points. */
  readonly error: number;
  /** An AI service, or the server's own measures of length, vocabulary, mistakes and pace. */
  readonly by: 'service' | 'measures';
}

/** A question of a sitting and its answer, as far as measuring needs to know them. */
export interface AnswerRow {
  readonly slot: number;
  readonly submoduleId: number;
  readonly questionId: number;
  /** `missed`: the question was opened, and its time ended without an answer. */
  readonly state: 'answered' | 'missed';
  /** The answer came after its time and the grace for the connection. */
  readonly isLate: boolean;
  /** Share of the points, 0 to 1, of a question with a key; null if it was not graded. */
  readonly score: number | null;
  /** Of a text or recording; absent if nobody has judged it. */
  readonly estimate?: AnswerEstimate | undefined;
  /** Whether a correction is under way that will judge it. */
  readonly isPending?: boolean | undefined;
  readonly usedSeconds: number | null;
  /** How long the learner had, preparation included; null for no clock. */
  readonly seconds: number | null;
  readonly attemptId?: number | undefined;
}

/** The difficulty of a question. */
export type DifficultyOf = (questionId: number) => Difficulty;

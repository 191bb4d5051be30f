/**
 * The protocol that all practice flows share, so that the app, a page that embeds one question and the mock test can treat
 * every question type alike.
 */

/**
 * - `timed`: practice against the clock. - `learn`: practice without a clock, with unlimited plays at any speed, and hints.
 * - `exam`: as in the test: no pause, no going back, no grading or review after the answer, and no second attempt.
 */
export type PracticeMode = 'timed' | 'learn' | 'exam';

/** What every question has; each flow adds its own fields. */
export interface PracticeQuestion {
  questionId: number;
  /** Why the answer is right, shown in review. */
  explanation?: string;
}

/** Versions of one picture in one file type, as for an HTML `source`. */
export interface PictureSource {
  /** Media type, such as `image/avif`. */
  type: string;
  /** Addresses with their widths, such as `small.avif 480w, large.avif 960w`. */
  srcSet: string;
}

/** A mistake in a sample answer. */
export interface AnswerCorrection {
  /** Range in the answer in UTF-16 code units; `end` is exclusive. Equal where something is missing. */
  start: number;
  /** Exclusive. */
  end: number;
  /** Every right form; an empty one removes the range. */
  fixes: readonly string[];
  /** Kind of mistake, such as `determiner`. */
  kind: string;
}

/** A sample answer as a learner of this level could give it. */
export interface GradedAnswer {
  level: 'low' | 'middle' | 'high';
  text: string;
  /** In text order, without overlaps. */
  corrections: readonly AnswerCorrection[];
}

/** Answers to the same question, to compare with the sample. */
export interface GradedAnswers {
  /** From the lowest level; a single one is weaker than the sample. */
  answers: readonly GradedAnswer[];
  /** What each does better than the one before, or the sample better than a single one, in the learner's language. */
  comparison: string;
}

/**
 * The texts that a learner's answer is compared with: the sample, and a single weaker answer. With several graded
 * answers, too many texts about other questions would pass.
 */
export const samplesToCheck = (sample: string | null | undefined, graded: GradedAnswers | null | undefined): string[] =>
  [sample, graded?.answers.length === 1 ? graded.answers[0]?.text : null].filter((each) => typeof each === 'string');

/**
 * What is needed to continue after a reload: small, versioned, plain JSON. A draft of another version, flow or question is
 * ignored, and is never an error.
 */
export interface Draft<TAnswer> {
  version: 1;
  /** Id of the machine that wrote it. */
  flow: string;
  questionId: number;
  /** Time used so far in the current part. */
  elapsedMs: number;
  /** `reviewed`: the answer was submitted and must not be sent again. */
  phase: 'answering' | 'reviewed';
  answer: TAnswer;
}

/** Input of every practice machine. */
export interface FlowInput<TQuestion extends PracticeQuestion, TAnswer> {
  question: TQuestion;
  /** Seconds for the task; null for no limit. */
  durationSeconds: number | null;
  mode: PracticeMode;
  /** Factor by which every further part of the task is longer than the spec's time; `durationSeconds` already includes it. Default 1. */
  timeFactor?: number;
  /** From an earlier `draft` event; anything unreadable is ignored. */
  draft?: Draft<TAnswer> | undefined;
  /** Exam mode: how long the question was left since the draft was written; the clock kept running. Default 0. */
  awayMs?: number;
}

/** The context that every flow has; each adds its own fields. */
export interface FlowContext<TQuestion extends PracticeQuestion> {
  question: TQuestion;
  /** The time limit of the current part; null for none. */
  durationSeconds: number | null;
  mode: PracticeMode;
  /** Time used in the current part, exact at each whole second left and at each pause. */
  elapsedMs: number;
}

/** Events that every flow accepts in addition to its own `answer.*` events. */
export type FlowEvent =
  /** Submits the current answer. */
  | { type: 'answer.submit' }
  /** Requests the next hint. Learn mode only; flows without hints ignore it. */
  | { type: 'answer.hint' }
  /** Solve Again: clears the answer and starts over. Ignored in exam mode. */
  | { type: 'answer.retry' }
  /** Sent by the timer at each second and each pause. */
  | { type: 'timer.ticked'; elapsedMs: number }
  /** Sent by the timer once; the current answer is submitted. */
  | { type: 'timer.expired'; elapsedMs: number }
  /** Sent by the host of the flow when a dialog opens or the mock test is paused. Ignored in exam mode. */
  | { type: 'timer.pause' }
  /** Sent by the host of the flow when the learner is back. */
  | { type: 'timer.resume' };

/** Events that every flow emits; subscribe with `actor.on('answered', …)`. */
export type FlowEmitted<TAnswer, TResult, TDraft = TAnswer> =
  /**
   * Once per submit. `result` is null in exam mode, where nothing is graded. `draft` records that the answer was submitted:
   * store both in one transaction, so that a crash can neither lose the answer nor submit it twice. No `draft` event follows.
   */
  | { type: 'answered'; questionId: number; answer: TAnswer; result: TResult | null; draft: Draft<TDraft> }
  /** At every other change, and every second while the clock runs. Keep the latest; delete it when the question is left. */
  | { type: 'draft'; draft: Draft<TDraft> };

/**
 * Tags of the states. Check these instead of nested state paths.
 * - `answering`: the answer can be changed. - `busy`: waiting for something to finish.
 * - `reviewed`: the answer is submitted and graded. - `submitted`: the answer is submitted in exam mode. - `timed`: the clock runs.
 */
export type FlowTag = 'answering' | 'busy' | 'reviewed' | 'submitted' | 'timed';

/** The state of the clock, for views. */
export interface ClockView {
  /** The time limit; null for none. */
  durationSeconds: number | null;
  /** Whole seconds left, rounded up, so that 0 means that the time is over; null without a limit. */
  remainingSeconds: number | null;
  /** Whole seconds used. */
  elapsedSeconds: number;
}

/** How often a running clock writes a draft; a reload returns less time than this. */
export const DRAFT_EVERY_MS = 1000;

/**
 * The one language all practice flows speak, so that the frame, the app, a page that embeds one question and the mock
 * test treat every question type alike.
 */

/**
 * - `timed`: practice under the clock. - `learn`: practice without a clock, with unlimited plays at any speed, and hints.
 * - `exam`: as in the test: no pause and no way back, nothing is graded or shown after the answer, no second try.
 */
export type PracticeMode = 'timed' | 'learn' | 'exam';

/** What every question has; each flow adds its own fields. */
export interface PracticeQuestion {
  questionId: number;
  /** Why the answer is what it is, shown in review. */
  explanation?: string;
}

/** Files of one type that show the same picture, as an HTML `source` names them. */
export interface PictureSource {
  /** Media type, as `image/avif`. */
  type: string;
  /** Addresses with their widths, as `small.avif 480w, large.avif 960w`. */
  srcSet: string;
}

/** A weaker answer to the same question beside its sample. */
export interface MiddleAnswer {
  text: string;
  /** What the sample does better, in the learner's language. */
  comparison: string;
}

/**
 * What a reload needs to go on where the learner was: plain, small, versioned JSON. A draft of another version, flow or
 * question is ignored, never an error.
 */
export interface Draft<TAnswer> {
  version: 1;
  /** Id of the machine that wrote it. */
  flow: string;
  questionId: number;
  /** Time used so far, of the part under way. */
  elapsedMs: number;
  /** `reviewed`: the answer was given and must not be sent again. */
  phase: 'answering' | 'reviewed';
  answer: TAnswer;
}

/** Input of every practice machine. */
export interface FlowInput<TQuestion extends PracticeQuestion, TAnswer> {
  question: TQuestion;
  /** Seconds for the task; null for no limit. */
  durationSeconds: number | null;
  mode: PracticeMode;
  /** How much longer than the spec's every further part of the task lasts; durationSeconds has it already. Default 1. */
  timeFactor?: number;
  /** From an earlier `draft` event; anything unreadable is ignored. */
  draft?: Draft<TAnswer> | undefined;
  /** Exam mode: how long the question was left for since the draft. The clock ran on. Default 0. */
  awayMs?: number;
}

/** What every flow keeps; each adds its own facts. */
export interface FlowContext<TQuestion extends PracticeQuestion> {
  question: TQuestion;
  /** The time limit of the part under way; null for none. */
  durationSeconds: number | null;
  mode: PracticeMode;
  /** Time used of the part under way, exact at each whole second of the time left and at each pause. */
  elapsedMs: number;
}

/** Events every flow understands, beside its own `answer.*` events. */
export type FlowEvent =
  /** The learner gives the answer as it stands. */
  | { type: 'answer.submit' }
  /** Asks for the next hint. Learn mode only; flows that have none ignore it. */
  | { type: 'answer.hint' }
  /** Solve Again: clears the answer and starts over. Ignored in exam mode. */
  | { type: 'answer.retry' }
  /** From the timer, at each second and each pause. */
  | { type: 'timer.ticked'; elapsedMs: number }
  /** From the timer, once: what is there counts as the answer. */
  | { type: 'timer.expired'; elapsedMs: number }
  /** From whoever runs the flow: a dialog is open, the mock test is paused. Ignored in exam mode. */
  | { type: 'timer.pause' }
  /** From whoever runs the flow: the learner is back. */
  | { type: 'timer.resume' };

/** Events every flow emits; listen with `actor.on('answered', …)`. */
export type FlowEmitted<TAnswer, TResult, TDraft = TAnswer> =
  /**
   * Once per submit. `result` is null in exam mode: nothing was graded. `draft` says that the answer was submitted: keep
   * both in one step, so that a crash can neither lose the answer nor submit it twice. No `draft` event follows.
   */
  | { type: 'answered'; questionId: number; answer: TAnswer; result: TResult | null; draft: Draft<TDraft> }
  /** At each other change, and every second of time; keep the latest, drop it when leaving. */
  | { type: 'draft'; draft: Draft<TDraft> };

/**
 * Tags that states carry; read these, never nested state paths.
 * - `answering`: the answer can be changed. - `busy`: something is being done that takes a moment.
 * - `reviewed`: the answer is in and graded. - `submitted`: the answer is in, exam mode. - `timed`: the clock runs.
 */
export type FlowTag = 'answering' | 'busy' | 'reviewed' | 'submitted' | 'timed';

/** How far the clock is, for views. */
export interface ClockView {
  /** The time limit; null for none. */
  durationSeconds: number | null;
  /** Whole seconds left, rounded up, so that 0 means over; null without a limit. */
  remainingSeconds: number | null;
  /** Whole seconds used. */
  elapsedSeconds: number;
}

/** How often a running clock writes a draft: what a reload gives back of the time is less than this. */
export const DRAFT_EVERY_MS = 1000;

import type {
  Draft,
  FlowContext,
  FlowEmitted,
  FlowEvent,
  FlowInput,
  GradedAnswers,
  PracticeQuestion,
} from '../protocol/protocol.ts';

/** One part of the task. */
export interface WritingPart {
  prompt: string;
  /** A sample to compare with; absent for none. */
  sample?: string;
  /** Answers to compare with the sample in review. */
  graded?: GradedAnswers;
}

/** A writing task and its possible follow-up questions. */
export interface TwoPartWritingQuestion extends PracticeQuestion {
  partOne: WritingPart;
  /** Follow-up questions, one of which is asked. */
  partTwo: readonly WritingPart[];
}

/** What the learner wrote. */
export interface TwoPartWritingAnswer {
  partOne: string;
  /** The question of part two; null if there was none to ask. */
  partTwoPrompt: string | null;
  partTwo: string;
}

/** Word counts of `partOne` and `partTwo`; `reviewText` of the scoring package analyses a text further. */
export interface TwoPartWritingResult {
  partOne: number;
  partTwo: number;
}

/** Number of a part. */
export type PartNumber = 1 | 2;

/** What a draft stores in addition to the time. `hintsShown` counts the hints of the current part. */
export interface TwoPartWritingDraftAnswer {
  part: PartNumber;
  texts: readonly [string, string];
  /** Index into the question's `partTwo`; null until it is chosen. */
  chosen: number | null;
  hintsShown: number;
  /** The texts before one of them was rewritten; null or absent for a first version. */
  previous?: readonly [string, string] | null;
}

/** Context of a two-part writing task. Everything else is derived from it. */
export interface TwoPartWritingContext extends FlowContext<TwoPartWritingQuestion>, TwoPartWritingDraftAnswer {
  previous: readonly [string, string] | null;
  /** Time limit of each part; `durationSeconds` is that of the current part. */
  partSeconds: readonly [number | null, number | null];
  /** The last Next or Submit was rejected because the text was empty. */
  refused: boolean;
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: TwoPartWritingResult | null;
}

/** Events of a two-part writing task: its own and those of every flow. */
export type TwoPartWritingEvent =
  | FlowEvent
  /** Sets the text of the current part. */
  | { type: 'answer.change'; text: string }
  /** Locks part one and continues; there is no way back. */
  | { type: 'answer.next' }
  /** Opens a part of a reviewed answer for a new version. */
  | { type: 'answer.rewrite'; part: PartNumber }
  /** Drops the new version and returns to the review. */
  | { type: 'answer.cancelRewrite' };

/** Input; `durationSeconds` is the time for both parts together, which is divided between them. */
export type TwoPartWritingInput = FlowInput<TwoPartWritingQuestion, TwoPartWritingDraftAnswer>;
/** Draft of a two-part writing task, to continue after a reload; store it as JSON. */
export type TwoPartWritingDraft = Draft<TwoPartWritingDraftAnswer>;
/** Events that a two-part writing task emits; subscribe with `actor.on(type, …)`. */
export type TwoPartWritingEmitted = FlowEmitted<TwoPartWritingAnswer, TwoPartWritingResult, TwoPartWritingDraftAnswer>;

/** Randomness, and a memory of the question of part two that was seen last. */
export interface PartTwoPorts {
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** The index that was seen last; null if unknown. Must not throw. */
  lastPartTwo(questionId: number): number | null;
  /** Stores the index that is shown now. Must not throw. */
  rememberPartTwo(questionId: number, index: number): void;
}

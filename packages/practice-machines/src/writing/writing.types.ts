import type {
  Draft,
  FlowContext,
  FlowEmitted,
  FlowEvent,
  FlowInput,
  GradedAnswers,
  PictureSource,
  PracticeQuestion,
} from '../protocol/protocol.ts';

/** A picture to describe, or a topic for an essay. */
export interface WritingQuestion extends PracticeQuestion {
  kind: 'photo' | 'essay';
  /** The topic of an essay; empty for a picture. */
  prompt: string;
  /** Absent if there is no picture. */
  imageUrl?: string;
  /** Other versions of the picture; default none. */
  imageSources?: readonly PictureSource[];
  /** Description of the picture for those who can't see it. */
  imageAlt?: string;
  /** Recommended numbers of words, in ascending order: 30, or 50 and 120. */
  recommendedWords: readonly number[];
  /** A sample to compare with; absent for none. */
  sample?: string;
  /** Answers to compare with the sample in review. */
  graded?: GradedAnswers;
}

/** What the learner wrote. */
export interface WritingAnswer {
  text: string;
}

/** What is known immediately; `reviewText` of the scoring package analyses a text further. */
export interface WritingResult {
  /** Number of words in the text. */
  words: number;
}

/**
 * The host's feedback on the text, and its progress.
 * - `none`: none is expected. - `waiting`: the text is being sent. - `failed`: it could not be sent, or not yet.
 */
export type WritingFeedback =
  | { phase: 'none' }
  | { phase: 'waiting' }
  | { phase: 'failed' }
  | { phase: 'arrived'; text: string };

/** What a draft stores in addition to the time. `hintsShown` counts hints from the first. */
export interface WritingDraftAnswer extends WritingAnswer {
  hintsShown: number;
  /** The host's feedback; null until it arrives. */
  feedback: string | null;
  /** The version that this text rewrites; null or absent for a first version. */
  previous?: string | null;
}

/** Context of a writing task. Everything else is derived from it. `hintsShown` counts hints from the first. */
export interface WritingContext extends FlowContext<WritingQuestion> {
  text: string;
  hintsShown: number;
  /** The last submit was rejected because the text was empty. */
  refused: boolean;
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: WritingResult | null;
  feedback: WritingFeedback;
  /** The version that this text rewrites; null for a first version. */
  previous: string | null;
}

/** Events of a writing task: its own and those of every flow. */
export type WritingEvent =
  | FlowEvent
  /** Sets the text. */
  | { type: 'answer.change'; text: string }
  /** Opens a reviewed text for a new version. */
  | { type: 'answer.rewrite' }
  /** Drops the new version and returns to the review. */
  | { type: 'answer.cancelRewrite' }
  /** Asks for the text to be sent again, now. */
  | { type: 'answer.sendAgain' }
  /** From the app: the text is being sent. */
  | { type: 'feedback.awaited' }
  /** From the app: the host’s feedback. */
  | { type: 'feedback.arrived'; text: string }
  /** From the app: the text could not be sent, or not yet. */
  | { type: 'feedback.failed' }
  /** From the app: the text is saved, and there will be no feedback. */
  | { type: 'feedback.absent' };

/** Input of a writing task. */
export type WritingInput = FlowInput<WritingQuestion, WritingDraftAnswer>;
/** Draft of a writing task, to continue after a reload; store it as JSON. */
export type WritingDraft = Draft<WritingDraftAnswer>;
/** Events that a writing task emits; subscribe with `actor.on(type, …)`. */
export type WritingEmitted = FlowEmitted<WritingAnswer, WritingResult, WritingDraftAnswer> | SendAgain;
/** Asks the app to send the answer again at once. */
export interface SendAgain {
  type: 'sendAgain';
}

import type {
  Draft,
  FlowContext,
  FlowEmitted,
  FlowEvent,
  FlowInput,
  MiddleAnswer,
  PictureSource,
  PracticeQuestion,
} from '../protocol/protocol.ts';

/** A picture to describe, or something to write an essay about. */
export interface WritingQuestion extends PracticeQuestion {
  kind: 'photo' | 'essay';
  /** What an essay is about; empty for a picture. */
  prompt: string;
  /** Absent when there is no picture to be had. */
  imageUrl?: string;
  /** Other files of the picture; none unless said. */
  imageSources?: readonly PictureSource[];
  /** What the picture shows, for those who can't see it. */
  imageAlt?: string;
  /** Words that are recommended, from the least up: 30, or 50 and 120. */
  recommendedWords: readonly number[];
  /** A text to compare with; absent when there is none. */
  sample?: string;
  /** Compared with the sample in review. */
  middle?: MiddleAnswer;
}

/** What the learner wrote. */
export interface WritingAnswer {
  text: string;
}

/** What is known at once; `reviewText` of the scoring package says more of a text. */
export interface WritingResult {
  /** How many words the text has. */
  words: number;
}

/**
 * What the host says about the text, and how far that has come.
 * - `none`: nothing is expected. - `waiting`: the text is on its way. - `failed`: it could not be sent yet, or not at all.
 */
export type WritingFeedback =
  | { phase: 'none' }
  | { phase: 'waiting' }
  | { phase: 'failed' }
  | { phase: 'arrived'; text: string };

/** What a draft keeps beside the time. `hintsShown` counts hints from the first. */
export interface WritingDraftAnswer extends WritingAnswer {
  hintsShown: number;
  /** The host's feedback, once it has come. */
  feedback: string | null;
}

/** What a writing knows. Everything else is derived from it. `hintsShown` counts hints from the first. */
export interface WritingContext extends FlowContext<WritingQuestion> {
  text: string;
  hintsShown: number;
  /** The last submit had no text. */
  refused: boolean;
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: WritingResult | null;
  feedback: WritingFeedback;
}

/** What a writing is told. Beside its own events, those of every flow. */
export type WritingEvent =
  | FlowEvent
  /** The text as it stands now. */
  | { type: 'answer.change'; text: string }
  /** The learner wants the text to be sent again, now. */
  | { type: 'answer.sendAgain' }
  /** From whoever sends the answer: the text is on its way. */
  | { type: 'feedback.awaited' }
  /** The host’s feedback. */
  | { type: 'feedback.arrived'; text: string }
  /** The text could not be sent yet, or not at all. */
  | { type: 'feedback.failed' }
  /** The text is saved, and no feedback will come. */
  | { type: 'feedback.absent' };

/** What a writing starts from. */
export type WritingInput = FlowInput<WritingQuestion, WritingDraftAnswer>;
/** What a reload of a writing goes on from; keep it as JSON. */
export type WritingDraft = Draft<WritingDraftAnswer>;
/** What a writing tells; listen with `actor.on(type, …)`. */
export type WritingEmitted = FlowEmitted<WritingAnswer, WritingResult, WritingDraftAnswer> | SendAgain;
/** Whoever sends the answer should try again at once. */
export interface SendAgain {
  type: 'sendAgain';
}

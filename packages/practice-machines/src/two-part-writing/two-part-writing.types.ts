import type {
  Draft,
  FlowContext,
  FlowEmitted,
  FlowEvent,
  FlowInput,
  MiddleAnswer,
  PracticeQuestion,
} from '../protocol/protocol.ts';

/** One part of the task. */
export interface WritingPart {
  prompt: string;
  /** A text to compare with; absent when there is none. */
  sample?: string;
  /** Compared with the sample in review. */
  middle?: MiddleAnswer;
}

/** Something to write about, and what may be asked next. */
export interface TwoPartWritingQuestion extends PracticeQuestion {
  partOne: WritingPart;
  /** Questions that go on from part one; one of them is asked. */
  partTwo: readonly WritingPart[];
}

/** What the learner wrote. */
export interface TwoPartWritingAnswer {
  partOne: string;
  /** The question that was asked in part two; null when there was none to ask. */
  partTwoPrompt: string | null;
  partTwo: string;
}

/** Words of each part, `partOne` and `partTwo`; `reviewText` of the scoring package says more of a text. */
export interface TwoPartWritingResult {
  partOne: number;
  partTwo: number;
}

/** Which part is meant. */
export type PartNumber = 1 | 2;

/** What a draft keeps beside the time. `hintsShown` counts the hints of the part under way. */
export interface TwoPartWritingDraftAnswer {
  part: PartNumber;
  texts: readonly [string, string];
  /** Index into the question's `partTwo`; null until it is chosen. */
  chosen: number | null;
  hintsShown: number;
}

/** What a writing in two parts knows. Everything else is derived from it. */
export interface TwoPartWritingContext extends FlowContext<TwoPartWritingQuestion>, TwoPartWritingDraftAnswer {
  /** Time for each part; `durationSeconds` is the one of the part under way. */
  partSeconds: readonly [number | null, number | null];
  /** The last step on had no text. */
  refused: boolean;
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: TwoPartWritingResult | null;
}

/** What a writing in two parts is told. Beside its own events, those of every flow. */
export type TwoPartWritingEvent =
  | FlowEvent
  /** Changes the text of the part under way. */
  | { type: 'answer.change'; text: string }
  /** Locks part one and goes on; there is no way back. */
  | { type: 'answer.next' };

/** `durationSeconds` is the time of both parts together; each gets its share of it. */
export type TwoPartWritingInput = FlowInput<TwoPartWritingQuestion, TwoPartWritingDraftAnswer>;
/** What a reload of a writing in two parts goes on from; keep it as JSON. */
export type TwoPartWritingDraft = Draft<TwoPartWritingDraftAnswer>;
/** What a writing in two parts tells; listen with `actor.on(type, …)`. */
export type TwoPartWritingEmitted = FlowEmitted<TwoPartWritingAnswer, TwoPartWritingResult, TwoPartWritingDraftAnswer>;

/** Which question of part two was seen last, for each question; and chance. */
export interface PartTwoPorts {
  /** 0 up to 1, without 1. */
  random(): number;
  /** The index that was seen last; null if none was, or nobody knows. Must not throw. */
  lastPartTwo(questionId: number): number | null;
  /** Remembers what is shown now. Must not throw. */
  rememberPartTwo(questionId: number, index: number): void;
}

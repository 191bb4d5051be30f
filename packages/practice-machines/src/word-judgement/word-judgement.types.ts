import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';

/** "Is this a real English word?" */
export interface WordJudgementQuestion extends PracticeQuestion {
  word: string;
  /** Whether the word is real. May be absent in exam mode. */
  correct?: boolean;
}

/** The learner's answer. */
export interface WordJudgementAnswer {
  /** Whether Yes was clicked; null if nothing was clicked in time. */
  saidYes: boolean | null;
}

/** Result of a word judgement. */
export interface WordJudgementResult {
  /** Whether the judgement was right; a missing click never is. */
  correct: boolean;
}

/** Context of a word judgement task. Everything else is derived from it. */
export interface WordJudgementContext extends FlowContext<WordJudgementQuestion> {
  answer: WordJudgementAnswer;
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: WordJudgementResult | null;
  /** Number of hints used. */
  hintsGiven: number;
}

/** Events of a word judgement task: its own and those of every flow. */
export type WordJudgementEvent =
  | Exclude<FlowEvent, { type: 'answer.submit' }>
  /** Yes or No; submits the answer immediately. */
  | { type: 'answer.choose'; saidYes: boolean };

/** Input of a word judgement task. */
export type WordJudgementInput = FlowInput<WordJudgementQuestion, WordJudgementAnswer>;
/** Draft of a word judgement task, to continue after a reload; store it as JSON. */
export type WordJudgementDraft = Draft<WordJudgementAnswer>;
/** Events that a word judgement task emits; subscribe with `actor.on(type, …)`. */
export type WordJudgementEmitted = FlowEmitted<WordJudgementAnswer, WordJudgementResult>;

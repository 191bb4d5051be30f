import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';

/** "Is this a real English word?" */
export interface WordJudgementQuestion extends PracticeQuestion {
  word: string;
  /** The word is real. Not read in exam mode. */
  correct: boolean;
}

export interface WordJudgementAnswer {
  /** What was clicked; null if nothing was, in time. */
  saidYes: boolean | null;
}

export interface WordJudgementResult {
  /** The judgement was right; no click never is. */
  correct: boolean;
}

export interface WordJudgementContext extends FlowContext<WordJudgementQuestion> {
  answer: WordJudgementAnswer;
  answered: boolean;
}

export type WordJudgementEvent =
  | Exclude<FlowEvent, { type: 'answer.submit' }>
  /** Yes or No; gives the answer at once. */
  | { type: 'answer.choose'; saidYes: boolean };

export type WordJudgementInput = FlowInput<WordJudgementQuestion, WordJudgementAnswer>;
export type WordJudgementDraft = Draft<WordJudgementAnswer>;
export type WordJudgementEmitted = FlowEmitted<WordJudgementAnswer, WordJudgementResult>;

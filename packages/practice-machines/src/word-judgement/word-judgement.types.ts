import type { Draft, FlowContext, FlowEmitted, FlowEvent, FlowInput, PracticeQuestion } from '../protocol/protocol.ts';

/** "Is this a real English word?" */
export interface WordJudgementQuestion extends PracticeQuestion {
  word: string;
  /** The word is real. Not read in exam mode. */
  correct: boolean;
}

/** What the learner said. */
export interface WordJudgementAnswer {
  /** What was clicked; null if nothing was, in time. */
  saidYes: boolean | null;
}

/** Whether it was right. */
export interface WordJudgementResult {
  /** The judgement was right; no click never is. */
  correct: boolean;
}

/** What a word judgement knows. Everything else is derived from it. */
export interface WordJudgementContext extends FlowContext<WordJudgementQuestion> {
  answer: WordJudgementAnswer;
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: WordJudgementResult | null;
  /** How many hints were asked for. */
  hintsGiven: number;
}

/** What a word judgement is told. Beside its own events, those of every flow. */
export type WordJudgementEvent =
  | Exclude<FlowEvent, { type: 'answer.submit' }>
  /** Yes or No; gives the answer at once. */
  | { type: 'answer.choose'; saidYes: boolean };

/** What a word judgement starts from. */
export type WordJudgementInput = FlowInput<WordJudgementQuestion, WordJudgementAnswer>;
/** What a reload of a word judgement goes on from; keep it as JSON. */
export type WordJudgementDraft = Draft<WordJudgementAnswer>;
/** What a word judgement tells; listen with `actor.on(type, …)`. */
export type WordJudgementEmitted = FlowEmitted<WordJudgementAnswer, WordJudgementResult>;

export { KeptAnswer, type KeptAnswerProps } from './kept-answer.tsx';
export { PastAttempts, type PastAttemptsProps } from './past-attempts.tsx';
export type {
  AnswerPart,
  AttemptCorrection,
  AttemptTurn,
  ComparedTexts,
  PastAttempt,
  PastAttemptsState,
  ReadingSample,
} from './past-attempts.types.ts';

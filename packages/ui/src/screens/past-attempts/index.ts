export { PastAttempts, type PastAttemptsProps } from './past-attempts.tsx';
export type { AnswerPart, PastAttempt, PastAttemptsState } from './past-attempts.types.ts';

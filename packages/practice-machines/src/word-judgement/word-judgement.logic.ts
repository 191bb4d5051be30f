import type { WordJudgementAnswer, WordJudgementQuestion, WordJudgementResult } from './word-judgement.types.ts';

/** Number of hints per word: ways to judge it, never the answer. */
export const WORD_HINTS = 2;

/** Initial values of a new attempt. */
export const untouched = { answer: { saidYes: null }, hintsGiven: 0 };

/** Right if the click matches whether the word is real; no click is wrong. */
export function judge(question: WordJudgementQuestion, answer: WordJudgementAnswer): WordJudgementResult {
  return { correct: answer.saidYes === question.correct };
}

export function isAnswer(value: unknown): value is WordJudgementAnswer {
  if (typeof value !== 'object' || value === null || !('saidYes' in value)) return false;
  return value.saidYes === null || typeof value.saidYes === 'boolean';
}

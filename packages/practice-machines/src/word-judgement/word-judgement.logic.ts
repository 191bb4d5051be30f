import type { WordJudgementAnswer, WordJudgementQuestion, WordJudgementResult } from './word-judgement.types.ts';

/** Hints for one word: ways to judge it, never the answer. */
export const WORD_HINTS = 2;

/** What a new try starts with. */
export const untouched = { answer: { saidYes: null }, hintsGiven: 0 };

/** Right if the click says what the word is; no click is wrong. */
export function judge(question: WordJudgementQuestion, answer: WordJudgementAnswer): WordJudgementResult {
  return { correct: answer.saidYes === question.correct };
}

export function isAnswer(value: unknown): value is WordJudgementAnswer {
  if (typeof value !== 'object' || value === null || !('saidYes' in value)) return false;
  return value.saidYes === null || typeof value.saidYes === 'boolean';
}

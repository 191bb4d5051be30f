import { WORD_HINTS } from './word-judgement.logic.ts';
import type { WordJudgementSnapshot } from './word-judgement.machine.ts';

interface WordJudgementFrame {
  word: string;
}

/** View model of a word judgement task. */
export type WordJudgementView =
  | (WordJudgementFrame & {
      phase: 'answering';
      /** Hints used so far. */
      hintsGiven: number;
      /** Hints left; null if there are none (not learn mode). */
      hintsLeft: number | null;
    })
  | (WordJudgementFrame & {
      phase: 'reviewed';
      correct: boolean;
      /** Null: the time was over before a click. */
      saidYes: boolean | null;
      isWord: boolean;
      explanation: string | null;
    })
  | (WordJudgementFrame & { phase: 'submitted'; saidYes: boolean | null });

/** The view model of a word judgement task. */
export function wordJudgementView({ context }: WordJudgementSnapshot): WordJudgementView {
  const { question, answer, answered, result, mode, hintsGiven } = context;
  const { word } = question;
  if (!answered) {
    return { phase: 'answering', word, hintsGiven, hintsLeft: mode === 'learn' ? WORD_HINTS - hintsGiven : null };
  }
  if (result === null) return { phase: 'submitted', word, saidYes: answer.saidYes };
  return {
    phase: 'reviewed',
    word,
    correct: result.correct,
    saidYes: answer.saidYes,
    isWord: question.correct === true,
    explanation: question.explanation ?? null,
  };
}

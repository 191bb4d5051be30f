import { WORD_HINTS } from './word-judgement.logic.ts';
import type { WordJudgementSnapshot } from './word-judgement.machine.ts';

interface WordJudgementFrame {
  word: string;
}

/** What a view of a word judgement draws. */
export type WordJudgementView =
  | (WordJudgementFrame & {
      phase: 'answering';
      /** Hints asked for so far. */
      hintsGiven: number;
      /** Hints there are still; null where there are none: not in learn mode. */
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

/** What to draw of a word judgement. */
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
    isWord: question.correct,
    explanation: question.explanation ?? null,
  };
}

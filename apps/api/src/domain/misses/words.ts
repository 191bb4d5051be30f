import type { Payload } from '@rehearse/content';
import { gradeLetters, type LetterWord } from '@rehearse/scoring';
import { z } from 'zod';
import { parsed } from './parsed.ts';
import { givenOf, type MissedWord, passed, type Verdict } from './verdict.ts';

/** Read & Select: right or wrong. A missed real word is reviewed as a word, a made-up one only as a question. */
export function judgeWordJudgement({ word, correct }: Payload<1>, answer: string): Verdict | null {
  if (answer !== 'yes' && answer !== 'no' && answer !== '') return null;
  if ((answer === 'yes') === correct && answer !== '') return passed;
  const reason = answer === '' ? 'noAnswer' : correct ? 'notRecognized' : 'takenForWord';
  const given = givenOf(answer);
  return {
    miss: { reason, given, score: null },
    isOneWord: true,
    words: correct ? [{ word, reason, given: null }] : [],
    share: 0,
  };
}

const entriesSchema = z.array(z.array(z.string()));

function judgeLetters(words: readonly LetterWord[], answer: string): Verdict | null {
  const entries = entriesSchema.safeParse(parsed(answer));
  if (!entries.success) return null;
  const { words: graded, score: share } = gradeLetters(words, entries.data);
  const missed = graded.flatMap((word): MissedWord[] => {
    if (word.correct) return [];
    const given = word.boxes.map((box) => box.given || '_').join('');
    return [{ word: word.expected, reason: 'wrongLetters', given }];
  });
  if (missed.length === 0) return passed;
  const given = givenOf(missed.map((word) => word.given).join(' · '));
  return { miss: { reason: 'wrongLetters', given, score: null }, words: missed, share };
}

/** Read & Complete: passes with every word right; otherwise misses the question and the wrong words. */
export const judgePassageLetters = ({ blankList }: Payload<8>, answer: string) =>
  judgeLetters(
    blankList.map(({ acceptedAnswers, ...word }) => ({ ...word, accepted: acceptedAnswers })),
    answer,
  );

/** Fill In the Blanks: the same for a single word. */
export function judgeSentenceLetters(payload: Payload<10>, answer: string): Verdict | null {
  const word = { clues: payload.clues[0], answer: payload.referenceAnswer.join(''), accepted: payload.acceptedAnswers };
  const verdict = judgeLetters([word], answer);
  return verdict?.miss ? { ...verdict, isOneWord: true } : verdict;
}

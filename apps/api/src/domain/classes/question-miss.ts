import type { zFrequentMiss } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Verdict } from '../misses/index.ts';

/** A wrong answer with the number of those who gave it, as in the contract. */
export type FrequentMiss = z.infer<typeof zFrequentMiss>;

/** A wrong answer to a question, or to a word in it. */
export interface QuestionMiss {
  readonly questionId: number;
  /** The word that was missed; null if it is the whole question. */
  readonly word: string | null;
  /** Null for nothing. */
  readonly given: string | null;
}

/** Answers longer than a few words say more of the learner than of the question. */
const longest = 40;
const mostShown = 5;

const wholeQuestion: readonly string[] = ['notRecognized', 'takenForWord', 'noAnswer'];

/** The short wrong answers of a verdict. Longer texts are left out. */
export function missesOf(questionId: number, { miss, words }: Verdict): QuestionMiss[] {
  if (miss && wholeQuestion.includes(miss.reason)) return [{ questionId, word: null, given: miss.given }];
  return words
    .map(({ word, given }) => ({ questionId, word, given }))
    .filter(({ word, given }) => word.length <= longest && (given === null || given.length <= longest));
}

/** The most frequent wrong answers, most frequent first; equally frequent ones in the order of their words. */
export function mostFrequent(misses: readonly QuestionMiss[]): FrequentMiss[] {
  const counts = new Map<string, FrequentMiss>();
  for (const { word, given } of misses) {
    const key = JSON.stringify([word, given]);
    counts.set(key, { word, given, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const textOf = ({ word, given }: FrequentMiss) => `${word ?? ''} ${given ?? ''}`;
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || textOf(a).localeCompare(textOf(b), 'en'))
    .slice(0, mostShown);
}

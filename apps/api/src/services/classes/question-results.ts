import type { zQuestionResult } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { shareOf } from '../../domain/classes/outcome.ts';
import { mostFrequent, type QuestionMiss } from '../../domain/classes/question-miss.ts';
import type { AssignedQuestion } from './assigned-questions.ts';

/** The results of a question, as in the contract. */
export type QuestionResult = z.infer<typeof zQuestionResult>;

/** Counts of the answers to a question. */
export interface AnswerCounts {
  /** Graded ones. */
  readonly answers: number;
  readonly right: number;
  /** Sum of the scores. */
  readonly points: number;
  readonly ungraded: number;
  readonly missed: number;
}

/** The results of a question; `misses` may contain those of other questions. */
export function questionResult(
  question: AssignedQuestion,
  { points, ...counts }: AnswerCounts,
  misses: readonly QuestionMiss[],
): QuestionResult {
  const { questionId, submoduleId, level, summary } = question;
  return {
    question: { questionId, submoduleId, level, ...(summary && { summary }) },
    ...counts,
    share: shareOf(points, counts.answers),
    misses: mostFrequent(misses.filter((miss) => miss.questionId === questionId)),
  };
}

/** The misses of finished work, as they are stored. */
export const parseMisses = ({ misses }: { readonly misses: string | null }): QuestionMiss[] =>
  misses === null ? [] : JSON.parse(misses);

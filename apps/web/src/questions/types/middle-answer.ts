import type { Question } from '@rehearse/api-client';
import { textIn } from '@rehearse/languages';
import type { MiddleAnswer } from '@rehearse/practice-machines/protocol';
import type { OpenOptions } from '../practice-flow.ts';

/** The mid-level answer of a question or a part, ready to spread; empty if there is none. */
export const middleOf = (
  { middleAnswer, answerComparison }: Pick<Question, 'middleAnswer' | 'answerComparison'>,
  language: OpenOptions['language'],
): { middle?: MiddleAnswer } =>
  middleAnswer && answerComparison
    ? { middle: { text: middleAnswer, comparison: textIn(answerComparison, language) } }
    : {};

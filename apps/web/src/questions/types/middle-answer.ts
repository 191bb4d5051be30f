import type { Question } from '@rehearse/api-client';
import type { MiddleAnswer } from '@rehearse/practice-machines/protocol';
import type { OpenOptions } from '../practice-flow.ts';

/** The middle answer of a question or of a part of one, ready to be spread; nothing where the host has none. */
export const middleOf = (
  { middleAnswer, answerComparison }: Pick<Question, 'middleAnswer' | 'answerComparison'>,
  language: OpenOptions['language'],
): { middle?: MiddleAnswer } =>
  middleAnswer && answerComparison ? { middle: { text: middleAnswer, comparison: answerComparison[language] } } : {};

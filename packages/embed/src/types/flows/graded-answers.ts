import type { ComparedAnswer } from '@rehearse/api-client';
import { textIn } from '@rehearse/languages';
import type { GradedAnswers } from '@rehearse/practice-machines/protocol';
import type { OpenOptions } from '../practice-flow.ts';

type Answers = Omit<ComparedAnswer, 'question' | 'answer'>;

/** The answers to compare with the sample of a question or a part, ready to spread; empty if there are none. */
export function gradedOf(
  { gradedAnswers = [], gradedSteps, middleAnswer, middleCorrections = [], answerComparison }: Answers,
  language: OpenOptions['language'],
): { graded?: GradedAnswers } {
  if (gradedAnswers.length > 0 && gradedSteps)
    return { graded: { answers: gradedAnswers, comparison: textIn(gradedSteps, language) } };
  if (!middleAnswer || !answerComparison) return {};
  const middle = { level: 'middle', text: middleAnswer, corrections: middleCorrections } as const;
  return { graded: { answers: [middle], comparison: textIn(answerComparison, language) } };
}

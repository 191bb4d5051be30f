import type { Builder } from './context.ts';

/** A first text, and three follow-up questions of which one is asked. */
export const buildInteractiveWriting: Builder<12> = ({ partOne, partTwo, better, why }) => ({
  partOneData: {
    question: partOne.question,
    answer: partOne.sample,
    middleAnswer: partOne.middle,
    answerComparison: better,
  },
  partTwoData: partTwo.map(({ question, sample }) => ({ question, answer: sample })),
  explanation: why,
});

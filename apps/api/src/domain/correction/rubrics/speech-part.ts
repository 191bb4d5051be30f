import { middleAnswerOf } from '../../middle-answer.ts';
import { type AnswerPart, samplesOf, withText } from '../rubric.ts';

/** Fewer words than this in a minute and a half are hardly an answer. */
const leastSpokenWords = 40;

interface Asked {
  prompt: string;
  referenceAnswer: string;
  gradedAnswers?: Parameters<typeof middleAnswerOf>[0];
}

/** The part of an answer that was spoken freely about a topic. */
export const speechPart = (
  { prompt, referenceAnswer, gradedAnswers }: Asked,
  transcript: string,
): readonly AnswerPart[] =>
  withText({
    part: 'speech',
    text: transcript,
    asked: prompt,
    task: {
      kind: 'question',
      leastWords: leastSpokenWords,
      prompt,
      samples: samplesOf(referenceAnswer, middleAnswerOf(gradedAnswers)),
    },
  });

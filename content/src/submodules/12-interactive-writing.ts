import { z } from 'zod';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import { buildGraded, gradedFields } from './graded-answers.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';

const prompted = z.strictObject({ question: source.text, sample: source.text });

/** A prompt with its sample, as it is served. */
const prompt = payload.fields.prompted.extend({ answer: payload.text });

/** A first text, and three follow-up questions of which one is asked. */
export const interactiveWriting = defineContent({
  source: z.strictObject({
    ...source.common,
    partOne: prompted.extend({ graded: source.graded }),
    partTwo: z.array(prompted).length(3),
  }),
  payload: payload.served(12, {
    partOneData: payload.fields.interactiveWriting.partOneData.extend(prompt.shape),
    partTwoData: z.array(prompt).min(1),
  }),
  complete: (item) => [item],
  texts: ({ partOne, partTwo }) => [
    field(['partOne', 'question'], partOne.question, 8, 80),
    field(['partOne', 'sample'], partOne.sample, 80, 260),
    ...gradedFields(partOne.graded, { low: [60, 90], middle: [85, 120], high: [110, 160] }, ['partOne', 'graded']),
    ...partTwo.flatMap(({ question, sample }, index) => [
      field(['partTwo', index, 'question'], question, 6, 60),
      field(['partTwo', index, 'sample'], sample, 50, 180),
    ]),
  ],
  build: ({ partOne, partTwo, why }) => ({
    partOneData: {
      question: partOne.question,
      answer: partOne.sample,
      ...buildGraded(partOne.graded),
    },
    partTwoData: partTwo.map(({ question, sample }) => ({ question, answer: sample })),
    explanation: why,
  }),
});

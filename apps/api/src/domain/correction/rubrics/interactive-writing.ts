import { types } from '@rehearse/question-types';
import { z } from 'zod';
import { parsed } from '../../misses/parsed.ts';
import { type Rubric, samplesOf, withText, writingCriteria } from '../rubric.ts';

const answerSchema = z.object({
  partOne: z.string(),
  partTwoPrompt: z.string().nullish(),
  partTwo: z.string(),
});

export const interactiveWriting: Rubric<12> = {
  submoduleId: 12,
  id: 'interactive-writing-1',
  medium: 'writing',
  criteria: writingCriteria,
  goal: `Writes for five minutes about a prompt, then for three minutes about a follow-up question. The second part should add to the
first, not repeat it. Score both parts together.`,
  isAboutPhoto: false,
  parts({ partOneData, partTwoData }, answer) {
    const given = answerSchema.safeParse(parsed(answer));
    if (!given.success) return [];
    const { partOne, partTwo, partTwoPrompt } = given.data;
    const followUp = partTwoData.find(({ question }) => question === partTwoPrompt);
    const samples = [partOneData.answer];
    return withText(
      {
        part: 'partOne',
        text: partOne,
        asked: partOneData.question,
        task: {
          kind: 'question',
          leastWords: types.interactiveWriting.recommendedWords[0],
          prompt: partOneData.question,
          samples,
        },
      },
      {
        part: 'partTwo',
        text: partTwo,
        asked: followUp?.question ?? '',
        task: {
          kind: 'followUp',
          leastWords: types.interactiveWriting.secondPartRecommendedWords[0],
          prompt: followUp?.question ?? '',
          samples: samplesOf(followUp?.answer),
          about: [partOneData.question, ...samples],
          earlier: partOne,
        },
      },
    );
  },
};

import { types } from '@rehearse/question-types';
import { type Rubric, withText, writingCriteria } from '../rubric.ts';

export const writingSample: Rubric<14> = {
  submoduleId: 14,
  id: 'writing-sample-1',
  medium: 'writing',
  criteria: writingCriteria,
  goal: 'Writes for up to five minutes about a question, with a developed answer that a university could read.',
  isAboutPhoto: false,
  parts: ({ questionText, referenceAnswer }, answer) =>
    withText({
      part: 'whole',
      text: answer,
      asked: questionText,
      task: {
        kind: 'question',
        leastWords: types.writingSample.recommendedWords[0],
        prompt: questionText,
        samples: [referenceAnswer],
      },
    }),
};

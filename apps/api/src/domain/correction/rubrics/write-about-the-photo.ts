import { types } from '@rehearse/question-types';
import { type Rubric, samplesOf, withText, writingCriteria } from '../rubric.ts';

export const writeAboutThePhoto: Rubric<11> = {
  submoduleId: 11,
  id: 'write-about-the-photo-1',
  medium: 'writing',
  criteria: writingCriteria,
  goal: `Describes a photo in one or more sentences within one minute. A short text is expected. You get a description of the photo,
not the photo: do not call something wrong only because the description lacks it.`,
  isAboutPhoto: true,
  parts: ({ imageAlt, referenceAnswer, middleAnswer }, answer) =>
    withText({
      part: 'whole',
      text: answer,
      asked: imageAlt.en,
      task: {
        kind: 'picture',
        leastWords: types.writeAboutThePhoto.recommendedWords[0],
        prompt: '',
        samples: samplesOf(referenceAnswer, middleAnswer),
        about: [imageAlt.en],
      },
    }),
};

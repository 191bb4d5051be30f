import { middleAnswerOf } from '../../middle-answer.ts';
import { type Rubric, samplesOf, speechCriteria, withText } from '../rubric.ts';

export const speakAboutThePhoto: Rubric<5> = {
  submoduleId: 5,
  id: 'speak-about-the-photo-1',
  medium: 'speech',
  criteria: speechCriteria,
  goal: `Describes a photo for up to 90 seconds: what it shows, details, and what may be happening. You get a description of the
photo, not the photo: do not call something wrong only because the description lacks it.`,
  isAboutPhoto: true,
  parts: ({ imageAlt, referenceAnswer, gradedAnswers }, answer) =>
    withText({
      part: 'speech',
      text: answer,
      asked: imageAlt.en,
      task: {
        kind: 'picture',
        leastWords: 40,
        prompt: '',
        samples: samplesOf(referenceAnswer, middleAnswerOf(gradedAnswers)),
        about: [imageAlt.en],
      },
    }),
};

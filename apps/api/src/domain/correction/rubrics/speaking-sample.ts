import { type Rubric, speechCriteria } from '../rubric.ts';
import { speechPart } from './speech-part.ts';

export const speakingSample: Rubric<13> = {
  submoduleId: 13,
  id: 'speaking-sample-1',
  medium: 'speech',
  criteria: speechCriteria,
  goal: 'Speaks for one to three minutes about a question, with a developed answer that a university could listen to.',
  isAboutPhoto: false,
  parts: ({ questionText, referenceAnswer, gradedAnswers }, answer) =>
    speechPart({ prompt: questionText, referenceAnswer, gradedAnswers }, answer),
};

import { type Rubric, speechCriteria } from '../rubric.ts';
import { speechPart } from './speech-part.ts';

export const readThenSpeak: Rubric<3> = {
  submoduleId: 3,
  id: 'read-then-speak-1',
  medium: 'speech',
  criteria: speechCriteria,
  goal: 'Speaks for up to 90 seconds about a topic that was read, and covers each of its points with reasons or examples.',
  isAboutPhoto: false,
  parts: ({ questionText, referenceAnswer, gradedAnswers }, answer) =>
    speechPart({ prompt: questionText, referenceAnswer, gradedAnswers }, answer),
};

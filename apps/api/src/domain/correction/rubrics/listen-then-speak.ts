import { type Rubric, speechCriteria } from '../rubric.ts';
import { speechPart } from './speech-part.ts';

export const listenThenSpeak: Rubric<4> = {
  submoduleId: 4,
  id: 'listen-then-speak-1',
  medium: 'speech',
  criteria: speechCriteria,
  goal: 'Speaks for up to 90 seconds in answer to a question that was heard, and shows that all of it was understood.',
  isAboutPhoto: false,
  parts: ({ questionReference, referenceAnswer, gradedAnswers }, answer) =>
    speechPart({ prompt: questionReference, referenceAnswer, gradedAnswers }, answer),
};

import type { Rubric } from '../rubric.ts';
import { withText } from '../rubric.ts';

export const readAloud: Rubric<2> = {
  submoduleId: 2,
  id: 'read-aloud-1',
  medium: 'readAloud',
  criteria: ['task', 'fluency', 'pronunciation'],
  goal: 'Reads the text aloud, completely and clearly.',
  isAboutPhoto: false,
  parts: ({ questionText }, answer) =>
    withText({
      part: 'speech',
      text: answer,
      asked: questionText,
      task: { kind: 'question', leastWords: 1, prompt: '', samples: [] },
    }),
};

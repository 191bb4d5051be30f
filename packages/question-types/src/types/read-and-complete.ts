import type { QuestionType } from '../question-type.ts';

export const readAndComplete = {
  id: 8,
  key: 'readAndComplete',
  name: 'Read & Complete',
  moduleId: 4,
  skills: ['reading', 'writing'],
  answer: 'choice',
  seconds: 180,
  leastQuestions: 600,
  preview: ['Easy', 'Hard'],
} as const satisfies QuestionType;

import type { QuestionType } from '../question-type.ts';

export const readAndSelect = {
  id: 1,
  key: 'readAndSelect',
  name: 'Read & Select',
  moduleId: 1,
  skills: ['reading'],
  answer: 'choice',
  seconds: 5,
  leastQuestions: 12_000,
  preview: ['Easy', 'Medium', 'Hard'],
} as const satisfies QuestionType;

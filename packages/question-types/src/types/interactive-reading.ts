import type { QuestionType } from '../question-type.ts';

export const interactiveReading = {
  id: 9,
  key: 'interactiveReading',
  name: 'Interactive Reading',
  moduleId: 4,
  skills: ['reading'],
  answer: 'choice',
  seconds: 480,
  leastQuestions: 80,
  preview: ['Easy'],
} as const satisfies QuestionType;

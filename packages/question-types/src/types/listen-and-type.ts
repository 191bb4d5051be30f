import type { QuestionType } from '../question-type.ts';

export const listenAndType = {
  id: 6,
  key: 'listenAndType',
  name: 'Listen & Type',
  moduleId: 3,
  skills: ['listening', 'writing'],
  answer: 'choice',
  seconds: 60,
  plays: 3,
  leastQuestions: 1_500,
  preview: ['Easy', 'Medium'],
} as const satisfies QuestionType;

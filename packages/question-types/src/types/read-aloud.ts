import type { QuestionType } from '../question-type.ts';

export const readAloud = {
  id: 2,
  key: 'readAloud',
  name: 'Read Aloud',
  moduleId: 2,
  skills: ['reading', 'speaking'],
  answer: 'recording',
  seconds: 20,
  leastQuestions: 800,
  preview: ['Easy'],
} as const satisfies QuestionType;

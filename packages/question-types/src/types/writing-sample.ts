import type { QuestionType } from '../question-type.ts';

export const writingSample = {
  id: 14,
  key: 'writingSample',
  name: 'Writing Sample',
  moduleId: 6,
  skills: ['writing'],
  answer: 'text',
  seconds: 300,
  recommendedWords: [50, 120],
  leastQuestions: 120,
  preview: ['Easy'],
} as const satisfies QuestionType;

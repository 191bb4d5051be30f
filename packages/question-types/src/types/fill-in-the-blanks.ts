import type { QuestionType } from '../question-type.ts';

export const fillInTheBlanks = {
  id: 10,
  key: 'fillInTheBlanks',
  name: 'Fill In the Blanks',
  moduleId: 4,
  skills: ['reading', 'writing'],
  answer: 'choice',
  seconds: 20,
  leastQuestions: 2_500,
  preview: ['Easy', 'Medium'],
} as const satisfies QuestionType;

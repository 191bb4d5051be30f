import type { QuestionType } from '../question-type.ts';

export const readThenSpeak = {
  id: 3,
  key: 'readThenSpeak',
  name: 'Read Then Speak',
  moduleId: 2,
  skills: ['speaking'],
  answer: 'recording',
  seconds: 90,
  preparationSeconds: 20,
  leastQuestions: 150,
  preview: ['Easy'],
} as const satisfies QuestionType;

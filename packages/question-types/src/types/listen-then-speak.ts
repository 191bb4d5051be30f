import type { QuestionType } from '../question-type.ts';

export const listenThenSpeak = {
  id: 4,
  key: 'listenThenSpeak',
  name: 'Listen Then Speak',
  moduleId: 2,
  skills: ['listening', 'speaking'],
  answer: 'recording',
  seconds: 90,
  preparationSeconds: 20,
  plays: 3,
  leastQuestions: 100,
  preview: ['Easy'],
} as const satisfies QuestionType;

import type { QuestionType } from '../question-type.ts';

export const interactiveSpeaking = {
  id: 15,
  key: 'interactiveSpeaking',
  name: 'Interactive Speaking',
  moduleId: 2,
  skills: ['speaking', 'listening'],
  answer: 'recording',
  /** Of speaking; playing the questions takes none of it. */
  seconds: 225,
  secondsPerAnswer: 35,
  leastQuestions: 60,
  preview: ['Easy'],
} as const satisfies QuestionType;

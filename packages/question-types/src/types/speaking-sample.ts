import type { QuestionType } from '../question-type.ts';

export const speakingSample = {
  id: 13,
  key: 'speakingSample',
  name: 'Speaking Sample',
  moduleId: 6,
  skills: ['speaking'],
  answer: 'recording',
  seconds: 180,
  preparationSeconds: 30,
  recommendedWords: [250],
  leastQuestions: 60,
  preview: ['Easy'],
} as const satisfies QuestionType;

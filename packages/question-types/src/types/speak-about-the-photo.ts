import type { QuestionType } from '../question-type.ts';

export const speakAboutThePhoto = {
  id: 5,
  key: 'speakAboutThePhoto',
  name: 'Speak About the Photo',
  moduleId: 2,
  skills: ['speaking'],
  answer: 'recording',
  seconds: 90,
  preparationSeconds: 20,
  leastQuestions: 60,
  preview: ['Easy'],
} as const satisfies QuestionType;

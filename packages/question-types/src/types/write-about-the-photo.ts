import type { QuestionType } from '../question-type.ts';

export const writeAboutThePhoto = {
  id: 11,
  key: 'writeAboutThePhoto',
  name: 'Write About the Photo',
  moduleId: 5,
  skills: ['writing'],
  answer: 'imageWriting',
  seconds: 60,
  recommendedWords: [30],
  leastQuestions: 60,
  preview: ['Easy'],
} as const satisfies QuestionType;

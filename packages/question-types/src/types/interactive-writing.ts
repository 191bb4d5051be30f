import type { QuestionType } from '../question-type.ts';

export const interactiveWriting = {
  id: 12,
  key: 'interactiveWriting',
  name: 'Interactive Writing',
  moduleId: 5,
  skills: ['writing'],
  answer: 'text',
  seconds: 480,
  recommendedWords: [120],
  secondPartRecommendedWords: [90],
  leastQuestions: 80,
  preview: ['Easy'],
} as const satisfies QuestionType;

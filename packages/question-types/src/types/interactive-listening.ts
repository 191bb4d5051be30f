import type { QuestionType } from '../question-type.ts';

export const interactiveListening = {
  id: 7,
  key: 'interactiveListening',
  name: 'Interactive Listening',
  moduleId: 3,
  skills: ['listening', 'writing'],
  answer: 'choice',
  seconds: 240,
  /** Of today's exam, with Listen & Complete. */
  withOpeningSeconds: 390,
  /** Of the summary. */
  secondPartSeconds: 75,
  secondPartRecommendedWords: [40],
  leastQuestions: 80,
  preview: ['Easy'],
} as const satisfies QuestionType;

import type { QuestionRecord } from '@rehearse/content';

/** A question that is answered with an essay. */
export const essayQuestion = {
  kind: 'question',
  questionId: 1_400_001,
  submoduleId: 14,
  moduleId: 6,
  difficulty: 'Easy',
  payload: {
    questionText: 'Describe a hobby that you enjoy. Why do you like it, and how did you begin?',
    referenceAnswer: 'My favourite hobby is gardening, which my grandmother taught me when I was small.',
    explanation: { en: 'Why.', zh: '为什么。' },
  },
} as QuestionRecord;

/** An answer with a mistake: “have”. */
export const essay = `My favourite hobby is photography. My brother have an old camera and he gave it to me when I was ten. I like it because
I can walk in the park and look at small things that other people do not see. Every weekend I go out with my friends and we take
pictures of birds, trees and old houses. It makes me calm and happy after a week of school.`;

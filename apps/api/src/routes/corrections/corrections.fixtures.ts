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

const explanation = { en: 'Why.', zh: '为什么。' };
const referenceAudioLink = `/media/speech/${'a'.repeat(64)}.mp3`;

/** A text that is read aloud. */
export const readAloudQuestion: QuestionRecord = {
  kind: 'question',
  questionId: 200_001,
  submoduleId: 2,
  moduleId: 2,
  difficulty: 'Easy',
  payload: {
    questionText: 'The last train leaves at noon on Sundays.',
    referenceAnswer: 'The last train leaves at noon on Sundays.',
    referenceAudioLink,
    explanation,
  },
};

/** A topic to speak about. */
export const topicQuestion: QuestionRecord = {
  kind: 'question',
  questionId: 300_001,
  submoduleId: 3,
  moduleId: 2,
  difficulty: 'Easy',
  payload: {
    questionText: 'Talk about a place in a city where you like to spend time.',
    bullets: ['Where is it?', 'What do you do there?', 'Why do you like it?'],
    referenceAnswer: 'I like to spend time in the old library in the middle of our city.',
    referenceAudioLink,
    explanation,
  },
};

/** An answer with a mistake: “have”. */
export const essay = `My favourite hobby is photography. My brother have an old camera and he gave it to me when I was ten. I like it because
I can walk in the park and look at small things that other people do not see. Every weekend I go out with my friends and we take
pictures of birds, trees and old houses. It makes me calm and happy after a week of school.`;

import { parseDamagedText } from '../letters.ts';
import type { Builder } from './context.ts';

/** One sentence with one damaged word. */
export const buildFillInTheBlanks: Builder<10> = ({ sentence, accept, why }) => {
  const { template, words } = parseDamagedText(sentence);
  const [word] = words;
  if (!word) throw new Error('The sentence has no damaged word.');
  return {
    sentenceTemplate: template,
    clues: [[...word.clues]],
    referenceAnswer: [...word.answer],
    ...(accept && { acceptedAnswers: accept }),
    explanation: why,
  };
};

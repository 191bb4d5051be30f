import { parseDamagedText } from '../letters.ts';
import type { Builder } from './context.ts';

/** C-test: one `{}` in the template and one entry of the blank list for each damaged word. */
export const buildReadAndComplete: Builder<8> = ({ title, passage, why }) => {
  const { template, whole, words } = parseDamagedText(passage);
  return {
    questionText: title,
    sentenceTemplate: template,
    blankList: words.map(({ clues, answer }) => ({ clues: [...clues], answer })),
    referenceAnswer: whole,
    explanation: why,
  };
};

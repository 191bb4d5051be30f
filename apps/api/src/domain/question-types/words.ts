import { z } from 'zod';
import { judgePassageLetters, judgeSentenceLetters, judgeWordJudgement } from '../misses/words.ts';
import { hidden, promptSummary, type QuestionSummary, type ServerType, short, textSummary } from './server-type.ts';

/** Clues as they are printed: an underscore for each letter that is missing. */
const printed = (clues: readonly (string | null)[]) => clues.map((clue) => clue ?? '_').join('');

function fillGaps(template: string, words: readonly string[]): string {
  return template.split('{}').reduce((text, part, index) => `${text}${words[index - 1] ?? ''}${part}`);
}

/** In a list, a word to judge is shown by its length. */
export const readAndSelect: ServerType<1> = {
  judge: judgeWordJudgement,
  brief: ({ word, correct }) => ({ prompt: word, answer: correct ? 'yes' : 'no' }),
  seal: ({ word }) => ({ word }),
  summary: z
    .object({ word: z.string().min(1) })
    .transform(({ word }): QuestionSummary => ({ kind: 'letters', count: [...word].length })),
};

export const readAndComplete: ServerType<8> = {
  judge: judgePassageLetters,
  brief: ({ sentenceTemplate, blankList, referenceAnswer }) => {
    const clues = blankList.map((blank) => printed(blank.clues));
    return { prompt: short(fillGaps(sentenceTemplate, clues)), answer: referenceAnswer };
  },
  seal: ({ questionText, sentenceTemplate, blankList }) => ({
    questionText,
    sentenceTemplate,
    blankList: blankList.map(({ clues }) => ({ clues, answer: hidden })),
  }),
  summary: promptSummary,
};

/** In a list, a sentence is shown with its gap and without the letters that are given. */
export const fillInTheBlanks: ServerType<10> = {
  judge: judgeSentenceLetters,
  brief: ({ sentenceTemplate, clues, referenceAnswer }) => ({
    prompt: fillGaps(sentenceTemplate, [printed(clues[0])]),
    answer: referenceAnswer.join(''),
  }),
  seal: ({ sentenceTemplate, clues }) => ({ sentenceTemplate, clues }),
  summary: z
    .object({ sentenceTemplate: z.string().min(1) })
    .transform(({ sentenceTemplate }) => textSummary(sentenceTemplate.replace('{}', '_____'))),
};

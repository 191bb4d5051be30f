import { counted, type FindFaults, gapsIn } from './fault.ts';
import { faultsOfLetters } from './letters.ts';

interface Question {
  sentenceTemplate: string;
  clues: readonly (readonly (string | null)[])[];
  referenceAnswer: string | readonly string[];
}

/** One `{}`, and clues that fit the word. */
export const faults: FindFaults<Question> = ({ sentenceTemplate, clues: [clues = []], referenceAnswer }) => {
  const gaps = gapsIn(sentenceTemplate);
  const answer = typeof referenceAnswer === 'string' ? referenceAnswer : referenceAnswer.join('');
  return [
    ...(gaps === 1
      ? []
      : [
          {
            path: ['sentenceTemplate'],
            says: `must have {} once, in place of the word, but has ${counted(gaps, 'blank')}.`,
          },
        ]),
    ...faultsOfLetters(clues, answer, ['clues', 0]),
  ];
};

import { counted, type FindFaults, gapsIn } from './fault.ts';
import { faultsOfLetters } from './letters.ts';

interface Question {
  sentenceTemplate: string;
  blankList: readonly { clues: readonly (string | null)[]; answer: string }[];
}

/** A `{}` for each blank, and clues that fit the words. */
export const faults: FindFaults<Question> = ({ sentenceTemplate, blankList }) => {
  const gaps = gapsIn(sentenceTemplate);
  return [
    ...(gaps === blankList.length
      ? []
      : [
          {
            path: ['blankList'],
            says: `has ${counted(blankList.length, 'blank')}, but {} is ${gaps} times in sentenceTemplate.`,
          },
        ]),
    ...blankList.flatMap(({ clues, answer }, index) => faultsOfLetters(clues, answer, ['blankList', index, 'clues'])),
  ];
};

import { faultsOfChoice } from './choices.ts';
import { counted, type FindFaults, gapsIn } from './fault.ts';
import { faultsOfOrders } from './orders.ts';

interface Question {
  sequences: readonly { sequenceOrder: number; blankList: { options: readonly string[]; answer: string } }[];
  opening?: { sentences: readonly { sentenceTemplate: string }[] } | undefined;
}

/** Turns with different numbers whose answer is an option, and sentences with one blank. */
export const faults: FindFaults<Question> = ({ sequences, opening }) => [
  ...faultsOfOrders(sequences, 'sequenceOrder', ['sequences']),
  ...sequences.flatMap(({ blankList }, index) => faultsOfChoice(blankList, ['sequences', index, 'blankList'])),
  ...(opening?.sentences ?? []).flatMap(({ sentenceTemplate }, index) => {
    const gaps = gapsIn(sentenceTemplate);
    const path = ['opening', 'sentences', index, 'sentenceTemplate'];
    return gaps === 1
      ? []
      : [{ path, says: `must have {} once, in place of its blank, but has ${counted(gaps, 'blank')}.` }];
  }),
];

import { faultsOfChoice } from './choices.ts';
import type { Fault, FindFaults } from './fault.ts';
import { faultsOfOrders } from './orders.ts';

interface Choice {
  options: readonly string[];
  answer: string;
}
type Step =
  | { sequenceOrder: 1; sentenceTemplate: string; blankList: readonly (Choice & { indexNumber: number })[] }
  | { sequenceOrder: 2 | 5 | 6; sentenceTemplate?: string | undefined; blankList: Choice }
  | { sequenceOrder: 3 | 4; sentenceTemplate?: string | undefined; blankList: { question: string; answer: string } };

interface Question {
  sequences: readonly Step[];
}

/** The numbers of the blanks in the first step and those in its passage are the same. */
function faultsOfNumbers(
  { sentenceTemplate, blankList }: Extract<Step, { sequenceOrder: 1 }>,
  path: Fault['path'],
): Fault[] {
  const marked = new Set([...sentenceTemplate.matchAll(/\{(\d+)\}/g)].map(([, number]) => Number(number)));
  const listed = new Set(blankList.map(({ indexNumber }) => indexNumber));
  return [
    ...blankList.flatMap(({ indexNumber }, index) =>
      marked.has(indexNumber)
        ? []
        : [
            {
              path: [...path, 'blankList', index, 'indexNumber'],
              says: `is ${indexNumber}, but sentenceTemplate has no {${indexNumber}}.`,
            },
          ],
    ),
    ...[...marked]
      .filter((number) => !listed.has(number))
      .map((number) => ({
        path: [...path, 'sentenceTemplate'],
        says: `has {${number}}, but no entry of blankList has the indexNumber ${number}.`,
      })),
  ];
}

function faultsOfStep(step: Step, path: Fault['path'], passage: string | undefined): Fault[] {
  const { sequenceOrder, blankList, sentenceTemplate } = step;
  if (sequenceOrder === 1)
    return [
      ...faultsOfOrders(blankList, 'indexNumber', [...path, 'blankList']),
      ...faultsOfNumbers(step, path),
      ...blankList.flatMap((choice, index) => faultsOfChoice(choice, [...path, 'blankList', index])),
    ];
  const unread =
    sentenceTemplate || passage
      ? []
      : [{ path: [...path, 'sentenceTemplate'], says: 'is needed, as there is no first step with the passage.' }];
  return 'options' in blankList ? [...unread, ...faultsOfChoice(blankList, [...path, 'blankList'])] : unread;
}

/** Steps with different numbers, each with a passage, and answers that are options. */
export const faults: FindFaults<Question> = ({ sequences }) => {
  const passage = sequences.find(({ sequenceOrder }) => sequenceOrder === 1)?.sentenceTemplate;
  return [
    ...faultsOfOrders(sequences, 'sequenceOrder', ['sequences']),
    ...sequences.flatMap((step, index) => faultsOfStep(step, ['sequences', index], passage)),
  ];
};

import type { WritingTask } from '@rehearse/scoring';
import type { Bank } from '../bank.ts';

/** A sample answer with its task, to be checked like a learner's answer. */
export interface WrittenSample {
  /** The question's id, shared by its parts. */
  id: number;
  text: string;
  /** The task with all its texts except this one. */
  task: WritingTask;
}

const photo = { kind: 'picture', leastWords: 30, prompt: '' } as const;

/** Answers to one question, each with those of them that grading compares with. */
const answersTo = (
  id: number,
  answers: readonly string[],
  compared: readonly string[],
  task: Omit<WritingTask, 'samples'>,
): WrittenSample[] =>
  answers.map((text) => ({ id, text, task: { ...task, samples: compared.filter((each) => each !== text) } }));

/** All sample answers of the writing types, and all sample summaries. */
export function writtenSamples({ items }: Bank): WrittenSample[] {
  return [
    ...items[11].flatMap(({ value: { id, sample, middle } }) =>
      answersTo(id, [sample, middle.text], [sample, middle.text], photo),
    ),
    ...items[14].flatMap(({ value: { id, prompt, sample, graded } }) =>
      answersTo(id, [sample, graded.middle.text, graded.high.text], [sample], {
        kind: 'question',
        leastWords: 50,
        prompt,
      }),
    ),
    ...items[12].flatMap(({ value: { id, partOne, partTwo } }) => {
      const first = { kind: 'question', leastWords: 80, prompt: partOne.question } as const;
      return [
        ...answersTo(
          id,
          [partOne.sample, partOne.graded.middle.text, partOne.graded.high.text],
          [partOne.sample],
          first,
        ),
        ...partTwo.map(({ question, sample }) => ({
          id,
          text: sample,
          task: {
            kind: 'followUp',
            leastWords: 70,
            prompt: question,
            samples: [],
            about: [partOne.question],
            earlier: partOne.sample,
          } as const,
        })),
      ];
    }),
    ...items[7].map(({ value: { id, scene, summary, title, turns } }) => ({
      id,
      text: summary,
      task: {
        kind: 'summary',
        leastWords: 40,
        prompt: scene,
        samples: [],
        about: [title, ...turns.flatMap(({ says, options, answer }) => [says, options[answer - 1] ?? ''])],
      } as const,
    })),
  ];
}

import {
  type PartTwoPorts,
  type TwoPartWritingActor,
  type TwoPartWritingAnswer,
  type TwoPartWritingQuestion,
  type TwoPartWritingResult,
  twoPartWritingOn,
} from '@rehearse/practice-machines/two-part-writing';
import { TwoPartWriting, twoPartWritingShortcuts } from '@rehearse/ui/practice';
import { storageOf } from '../device-storage.ts';
import { parseOrNull } from '../parse-or-null.ts';
import { definePracticeFlow } from '../practice-flow.ts';
import type { QuestionDevice } from '../question-device.ts';
import { gradedOf } from './graded-answers.ts';

const isSeen = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger);

/** The second question seen last, stored on this device. */
function partTwoPorts(device: QuestionDevice): PartTwoPorts {
  const seen = storageOf(device).item('partTwoSeen', (saved) => (isSeen(saved) ? saved : {}));
  return {
    random: Math.random,
    lastPartTwo: (questionId) => seen.get()[questionId] ?? null,
    rememberPartTwo: (questionId, index) => seen.set({ ...seen.get(), [questionId]: index }),
  };
}

const isGiven = (value: unknown): value is TwoPartWritingAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'partOne' in value &&
  typeof value.partOne === 'string' &&
  'partTwo' in value &&
  typeof value.partTwo === 'string';

const toPart = ({ question, answer }: { question: string; answer: string }) => ({
  prompt: question,
  ...(answer ? { sample: answer } : {}),
});

/** 12 Interactive Writing. */
export const twoPartWriting = definePracticeFlow<
  TwoPartWritingQuestion,
  TwoPartWritingAnswer,
  TwoPartWritingResult,
  TwoPartWritingActor
>({
  toQuestion: ({ partOneData, partTwoData = [] }, language) => ({
    partOne: partOneData ? { ...toPart(partOneData), ...gradedOf(partOneData, language) } : { prompt: '' },
    partTwo: partTwoData.map(toPart),
  }),
  machineOn: (device) => twoPartWritingOn({ clock: device.clock, ...partTwoPorts(device) }),
  View: TwoPartWriting,
  shortcuts: twoPartWritingShortcuts,
  toSubmission: (answer) => ({ kind: 'text', answer: JSON.stringify(answer) }),
  readAnswer: (answer) => {
    const given = parseOrNull(answer);
    if (!isGiven(given)) return [{ part: 'whole', text: answer }];
    return [
      { part: 'partOne', text: given.partOne },
      { part: 'partTwo', text: given.partTwo },
    ];
  },
});

import type { Payload } from '@rehearse/content';
import { types } from '@rehearse/question-types';
import { checkTask, type WritingTask } from '@rehearse/scoring';
import { z } from 'zod';
import { parsed } from './parsed.ts';
import { passShare, type Verdict } from './verdict.ts';

/**
 * Whether a text has to be written again because it doesn't address its task or is far too short. A text that is only
 * slightly short passes. Null for an empty text.
 */
function isMissed(text: string, task: WritingTask): boolean | null {
  if (text.trim() === '') return null;
  return checkTask(text, task).problems.some(
    (problem) => problem.kind !== 'tooShort' || problem.words < passShare * problem.least,
  );
}

/** Missed if one of the texts is; no verdict without any text. */
function judgeTexts(missed: readonly (boolean | null)[]): Verdict | null {
  if (missed.every((each) => each === null)) return null;
  return { miss: missed.includes(true) ? { reason: 'writeAgain', given: null, score: null } : null, words: [] };
}

const textsOf = (...texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);

/** Write About the Photo, against the words that are recommended. */
export function judgeDescription({ referenceAnswer, middleAnswer, imageAlt }: Payload<11>, answer: string) {
  const samples = textsOf(referenceAnswer, middleAnswer);
  return judgeTexts([
    isMissed(answer, {
      kind: 'picture',
      leastWords: types.writeAboutThePhoto.recommendedWords[0],
      prompt: '',
      samples,
      about: [imageAlt.en],
    }),
  ]);
}

/** Writing Sample, against the words that are recommended at least. */
export function judgeEssay({ questionText, referenceAnswer }: Payload<14>, answer: string) {
  return judgeTexts([
    isMissed(answer, {
      kind: 'question',
      leastWords: types.writingSample.recommendedWords[0],
      prompt: questionText,
      samples: [referenceAnswer],
    }),
  ]);
}

const partsSchema = z.object({
  partOne: z.string(),
  partTwoPrompt: z.string().nullish(),
  partTwo: z.string(),
});

/** Interactive Writing, against the words that are recommended for each part. */
export function judgeTwoParts({ partOneData, partTwoData }: Payload<12>, answer: string): Verdict | null {
  const parts = partsSchema.safeParse(parsed(answer));
  if (!parts.success) return null;
  const { partOne, partTwo, partTwoPrompt } = parts.data;
  const asked = partTwoData.find(({ question }) => question === partTwoPrompt);
  return judgeTexts([
    isMissed(partOne, {
      kind: 'question',
      leastWords: types.interactiveWriting.recommendedWords[0],
      prompt: partOneData.question,
      samples: [partOneData.answer],
    }),
    isMissed(partTwo, {
      kind: 'followUp',
      leastWords: types.interactiveWriting.secondPartRecommendedWords[0],
      prompt: asked?.question ?? '',
      samples: textsOf(asked?.answer),
      about: [partOneData.question, partOneData.answer],
      earlier: partOne,
    }),
  ]);
}

import type { Payload } from '@rehearse/content';
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

/** Write About the Photo; 30 words are recommended. */
export function judgeDescription({ referenceAnswer, middleAnswer, imageAlt }: Payload<11>, answer: string) {
  const samples = textsOf(referenceAnswer, middleAnswer);
  return judgeTexts([isMissed(answer, { kind: 'picture', leastWords: 30, prompt: '', samples, about: [imageAlt.en] })]);
}

/** Writing Sample; at least 50 words are recommended. */
export function judgeEssay({ questionText, referenceAnswer, middleAnswer }: Payload<14>, answer: string) {
  const samples = textsOf(referenceAnswer, middleAnswer);
  return judgeTexts([isMissed(answer, { kind: 'question', leastWords: 50, prompt: questionText, samples })]);
}

const partsSchema = z.object({
  partOne: z.string(),
  partTwoPrompt: z.string().nullish(),
  partTwo: z.string(),
});

/** Interactive Writing; 120 and 90 words are recommended. */
export function judgeTwoParts({ partOneData, partTwoData }: Payload<12>, answer: string): Verdict | null {
  const parts = partsSchema.safeParse(parsed(answer));
  if (!parts.success) return null;
  const { partOne, partTwo, partTwoPrompt } = parts.data;
  const asked = partTwoData.find(({ question }) => question === partTwoPrompt);
  const first = textsOf(partOneData.answer, partOneData.middleAnswer);
  return judgeTexts([
    isMissed(partOne, { kind: 'question', leastWords: 120, prompt: partOneData.question, samples: first }),
    isMissed(partTwo, {
      kind: 'followUp',
      leastWords: 90,
      prompt: asked?.question ?? '',
      samples: textsOf(asked?.answer),
      about: [partOneData.question, ...first],
      earlier: partOne,
    }),
  ]);
}

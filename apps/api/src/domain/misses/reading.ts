import type { Payload } from '@rehearse/content';
import { gradeReadingStep, type ReadingKey, summariseReading } from '@rehearse/scoring';
import { z } from 'zod';
import { parsed } from './parsed.ts';
import { byShare, type MissedWord, type Verdict } from './verdict.ts';

const stepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blanks'), chosen: z.array(z.string().nullable()) }),
  z.object({ kind: z.literal('choice'), chosen: z.string().nullable() }),
  z.object({ kind: z.literal('highlight'), range: z.object({ start: z.int(), end: z.int() }).nullable() }),
]);
const answerSchema = z.object({ steps: z.array(stepSchema) });

function keyOf({ blankList, sentenceTemplate }: Payload<9>['sequences'][number]): ReadingKey {
  if (Array.isArray(blankList)) return { kind: 'blanks', answers: blankList.map(({ answer }) => answer) };
  if ('question' in blankList) return { kind: 'highlight', passage: sentenceTemplate, answer: blankList.answer };
  return { kind: 'choice', answer: blankList.answer };
}

/** Interactive Reading: misses the question below the pass share, and the wrongly chosen words of the first step. */
export function judgeReading({ sequences }: Payload<9>, answer: string): Verdict | null {
  const given = answerSchema.safeParse(parsed(answer));
  if (!given.success) return null;
  const results = sequences.map((step, index) => gradeReadingStep(keyOf(step), given.data.steps[index]));
  const words = results.flatMap((result): MissedWord[] =>
    result.kind === 'blanks'
      ? result.blanks
          .filter(({ correct }) => !correct)
          .map((blank) => ({ word: blank.expected, reason: 'wrongChoice', given: blank.given }))
      : [],
  );
  return byShare(summariseReading(results).score, null, words);
}

import type { Payload } from '@rehearse/content';
import { z } from 'zod';
import { parsed } from '../misses/parsed.ts';
import { judgeReading } from '../misses/reading.ts';
import { sealPassage, wholeRange } from './sealed-passage.ts';
import { hidden, type SealedQuestion, type ServerType, short, textSummary } from './server-type.ts';

type Blanks = Payload<9>['sequences'][number]['blankList'];

function withoutKeys(blankList: Blanks): NonNullable<SealedQuestion['sequences']>[number]['blankList'] {
  if (Array.isArray(blankList))
    return blankList.map(({ options, indexNumber }) => ({ options, indexNumber, answer: hidden }));
  if ('question' in blankList) return { question: blankList.question, answer: hidden };
  return { options: blankList.options, answer: hidden };
}

const answerSchema = z.looseObject({ steps: z.array(z.unknown()) });
const highlightSchema = z.looseObject({
  kind: z.literal('highlight'),
  range: z.object({ start: z.int(), end: z.int() }),
});

/** In a list, a passage is shown by its first words: its title is the answer to the last step. */
export const interactiveReading: ServerType<9> = {
  judge: judgeReading,
  brief: ({ questionText, sequences }) => ({
    prompt: short(questionText),
    answer: sequences
      .map(({ blankList }) =>
        Array.isArray(blankList) ? blankList.map(({ answer }) => answer).join(' · ') : blankList.answer,
      )
      .join('\n'),
  }),
  seal: (payload) => {
    const passage = sealPassage(payload.sequences);
    return (
      passage && {
        sequences: payload.sequences.map(({ sequenceOrder, blankList }, index) => ({
          sequenceOrder,
          sentenceTemplate: passage.templates[index] ?? '',
          blankList: withoutKeys(blankList),
        })),
      }
    );
  },
  // Words are counted in the passage as it was shown.
  unseal: ({ sequences }, answer) => {
    const passage = sealPassage(sequences);
    const given = answerSchema.safeParse(parsed(answer));
    if (!passage || !given.success) return answer;
    const steps = given.data.steps.map((step) => {
      const highlight = highlightSchema.safeParse(step);
      return highlight.success ? { ...highlight.data, range: wholeRange(passage, highlight.data.range) } : step;
    });
    return JSON.stringify({ ...given.data, steps });
  },
  summary: z
    .object({ sequences: z.array(z.object({ sentenceTemplate: z.string() })).min(1) })
    .transform(({ sequences: [first] }) => textSummary(first?.sentenceTemplate.replace(/\{\d+\}/gu, '___') ?? '')),
};

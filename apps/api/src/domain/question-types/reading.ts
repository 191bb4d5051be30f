import { z } from 'zod';
import { judgeReading } from '../misses/reading.ts';
import { type ServerType, short, textSummary } from './server-type.ts';

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
  summary: z
    .object({ sequences: z.array(z.object({ sentenceTemplate: z.string() })).min(1) })
    .transform(({ sequences: [first] }) => textSummary(first?.sentenceTemplate.replace(/\{\d+\}/gu, '___') ?? '')),
};

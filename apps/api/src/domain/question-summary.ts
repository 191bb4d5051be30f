import type { zQuestionSummary } from '@rehearse/api-client/schemas';
import { payloadSchemas } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';
import { z } from 'zod';

/** What a question is about in a few words, as the contract gives it. */
export type QuestionSummary = z.infer<typeof zQuestionSummary>;

/** Longest beginning of a text that is shown in a list. */
const textMax = 90;

/** The beginning of a text on one line, cut between two words. */
function beginning(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= textMax) return line;
  const cut = line.slice(0, textMax);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

const text = (value: string): QuestionSummary => ({ kind: 'text', text: beginning(value) });
const words = (value: string): QuestionSummary => ({ kind: 'words', count: value.trim().split(/\s+/u).length });
const field = <Name extends string, Schema extends z.ZodType>(name: Name, schema: Schema) =>
  z.object({ [name]: schema } as Record<Name, Schema>);

const prompt = field('questionText', payloadSchemas[3].shape.questionText).transform((it) => text(it.questionText));
const picture = field('imageAlt', payloadSchemas[5].shape.imageAlt).transform(
  (it): QuestionSummary => ({ kind: 'topic', topic: it.imageAlt }),
);

/**
 * What the list says of a question, by type: what a learner sees before the clock starts to matter, and nothing of what is
 * to be found out. A word to judge and a sentence to be heard are told by their length, a passage by its first words (its
 * title is the answer to its last step), a sentence by its gap without the letters given.
 */
const summaries: { readonly [Id in TypeId]: z.ZodType<QuestionSummary> } = {
  1: field('word', payloadSchemas[1].shape.word).transform(
    (it): QuestionSummary => ({ kind: 'letters', count: [...it.word].length }),
  ),
  2: prompt,
  3: prompt,
  4: field('questionReference', payloadSchemas[4].shape.questionReference).transform((it) =>
    words(it.questionReference),
  ),
  5: picture,
  6: field('referenceAnswer', payloadSchemas[6].shape.referenceAnswer).transform((it) => words(it.referenceAnswer)),
  7: prompt,
  8: prompt,
  9: z
    .object({ sequences: z.array(z.object({ sentenceTemplate: z.string() })).min(1) })
    .transform(({ sequences: [first] }) => text(first?.sentenceTemplate.replace(/\{\d+\}/gu, '___') ?? '')),
  10: field('sentenceTemplate', payloadSchemas[10].shape.sentenceTemplate).transform((it) =>
    text(it.sentenceTemplate.replace('{}', '_____')),
  ),
  11: picture,
  12: z
    .object({ partOneData: z.object({ question: z.string() }) })
    .transform(({ partOneData }) => text(partOneData.question)),
  13: prompt,
  14: prompt,
};

/** What the list says of a stored question; null when its payload can't be read. */
export function summaryOf(submoduleId: number, payload: string): QuestionSummary | null {
  return summaries[submoduleId as TypeId]?.safeParse(JSON.parse(payload)).data ?? null;
}

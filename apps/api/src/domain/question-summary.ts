import type { zQuestionSummary } from '@rehearse/api-client/schemas';
import { payloadSchemas } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';
import { z } from 'zod';

/** A one-line summary of a question, as in the contract. */
export type QuestionSummary = z.infer<typeof zQuestionSummary>;

/** Maximum length of an excerpt in the list. */
const textMax = 90;

/** The beginning of a text on one line, truncated at a word boundary. */
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
 * The summary of a question in the list, by type, without giving anything of the answer away: words to judge and dictations
 * show only their length, passages their first words (the title is the answer to the last step), sentences a gap without
 * the given letters.
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

/** The summary of a stored question; null when its payload can't be parsed. */
export function summaryOf(submoduleId: number, payload: string): QuestionSummary | null {
  return summaries[submoduleId as TypeId]?.safeParse(JSON.parse(payload)).data ?? null;
}

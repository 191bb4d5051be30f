import type { SourceItem } from '../schema.ts';
import { buildChoice } from './choice.ts';
import type { Builder } from './context.ts';
import { layOutPassage } from './reading-passage.ts';

/** A passage in six steps; every step includes the text it needs. */
export const buildInteractiveReading: Builder<9> = (item) => {
  const { blanked, gapped, whole } = layOutPassage(item);
  const [firstHighlight, secondHighlight] = highlightsOf(item);
  const blanks = item.blanks.map((blank, index) => ({ ...buildChoice(blank), indexNumber: index + 1 }));
  return {
    questionText: item.title,
    sequences: [
      { sequenceOrder: 1, sentenceTemplate: blanked, blankList: blanks },
      { sequenceOrder: 2, sentenceTemplate: gapped, blankList: buildChoice(item.missing) },
      { sequenceOrder: 3, sentenceTemplate: whole, blankList: firstHighlight },
      { sequenceOrder: 4, sentenceTemplate: whole, blankList: secondHighlight },
      { sequenceOrder: 5, sentenceTemplate: whole, blankList: buildChoice(item.idea) },
      { sequenceOrder: 6, sentenceTemplate: whole, blankList: buildChoice(item.heading) },
    ],
    explanation: item.why,
  };
};

function highlightsOf({ highlights: [first, second] }: SourceItem<9>) {
  if (!first || !second) throw new Error('Two highlights are needed.');
  return [first, second] as const;
}

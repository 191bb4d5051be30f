import { z } from 'zod';
import { levelAt, type Measure } from '../levels/index.ts';
import { difficultyOfMeasures } from '../levels/prior-difficulty.ts';
import { readingDifficulty } from '../levels/reading-ease.ts';
import type { Lexicon } from '../lexicon.ts';
import { field } from '../text-fields.ts';
import { buildChoice } from './choice.ts';
import { choicesOfReading } from './choices.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import { layOutPassage, type PassageSource, wholePassage } from './reading-passage.ts';
import * as source from './source-parts.ts';

const { first, gap, highlights, idea, title } = payload.fields.readingSteps;
/** Every step has the text that it needs. */
const withText = { sentenceTemplate: payload.text };

/** The six steps. */
const steps = z.tuple([
  first,
  gap.extend(withText),
  highlights[0].extend(withText),
  highlights[1].extend(withText),
  idea.extend(withText),
  title.extend(withText),
]);

const measureOf = (item: PassageSource, lexicon: Lexicon): Measure => [
  readingDifficulty(wholePassage(item), lexicon),
  [1.3, 1.6],
];

/** A passage that is read in six steps; every step carries the text it needs. */
export const interactiveReading = defineContent({
  source: z.strictObject({
    ...source.measured,
    title: source.text,
    passage: z.array(source.text).min(2),
    blanks: z.array(source.choice).min(1),
    missing: source.choice,
    highlights: z.array(z.strictObject({ question: source.text, answer: source.text })).length(2),
    idea: source.choice,
    heading: source.choice,
    stepWhy: z.strictObject({
      blanks: source.translated,
      missing: source.translated,
      highlights: z.tuple([source.translated, source.translated]),
      idea: source.translated,
      heading: source.translated,
    }),
  }),
  payload: payload.served(9, { questionText: payload.text, sequences: steps }),
  complete: (item, lexicon) => {
    const level = levelAt(measureOf(item, lexicon));
    return [{ ...item, level }];
  },
  difficulty: (item, lexicon) => difficultyOfMeasures([measureOf(item, lexicon)], 18),
  texts: (item) => [
    field('title', item.title, 1, 14),
    field('passage', wholePassage(item), 120, 380),
    ...item.highlights.map(({ answer }, index) => field(['highlights', index, 'answer'], answer, 1, 45)),
  ],
  choices: (item) => choicesOfReading(item),
  explanations: ({ stepWhy: { blanks, missing, highlights, idea, heading } }) => [
    { path: ['stepWhy', 'blanks'], said: blanks },
    { path: ['stepWhy', 'missing'], said: missing },
    ...highlights.map((said, index) => ({ path: ['stepWhy', 'highlights', index], said })),
    { path: ['stepWhy', 'idea'], said: idea },
    { path: ['stepWhy', 'heading'], said: heading },
  ],
  build: (item) => {
    const { blanked, gapped, whole } = layOutPassage(item);
    const [firstHighlight, secondHighlight] = item.highlights;
    if (!firstHighlight || !secondHighlight) throw new Error('Two highlights are needed.');
    const blanks = item.blanks.map((blank, index) => ({ ...buildChoice(blank), indexNumber: index + 1 }));
    const { highlights, ...why } = item.stepWhy;
    const [firstWhy, secondWhy] = highlights;
    const onWhole = { sentenceTemplate: whole };
    const sequences: z.infer<typeof steps> = [
      { sequenceOrder: 1, sentenceTemplate: blanked, blankList: blanks, explanation: why.blanks },
      { sequenceOrder: 2, sentenceTemplate: gapped, blankList: buildChoice(item.missing), explanation: why.missing },
      { sequenceOrder: 3, ...onWhole, blankList: firstHighlight, explanation: firstWhy },
      { sequenceOrder: 4, ...onWhole, blankList: secondHighlight, explanation: secondWhy },
      { sequenceOrder: 5, ...onWhole, blankList: buildChoice(item.idea), explanation: why.idea },
      { sequenceOrder: 6, ...onWhole, blankList: buildChoice(item.heading), explanation: why.heading },
    ];
    return { questionText: item.title, sequences, explanation: item.why };
  },
});

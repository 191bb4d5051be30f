import { z } from 'zod';
import { parseDamagedText } from '../letters.ts';
import { gapsDifficulty, levelAt, type Measure } from '../levels/index.ts';
import { difficultyOfMeasures } from '../levels/prior-difficulty.ts';
import { readingDifficulty } from '../levels/reading-ease.ts';
import type { Lexicon } from '../lexicon.ts';
import { field } from '../text-fields.ts';
import { acceptedWord, othersByPlace } from './accepted-words.ts';
import { defineContent } from './content-type.ts';
import { damagePassage } from './damage.ts';
import { explainedGap, explanationsByTest } from './explained-gaps.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';

/** Offset added to the id of a passage for its second C-test. */
export const secondVariantOffset = 50_000;

const measureOf = ({ passage }: { passage: string }, lexicon: Lexicon): Measure => [
  readingDifficulty(parseDamagedText(passage).whole, lexicon),
  [1.2, 1.8],
];

/** C-test: one `{}` in the template and one entry of the blank list for each damaged word. */
export const readAndComplete = defineContent({
  source: z.strictObject({
    ...source.measured,
    title: source.text,
    passage: source.text,
    accept: z.array(acceptedWord).optional(),
    gapWhy: z.array(explainedGap).optional(),
  }),
  payload: payload.served(8, {
    ...payload.fields.readAndComplete,
    questionText: payload.text,
    referenceAnswer: payload.text,
  }),
  complete: (item, lexicon) => {
    const level = levelAt(measureOf(item, lexicon));
    const tests = damagePassage(item.passage, lexicon);
    const explanations = explanationsByTest(tests, item.gapWhy ?? []);
    return tests.map((passage, index) => ({
      ...item,
      id: item.id + index * secondVariantOffset,
      level,
      passage,
      gapWhy: explanations[index] ?? [],
    }));
  },
  difficulty: (item, lexicon) =>
    difficultyOfMeasures([measureOf(item, lexicon), [gapsDifficulty(item.passage, lexicon), [17.4, 20]]], 12),
  texts: ({ title, passage }) => [
    field('title', title, 1, 10),
    field('passage', parseDamagedText(passage).whole, 60, 110),
  ],
  build: ({ title, passage, accept, gapWhy, why }) => {
    const { template, whole, words } = parseDamagedText(passage);
    const othersAt = othersByPlace(whole, accept);
    return {
      questionText: title,
      sentenceTemplate: template,
      blankList: words.map(({ clues, answer, start }, index) => {
        const acceptedAnswers = othersAt.get(start);
        const explanation = gapWhy[index]?.why;
        return {
          clues: [...clues],
          answer,
          ...(acceptedAnswers && { acceptedAnswers }),
          ...(explanation && { explanation }),
        };
      }),
      referenceAnswer: whole,
      explanation: why,
    };
  },
});

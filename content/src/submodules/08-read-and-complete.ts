import { z } from 'zod';
import { parseDamagedText } from '../letters.ts';
import { levelAt } from '../levels/index.ts';
import { readingDifficulty } from '../levels/reading-ease.ts';
import { field } from '../text-fields.ts';
import { acceptedWord, othersByPlace } from './accepted-words.ts';
import { defineContent } from './content-type.ts';
import { damagePassage } from './damage.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';

/** Offset added to the id of a passage for its second C-test. */
export const secondVariantOffset = 50_000;

/** C-test: one `{}` in the template and one entry of the blank list for each damaged word. */
export const readAndComplete = defineContent({
  source: z.strictObject({
    ...source.measured,
    title: source.text,
    passage: source.text,
    accept: z.array(acceptedWord).optional(),
  }),
  payload: z.strictObject({
    ...payload.common,
    questionText: payload.text,
    sentenceTemplate: payload.text,
    blankList: z
      .array(z.strictObject({ clues: payload.clues, answer: payload.text, acceptedAnswers: payload.acceptedAnswers }))
      .min(1),
    referenceAnswer: payload.text,
  }),
  complete: (item, lexicon) => {
    const level = levelAt(readingDifficulty(parseDamagedText(item.passage).whole, lexicon), [1.2, 1.8]);
    const [first, second] = damagePassage(item.passage, lexicon);
    return [
      { ...item, level, passage: first },
      { ...item, level, passage: second, id: item.id + secondVariantOffset },
    ];
  },
  texts: ({ title, passage }) => [
    field('title', title, 1, 10),
    field('passage', parseDamagedText(passage).whole, 60, 110),
  ],
  build: ({ title, passage, accept, why }) => {
    const { template, whole, words } = parseDamagedText(passage);
    const othersAt = othersByPlace(whole, accept);
    return {
      questionText: title,
      sentenceTemplate: template,
      blankList: words.map(({ clues, answer, start }) => {
        const acceptedAnswers = othersAt.get(start);
        return { clues: [...clues], answer, ...(acceptedAnswers && { acceptedAnswers }) };
      }),
      referenceAnswer: whole,
      explanation: why,
    };
  },
});

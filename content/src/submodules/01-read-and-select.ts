import { z } from 'zod';
import { levelAt } from '../levels/index.ts';
import { likenessToWords } from '../levels/likeness.ts';
import { bandOfWord } from '../levels/rarity.ts';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';

/** Word judgement: is this a real word? */
export const readAndSelect = defineContent({
  source: z.strictObject({ ...source.measured, word: source.text, real: z.boolean() }),
  payload: z.strictObject({ ...payload.common, word: payload.text, correct: z.boolean() }),
  complete: (item, lexicon) => {
    const { word, real } = item;
    const level = real
      ? levelAt(bandOfWord(word, lexicon) + word.length, [31, 45])
      : levelAt(100 * (likenessToWords(word, lexicon) - 1), [129, 154]);
    return [{ ...item, level }];
  },
  texts: ({ word }) => [field('word', word, 1, 1)],
  build: ({ word, real, why }) => ({ word, correct: real, explanation: why }),
});

import { z } from 'zod';
import { levelAt, type Measure } from '../levels/index.ts';
import { likenessToWords } from '../levels/likeness.ts';
import { difficultyOfMeasures } from '../levels/prior-difficulty.ts';
import { bandOfWord } from '../levels/rarity.ts';
import type { Lexicon } from '../lexicon.ts';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';

const measureOf = ({ word, real }: { word: string; real: boolean }, lexicon: Lexicon): Measure =>
  real ? [bandOfWord(word, lexicon) + word.length, [31, 45]] : [100 * (likenessToWords(word, lexicon) - 1), [129, 154]];

/** Word judgement: is this a real word? */
export const readAndSelect = defineContent({
  source: z.strictObject({ ...source.measured, word: source.text, real: z.boolean() }),
  payload: payload.served(1, payload.fields.readAndSelect),
  complete: (item, lexicon) => [{ ...item, level: levelAt(measureOf(item, lexicon)) }],
  difficulty: (item, lexicon) => difficultyOfMeasures([measureOf(item, lexicon)], item.real ? 15 : 20),
  texts: ({ word }) => [field('word', word, 1, 1)],
  build: ({ word, real, why }) => ({ word, correct: real, explanation: why }),
});

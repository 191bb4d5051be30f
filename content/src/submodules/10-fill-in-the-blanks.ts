import { z } from 'zod';
import { parseDamagedText } from '../letters.ts';
import { clozeDifficulty, levelAt, type Measure } from '../levels/index.ts';
import { difficultyOfMeasures } from '../levels/prior-difficulty.ts';
import type { Lexicon } from '../lexicon.ts';
import { field } from '../text-fields.ts';
import { defineContent } from './content-type.ts';
import * as payload from './payload-parts.ts';
import * as source from './source-parts.ts';
import { otherSpellingOf } from './spellings.ts';

const measureOf = ({ sentence }: { sentence: string }, lexicon: Lexicon): Measure => [
  clozeDifficulty(sentence, lexicon),
  [26.3, 43],
];

/** One sentence with one damaged word. */
export const fillInTheBlanks = defineContent({
  source: z.strictObject({ ...source.measured, sentence: source.text, accept: z.array(source.text).optional() }),
  payload: payload.served(10, {
    ...payload.fields.fillInTheBlanks,
    clues: z.tuple([payload.clues]),
    referenceAnswer: z.array(z.string().length(1)).min(2),
  }),
  complete: (item, lexicon) => {
    const level = levelAt(measureOf(item, lexicon));
    const accept = acceptedSpellings(item.sentence, item.accept, lexicon);
    return [{ ...item, level, ...(accept.length > 0 && { accept }) }];
  },
  difficulty: (item, lexicon) => difficultyOfMeasures([measureOf(item, lexicon)], 15),
  texts: ({ sentence }) => [field('sentence', parseDamagedText(sentence).whole, 6, 30)],
  build: ({ sentence, accept, why }) => {
    const { template, words } = parseDamagedText(sentence);
    const [word] = words;
    if (!word) throw new Error('The sentence has no damaged word.');
    const clues: [(string | null)[]] = [[...word.clues]];
    return {
      sentenceTemplate: template,
      clues,
      referenceAnswer: [...word.answer],
      ...(accept && { acceptedAnswers: accept }),
      explanation: why,
    };
  },
});

/** The authored other words, and the word's other spelling where its letters are asked for. */
function acceptedSpellings(sentence: string, authored: readonly string[] = [], lexicon: Lexicon): string[] {
  const [word] = parseDamagedText(sentence).words;
  const other = word && otherSpellingOf(word.answer, lexicon);
  const isAsked = word?.clues.every((clue, index) => clue === null || clue === other?.[index]) ?? false;
  return other !== undefined && isAsked && !authored.includes(other) ? [...authored, other] : [...authored];
}

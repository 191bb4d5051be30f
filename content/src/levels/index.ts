import type { Level } from '../catalogue.ts';
import { parseDamagedText } from '../letters.ts';
import type { Lexicon } from '../lexicon.ts';
import type { WrittenItem } from '../schema.ts';
import { wholePassage } from '../submodules/reading-passage.ts';
import { countWords } from '../text-fields.ts';
import { countClauseOpeners } from './clauses.ts';
import { countCompetitors } from './competitors.ts';
import { likenessToWords } from './likeness.ts';
import { bandOfWord, countRarer } from './rarity.ts';
import { readingDifficulty } from './reading-ease.ts';

/** Submodules whose levels are measured instead of authored. */
export type MeasuredId = 1 | 2 | 6 | 8 | 9 | 10;

/** Difficulty of an item as a number, on a scale specific to the submodule. */
export type Measure<Id extends MeasuredId> = (item: WrittenItem<Id>, lexicon: Lexicon) => number;

const commonBand = 20;
const rareBand = 35;

/** The measure of each submodule; described in `content/README.md`. */
export const measures: { readonly [Id in MeasuredId]: Measure<Id> } = {
  1: ({ word, real }, lexicon) =>
    real ? bandOfWord(word, lexicon) + word.length : 100 * (likenessToWords(word, lexicon) - 1),
  2: ({ text }, lexicon) => sentenceDifficulty(text, lexicon),
  6: ({ text }, lexicon) => sentenceDifficulty(text, lexicon),
  8: ({ passage }, lexicon) => readingDifficulty(parseDamagedText(passage).whole, lexicon),
  9: (item, lexicon) => readingDifficulty(wholePassage(item), lexicon),
  10: ({ sentence }, lexicon) => clozeDifficulty(sentence, lexicon),
};

/** One point per word, two more for each moderately rare one, five more for each rare one, three for each clause. */
function sentenceDifficulty(text: string, lexicon: Lexicon): number {
  const rare = countRarer(text, rareBand, lexicon);
  const middling = countRarer(text, commonBand, lexicon) - rare;
  return countWords(text) + 2 * middling + 5 * rare + 3 * countClauseOpeners(text);
}

/** The band of the word, plus five for each doubling of the number of words that fit, plus a third per word of the sentence. */
function clozeDifficulty(sentence: string, lexicon: Lexicon): number {
  const { whole, words } = parseDamagedText(sentence);
  const [gap] = words;
  if (!gap) return 0;
  const band = bandOfWord(gap.answer.toLowerCase(), lexicon);
  return band + 5 * Math.log2(1 + countCompetitors(gap, lexicon)) + countWords(whole) / 3;
}

/** Below the first number an item is easy, from the second number on it is hard: about 35, 40 and 25% of the bank. */
export const limits: { readonly [Id in MeasuredId]: readonly [medium: number, hard: number] } = {
  1: [34, 47],
  2: [22, 30],
  6: [12, 16],
  8: [1.2, 1.8],
  9: [1.3, 1.6],
  10: [32, 43],
};
/** The limits for made-up words, which have a different measure. */
export const madeUpLimits = [119, 143] as const;

/** The level of an item according to its measure. */
export function levelOf<Id extends MeasuredId>(submoduleId: Id, item: WrittenItem<Id>, lexicon: Lexicon): Level {
  const measure: Measure<Id> = measures[submoduleId];
  const difficulty = measure(item, lexicon);
  const [medium, hard] = 'real' in item && !item.real ? madeUpLimits : limits[submoduleId];
  if (difficulty < medium) return 'easy';
  return difficulty < hard ? 'medium' : 'hard';
}

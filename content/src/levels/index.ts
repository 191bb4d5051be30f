import type { Level } from '../catalogue.ts';
import { parseDamagedText } from '../letters.ts';
import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text-fields.ts';
import { countClauseOpeners } from './clauses.ts';
import { countCompetitors } from './competitors.ts';
import { bandOfWord, countRarer } from './rarity.ts';

const commonBand = 20;
const rareBand = 35;

/** One point per word, two more for each moderately rare one, five more for each rare one, three for each clause. */
export function sentenceDifficulty(text: string, lexicon: Lexicon): number {
  const rare = countRarer(text, rareBand, lexicon);
  const middling = countRarer(text, commonBand, lexicon) - rare;
  return countWords(text) + 2 * middling + 5 * rare + 3 * countClauseOpeners(text);
}

/** The band of the word, plus five for each doubling of the number of words that fit, plus a third per word of the sentence. */
export function clozeDifficulty(sentence: string, lexicon: Lexicon): number {
  const { whole, words } = parseDamagedText(sentence);
  const [gap] = words;
  if (!gap) return 0;
  const band = bandOfWord(gap.answer.toLowerCase(), lexicon);
  return band + 5 * Math.log2(1 + countCompetitors(gap, lexicon)) + countWords(whole) / 3;
}

/**
 * The level of an item by its measure, whose scale is the type's own: easy below the first limit, hard from the second on.
 * Limits are set so that about 35, 40 and 25% of the bank are easy, medium and hard.
 */
export function levelAt(difficulty: number, [medium, hard]: readonly [medium: number, hard: number]): Level {
  if (difficulty < medium) return 'easy';
  return difficulty < hard ? 'medium' : 'hard';
}

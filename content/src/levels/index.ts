import type { Level } from '../catalogue.ts';
import { parseDamagedText } from '../letters.ts';
import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text-fields.ts';
import { countClauseOpeners } from './clauses.ts';
import { countCompetitors } from './competitors.ts';
import { meanRarityOf, rarityOf } from './rarity.ts';

/** The mean rarity of the words, plus a hundredth for each word and a twentieth for each clause. */
export function sentenceDifficulty(text: string, lexicon: Lexicon): number {
  return meanRarityOf(text, lexicon) + countWords(text) / 100 + countClauseOpeners(text) / 20;
}

/** Ten times the rarity of the word, plus four for each doubling of the words that fit, plus a third per word of the sentence. */
export function clozeDifficulty(sentence: string, lexicon: Lexicon): number {
  const { whole, words } = parseDamagedText(sentence);
  const [gap] = words;
  if (!gap) return 0;
  const rarity = rarityOf(gap.answer.toLowerCase(), lexicon);
  return 10 * rarity + 4 * Math.log2(1 + countCompetitors(gap, lexicon)) + countWords(whole) / 3;
}

/**
 * The level of an item by its measure, whose scale is the type's own: easy below the first limit, hard from the second on.
 * Limits are set so that about 35, 40 and 25% of the bank are easy, medium and hard.
 */
export function levelAt(difficulty: number, [medium, hard]: readonly [medium: number, hard: number]): Level {
  if (difficulty < medium) return 'easy';
  return difficulty < hard ? 'medium' : 'hard';
}

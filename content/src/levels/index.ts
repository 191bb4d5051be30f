import type { Level } from '../catalogue.ts';
import { type DamagedWord, parseDamagedText } from '../letters.ts';
import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text-fields.ts';
import { countClauseOpeners } from './clauses.ts';
import { countCompetitors } from './competitors.ts';
import { meanRarityOf, rarityOf } from './rarity.ts';

/** How hard something is on a type's own scale, with the values from which it is medium and hard. */
export type Measure = readonly [value: number, limits: readonly [medium: number, hard: number]];

/** The mean rarity of the words, plus a hundredth for each word and a twentieth for each clause. */
export function sentenceDifficulty(text: string, lexicon: Lexicon): number {
  return meanRarityOf(text, lexicon) + countWords(text) / 100 + countClauseOpeners(text) / 20;
}

/** Ten times the rarity of the word, plus four for each doubling of the words that fit, plus a third per word of the sentence. */
export function clozeDifficulty(sentence: string, lexicon: Lexicon): number {
  const { whole, words } = parseDamagedText(sentence);
  const [gap] = words;
  if (!gap) return 0;
  return gapDifficulty(gap, lexicon) + countWords(whole) / 3;
}

/** Ten times the rarity of the word, plus four for each doubling of the words that fit. */
function gapDifficulty(gap: DamagedWord, lexicon: Lexicon): number {
  return 10 * rarityOf(gap.answer.toLowerCase(), lexicon) + 4 * Math.log2(1 + countCompetitors(gap, lexicon));
}

/** How hard the gaps of a passage are on average: the rarity of each word, and how many others fit its letters. */
export function gapsDifficulty(passage: string, lexicon: Lexicon): number {
  const { words } = parseDamagedText(passage);
  return words.reduce((sum, gap) => sum + gapDifficulty(gap, lexicon), 0) / Math.max(1, words.length);
}

/**
 * The level of an item by its measure, whose scale is the type's own: easy below the first limit, hard from the second on.
 * Limits are set so that about 35, 40 and 25% of the bank are easy, medium and hard.
 */
export function levelAt([value, [medium, hard]]: Measure): Level {
  if (value < medium) return 'easy';
  return value < hard ? 'medium' : 'hard';
}

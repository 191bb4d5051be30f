import type { DifficultyLevel } from '../difficulty.ts';
import type { MissReason } from './verdict.ts';

const wordLevels = ['CEFR-A1', 'CEFR-A2', 'CEFR-B1', 'CEFR-B2', 'CEFR-C'];

/**
 * The lowest word level that is still useful to a learner at each difficulty. The difficulties follow the test's scale:
 * Easy up to 95 points (B1), Medium up to 125 (B2), Hard from 130 (C1).
 */
const lowestLevel: Readonly<Record<DifficultyLevel, string>> = { Easy: 'CEFR-A1', Medium: 'CEFR-B1', Hard: 'CEFR-B2' };

/** Function words: missing one is a slip, not a gap in vocabulary. */
const grammarWords = new Set(['preposition', 'conjunction', 'determiner', 'pronoun', 'interjection', 'article']);

/** Reasons that say little about whether the word is known. */
const slips: ReadonlySet<MissReason> = new Set<MissReason>(['misheard', 'wrongLetters']);

/** A word of the word book. */
interface BookWord {
  /** Such as `CEFR-A2`. */
  readonly level: string;
  readonly partOfSpeech: string;
}

/**
 * Whether a missed word gets a card. Misheard or misspelt words don't if they are function words ("and") or far below the
 * learner's level; words that were not recognised always do.
 */
export function isWorthACard(reason: MissReason, word: BookWord, difficulty: DifficultyLevel): boolean {
  if (!slips.has(reason)) return true;
  const level = wordLevels.indexOf(word.level);
  const isCommon = level >= 0 && level < wordLevels.indexOf('CEFR-B1');
  if (isCommon && grammarWords.has(word.partOfSpeech)) return false;
  return level < 0 || level >= wordLevels.indexOf(lowestLevel[difficulty]);
}

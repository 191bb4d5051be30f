import type { DifficultyLevel } from '../difficulty.ts';
import type { MissReason } from './verdict.ts';

const wordLevels = ['CEFR-A1', 'CEFR-A2', 'CEFR-B1', 'CEFR-B2', 'CEFR-C'];

/**
 * The lowest word level that somebody who works on questions of a difficulty still learns from. The difficulties are those
 * of the test's scale: Easy up to 95 points (B1), Medium up to 125 (B2), Hard from 130 (C1).
 */
const lowestLevel: Readonly<Record<DifficultyLevel, string>> = { Easy: 'CEFR-A1', Medium: 'CEFR-B1', Hard: 'CEFR-B2' };

/** Classes of words that hold a sentence together: missing one is a slip of the ear or the hand, not a word to learn. */
const grammarWords = new Set(['preposition', 'conjunction', 'determiner', 'pronoun', 'interjection', 'article']);

/** Slips that say little about whether the word is known. */
const slips: ReadonlySet<MissReason> = new Set<MissReason>(['misheard', 'wrongLetters']);

/** A word as the word book has it. */
interface BookWord {
  /** As `CEFR-A2`. */
  readonly level: string;
  readonly partOfSpeech: string;
}

/**
 * Whether a missed word becomes a card. One that was misheard or misspelt doesn't when it is a common grammar word ("and")
 * or far below the level that the learner works at; one that was not recognised always does.
 */
export function isWorthACard(reason: MissReason, word: BookWord, difficulty: DifficultyLevel): boolean {
  if (!slips.has(reason)) return true;
  const level = wordLevels.indexOf(word.level);
  const isCommon = level >= 0 && level < wordLevels.indexOf('CEFR-B1');
  if (isCommon && grammarWords.has(word.partOfSpeech)) return false;
  return level < 0 || level >= wordLevels.indexOf(lowestLevel[difficulty]);
}

/** A word of a text and its position. */
export interface Token {
  text: string;
  /** Lower case, with straight apostrophes. */
  plain: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words of a text as people count them: short forms ("don't") and hyphenated words are one each. */
export function toTokens(text: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    plain: word.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + word.length,
  }));
}

/** The number of words in a text. Everything that counts a learner's words uses this. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

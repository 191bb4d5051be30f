import { type AlignedWord, alignWords } from '../text/align.ts';

/** How well a transcript matches the text. Always an estimate, since speech recognisers make mistakes. */
export interface ReadAloudResult {
  estimate: true;
  /** Share of the text's words that were recognised, exactly or nearly, 0..1. */
  completeness: number;
  /** Share of the recognised words that belong to the text, 0..1. */
  accuracy: number;
  words: AlignedWord[];
  expectedCount: number;
}

/** Aligns the transcript of a reading with its text. An empty transcript scores 0 and 0. */
export function gradeReadAloud(text: string, transcript: string): ReadAloudResult {
  const { words, expectedCount } = alignWords(text, transcript);
  const count = (kind: AlignedWord['kind']) => words.filter((word) => word.kind === kind).length;
  const asked = words.length - count('extra');
  const heard = words.length - count('missing');
  return {
    estimate: true,
    completeness: asked === 0 ? 0 : (count('match') + count('near')) / asked,
    accuracy: heard === 0 ? 0 : count('match') / heard,
    words,
    expectedCount,
  };
}

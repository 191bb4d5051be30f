import { type AlignedWord, alignWords } from '../text/align.ts';

/** How a reading agrees with the text, by what a speech recogniser heard. Always an estimate: recognisers mishear. */
export interface ReadAloudResult {
  estimate: true;
  /** Share of the text's words that were heard, right or nearly, 0..1. */
  completeness: number;
  /** Share of the words heard that are the text's, 0..1. */
  accuracy: number;
  words: AlignedWord[];
  expectedCount: number;
}

/** Aligns the transcript of a reading with its text. An empty transcript gives 0 and 0. */
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

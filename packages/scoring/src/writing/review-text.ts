import { findRepeatedWords, measureText, type RepeatedWord, type TextMeasures } from './measures.ts';

/** What can be counted in a text. */
export interface TextReview {
  measures: TextMeasures;
  repeated: RepeatedWord[];
}

export function reviewText(text: string): TextReview {
  return { measures: measureText(text), repeated: findRepeatedWords(text) };
}

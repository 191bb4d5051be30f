import { findRepeatedWords, measureText, type RepeatedWord, type TextMeasures } from './measures.ts';
import { findSlips, type Slip } from './slips.ts';

/** What can be counted and found in a text without understanding it. */
export interface TextReview {
  measures: TextMeasures;
  slips: Slip[];
  repeated: RepeatedWord[];
}

export function reviewText(text: string): TextReview {
  return { measures: measureText(text), slips: findSlips(text), repeated: findRepeatedWords(text) };
}

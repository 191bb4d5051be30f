import { estimateWriting, type WritingEstimate } from './estimate.ts';
import { findRepeatedWords, measureText, type RepeatedWord, type TextMeasures } from './measures.ts';
import { findSlips, type Slip } from './slips.ts';

/** What can honestly be said of a text without understanding it. */
export interface TextReview {
  measures: TextMeasures;
  slips: Slip[];
  repeated: RepeatedWord[];
  estimate: WritingEstimate;
}

export function reviewText(text: string, recommendedWords: number): TextReview {
  const measures = measureText(text);
  const slips = findSlips(text);
  return {
    measures,
    slips,
    repeated: findRepeatedWords(text),
    estimate: estimateWriting(measures, slips.length, recommendedWords),
  };
}

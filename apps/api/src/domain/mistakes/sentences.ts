import { sentencesOf } from '@rehearse/correction';

/** A sentence of a text. */
export interface WrittenSentence {
  /** Range in the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Number of words in Latin letters, and of numbers. */
  readonly words: number;
}

/** The sentences of a text, as the corrector divides it. */
export const readSentences = (text: string): WrittenSentence[] =>
  sentencesOf(text).map(({ tokens }) => {
    const start = tokens[0]?.start ?? 0;
    const end = tokens.at(-1)?.end ?? start;
    const words =
      text.slice(start, end).match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
    return { start, end, text: text.slice(start, end), words };
  });

/** Identifies a sentence across attempts: white space doesn't matter. */
export const sentenceKey = (sentence: string) => sentence.replace(/\s+/gu, ' ').trim();

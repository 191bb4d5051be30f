import { R, type Readings } from '../lexicon/readings.ts';

/** A token with what it can be. */
export interface Token {
  text: string;
  /** In lower case, with straight apostrophes. */
  lower: string;
  /** Position in the whole text; `end` is exclusive. */
  start: number;
  end: number;
  /** What it can be here; narrowed by its neighbours. 0 for an unknown word. */
  readings: Readings;
  /** Base forms, where it can be a noun, verb or adjective. */
  noun: string | undefined;
  verb: string | undefined;
  adjective: string | undefined;
}

/** Whether the token can be one of these. */
export const can = (token: Token | undefined, readings: Readings): boolean =>
  token !== undefined && (token.readings & readings) !== 0;

/** Whether the token is one of these for certain. */
export const is = (token: Token | undefined, readings: Readings): boolean =>
  token !== undefined && token.readings !== 0 && (token.readings & ~readings) === 0;

/** Whether the token is one of these words, given in lower case. */
export const isWord = (token: Token | undefined, ...words: readonly string[]): boolean =>
  token !== undefined && words.includes(token.lower);

/** Whether the word begins with a capital letter. */
export const isCapital = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);

export const isPunctuation = (token: Token | undefined): boolean => is(token, R.PUNCT);

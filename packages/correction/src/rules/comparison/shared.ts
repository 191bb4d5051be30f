import { comparedOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, type Token } from '../../tagging/token.ts';

export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const comparativeOf = (adjective: string): string => comparedOf(adjective)[0];

export const superlativeOf = (adjective: string): string => comparedOf(adjective)[1];

/** Whether the token certainly is a comparative: "bigger", not "cleaner" as a person. */
export const isComparative = (token: Token | undefined): token is Token =>
  can(token, R.JJR) && token?.adjective !== undefined;

export const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'tenth'];

/** Whether a phrase is over before this token: at punctuation or a conjunction. */
export const isEnd = (token: Token | undefined): boolean =>
  token === undefined || isPunctuation(token) || is(token, R.CC | R.SC);

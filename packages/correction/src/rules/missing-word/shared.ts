import { R } from '../../lexicon/readings.ts';
import { is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';

export const starts = (tokens: readonly Token[], at: number): boolean =>
  at === 0 ||
  isPunctuation(tokens[at - 1]) ||
  is(tokens[at - 1], R.CC) ||
  isWord(tokens[at - 1], 'because', 'but', 'so', 'although', 'when', 'if', 'since');

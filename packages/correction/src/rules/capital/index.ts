import type { Rule } from '../rule.ts';
import { afterTitle, name, nameOfWords, street, title } from './name-rules.ts';
import { pronounI, quotationStart, sentenceStart } from './sentence-start.ts';
import { commonNoun, grammarWord } from './small-letters.ts';

export const capitalRules: readonly Rule[] = [
  pronounI,
  nameOfWords,
  sentenceStart,
  quotationStart,
  street,
  name,
  afterTitle,
  title,
  grammarWord,
  commonNoun,
];

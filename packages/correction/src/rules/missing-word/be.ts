import type { Rule } from '../rule.ts';
import { been, infinitive, years } from './be-infinitive.ts';
import { afterNoun, nounPlace, place, there } from './be-noun.ts';
import { clauseProgressive, progressive, pronoun, wholeProgressive } from './be-pronoun.ts';

export const beRules: readonly Rule[] = [
  pronoun,
  progressive,
  there,
  been,
  years,
  infinitive,
  afterNoun,
  clauseProgressive,
  wholeProgressive,
  place,
  nounPlace,
];

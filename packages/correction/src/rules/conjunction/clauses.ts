import type { Rule } from '../rule.ts';
import { adverbForConjunction, clauseOrNoun, duringOrWhile } from './clause-or-noun.ts';
import { asIf, soThat, unless, untilBy, whether } from './subordinators.ts';
import { andEtc, noSooner, oneTooMany } from './two-conjunctions.ts';

export const clauseRules: readonly Rule[] = [
  andEtc,
  whether,
  oneTooMany,
  clauseOrNoun,
  adverbForConjunction,
  duringOrWhile,
  unless,
  untilBy,
  noSooner,
  soThat,
  asIf,
];

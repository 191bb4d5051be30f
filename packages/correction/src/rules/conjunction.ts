import { clauseRules } from './conjunction/clauses.ts';
import { fixedConjunctions } from './conjunction/fixed.ts';
import { pairRules } from './conjunction/pairs.ts';
import { fixedPhraseRule } from './fixed-phrases.ts';
import type { Rule } from './rule.ts';

/** Linking words: one too many, the wrong one, or the wrong one of a pair. */
export const conjunctionRules: readonly Rule[] = [
  fixedPhraseRule('conjunction', 'fixedConjunction', fixedConjunctions),
  ...clauseRules,
  ...pairRules,
];

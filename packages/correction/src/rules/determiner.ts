import { articleRules } from './determiner/articles.ts';
import { fixedDeterminers } from './determiner/fixed.ts';
import { nameRules } from './determiner/names.ts';
import { pairRules } from './determiner/pairs.ts';
import { fixedPhraseRule } from './fixed-phrases.ts';
import type { Rule } from './rule.ts';

/** Articles, demonstratives and quantifiers that are wrong, missing or not needed. */
export const determinerRules: readonly Rule[] = [
  ...pairRules,
  ...nameRules,
  fixedPhraseRule('determiner', 'fixedDeterminer', fixedDeterminers),
  ...articleRules,
];

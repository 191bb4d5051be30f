import { articleRules } from './determiner/articles.ts';
import { fixedDeterminers } from './determiner/fixed.ts';
import { generalTheRule } from './determiner/general-the.ts';
import { nameRules } from './determiner/names.ts';
import { pairRules } from './determiner/pairs.ts';
import { determinerLists, determinerPhrases, extraThePhrases } from './determiner/phrases.ts';
import { fixedPhraseRule } from './fixed-phrases.ts';
import { phraseRule } from './phrases.ts';
import type { Rule } from './rule.ts';

/** Articles, demonstratives and quantifiers that are wrong, missing or not needed. */
export const determinerRules: readonly Rule[] = [
  phraseRule('determiner', 'determinerInPhrase', determinerPhrases, determinerLists),
  ...pairRules,
  ...nameRules,
  generalTheRule,
  fixedPhraseRule('determiner', 'fixedDeterminer', fixedDeterminers),
  phraseRule('determiner', 'extraTheInPhrase', extraThePhrases, determinerLists),
  ...articleRules,
];

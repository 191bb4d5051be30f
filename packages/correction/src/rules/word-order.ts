import { fixedPhraseRule } from './fixed-phrases.ts';
import type { Rule } from './rule.ts';
import { adverbRules } from './word-order/adverbs.ts';
import { clauseRules } from './word-order/clauses.ts';
import { fixedOrders } from './word-order/fixed.ts';
import { nounRules } from './word-order/nouns.ts';
import { questionRules } from './word-order/questions.ts';

/** Words that are right but stand in the wrong place. */
export const wordOrderRules: readonly Rule[] = [
  ...questionRules,
  ...clauseRules,
  fixedPhraseRule('word-order', 'fixedOrder', fixedOrders),
  ...adverbRules,
  ...nounRules,
];

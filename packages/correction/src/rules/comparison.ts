import { fixedComparisons } from './comparison/fixed.ts';
import { formRules } from './comparison/forms.ts';
import { thanRules } from './comparison/than.ts';
import { fixedPhraseRule } from './fixed-phrases.ts';
import type { Rule } from './rule.ts';

/** Comparatives and superlatives, and the words that go with them: than, as, like. */
export const comparisonRules: readonly Rule[] = [
  ...thanRules,
  ...formRules,
  fixedPhraseRule('comparison', 'fixedComparison', fixedComparisons),
];

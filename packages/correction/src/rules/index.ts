import { agreementRules } from './agreement.ts';
import { capitalRules } from './capital/index.ts';
import { comparisonRules } from './comparison.ts';
import { confusableRules } from './confusable/index.ts';
import { conjunctionRules } from './conjunction.ts';
import { countabilityRules } from './countability.ts';
import { determinerRules } from './determiner.ts';
import { extraWordRules } from './extra-word.ts';
import { fragmentRules } from './fragment.ts';
import { missingWordRules } from './missing-word.ts';
import { nounNumberRules } from './noun-number.ts';
import { prepositionRules } from './preposition.ts';
import { pronounRules } from './pronoun.ts';
import { punctuationRules } from './punctuation/index.ts';
import type { Rule } from './rule.ts';
import { runOnRules } from './run-on.ts';
import { spellingRules } from './spelling.ts';
import { tenseRules } from './tense.ts';
import { verbFormRules } from './verb-form.ts';
import { wordChoiceRules } from './word-choice/index.ts';
import { wordOrderRules } from './word-order.ts';

/** All rules; where two findings overlap, the earlier rule wins. */
export const rules: readonly Rule[] = [
  ...punctuationRules,
  ...capitalRules,
  ...confusableRules,
  ...wordChoiceRules,
  ...fragmentRules,
  ...runOnRules,
  ...extraWordRules,
  ...wordOrderRules,
  ...comparisonRules,
  ...conjunctionRules,
  ...tenseRules,
  ...verbFormRules,
  ...missingWordRules,
  ...countabilityRules,
  ...nounNumberRules,
  ...pronounRules,
  ...agreementRules,
  ...spellingRules,
  ...prepositionRules,
  ...determinerRules,
];

import type { Rule } from './rule.ts';
import { adjectiveRules } from './verb-form/adjectives.ts';
import { auxiliaryRules } from './verb-form/auxiliaries.ts';
import { complementRules } from './verb-form/complements.ts';
import { finiteRules } from './verb-form/finite.ts';
import { participleRules } from './verb-form/participles.ts';
import { purposeRules } from './verb-form/purpose.ts';

export const verbFormRules: readonly Rule[] = [
  ...purposeRules,
  ...complementRules,
  ...adjectiveRules,
  ...finiteRules,
  ...auxiliaryRules,
  ...participleRules,
];

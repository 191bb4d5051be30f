import type { Rule } from './rule.ts';
import { auxiliaryRules } from './verb-form/auxiliaries.ts';
import { complementRules } from './verb-form/complements.ts';
import { participleRules } from './verb-form/participles.ts';

export const verbFormRules: readonly Rule[] = [...complementRules, ...auxiliaryRules, ...participleRules];

import { beRules } from './missing-word/be.ts';
import { missingPhraseRules } from './missing-word/phrases.ts';
import { missingVerbRules } from './missing-word/verbs.ts';
import type { Rule } from './rule.ts';

export const missingWordRules: readonly Rule[] = [...missingPhraseRules, ...beRules, ...missingVerbRules];

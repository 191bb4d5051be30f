import type { Rule } from '../rule.ts';
import { apostropheRules } from './apostrophes.ts';
import { commaRules } from './commas.ts';
import { markRules } from './marks.ts';
import { sentenceEndRules } from './sentence-ends.ts';

export const punctuationRules: readonly Rule[] = [...apostropheRules, ...markRules, ...sentenceEndRules, ...commaRules];

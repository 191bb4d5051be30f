import type { Rule } from '../rule.ts';
import { amount, ofBare } from './amounts.ts';
import { another, demonstrative, eachOf } from './demonstratives.ts';
import { sound, twice } from './doubled.ts';

export const pairRules: readonly Rule[] = [sound, twice, demonstrative, amount, ofBare, eachOf, another];

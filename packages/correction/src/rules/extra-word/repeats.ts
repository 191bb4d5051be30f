import type { Rule } from '../rule.ts';
import { negative } from './double-negatives.ts';
import { afterShort, ago, andEtc, colour, doubled, ofMine } from './doubled-words.ts';
import { much } from './much-more.ts';

export const repeatRules: readonly Rule[] = [doubled, afterShort, much, ofMine, colour, ago, negative, andEtc];

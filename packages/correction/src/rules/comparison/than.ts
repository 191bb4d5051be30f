import type { Rule } from '../rule.ts';
import { anyOther, asAs, missingAs, prefer, sameThings, twiceAs } from './same-as.ts';
import { compared, difference, missingMore, moreThat, superlativeThan, wrongThan } from './wrong-than.ts';

export const thanRules: readonly Rule[] = [
  twiceAs,
  superlativeThan,
  difference,
  missingMore,
  wrongThan,
  moreThat,
  asAs,
  missingAs,
  prefer,
  compared,
  anyOther,
  sameThings,
];

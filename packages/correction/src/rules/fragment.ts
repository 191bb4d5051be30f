import { clauseAfter, clauseBefore, relative } from './fragment/lone-clauses.ts';
import { addition, missingBe, phraseBefore, verbAlone } from './fragment/lone-phrases.ts';
import type { Rule } from './rule.ts';

export const fragmentRules: readonly Rule[] = [
  clauseAfter,
  clauseBefore,
  relative,
  addition,
  verbAlone,
  phraseBefore,
  missingBe,
];

import { clauseRules } from './extra-word/clauses.ts';
import { doubleSubjectRules } from './extra-word/double-subject.ts';
import { phraseRules } from './extra-word/phrases.ts';
import { repeatRules } from './extra-word/repeats.ts';
import type { Rule } from './rule.ts';

export const extraWordRules: readonly Rule[] = [...repeatRules, ...phraseRules, ...clauseRules, ...doubleSubjectRules];

import type { Rule } from '../rule.ts';
import { main, unreal, wish } from './unreal-conditions.ts';
import { willInClause, wouldInIf } from './will-in-clauses.ts';

export const conditionRules: readonly Rule[] = [willInClause, wouldInIf, main, unreal, wish];

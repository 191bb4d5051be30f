import type { Rule } from '../rule.ts';
import { habit } from './habits.ts';
import { moment, now } from './present-progressive.ts';
import { state } from './state-verbs.ts';

export const stateRules: readonly Rule[] = [state, habit, now, moment];

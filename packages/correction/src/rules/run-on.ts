import type { Rule } from './rule.ts';
import { commaSplice } from './run-on/comma-splice.ts';
import { fusedSentences } from './run-on/fused-sentences.ts';

export const runOnRules: readonly Rule[] = [commaSplice, fusedSentences];

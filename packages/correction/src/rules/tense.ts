import type { Rule } from './rule.ts';
import { conditionRules } from './tense/conditions.ts';
import { contextRules } from './tense/context.ts';
import { stateRules } from './tense/states.ts';
import { storyRules } from './tense/story.ts';
import { timePhraseRules } from './tense/time-phrases.ts';
import { timeRules } from './tense/time-rules.ts';

export const tenseRules: readonly Rule[] = [
  ...conditionRules,
  ...timeRules,
  ...timePhraseRules,
  ...stateRules,
  ...contextRules,
  ...storyRules,
];

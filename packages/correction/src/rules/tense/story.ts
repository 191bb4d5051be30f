import type { Rule } from '../rule.ts';
import { progressiveInStory, sceneInPresent } from './story-progressive.ts';
import { presentInStory, secondInStory } from './story-verbs.ts';

export const storyRules: readonly Rule[] = [presentInStory, secondInStory, progressiveInStory, sceneInPresent];

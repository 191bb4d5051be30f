import { questionTypes } from '@rehearse/question-types';
import type { DifficultyLevel } from './difficulty.ts';

/** Which question of a submodule and difficulty: the first. */
export interface PreviewChoice {
  readonly submoduleId: number;
  readonly difficulty: DifficultyLevel;
}

/**
 * What can be tried without an account: the first question of some levels of each type. Questions are added at the end of
 * the bank, so the choice stays the same.
 */
export const previewChoices: readonly PreviewChoice[] = questionTypes.flatMap(({ id: submoduleId, preview }) =>
  preview.map((difficulty) => ({ submoduleId, difficulty })),
);

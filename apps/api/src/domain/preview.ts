import type { DifficultyLevel } from './difficulty.ts';

/** Which question of a submodule and difficulty: the first. */
export interface PreviewChoice {
  readonly submoduleId: number;
  readonly difficulty: DifficultyLevel;
}

/** Submodules with more than their easy question, all of them graded at once. */
const further: Readonly<Record<number, readonly DifficultyLevel[]>> = {
  1: ['Medium', 'Hard'],
  2: ['Medium'],
  6: ['Medium'],
  8: ['Hard'],
  10: ['Medium'],
};

/**
 * What can be tried without an account: the first easy question of each of the fourteen types, and six more. Questions
 * are added at the end of the bank, so the choice stays the same.
 */
export const previewChoices: readonly PreviewChoice[] = Array.from({ length: 14 }, (_, index) => index + 1).flatMap(
  (submoduleId) =>
    (['Easy', ...(further[submoduleId] ?? [])] as const).map((difficulty) => ({ submoduleId, difficulty })),
);

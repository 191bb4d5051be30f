import { questionTypes } from '@rehearse/question-types';
import type { DifficultyLevel } from './difficulty.ts';

/** A preview question: the first of a submodule and difficulty. */
export interface PreviewChoice {
  readonly submoduleId: number;
  readonly difficulty: DifficultyLevel;
}

/**
 * The questions available without an account: the first one of some levels of each type. New questions are appended to the
 * bank and new types get the next id, so the selection and its numbers are stable.
 */
export const previewChoices: readonly PreviewChoice[] = questionTypes
  .toSorted((one, other) => one.id - other.id)
  .flatMap(({ id: submoduleId, preview }) => preview.map((difficulty) => ({ submoduleId, difficulty })));

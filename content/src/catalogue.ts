import { type Difficulty, questionTypes, slugOf, type TypeId } from '@rehearse/question-types';

/** How hard an item is, as the sources say it. */
export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** The contract's word for each level. */
export const difficultyOf: Readonly<Record<Level, Difficulty>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** The question types, with the folder of `sources` that holds the items of each. */
export const submodules = questionTypes.map((type) => ({
  ...type,
  folder: `${String(type.id).padStart(2, '0')}-${slugOf(type)}`,
}));
export type Submodule = (typeof submodules)[number];

/** Folder of the word book. */
export const wordsFolder = 'words';

/** Ids of a type's items start above this number and stay below the next type's. */
export const idBase = (typeId: TypeId): number => typeId * 100_000;

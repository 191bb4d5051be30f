import { type Difficulty, questionTypes, slugOf, type TypeId } from '@rehearse/question-types';

/** Difficulty levels in the sources. */
export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** Levels of the word book, easiest first. */
export const wordLevels = ['CEFR-A1', 'CEFR-A2', 'CEFR-B1', 'CEFR-B2', 'CEFR-C'] as const;
export type WordLevel = (typeof wordLevels)[number];

/** The contract's name for each level. */
export const difficultyOf: Readonly<Record<Level, Difficulty>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** The question types, each with its folder in `sources`. */
export const submodules = questionTypes.map((type) => ({
  ...type,
  folder: `${String(type.id).padStart(2, '0')}-${slugOf(type)}`,
}));
export type Submodule = (typeof submodules)[number];

/** The word book's folder. */
export const wordsFolder = 'words';

/** Ids of a type's items start above this number and stay below the next type's. */
export const idBase = (typeId: TypeId): number => typeId * 100_000;

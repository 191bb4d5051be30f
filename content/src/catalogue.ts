/** How hard an item is, as the sources say it. */
export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** How hard a question is, as the contract says it. */
export type Difficulty = 'Easy' | 'Medium' | 'Hard';

/** The contract's word for each level. */
export const difficultyOf: Readonly<Record<Level, Difficulty>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** The question types: id, the module each belongs to, and the folder of `sources` its items stand in. */
export const submodules = [
  { submoduleId: 1, moduleId: 1, folder: '01-read-and-select' },
  { submoduleId: 2, moduleId: 2, folder: '02-read-aloud' },
  { submoduleId: 3, moduleId: 2, folder: '03-read-then-speak' },
  { submoduleId: 4, moduleId: 2, folder: '04-listen-then-speak' },
  { submoduleId: 5, moduleId: 2, folder: '05-speak-about-the-photo' },
  { submoduleId: 6, moduleId: 3, folder: '06-listen-and-type' },
  { submoduleId: 7, moduleId: 3, folder: '07-interactive-listening' },
  { submoduleId: 8, moduleId: 4, folder: '08-read-and-complete' },
  { submoduleId: 9, moduleId: 4, folder: '09-interactive-reading' },
  { submoduleId: 10, moduleId: 4, folder: '10-fill-in-the-blanks' },
  { submoduleId: 11, moduleId: 5, folder: '11-write-about-the-photo' },
  { submoduleId: 12, moduleId: 5, folder: '12-interactive-writing' },
  { submoduleId: 13, moduleId: 6, folder: '13-speaking-sample' },
  { submoduleId: 14, moduleId: 6, folder: '14-writing-sample' },
] as const;

export type Submodule = (typeof submodules)[number];
export type SubmoduleId = Submodule['submoduleId'];

/** Folder of the word book. */
export const wordsFolder = 'words';

/** Ids of a submodule's items start above this number and stay below the next submodule's. */
export const idBase = (submoduleId: SubmoduleId): number => submoduleId * 100_000;

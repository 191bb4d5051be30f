/** How hard an item is, as the sources say it. */
export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** How hard a question is, as the contract says it. */
export type Difficulty = 'Easy' | 'Medium' | 'Hard';

/** The contract's word for each level. */
export const difficultyOf: Readonly<Record<Level, Difficulty>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** The question types: id, the module each belongs to, and the file its items stand in. */
export const submodules = [
  { submoduleId: 1, moduleId: 1, file: '01-read-and-select.yaml' },
  { submoduleId: 2, moduleId: 2, file: '02-read-aloud.yaml' },
  { submoduleId: 3, moduleId: 2, file: '03-read-then-speak.yaml' },
  { submoduleId: 4, moduleId: 2, file: '04-listen-then-speak.yaml' },
  { submoduleId: 5, moduleId: 2, file: '05-speak-about-the-photo.yaml' },
  { submoduleId: 6, moduleId: 3, file: '06-listen-and-type.yaml' },
  { submoduleId: 7, moduleId: 3, file: '07-interactive-listening.yaml' },
  { submoduleId: 8, moduleId: 4, file: '08-read-and-complete.yaml' },
  { submoduleId: 9, moduleId: 4, file: '09-interactive-reading.yaml' },
  { submoduleId: 10, moduleId: 4, file: '10-fill-in-the-blanks.yaml' },
  { submoduleId: 11, moduleId: 5, file: '11-write-about-the-photo.yaml' },
  { submoduleId: 12, moduleId: 5, file: '12-interactive-writing.yaml' },
  { submoduleId: 13, moduleId: 6, file: '13-speaking-sample.yaml' },
  { submoduleId: 14, moduleId: 6, file: '14-writing-sample.yaml' },
] as const;

export type Submodule = (typeof submodules)[number];
export type SubmoduleId = Submodule['submoduleId'];

/** File of the word book. */
export const wordsFile = 'words.yaml';

/** Ids of a submodule's items start above this number and stay below the next submodule's. */
export const idBase = (submoduleId: SubmoduleId): number => submoduleId * 100_000;

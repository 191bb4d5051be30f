/** The modules of the question bank, in the order of their tabs. */
export const modules = [
  { module_id: 1, name: 'Vocabulary' },
  { module_id: 2, name: 'Speaking' },
  { module_id: 3, name: 'Listening' },
  { module_id: 4, name: 'Reading' },
  { module_id: 5, name: 'Writing' },
  { module_id: 6, name: 'Sample' },
] as const;

/** Id of a module of the question bank. */
export type ModuleId = (typeof modules)[number]['module_id'];

/** The submodules of the question bank, one for each type of question, in the order of their tabs. */
export const submodules = [
  { module_id: 1, submodule_id: 1, name: 'Read & Select' },
  { module_id: 2, submodule_id: 2, name: 'Read Aloud' },
  { module_id: 2, submodule_id: 3, name: 'Read Then Speak' },
  { module_id: 2, submodule_id: 4, name: 'Listen Then Speak' },
  { module_id: 2, submodule_id: 5, name: 'Speak About the Photo' },
  { module_id: 3, submodule_id: 6, name: 'Listen & Type' },
  { module_id: 3, submodule_id: 7, name: 'Interactive Listening' },
  { module_id: 4, submodule_id: 8, name: 'Read & Complete' },
  { module_id: 4, submodule_id: 9, name: 'Interactive Reading' },
  { module_id: 4, submodule_id: 10, name: 'Fill In the Blanks' },
  { module_id: 5, submodule_id: 11, name: 'Write About the Photo' },
  { module_id: 5, submodule_id: 12, name: 'Interactive Writing' },
  { module_id: 6, submodule_id: 13, name: 'Speaking Sample' },
  { module_id: 6, submodule_id: 14, name: 'Writing Sample' },
] as const satisfies readonly { module_id: ModuleId; submodule_id: number; name: string }[];

/** One of `submodules`. */
export type Submodule = (typeof submodules)[number];
/** Id of a submodule of the question bank. */
export type SubmoduleId = Submodule['submodule_id'];

/** The submodules of a module, in order; none for an unknown module. */
export function submodulesOf(moduleId: number): Submodule[] {
  return submodules.filter((submodule) => submodule.module_id === moduleId);
}

/** The submodule of this id, or undefined. */
export function findSubmodule(submoduleId: number): Submodule | undefined {
  return submodules.find((submodule) => submodule.submodule_id === submoduleId);
}

/** Seconds for a task, per submodule; 15 is the summary of interactive listening. */
const durations: Readonly<Record<number, number>> = {
  1: 5,
  2: 20,
  3: 90,
  4: 90,
  5: 90,
  6: 60,
  7: 240,
  8: 180,
  9: 480,
  10: 20,
  11: 60,
  12: 480,
  13: 180,
  14: 300,
  15: 75,
};

/** The time limit of a submodule in seconds; 10 for any unknown one. */
export function durationSecondsOf(submoduleId: number): number {
  return durations[submoduleId] ?? 10;
}

/** Seconds to read, look or listen before speaking: the spec's 20 s of Listen Then Speak, the others as in the exam. */
const preparations: Readonly<Record<number, number>> = { 3: 20, 4: 20, 5: 20, 13: 30 };

/** The time of preparation of a submodule in seconds, before its time limit runs; undefined where one starts at once. */
export function preparationSecondsOf(submoduleId: number): number | undefined {
  return preparations[submoduleId];
}

import { findType, questionTypes } from './question-types.ts';

/** The modules of the question bank, in the order of their tabs. */
export const modules = [
  { id: 1, name: 'Vocabulary' },
  { id: 2, name: 'Speaking' },
  { id: 3, name: 'Listening' },
  { id: 4, name: 'Reading' },
  { id: 5, name: 'Writing' },
  { id: 6, name: 'Sample' },
] as const;

/** Id of a module. */
export type ModuleId = (typeof modules)[number]['id'];

/** The types of a module, in order; empty for an unknown module. */
export const typesOf = (moduleId: number) => questionTypes.filter((type) => type.moduleId === moduleId);

/** The time limit of a type in seconds; 10 for an unknown type, as the specification says. */
export const secondsOf = (typeId: number): number => findType(typeId)?.seconds ?? 10;

import type { AssignmentResults } from './classes.types.ts';

/** The places of the questions, from 1. The questions of a test differ, and so may their number. */
export function slotsOf({ questions, members }: Pick<AssignmentResults, 'questions' | 'members'>): number[] {
  const last = Math.max(questions.length, ...members.flatMap(({ answers }) => answers.map(({ slot }) => slot)));
  return Array.from({ length: last }, (_, index) => index + 1);
}

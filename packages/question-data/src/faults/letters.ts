import type { Fault } from './fault.ts';

type Clues = readonly (string | null)[];

/** Faults of a word with missing letters. */
export function faultsOfLetters(clues: Clues, answer: string, path: Fault['path']): Fault[] {
  if (clues.length !== answer.length)
    return [
      {
        path,
        says: `must have one entry for each of the ${answer.length} letters of "${answer}", but has ${clues.length}.`,
      },
    ];
  const given = clues.findIndex((clue, index) => clue !== null && clue.toLowerCase() !== answer[index]?.toLowerCase());
  if (given >= 0)
    return [
      {
        path: [...path, given],
        says: `is "${clues[given]}", but letter ${given + 1} of "${answer}" is "${answer[given]}".`,
      },
    ];
  return clues.includes(null)
    ? []
    : [{ path, says: 'must have null for each letter that the learner types, at least once.' }];
}

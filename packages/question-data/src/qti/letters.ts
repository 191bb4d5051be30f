import { joined, type Part, shown, textEntry } from './interactions.ts';

type Clues = readonly (string | null)[];

/** A word with missing letters: its given letters, and an entry for those that are missing, or for the whole word. */
export function damagedWord(identifier: string, clues: Clues, answers: readonly string[]): Part {
  const start = clues.indexOf(null);
  const end = clues.lastIndexOf(null) + 1;
  if (clues.slice(start, end).some((clue) => clue !== null)) {
    const pattern = clues.map((clue) => clue ?? '_').join('');
    return joined([shown(`${pattern} `), textEntry(identifier, answers, clues.length)]);
  }
  const before = clues.slice(0, start).join('');
  const after = clues.slice(end).join('');
  const fitting = answers.filter((answer) => isBetween(answer, before, after));
  const missing = fitting.map((answer) => answer.slice(before.length, answer.length - after.length));
  return joined([shown(before), textEntry(identifier, missing, end - start), shown(after)]);
}

function isBetween(answer: string, before: string, after: string): boolean {
  const text = answer.toLowerCase();
  return (
    text.length > before.length + after.length &&
    text.startsWith(before.toLowerCase()) &&
    text.endsWith(after.toLowerCase())
  );
}

/** One letter of a comparison, in order. */
export type LetterDiff =
  | { kind: 'same'; letter: string }
  | { kind: 'wrong'; expected: string; given: string }
  | { kind: 'missing'; expected: string }
  | { kind: 'extra'; given: string };

/** The fewest single-letter changes that turn `given` into `expected`; case doesn't count. */
export function diffLetters(expected: string, given: string): LetterDiff[] {
  const right = [...expected];
  const left = [...given];
  const same = (row: number, column: number) => right[row]?.toLowerCase() === left[column]?.toLowerCase();
  const cost = right.map(() => new Array<number>(left.length + 1).fill(0));
  cost.push(new Array<number>(left.length + 1).fill(0));
  const at = (row: number, column: number) => cost[row]?.[column] ?? 0;
  for (let row = right.length; row >= 0; row--) {
    for (let column = left.length; column >= 0; column--) {
      const line = cost[row];
      if (line === undefined) continue;
      if (row === right.length) line[column] = left.length - column;
      else if (column === left.length) line[column] = right.length - row;
      else {
        const change = same(row, column) ? 0 : 1;
        line[column] = Math.min(at(row + 1, column + 1) + change, at(row + 1, column) + 1, at(row, column + 1) + 1);
      }
    }
  }
  const diff: LetterDiff[] = [];
  let row = 0;
  let column = 0;
  while (row < right.length || column < left.length) {
    const expectedLetter = right[row];
    const givenLetter = left[column];
    const both = expectedLetter !== undefined && givenLetter !== undefined;
    if (both && same(row, column) && at(row, column) === at(row + 1, column + 1)) {
      diff.push({ kind: 'same', letter: givenLetter });
      row++;
      column++;
    } else if (both && at(row, column) === at(row + 1, column + 1) + 1) {
      diff.push({ kind: 'wrong', expected: expectedLetter, given: givenLetter });
      row++;
      column++;
    } else if (expectedLetter !== undefined && at(row, column) === at(row + 1, column) + 1) {
      diff.push({ kind: 'missing', expected: expectedLetter });
      row++;
    } else {
      diff.push({ kind: 'extra', given: givenLetter ?? '' });
      column++;
    }
  }
  return diff;
}

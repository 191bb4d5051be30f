import type { Problem } from '@rehearse/question-data';

/** An item of a file, not yet checked. */
export interface WrittenItem {
  /** As the operator names it; undefined if it has no name. */
  readonly name: unknown;
  /** A question in the format of `@rehearse/question-data`. */
  readonly data: unknown;
  /** Problems that were found while it was read. */
  readonly problems: readonly Problem[];
  /** A problem with its line and column: `12:word: must be …` in CSV, `12:5: /word must be …` in JSON. */
  describe(problem: Problem): string;
  /** Its line in the file. */
  readonly line: number;
}

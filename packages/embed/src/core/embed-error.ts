/**
 * - `data`: the question's data are not valid; see `problems`. - `load`: data or code couldn't be loaded.
 * - `upload`: a recording couldn't be stored. - `storage`: this device stores nothing, or no more. - `crash`: the view failed.
 */
export type EmbedErrorCode = 'data' | 'load' | 'upload' | 'storage' | 'crash';

/** Something wrong in a question's data. */
export interface DataProblem {
  /** JSON Pointer: `/blankList/0/answer`; empty for the question itself. */
  path: string;
  /** A sentence in English that names the path. */
  message: string;
}

/** What `onError` gets. */
export class EmbedError extends Error {
  readonly code: EmbedErrorCode;
  /** Empty unless the code is `data`. */
  readonly problems: readonly DataProblem[];

  constructor(
    code: EmbedErrorCode,
    message: string,
    { problems = [], cause }: { problems?: readonly DataProblem[]; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'EmbedError';
    this.code = code;
    this.problems = problems;
  }
}

/** Something wrong in a source file. */
export interface Fault {
  /** Path of the file, from the root of the content. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong and how to mend it, in one sentence. */
  readonly message: string;
}

/** The form editors and terminals can jump to: `file:line: message`. */
export function formatFault({ file, line, message }: Fault): string {
  return `${file}:${line}: ${message}`;
}

/** Sources that cannot be built. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`The sources have ${faults.length} fault(s):\n${faults.map(formatFault).join('\n')}`);
    this.faults = faults;
  }
}

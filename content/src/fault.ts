/** An error in a source file. */
export interface Fault {
  /** Path of the file, relative to the content root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is wrong and how to fix it, in one sentence. */
  readonly message: string;
}

/** Formats a fault as `file:line: message`, which editors and terminals can link. */
export function formatFault({ file, line, message }: Fault): string {
  return `${file}:${line}: ${message}`;
}

/** The sources can't be built. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(`The sources have ${faults.length} fault(s):\n${faults.map(formatFault).join('\n')}`);
    this.faults = faults;
  }
}

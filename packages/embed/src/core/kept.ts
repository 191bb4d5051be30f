import type { Graded } from './answered.ts';

/** What the device keeps of a question. */
export interface Kept {
  /** Where the flow goes on. Absent after a recording was uploaded, because its sound is gone. */
  draft?: unknown;
  /** When it was written; see `timeAcrossLoads`. */
  at: number;
  /** Time used since the question was started. */
  usedMs: number;
  /** The answer that was submitted; without its URL while its recording waits to be uploaded. */
  answered?: Graded;
  /** A submitted recording that was not uploaded. */
  waiting?: string;
}

/** Reads what was kept, in any shape; what is unreadable counts as nothing. */
export function readKept(value: unknown): Kept | null {
  return typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'usedMs' in value &&
    typeof value.usedMs === 'number'
    ? (value as Kept)
    : null;
}

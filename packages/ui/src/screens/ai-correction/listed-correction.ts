/** A correction in a list. */
export interface ListedCorrection {
  correctionId: number;
  submoduleId: number;
  state: 'queued' | 'working' | 'done' | 'failed';
  /** ISO date. */
  requestedAt: string;
  /** Null unless it is done and has a score. */
  overall: { low: number; high: number; band: string } | null;
  /** Whether it is finished and was not looked at yet. */
  isNew: boolean;
}

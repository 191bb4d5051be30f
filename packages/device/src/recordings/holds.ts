/** Web Locks, as far as they are needed here. */
export type RecordingLocks = Pick<LockManager, 'request' | 'query'>;

/** Names of the locks of recordings in use. */
export const lockPrefix = 'rehearse/recording/';

/** Marks recordings as in use by this page: no tab sweeps them away, and the browser frees them when the page goes. */
export function createHolds(locks: RecordingLocks) {
  const held = new Map<string, () => void>();
  return {
    hold(recordingId: string): void {
      if (held.has(recordingId)) return;
      const until = new Promise<void>((resolve) => held.set(recordingId, resolve));
      locks
        .request(lockPrefix + recordingId, { mode: 'shared' }, () => until)
        .catch(() => {
          // a browser that refuses locks tells nothing of them either, so that nothing is swept: see `sweepRecordings` in sweep.ts
        });
    },
    release(): void {
      for (const free of held.values()) free();
      held.clear();
    },
    has: (recordingId: string) => held.has(recordingId),
  };
}

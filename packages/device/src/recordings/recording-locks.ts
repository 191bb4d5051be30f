/** The part of Web Locks that is needed here. */
export type RecordingLocks = Pick<LockManager, 'request' | 'query'>;

/** Prefix of the names of the locks on recordings in use. */
export const lockPrefix = 'rehearse/recording/';

/** Marks recordings as in use by this page, so that no tab deletes them. The browser frees the locks with the page. */
export function createRecordingLocks(locks: RecordingLocks) {
  const held = new Map<string, () => void>();
  return {
    hold(recordingId: string): void {
      if (held.has(recordingId)) return;
      const until = new Promise<void>((resolve) => held.set(recordingId, resolve));
      locks
        .request(lockPrefix + recordingId, { mode: 'shared' }, () => until)
        .catch(() => {
          // a browser that refuses locks refuses to list them too, so `sweepRecordings` deletes nothing
        });
    },
    release(): void {
      for (const free of held.values()) free();
      held.clear();
    },
    has: (recordingId: string) => held.has(recordingId),
  };
}

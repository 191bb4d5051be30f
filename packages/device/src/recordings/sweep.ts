import type { Database } from '../shared/database.ts';
import { textsIn } from '../shared/texts-in.ts';
import { lockPrefix, type RecordingLocks } from './recording-locks.ts';

/** Deletes the sound and video of every recording that no draft or unsent answer refers to and no tab uses. */
export async function sweepRecordings(
  database: Database,
  locks: RecordingLocks,
  isHeldHere: (recordingId: string) => boolean,
): Promise<void> {
  // read before the locks, so that it has no recording that another tab starts meanwhile
  const kept = await database(async (db) => {
    const found = new Set<string>();
    for (const store of ['chunks', 'videos'] as const) {
      let cursor = await db.transaction(store).store.index('byRecording').openKeyCursor(null, 'nextunique');
      while (cursor) {
        found.add(cursor.key);
        cursor = await cursor.continue();
      }
    }
    return found;
  });
  if (kept.size === 0) return;
  const { held = [], pending = [] } = await locks.query();
  for (const { name } of [...held, ...pending]) {
    if (name?.startsWith(lockPrefix)) kept.delete(name.slice(lockPrefix.length));
  }
  await database(async (db) => {
    // one transaction, so that a draft or answer written meanwhile is either seen or waits
    const transaction = db.transaction(['drafts', 'outbox', 'chunks', 'videos'], 'readwrite');
    const [drafts, answers] = await Promise.all([
      transaction.objectStore('drafts').getAll(),
      transaction.objectStore('outbox').getAll(),
    ]);
    for (const text of textsIn([drafts, answers])) kept.delete(text);
    const orphans = [...kept].filter((id) => !isHeldHere(id));
    for (const store of ['chunks', 'videos'] as const) {
      const rows = transaction.objectStore(store);
      for (const id of orphans) for (const key of await rows.index('byRecording').getAllKeys(id)) void rows.delete(key);
    }
    await transaction.done;
  });
}

import { type Database, sharedDatabase } from '../shared/database.ts';
import { textsIn } from '../shared/texts-in.ts';

export interface ErasureOptions {
  /** Default: IndexedDB, with one connection per page. */
  database?: Database;
}

/**
 * Deletes an account's data from this device in one transaction: its drafts, its unsent and refused answers, and every
 * recording that no other account's draft or answer refers to. Close its outbox first.
 *
 * @throws the browser's error when its storage is blocked
 */
export async function eraseAccount(
  account: string,
  { database = sharedDatabase() }: ErasureOptions = {},
): Promise<void> {
  await database(async (db) => {
    const transaction = db.transaction(['drafts', 'outbox', 'chunks', 'videos'], 'readwrite');
    const drafts = transaction.objectStore('drafts');
    const answers = transaction.objectStore('outbox');
    // in key order an empty array comes after every number
    void drafts.delete(IDBKeyRange.bound([account], [account, []]));
    for (const key of await answers.index('byAccount').getAllKeys(account)) void answers.delete(key);
    const needed = new Set(textsIn([await drafts.getAll(), await answers.getAll()]));
    for (const store of ['chunks', 'videos'] as const) {
      let cursor = await transaction.objectStore(store).openCursor();
      while (cursor) {
        if (!needed.has(cursor.value.recordingId)) void cursor.delete();
        cursor = await cursor.continue();
      }
    }
    await transaction.done;
  });
}

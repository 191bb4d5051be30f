import { type Db, inTransaction } from '../../db/index.ts';
import { releaseStorage } from '../usage/usage.ts';

/** Deletes a recording's row and updates its owner's storage usage. */
export async function removeRecording(db: Db, name: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await tx
      .deleteFrom('recordings')
      .where('name', '=', name)
      .returning(['user_id', 'bytes'])
      .executeTakeFirst();
    if (removed) await releaseStorage(tx, removed.user_id, { recordings: 1, recording_bytes: removed.bytes });
  });
}

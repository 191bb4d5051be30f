import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { recordingKey } from '../../domain/media.ts';
import type { FileStore } from '../../providers/files/types.ts';
import { removeRecording } from './remove.ts';

/**
 * Permanently deletes a recording; its attempts stay, without audio. The file is deleted first: after a crash in between,
 * the audio is gone and the learner can delete the rest again.
 *
 * @throws NotFound when it does not exist or belongs to another learner
 */
export async function deleteRecording(
  { db, files }: { db: Db; files: FileStore },
  { userId, name }: { userId: number; name: string },
): Promise<void> {
  const row = await db
    .selectFrom('recordings')
    .select('name')
    .where('name', '=', name)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound('recording.notFound');
  await files.remove(recordingKey(row.name));
  await db
    .updateTable('attempts')
    .set({ recording: null })
    .where('user_id', '=', userId)
    .where('recording', '=', row.name)
    .execute();
  await db
    .updateTable('sitting_slots')
    .set({ recording: null })
    .where('user_id', '=', userId)
    .where('recording', '=', row.name)
    .execute();
  await removeRecording(db, row.name);
}

import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { recordingKey } from '../../domain/media.ts';
import type { FileStore } from '../../providers/files/types.ts';
import { removeRecording } from './remove.ts';

/**
 * Deletes a recording for good; the attempts that had it stay, without sound. The file goes first: after a crash in
 * between the sound is gone and the learner can delete what is left of it again.
 *
 * @throws NotFound when there is none of that name, or it is another learner's
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
  await removeRecording(db, row.name);
}

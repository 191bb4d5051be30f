import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { recordingKey } from '../../domain/media.ts';
import type { FileStore } from '../../providers/files/types.ts';

/** A stored recording. */
export interface Recording {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/**
 * A learner's recording.
 *
 * @throws NotFound when it does not exist or belongs to another learner
 */
export async function readRecording(
  { db, files }: { db: Db; files: FileStore },
  { userId, name }: { userId: number; name: string },
): Promise<Recording> {
  const row = await db
    .selectFrom('recordings')
    .select('media_type')
    .where('name', '=', name)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const bytes = row && (await files.get(recordingKey(name)));
  if (!bytes) throw new NotFound('recording.notFound');
  return { bytes, mediaType: row.media_type };
}

import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/index.ts';
import { recordingKey, recordingUrl } from '../../domain/media.ts';
import { soundTypeOf } from '../../domain/sound-type.ts';
import type { Clock } from '../../http/deps.ts';
import { BadRequest, TooLarge } from '../../http/errors.ts';
import type { FileStore } from '../../providers/files/types.ts';

/** Largest recording in bytes. */
export const maxRecordingBytes = 8 * 1024 * 1024;

/**
 * Keeps a recording under a name of our own. When this resolves, the sound and its record are both stored.
 *
 * @throws BadRequest when it is neither WAV nor MP4, TooLarge over {@link maxRecordingBytes}
 */
export async function uploadRecording(
  { db, files, clock }: { db: Db; files: FileStore; clock: Clock },
  { userId, bytes }: { userId: number; bytes: Uint8Array },
): Promise<{ url: string }> {
  if (bytes.length > maxRecordingBytes) throw new TooLarge('A recording can have at most 8 MB.');
  const type = soundTypeOf(bytes);
  if (!type) throw new BadRequest('file', 'is neither a WAV nor an MP4 recording.');
  const name = `${randomUUID()}.${type.extension}`;
  await files.put(recordingKey(name), bytes, type.mediaType);
  await db
    .insertInto('recordings')
    .values({ name, user_id: userId, media_type: type.mediaType, bytes: bytes.length, created_at: clock.now() })
    .execute();
  return { url: recordingUrl(name) };
}

import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { FileTooLarge, InvalidInput, NotAuthenticated } from '../../domain/errors.ts';
import { recordingKey, recordingUrl } from '../../domain/media.ts';
import { recordingTypeOf } from '../../domain/recording-type.ts';
import type { FileStore } from '../../providers/files/types.ts';
import type { UsageNeeds } from '../usage/usage.ts';
import { removeRecording } from './remove.ts';
import { addUnsaved } from './unsaved.ts';

const megabyte = 1024 * 1024;

/** Largest recording in bytes. */
export const maxRecordingBytes = 8 * megabyte;

/**
 * Keeps a recording under a name of our own. When this resolves, the sound and its record are both stored. Unless it is
 * saved against a question within a day, it is removed again.
 *
 * @throws InvalidInput when it is neither WAV nor MP4, FileTooLarge over {@link maxRecordingBytes}, LimitReached when too many
 *   uploads of the account wait to be saved, NotAuthenticated when the account was deleted meanwhile
 */
export async function uploadRecording(
  { db, files, clock, config }: UsageNeeds & { files: FileStore; clock: Clock },
  { userId, bytes }: { userId: number; bytes: Uint8Array },
): Promise<{ url: string }> {
  if (bytes.length > maxRecordingBytes) {
    throw new FileTooLarge('recording.tooLarge', { params: { megabytes: maxRecordingBytes / megabyte } });
  }
  const type = recordingTypeOf(bytes);
  if (!type) throw new InvalidInput('recording.format', { field: 'file' });
  const name = `${randomUUID()}.${type.extension}`;
  const { mediaType } = type;
  await addUnsaved({ db, clock, config }, { name, userId, mediaType, bytes: bytes.length });
  try {
    await files.put(recordingKey(name), bytes, mediaType);
  } catch (error) {
    await removeRecording(db, name);
    throw error;
  }
  await assertStillWanted({ db, files }, name);
  return { url: recordingUrl(name) };
}

/** Takes the file away again when its record, and with it its account, was deleted while it was written. */
async function assertStillWanted({ db, files }: { db: Db; files: FileStore }, name: string): Promise<void> {
  const row = await db.selectFrom('recordings').select('name').where('name', '=', name).executeTakeFirst();
  if (row) return;
  await files.remove(recordingKey(name));
  throw new NotAuthenticated();
}

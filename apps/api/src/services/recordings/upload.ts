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

/** Maximum size of a recording in bytes. */
export const maxRecordingBytes = 8 * megabyte;

/**
 * Stores an uploaded recording under a generated name. Resolves when both its file and its row are stored. It is removed
 * again unless it is saved with an attempt within a day.
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

/** Deletes the file again if its row was deleted with its account in the meantime. */
async function assertStillWanted({ db, files }: { db: Db; files: FileStore }, name: string): Promise<void> {
  const row = await db.selectFrom('recordings').select('name').where('name', '=', name).executeTakeFirst();
  if (row) return;
  await files.remove(recordingKey(name));
  throw new NotAuthenticated();
}

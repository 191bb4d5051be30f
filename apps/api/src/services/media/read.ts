import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { pictureKey, pictureTypeOf } from '../../domain/media.ts';
import type { FileStore } from '../../providers/files/types.ts';
import type { Caller, Speech } from '../../providers/speech/types.ts';

/**
 * A spoken clip of the question bank, by file name. Only clips of the bank are synthesized.
 *
 * @param callerOf who requested it; called only when the clip has to be synthesized
 * @throws NotFound, LimitReached
 */
export async function readClip(
  { db, speech }: { db: Db; speech: Speech },
  file: string,
  callerOf: () => Promise<Caller>,
): Promise<Uint8Array> {
  const key = /^([0-9a-f]{64})\.mp3$/.exec(file)?.[1];
  if (!key) throw new NotFound('clip.notFound');
  const clip = await db.selectFrom('clips').selectAll().where('key', '=', key).executeTakeFirst();
  if (!clip) throw new NotFound('clip.notFound');
  return speech.clip(clip, callerOf);
}

/**
 * A picture of the question bank, by file name.
 *
 * @throws NotFound
 */
export async function readPicture(
  { files }: { files: FileStore },
  file: string,
): Promise<{ bytes: Uint8Array; mediaType: string }> {
  const mediaType = pictureTypeOf(file);
  const bytes = mediaType && (await files.get(pictureKey(file)));
  if (!bytes) throw new NotFound('picture.notFound');
  return { bytes, mediaType };
}

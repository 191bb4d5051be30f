import { types } from '@rehearse/question-types';
import type { Db } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import { pictureKey, pictureTypeOf, readingTimesUrlOf } from '../../domain/media.ts';
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
  return speech.clip(await findClip(db, /^([0-9a-f]{64})\.mp3$/.exec(file)?.[1]), callerOf);
}

/**
 * When the words of a clip are spoken, as JSON, by file name. They tell what the clip says, so only those of readings are served,
 * whose text their question shows anyway: other clips may be asked in a test, where their text is an answer.
 *
 * @param callerOf as for {@link readClip}
 * @throws NotFound also if the clip is no reading, or its voice comes from a service, which doesn't say it; LimitReached
 */
export async function readWordTimes(
  { db, speech }: { db: Db; speech: Speech },
  file: string,
  callerOf: () => Promise<Caller>,
): Promise<Uint8Array> {
  const clip = await findClip(db, /^([0-9a-f]{64})\.json$/.exec(file)?.[1]);
  const times = (await isReading(db, clip.key)) && (await speech.wordTimes(clip, callerOf));
  if (!times) throw new NotFound('clip.notFound');
  return times;
}

/** Whether a Read Aloud question has the clip as its sample. */
async function isReading(db: Db, key: string): Promise<boolean> {
  const rows = await db
    .selectFrom('questions')
    .select('payload')
    .where('submodule_id', '=', types.readAloud.id)
    .where('payload', 'like', `%${key}%`)
    .execute();
  return rows.some(({ payload }) => readingTimesUrlOf(JSON.parse(payload))?.includes(key));
}

async function findClip(db: Db, key: string | undefined) {
  const clip = key && (await db.selectFrom('clips').selectAll().where('key', '=', key).executeTakeFirst());
  if (!clip) throw new NotFound('clip.notFound');
  return clip;
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

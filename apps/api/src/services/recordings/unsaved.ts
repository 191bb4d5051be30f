import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type Database, type Db, inTransaction, sql } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { LimitReached } from '../../domain/errors.ts';
import { recordingKey, recordingUrl } from '../../domain/media.ts';
import type { FileStore } from '../../providers/files/types.ts';
import { releaseStorage, reserveStorage, type UsageNeeds } from '../usage/usage.ts';

const hourMs = 60 * 60_000;
/** After this time, a repeated upload of an unsaved recording counts as a new one. */
const replayMs = 24 * hourMs;
/** An hour longer than {@link replayMs}, so that a repeat never gets a recording that is about to be removed. */
const lifeMs = replayMs + hourMs;

/** Maximum number of an account's uploads that are not saved with an attempt yet. */
export const maxUnsavedRecordings = 20;

/** A recording to insert. */
export interface NewRecording {
  readonly name: string;
  readonly userId: number;
  readonly mediaType: string;
  readonly bytes: number;
}

function isUnsaved({ and, not, exists, selectFrom }: ExpressionBuilder<Database, 'recordings'>): Expression<SqlBool> {
  return and([
    not(exists(selectFrom('attempts').select('attempt_id').whereRef('attempts.recording', '=', 'recordings.name'))),
    not(exists(selectFrom('sitting_slots').select('slot').whereRef('sitting_slots.recording', '=', 'recordings.name'))),
  ]);
}

/**
 * Records an upload before its file is stored.
 *
 * @throws LimitReached when the account already has {@link maxUnsavedRecordings}, QuotaExceeded when its storage is full
 */
export function addUnsaved(
  { db, clock, config }: UsageNeeds & { clock: Clock },
  { name, userId, mediaType, bytes }: NewRecording,
): Promise<void> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    // Locks the account's row until the end of the transaction, to serialize its uploads.
    await sql`update users set user_id = user_id where user_id = ${userId}`.execute(transaction);
    const waiting = await transaction
      .selectFrom('recordings')
      .select('created_at')
      .where('user_id', '=', userId)
      .where('created_at', '>', now - lifeMs)
      // times in the future mean that the clock was set back; they would count for too long
      .where('created_at', '<=', now)
      .where(isUnsaved)
      .orderBy('created_at')
      .execute();
    const oldest = waiting[waiting.length - maxUnsavedRecordings];
    if (oldest) {
      throw new LimitReached((oldest.created_at + lifeMs - now) / 1000, 'recording.tooManyUnsaved', {
        params: { count: maxUnsavedRecordings },
      });
    }
    await reserveStorage({ db: transaction, config }, userId, { recordings: 1, recording_bytes: bytes });
    await transaction
      .insertInto('recordings')
      .values({ name, user_id: userId, media_type: mediaType, bytes, created_at: now })
      .execute();
  });
}

/**
 * Removes recordings that were uploaded a day ago and never saved. Recordings still on a device are not lost: the stored
 * reply of the upload expires first, so a repeat is a new upload.
 */
export async function removeUnsaved({ db, files, clock }: { db: Db; files: FileStore; clock: Clock }): Promise<void> {
  const now = clock.now();
  const forgotten = await db
    .selectFrom('recordings')
    .select(['name', 'user_id'])
    .where('created_at', '<', now - replayMs)
    .where(isUnsaved)
    .execute();
  for (const { name, user_id } of forgotten) {
    await db
      .deleteFrom('idempotency_keys')
      .where('user_id', '=', user_id)
      .where('operation', '=', 'uploadRecording')
      .where('reply', 'like', `%"${recordingUrl(name)}"%`)
      .execute();
  }
  const removed = await inTransaction(db, async (tx) => {
    const rows = await tx
      .deleteFrom('recordings')
      .where('created_at', '<', now - lifeMs)
      .where(isUnsaved)
      .returning(['name', 'user_id', 'bytes'])
      .execute();
    for (const { user_id, bytes } of rows) await releaseStorage(tx, user_id, { recordings: 1, recording_bytes: bytes });
    return rows;
  });
  for (const { name } of removed) await files.remove(recordingKey(name));
}

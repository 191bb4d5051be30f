import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type Database, type Db, inTransaction, sql } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { LimitReached } from '../../domain/errors.ts';
import { recordingKey, recordingUrl } from '../../domain/media.ts';
import type { FileStore } from '../../providers/files/types.ts';
import { giveRoom, takeRoom, type UsageNeeds } from '../usage/usage.ts';

const hourMs = 60 * 60_000;
/** After this long a repeated upload of an unsaved recording is taken as a new one. */
const replayMs = 24 * hourMs;
/** An hour longer than {@link replayMs}, so that a repeat is never answered with a recording that is about to go. */
const lifeMs = replayMs + hourMs;

/** How many uploads of one account may wait to be saved against a question. */
export const maxUnsavedRecordings = 20;

/** A row for the store, without the owner's other recordings. */
export interface NewRecording {
  readonly name: string;
  readonly userId: number;
  readonly mediaType: string;
  readonly bytes: number;
}

function isUnsaved({ not, exists, selectFrom }: ExpressionBuilder<Database, 'recordings'>): Expression<SqlBool> {
  return not(
    exists(selectFrom('attempts').select('attempt_id').whereRef('attempts.recording', '=', 'recordings.name')),
  );
}

/**
 * Notes a recording that is being uploaded.
 *
 * @throws LimitReached when {@link maxUnsavedRecordings} of the account's wait already, QuotaExceeded when its storage is full
 */
export function addUnsaved(
  { db, clock, config }: UsageNeeds & { clock: Clock },
  { name, userId, mediaType, bytes }: NewRecording,
): Promise<void> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    // Uploads of one account count one after the other: this holds the account's row until the end.
    await sql`update users set user_id = user_id where user_id = ${userId}`.execute(transaction);
    const waiting = await transaction
      .selectFrom('recordings')
      .select('created_at')
      .where('user_id', '=', userId)
      .where('created_at', '>', now - lifeMs)
      // later ones are of a clock that was set back since, and would count for too long
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
    await takeRoom({ db: transaction, config }, userId, { recordings: 1, recording_bytes: bytes });
    await transaction
      .insertInto('recordings')
      .values({ name, user_id: userId, media_type: mediaType, bytes, created_at: now })
      .execute();
  });
}

/**
 * Removes recordings that were uploaded a day ago and never saved. Who still holds one on a device loses nothing: its
 * upload is forgotten first, so that the repeat is a new upload.
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
    for (const { user_id, bytes } of rows) await giveRoom(tx, user_id, { recordings: 1, recording_bytes: bytes });
    return rows;
  });
  for (const { name } of removed) await files.remove(recordingKey(name));
}

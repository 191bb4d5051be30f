import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Db } from './types.ts';

/** SQLite stores `user_version` for its users: here, how many deletions the file has not been scrubbed of. */
async function deletionsIn(db: Db): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}

/** Notes, in the transaction that deletes, that the file has to be scrubbed. */
export async function noteScrub(db: Db): Promise<void> {
  await sql`pragma user_version = ${sql.lit((await deletionsIn(db)) + 1)}`.execute(db);
}

/** Whether rows were deleted that the file has not been scrubbed of. */
export const isScrubDue = async (db: Db): Promise<boolean> => (await deletionsIn(db)) > 0;

/**
 * Rewrites a SQLite file, so that it contains no copy of deleted rows, and empties its write-ahead log.
 *
 * `secure_delete` overwrites a row where it was, but not the copies that remain when SQLite moves rows between pages. The
 * rewrite blocks its thread, so it has one of its own; other connections go on reading, and writers wait.
 *
 * @throws when the file stays locked for a minute
 */
export async function scrubSqliteFile(file: string): Promise<void> {
  const worker = new Worker(new URL('./scrub-worker.ts', import.meta.url), { workerData: { file } });
  await once(worker, 'exit');
}

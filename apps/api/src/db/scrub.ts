import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

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

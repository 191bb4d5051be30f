import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const limitMs = 60_000;
const pauseMs = 10;

const { file } = workerData as { file: string };
const database = new DatabaseSync(file, { timeout: limitMs });

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/** SQLite waits for readers and writers itself, but gives up at once while another connection moves the log into the file. */
function emptyLog(): void {
  const deadline = performance.now() + limitMs;
  while (database.prepare('PRAGMA wal_checkpoint(truncate)').get()?.['busy'] !== 0) {
    if (performance.now() > deadline) throw new Error(`The log of ${file} could not be emptied: it is still in use.`);
    pause();
  }
}

const deletions = () => database.prepare('PRAGMA user_version').get()?.['user_version'];

/** Unless more was deleted meanwhile, whose own scrub follows. */
function noteDone(scrubbed: unknown): void {
  database.exec('BEGIN IMMEDIATE');
  if (deletions() === scrubbed) database.exec('PRAGMA user_version=0');
  database.exec('COMMIT');
}

try {
  const scrubbed = deletions();
  database.exec('PRAGMA synchronous=FULL; VACUUM');
  emptyLog();
  noteDone(scrubbed);
} finally {
  database.close();
}

import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

const { file } = workerData as { file: string };
const database = new DatabaseSync(file, { timeout: 60_000 });
try {
  database.exec('PRAGMA synchronous=FULL; VACUUM');
  const { busy } = database.prepare('PRAGMA wal_checkpoint(truncate)').get() ?? {};
  if (busy !== 0) throw new Error(`The log of ${file} could not be emptied: somebody is still reading it.`);
} finally {
  database.close();
}

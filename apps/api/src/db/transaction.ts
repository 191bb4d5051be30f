import type { Db } from './types.ts';

/** Runs `work` in a transaction: `db` itself if it is one, or a new one that commits when `work` resolves. */
export function inTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

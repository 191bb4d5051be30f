import type { Db } from './types.ts';

/** Runs `work` in a transaction: in the one that `db` already is, or in a new one that commits when `work` resolves. */
export function inTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

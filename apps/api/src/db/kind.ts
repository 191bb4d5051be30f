import { PostgresAdapter } from 'kysely';
import type { Db, StoreKind } from './types.ts';

/** The kind of database behind a connection or transaction. */
export function kindOf(db: Db): StoreKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

import { PostgresAdapter } from 'kysely';
import type { Db, StoreKind } from './types.ts';

/** Which database a connection or transaction speaks to. */
export function kindOf(db: Db): StoreKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

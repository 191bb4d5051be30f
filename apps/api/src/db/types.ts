import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';

/** Typed access to the tables; a transaction has the same type. */
export type Db = Kysely<Database>;

/** The kind of database. */
export type StoreKind = 'sqlite' | 'postgres';

/** An open database with all migrations applied. */
export interface Store {
  readonly kind: StoreKind;
  readonly db: Db;
  /** The underlying pool, for libraries that run their own SQL; undefined on SQLite. */
  readonly pool: pg.Pool | undefined;
  /** Resolves when a write to the database succeeds. */
  ping(): Promise<void>;
  /** Notes, in the transaction that deletes rows, that the file has to be scrubbed: a crash keeps both or neither. */
  noteScrub(db: Db): Promise<void>;
  /** Removes every copy of deleted rows from the database file; on PostgreSQL autovacuum does this. */
  scrub(): Promise<void>;
  /** Scrubs if that was noted and not done since, such as by a server that was killed. */
  resumeScrub(): Promise<void>;
  close(): Promise<void>;
}

import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from './schema.ts';

/** Typed access to the tables; a transaction has the same type. */
export type Db = Kysely<Database>;

/** Which database is beneath. */
export type StoreKind = 'sqlite' | 'postgres';

/** An open database with every migration applied. */
export interface Store {
  readonly kind: StoreKind;
  readonly db: Db;
  /** The pool beneath, for libraries that bring their own statements; undefined on SQLite. */
  readonly pool: pg.Pool | undefined;
  /** Resolves when the database has taken a write. */
  ping(): Promise<void>;
  /** Takes what was deleted out of the files beneath too; PostgreSQL does so by its own vacuum. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

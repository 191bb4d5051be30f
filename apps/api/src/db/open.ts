import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StoreUnreadableError } from './errors.ts';
import { migrationsFor } from './migrations/index.ts';
import { openPostgresPool, postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';
import type { Db, Store } from './types.ts';

/** Where the data is: a file of the embedded store, or the address of a PostgreSQL database (15 or later). */
export type StoreLocation =
  | { readonly file: string }
  | { readonly url: string; readonly connections?: number; readonly onError?: (error: Error) => void };

/**
 * Opens a database and brings its tables up to date.
 *
 * @throws StoreUnreadableError with one clear line when it is damaged, can't be reached, or is of a newer version
 */
export async function openStore(location: StoreLocation): Promise<Store> {
  const store = 'file' in location ? openSqlite(location.file) : openPostgres(location);
  try {
    await migrate(store);
    return store;
  } catch (error) {
    await store.close();
    throw unreadable(location, error);
  }
}

function openSqlite(file: string): Store {
  const database = openSqliteFile(file);
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  return {
    kind: 'sqlite',
    db,
    pool: undefined,
    ping: () => ping(db),
    scrub: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    close: async () => {
      await db.destroy();
      if (database.isOpen) database.close();
    },
  };
}

function openPostgres(location: Extract<StoreLocation, { url: string }>): Store {
  const pool = openPostgresPool(location);
  const db = new Kysely<Database>({ dialect: postgresDialect(pool) });
  return {
    kind: 'postgres',
    db,
    pool,
    ping: () => ping(db),
    scrub: async () => {},
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

async function ping(db: Db) {
  await sql`select 1`.execute(db);
}

async function migrate({ db, kind }: Store) {
  const migrator = new Migrator({ db, provider: migrationsFor(kind) });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function unreadable(location: StoreLocation, error: unknown): StoreUnreadableError {
  if (error instanceof StoreUnreadableError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const place = 'file' in location ? location.file : withoutPassword(location.url);
  const advice =
    'file' in location
      ? 'restore it from a backup, or start the version that wrote it.'
      : 'check DATABASE_URL and that the database runs.';
  return new StoreUnreadableError(place, `The database ${place} can't be used (${reason}): ${advice}`, error);
}

function withoutPassword(url: string) {
  return url.replace(/(\/\/[^:/@]*):[^@/]*@/, '$1@');
}

import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StoreUnreadableError } from './errors.ts';
import { migrationsFor } from './migrations/index.ts';
import { longLimitMs, openPostgresPool, type PostgresOptions, postgresDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { isScrubDue, noteScrub, scrubSqliteFile } from './scrub.ts';
import { openSqliteFile, sqliteDialect } from './sqlite.ts';
import type { Db, Store } from './types.ts';

/** Location of the data: the SQLite file, or the URL of a PostgreSQL database (15 or later). */
export type StoreLocation = { readonly file: string } | PostgresOptions;

/**
 * Opens a database and runs pending migrations.
 *
 * @throws StoreUnreadableError when it is damaged, unreachable, or written by a newer version
 */
export async function openStore(location: StoreLocation): Promise<Store> {
  if ('file' in location) {
    const store = openSqlite(location.file);
    await migrate(store, location);
    return store;
  }
  // Migrations may take longer than statements of a request.
  const patient = openPostgres({ ...location, connections: 1, statementLimitMs: longLimitMs });
  await migrate(patient, location);
  await patient.close();
  return openPostgres(location);
}

function openSqlite(file: string): Store {
  const database = openSqliteFile(file);
  const db = new Kysely<Database>({ dialect: sqliteDialect(database) });
  return {
    kind: 'sqlite',
    db,
    pool: undefined,
    ping: () => ping(db),
    noteScrub,
    scrub: () => scrubSqliteFile(file),
    resumeScrub: async () => {
      if (await isScrubDue(db)) await scrubSqliteFile(file);
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
    noteScrub: async () => {},
    scrub: async () => {},
    resumeScrub: async () => {},
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

/** Checks with a write, because a read-only database or a full disk counts as down. */
async function ping(db: Db) {
  await db
    .insertInto('rate_limits')
    .values({ key: 'ping', points: 0, expire: null })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: sql`1 - rate_limits.points` }))
    .execute();
}

/** Runs pending migrations, and closes the store if one fails. */
async function migrate(store: Store, location: StoreLocation) {
  const { db, kind } = store;
  try {
    if (kind === 'postgres') await assertWritable(db);
    const migrator = new Migrator({ db, provider: migrationsFor(kind) });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  } catch (error) {
    await store.close();
    throw unreadable(location, error);
  }
}

/** Fails early for a standby or a read-only database, which would fail at the first write. */
async function assertWritable(db: Db) {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db);
  if (rows[0]?.transaction_read_only === 'on') throw new Error('it can be read but not written');
}

function unreadable(location: StoreLocation, error: unknown): StoreUnreadableError {
  if (error instanceof StoreUnreadableError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const place = 'file' in location ? location.file : withoutPassword(location.url);
  const advice =
    'file' in location
      ? 'restore it from a backup, or start the version that wrote it.'
      : 'check DATABASE_URL and that the database is running.';
  return new StoreUnreadableError(place, `The database ${place} can't be used (${reason}): ${advice}`, error);
}

function withoutPassword(url: string) {
  return url.replace(/(\/\/[^:/@]*):[^@/]*@/, '$1@');
}

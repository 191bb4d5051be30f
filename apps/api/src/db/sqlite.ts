import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import { StoreUnreadableError } from './errors.ts';

/** Maximum number of cached prepared statements; the product has fewer distinct ones. */
const statementLimit = 400;
/** Larger files skip the integrity check, which reads the whole file. */
const checkedBytes = 64 * 1024 * 1024;

/**
 * Opens or creates the database file, with a write-ahead log, a sync to disk on every commit, and deleted content
 * overwritten.
 *
 * @throws StoreUnreadableError when the file is not a database, is damaged, or can't be written
 */
export function openSqliteFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const existed = existsSync(file) && statSync(file).size > 0;
    keepPrivate(file);
    database = new DatabaseSync(file, { timeout: 5000 });
    database.exec(
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA cache_size=-65536; PRAGMA secure_delete=ON',
    );
    if (existed) assertSound(database, statSync(file).size);
    assertWritable(database);
    database.exec('PRAGMA busy_timeout=0');
    return database;
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreUnreadableError(
      file,
      `The database file ${file} can't be used (${reason}). Nothing was changed: restore it from a backup, or move it away to start with an empty database.`,
      error,
    );
  }
}

/** Makes the file readable only by this user. SQLite creates its log and other files with the same permissions. */
function keepPrivate(file: string) {
  closeSync(openSync(file, 'a', 0o600));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) chmodSync(part, 0o600);
}

/**
 * Rewrites `user_version` with its current value, to detect a read-only file before serving from it. It is a transaction, so
 * that a deletion which another process counts there meanwhile is kept.
 *
 * @throws when the file can't be written
 */
export function assertWritable(database: DatabaseSync): void {
  try {
    database.exec('BEGIN IMMEDIATE');
    const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
    database.exec(`PRAGMA user_version=${Number(version)}; COMMIT`);
  } catch (error) {
    // Another process, such as an import, is writing, so the file is writable.
    if (!isBusy(error)) throw error;
  }
}

function assertSound(database: DatabaseSync, bytes: number) {
  database.prepare('SELECT count(*) FROM sqlite_schema').get();
  if (bytes > checkedBytes) return;
  const verdict = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0];
  if (verdict !== 'ok') throw new Error(String(verdict).replaceAll('\n', ' '));
}

/** Adapts a `node:sqlite` database to Kysely, with prepared statements cached by their text. */
function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const kept = statements.get(sql);
      if (kept) return kept;
      if (statements.size >= statementLimit) statements.clear();
      const statement = asKyselyStatement(database.prepare(sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  // Kysely types parameters as unknown; SQLite throws for values that it can't bind.
  const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}

/** Maximum wait for a lock held by another process, such as an import. */
const busyLimitMs = 60_000;
const busyPauseMs = 10;
const sqliteBusy = 5;

/** The low byte of a result code is the error class, the rest its details. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy;

/** Retries while the database is locked. SQLite's own busy timeout would block the event loop. */
async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + busyLimitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await delay(busyPauseMs);
    }
  }
}

class RetryingSqliteDriver extends SqliteDriver {
  #connection: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await super.acquireConnection();
    this.#connection ??= {
      executeQuery: (query) => retryWhileBusy(() => inner.executeQuery(query)),
      streamQuery: (query, chunkSize) => inner.streamQuery(query, chunkSize),
    };
    return this.#connection;
  }

  /** Takes the write lock at the start, so that a transaction never fails halfway because another process wrote. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Kysely dialect for an open `node:sqlite` database. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new RetryingSqliteDriver({ database: asKyselyDatabase(database) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

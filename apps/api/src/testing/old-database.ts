import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationsFor } from '../db/migrations/index.ts';
import type { StoreLocation } from '../db/open.ts';
import { openSqliteFile, sqliteDialect } from '../db/sqlite.ts';
import type { Db, StoreKind } from '../db/types.ts';
import { createTestDatabase } from './databases.ts';

/** A database of an earlier version. */
export interface OldDatabase {
  /** Where it can be opened, which brings it up to date. */
  readonly location: StoreLocation;
  drop(): Promise<void>;
}

async function migrateTo(db: Db, kind: StoreKind, name: string) {
  const { error } = await new Migrator({ db, provider: migrationsFor(kind) }).migrateTo(name);
  if (error) throw error;
}

/** Creates a database as it was after a migration, with the rows that `fill` inserts. */
export async function createOldDatabase(
  kind: StoreKind,
  lastMigration: string,
  fill: (db: Db) => Promise<void>,
): Promise<OldDatabase> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-old-'));
    const file = path.join(folder, 'rehearse.db');
    const db: Db = new Kysely({ dialect: sqliteDialect(openSqliteFile(file)) });
    await migrateTo(db, kind, lastMigration);
    await fill(db);
    await db.destroy();
    return { location: { file }, drop: async () => rmSync(folder, { recursive: true }) };
  }
  const { location, store, drop } = await createTestDatabase(kind);
  await sql`drop schema public cascade`.execute(store.db);
  await sql`create schema public`.execute(store.db);
  await migrateTo(store.db, kind, lastMigration);
  await fill(store.db);
  return { location, drop };
}

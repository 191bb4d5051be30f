import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { openStore, type Store, type StoreKind, type StoreLocation } from '../db/index.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

/** Both stores, for `describe.each`. */
export const storeKinds: readonly StoreKind[] = ['sqlite', 'postgres'];

/** An empty database with every migration applied. */
export interface TestDatabase {
  readonly kind: StoreKind;
  /** Settings that point a separate server process at it. */
  readonly location: StoreLocation;
  readonly store: Store;
  /** Closes and removes it. */
  drop(): Promise<void>;
}

/** A PostgreSQL server for tests with a migrated template. */
export interface TestPostgres {
  readonly adminUrl: string;
  readonly template: string;
  stop(): Promise<void>;
}

/** Environment variables with which the global setup passes a running server to the test files. */
export const sharedPostgresVariables = { url: 'REHEARSE_TEST_POSTGRES', template: 'REHEARSE_TEST_TEMPLATE' } as const;

/**
 * Creates a fresh database: a new SQLite file, or a copy of a migrated PostgreSQL template.
 *
 * Uses the PostgreSQL server of the global setup, else DATABASE_URL, else the embedded one. Throws if there is none, so
 * that half of the tests are never skipped silently.
 */
export async function createTestDatabase(kind: StoreKind): Promise<TestDatabase> {
  return kind === 'sqlite' ? createSqlite() : createPostgres();
}

let migrated: Promise<string> | undefined;

/** A SQLite file with every migration applied, made once for each worker: to copy it takes a tenth of applying them. */
async function makeSqliteTemplate(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-db-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'rehearse.db');
  await (await openStore({ file })).close();
  return file;
}

async function createSqlite(): Promise<TestDatabase> {
  migrated ??= makeSqliteTemplate();
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-db-'));
  const location = { file: path.join(folder, 'rehearse.db') };
  copyFileSync(await migrated, location.file);
  const store = await openStore(location);
  // no test cuts the machine's power, so nothing has to wait for the disk; PostgreSQL's don't either
  await sql`pragma synchronous = off`.execute(store.db);
  return {
    kind: 'sqlite',
    location,
    store,
    async drop() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let ownPostgres: Promise<Pick<TestPostgres, 'adminUrl' | 'template'>> | undefined;

async function createPostgres(): Promise<TestDatabase> {
  ownPostgres ??= sharedPostgres() ?? startTestPostgres();
  const { adminUrl, template } = await ownPostgres;
  const name = `rehearse_test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${name} template ${template}`);
  const location = { url: databaseUrl(adminUrl, name), connections: 5 };
  const store = await openStore(location);
  return {
    kind: 'postgres',
    location,
    store,
    async drop() {
      await store.close();
      await administer(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

function sharedPostgres() {
  const adminUrl = process.env[sharedPostgresVariables.url];
  const template = process.env[sharedPostgresVariables.template];
  return adminUrl && template ? Promise.resolve({ adminUrl, template }) : undefined;
}

/** Starts a PostgreSQL server, or uses DATABASE_URL, and creates a migrated template on it. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL;
  const server: EmbeddedPostgres | undefined = given
    ? undefined
    : await startEmbeddedPostgres({ fsync: 'off', full_page_writes: 'off' });
  const adminUrl = given ?? server?.url('postgres') ?? '';
  const template = `rehearse_template_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${template}`);
  await (await openStore({ url: databaseUrl(adminUrl, template), connections: 1 })).close();
  return {
    adminUrl,
    template,
    async stop() {
      await administer(adminUrl, `drop database if exists ${template} with (force)`);
      await server?.stop();
    },
  };
}

/** URL of another database on the same server. */
export function databaseUrl(adminUrl: string, database: string) {
  return adminUrl.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

/** Runs one statement on a separate connection. */
export async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

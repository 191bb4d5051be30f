import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, storeKinds } from '../testing/databases.ts';
import { inTransaction, kindOf, openStore, StoreUnreadableError, sql } from './index.ts';
import { assertWritable } from './sqlite.ts';

describe('a database file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'rehearse-open-'));
    file = path.join(folder, 'rehearse.db');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const make = async () => (await openStore({ file })).close();
  const failure = () => openStore({ file }).catch((error: unknown) => error);

  it('is created with its tables and can be reopened', async () => {
    await make();
    const store = await openStore({ file });
    const plans = await store.db.selectFrom('plans').select('pricing_id').orderBy('position').execute();
    await store.close();
    expect(plans.map(({ pricing_id }) => pricing_id)).toEqual(['vip-7', 'vip-30', 'vip-90']);
  });

  it('syncs to disk on every commit', async () => {
    const store = await openStore({ file });
    const { rows: journal } = await sql`pragma journal_mode`.execute(store.db);
    const { rows: synchronous } = await sql`pragma synchronous`.execute(store.db);
    await store.close();
    expect([journal[0], synchronous[0]]).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }]);
  });

  it.each([
    ['is something else', () => Buffer.from('hello world '.repeat(1000))],
    ['is truncated', (bytes: Buffer) => bytes.subarray(0, 20_000)],
    [
      'has damaged pages',
      (bytes: Buffer) => bytes.map((byte, index) => (index > 8192 && index % 50 === 0 ? byte ^ 255 : byte)),
    ],
  ])('that %s is left unchanged and reported in one line', async (_, damage) => {
    await make();
    const damaged = Buffer.from(damage(readFileSync(file)));
    writeFileSync(file, damaged);
    const error = await failure();
    expect(error).toBeInstanceOf(StoreUnreadableError);
    expect((error as Error).message).toMatch(new RegExp(`^The database file ${file} can't be used \\(.+$`));
    expect((error as Error).message).not.toContain('\n');
    expect(Buffer.compare(readFileSync(file), damaged)).toBe(0);
  });

  it('written by a newer version is left unchanged', async () => {
    const store = await openStore({ file });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(store.db);
    await store.close();
    expect(String(await failure())).toContain("can't be used");
  });
});

describe('an unreachable PostgreSQL server', () => {
  it('is reported without its password', async () => {
    const error = await openStore({ url: 'postgres://app:hush@127.0.0.1:1/rehearse' }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StoreUnreadableError);
    expect(String(error)).toContain('postgres://app@127.0.0.1:1/rehearse');
    expect(String(error)).not.toContain('hush');
  });
});

describe.each(storeKinds)('transactions on %s', (kind) => {
  it('join an open transaction, and roll back with it', async () => {
    const database = await createTestDatabase(kind);
    const { db } = database.store;
    try {
      expect(kindOf(db)).toBe(kind);
      const failed = inTransaction(db, async (outer) => {
        await inTransaction(outer, async (inner) => {
          expect(inner).toBe(outer);
          expect(kindOf(inner)).toBe(kind);
          await inner.insertInto('payment_events').values({ event_id: 'e', type: 't', received_at: 1 }).execute();
        });
        throw new Error('too late');
      });
      await expect(failed).rejects.toThrow('too late');
      expect(await db.selectFrom('payment_events').selectAll().execute()).toEqual([]);
    } finally {
      await database.drop();
    }
  });
});

describe('the database file', () => {
  it('is readable only by this user, including its log, even if it was not before', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-open-'));
    chmodSync(folder, 0o755);
    const file = path.join(folder, 'rehearse.db');
    const modes = () => readdirSync(folder).map((name) => (statSync(path.join(folder, name)).mode & 0o777).toString(8));
    await (await openStore({ file })).close();
    expect(modes()).toEqual(['600']);
    chmodSync(file, 0o644);
    const store = await openStore({ file });
    await store.ping();
    expect(modes()).toEqual(['600', '600', '600']);
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('is rejected when it is read-only', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-open-'));
    const file = path.join(folder, 'rehearse.db');
    await (await openStore({ file })).close();
    const database = new DatabaseSync(file, { readOnly: true });
    expect(() => assertWritable(database)).toThrow('readonly');
    database.close();
    rmSync(folder, { recursive: true });
  });
});

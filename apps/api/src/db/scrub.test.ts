import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { sql } from './index.ts';

let database: TestDatabase;
let file: string;
beforeEach(async () => {
  database = await createTestDatabase('sqlite');
  if (!('file' in database.location)) throw new Error('This store has no file.');
  file = database.location.file;
});
afterEach(() => database.drop());

const accountOf = (index: number) => `at-${(index * 7919) % 10_007}-of-the-test@example.org`;

const addLearner = (account: string) =>
  database.store.db
    .insertInto('users')
    .values({ account, password_hash: '', verified_at: 0, created_at: 0, vip_until: null })
    .execute();

it('leaves no copy of deleted rows in the file', async () => {
  const { db, scrub } = database.store;
  // With this seed SQLite leaves copies behind when it moves rows between pages.
  let seed = 9;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const deleted = new Set<string>();
  for (let index = 0; index < 2000; index += 1) {
    const code = { account: accountOf(index), purpose: 'verify', code_hash: '', expires_at: 0, sent_at: 0 } as const;
    await db.insertInto('codes').values(code).execute();
    const account = accountOf(random(index + 1));
    if (random(2) === 0) continue;
    await db.deleteFrom('codes').where('account', '=', account).execute();
    deleted.add(account);
  }
  const copies = () => {
    const bytes = readFileSync(file);
    return [...deleted].filter((account) => bytes.includes(account));
  };
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  expect(copies()).not.toEqual([]);
  await scrub();
  expect(copies()).toEqual([]);
});

it('waits for somebody who is reading the file', async () => {
  const { db, scrub } = database.store;
  await addLearner(accountOf(0));
  await scrub();
  expect(readFileSync(file).includes(accountOf(0))).toBe(true);
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from users').get();

  await db.deleteFrom('users').execute();
  const { size } = statSync(`${file}-wal`);
  const scrubbing = scrub();
  await expect.poll(() => statSync(`${file}-wal`).size).toBeGreaterThan(size);
  reader.close();
  await scrubbing;
  expect(readFileSync(file).includes(accountOf(0))).toBe(false);
});

/** Moves the log into the file over and over, as each write of a busy server does; returns what stops it. */
function keepCheckpointing(): () => Promise<void> {
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  const code = `
    const { DatabaseSync } = require('node:sqlite');
    const { file, stopped } = require('node:worker_threads').workerData;
    const database = new DatabaseSync(file, { timeout: 60_000 });
    while (Atomics.load(stopped, 0) === 0) database.exec('pragma wal_checkpoint(passive)');
    database.close();
  `;
  const worker = new Worker(code, { eval: true, workerData: { file, stopped } });
  return async () => {
    Atomics.store(stopped, 0, 1);
    await once(worker, 'exit');
  };
}

it('empties the log of a server that moves it into the file at the same time', async () => {
  const { db, scrub } = database.store;
  const stop = keepCheckpointing();
  try {
    for (let round = 0; round < 20; round += 1) {
      await addLearner(accountOf(round));
      await db.deleteFrom('users').execute();
      await scrub();
      expect(readFileSync(`${file}-wal`).includes(accountOf(round))).toBe(false);
    }
  } finally {
    await stop();
  }
});

it('serves reads and writes meanwhile', async () => {
  const { db, scrub } = database.store;
  const scrubbing = scrub();
  await addLearner(accountOf(1));
  const written = await db.selectFrom('users').select('account').execute();
  await scrubbing;
  expect(written).toEqual([{ account: accountOf(1) }]);
  expect(await db.selectFrom('users').select('account').execute()).toEqual(written);
});

it('resumes a scrub that was noted, and only then', async () => {
  const { db, noteScrub, resumeScrub, scrub } = database.store;
  const isInLog = (account: string) => readFileSync(`${file}-wal`).includes(account);
  const addAndDelete = async (account: string) => {
    await addLearner(account);
    await db.deleteFrom('users').execute();
  };
  await addAndDelete(accountOf(0));
  await noteScrub(db);
  await resumeScrub();
  expect(isInLog(accountOf(0))).toBe(false);

  await addAndDelete(accountOf(1));
  await resumeScrub();
  expect(isInLog(accountOf(1))).toBe(true);

  await noteScrub(db);
  await noteScrub(db);
  await scrub();
  await addAndDelete(accountOf(2));
  await resumeScrub();
  expect([1, 2].map((index) => isInLog(accountOf(index)))).toEqual([false, true]);
});

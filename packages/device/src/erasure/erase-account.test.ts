import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createDrafts } from '../drafts/index.ts';
import type { Database, Schema } from '../shared/database.ts';
import { createTestDatabase } from '../shared/testing.ts';
import { eraseAccount } from './erase-account.ts';

const lin = 'lin@example.org';
const kim = 'kim@example.org';

const chunk = (recordingId: string) => ({ recordingId, samples: new Int16Array(4), sampleRate: 16_000 });
const video = (recordingId: string) => ({ recordingId, bytes: new ArrayBuffer(4), seconds: 1 });
const answer = (account: string, recordingId: string) => ({
  account,
  idempotencyKey: `${account} ${recordingId}`,
  kind: 'recording',
  payload: { given: { recordingId } },
  createdAt: 1,
});

async function fill(database: Database) {
  for (const account of [lin, kim]) {
    const drafts = createDrafts({ account, database });
    await drafts.save(1, { takes: [{ id: `draft of ${account}` }] });
    await drafts.save(2_000_000_000, 'text');
    await drafts.save('a test/1', 'text');
    await database(async (db) => {
      await db.add('outbox', answer(account, `answer of ${account}`));
      for (const id of [`draft of ${account}`, `answer of ${account}`, `left by ${account}`]) {
        await db.add('chunks', chunk(id));
        await db.add('videos', video(id));
      }
    });
  }
}

const idsIn = (database: Database, store: 'chunks' | 'videos') =>
  database(async (db) =>
    ((await db.getAll(store)) as Schema['chunks' | 'videos']['value'][]).map((row) => row.recordingId),
  );

it('removes everything that belongs to an account and keeps what another account needs', async () => {
  const { database } = createTestDatabase();
  await fill(database);
  await eraseAccount(lin, { database });
  expect(await database((db) => db.getAllKeys('drafts'))).toEqual([
    [kim, 1],
    [kim, 2_000_000_000],
    [kim, 'a test/1'],
  ]);
  expect((await database((db) => db.getAll('outbox'))).map(({ account }) => account)).toEqual([kim]);
  const kept = [`draft of ${kim}`, `answer of ${kim}`];
  expect([await idsIn(database, 'chunks'), await idsIn(database, 'videos')]).toEqual([kept, kept]);
});

it('does not confuse accounts that start alike', async () => {
  const { database } = createTestDatabase();
  await createDrafts({ account: `${lin}a`, database }).save(1, 'mine');
  await eraseAccount(lin, { database });
  expect(await createDrafts({ account: `${lin}a`, database }).load(1)).toBe('mine');
});

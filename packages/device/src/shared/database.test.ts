import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { createDatabase } from './database.ts';
import { freshName } from './testing.ts';

it('opens again when the browser closed the connection', async () => {
  const database = createDatabase(freshName());
  await database(async (db) => {
    await db.put('drafts', 'text', ['lin', 7]);
    db.close();
  });
  expect(await database((db) => db.get('drafts', ['lin', 7]))).toBe('text');
});

it('closes for a newer version in another tab', async () => {
  const name = freshName();
  const database = createDatabase(name);
  await database((db) => db.put('drafts', 'text', ['lin', 7]));
  const newer = await openDB(name, 99);
  expect(newer.version).toBe(99);
  newer.close();
});

it('retries after it could not be opened', async () => {
  const name = freshName();
  const database = createDatabase(name);
  const { indexedDB } = globalThis;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await expect(database((db) => db.count('drafts'))).rejects.toThrow();
  globalThis.indexedDB = indexedDB;
  expect(await database((db) => db.count('drafts'))).toBe(0);
});

it('keeps the data of an earlier version of the app, and adds the store for videos', async () => {
  const name = freshName();
  const before = await openDB(name, 1, {
    upgrade(db) {
      db.createObjectStore('drafts');
      db.createObjectStore('chunks', { autoIncrement: true }).createIndex('byRecording', 'recordingId');
      const outbox = db.createObjectStore('outbox', { keyPath: 'sequence', autoIncrement: true });
      outbox.createIndex('byAccount', 'account');
      outbox.createIndex('byIdempotencyKey', 'idempotencyKey', { unique: true });
    },
  });
  await before.put('drafts', 'text', ['lin', 7]);
  before.close();
  const database = createDatabase(name);
  expect(await database((db) => db.get('drafts', ['lin', 7]))).toBe('text');
  expect(await database((db) => db.count('videos'))).toBe(0);
});

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

it('makes way for a newer version in another tab', async () => {
  const name = freshName();
  const database = createDatabase(name);
  await database((db) => db.put('drafts', 'text', ['lin', 7]));
  const newer = await openDB(name, 2);
  expect(newer.version).toBe(2);
  newer.close();
});

it('tries again after it could not be opened', async () => {
  const name = freshName();
  const database = createDatabase(name);
  const { indexedDB } = globalThis;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await expect(database((db) => db.count('drafts'))).rejects.toThrow();
  globalThis.indexedDB = indexedDB;
  expect(await database((db) => db.count('drafts'))).toBe(0);
});

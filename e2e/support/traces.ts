import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { dataFolder } from './place.ts';

function inStore<Result>(work: (store: DatabaseSync) => Result): Result {
  const store = new DatabaseSync(path.join(dataFolder, 'rehearse.db'), { readOnly: true });
  try {
    return work(store);
  } finally {
    store.close();
  }
}

/** The user id of an account. */
export const userIdOf = (account: string) =>
  inStore((store) => store.prepare('select user_id from users where account = ?').get(account))?.['user_id'] as number;

/** Files of a learner's recordings on the server. */
export function recordingFilesOf(userId: number): string[] {
  const rows = inStore((store) => store.prepare('select name from recordings where user_id = ?').all(userId));
  return rows.map(({ name }) => path.join(dataFolder, 'files', 'recordings', String(name)));
}

/** Tables with a row of the learner, or that contain their email address. */
export const tablesWith = (account: string, userId: number) =>
  inStore((store) =>
    store
      .prepare(`select name from sqlite_schema where type = 'table'`)
      .all()
      .map(({ name }) => String(name))
      .filter((name) =>
        store
          .prepare(`select * from "${name}"`)
          .all()
          .some(
            (row) => row['user_id'] === userId || Object.values(row).some((value) => String(value).includes(account)),
          ),
      ),
  );

/** Files in the server's data folder that contain a text. */
export function filesWith(text: string, folder: string = dataFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file) && statSync(file).isFile() && readFileSync(file).includes(text));
}

/** Data stored by the browser for this site: storage items, and the number of rows in each IndexedDB store. */
export const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('rehearse');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const rows: Record<string, number> = {};
    for (const store of database.objectStoreNames) {
      rows[store] = await new Promise<number>((resolve, reject) => {
        const counting = database.transaction(store).objectStore(store).count();
        counting.onsuccess = () => resolve(counting.result);
        counting.onerror = () => reject(counting.error);
      });
    }
    database.close();
    return { items: { ...localStorage } as Record<string, string>, rows };
  });

import { commit, type Database, sharedDatabase } from '../shared/database.ts';
import { createWarner, type WarningListener } from '../shared/warning.ts';

export interface DraftsOptions {
  /** The owner of the drafts; other accounts on this device never see them. */
  account: string;
  /** Called when storage is blocked or full; drafts are then in memory only. */
  onWarning?: WarningListener;
  /** Default: IndexedDB, with one connection per page. */
  database?: Database;
}

/** What a draft belongs to: the number of a question, or a text of the app's own that names a question in a larger whole. */
export type DraftKey = number | string;

/** Unfinished answers, one per question, as plain data. */
export interface Drafts {
  /** The draft under this key, or null. */
  load(key: DraftKey): Promise<unknown>;
  /** Writes immediately. Never rejects: a draft that does not fit stays in memory and is reported as a warning. */
  save(key: DraftKey, draft: unknown): Promise<void>;
  remove(key: DraftKey): Promise<void>;
}

/**
 * Drafts in IndexedDB, with one immediate write per change. A crash of the tab loses nothing; a killed browser loses at most
 * the last few milliseconds. `localStorage` and delayed writes would lose seconds.
 */
export function createDrafts({ account, onWarning, database = sharedDatabase() }: DraftsOptions): Drafts {
  const warn = createWarner(onWarning);
  /** Drafts that could not be written; null for those that could not be removed. */
  const unwritten = new Map<DraftKey, unknown>();
  let writes = 0;
  const latest = new Map<DraftKey, number>();

  async function write(key: DraftKey, value: unknown, work: () => Promise<unknown>): Promise<void> {
    writes += 1;
    const mine = writes;
    latest.set(key, mine);
    try {
      await work();
      if (latest.get(key) === mine) unwritten.delete(key);
    } catch (cause) {
      if (latest.get(key) === mine) unwritten.set(key, value);
      warn(cause);
    }
  }

  return {
    async load(key) {
      if (unwritten.has(key)) return unwritten.get(key);
      try {
        return (await database((db) => db.get('drafts', [account, key]))) ?? null;
      } catch (cause) {
        warn(cause);
        return unwritten.get(key) ?? null;
      }
    },
    save: (key, draft) =>
      write(key, draft, () =>
        database((db) => {
          const transaction = db.transaction('drafts', 'readwrite');
          return commit(transaction, transaction.store.put(draft, [account, key]));
        }),
      ),
    remove: (key) => write(key, null, () => database((db) => db.delete('drafts', [account, key]))),
  };
}

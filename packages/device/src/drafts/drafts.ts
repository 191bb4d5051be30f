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

/** Unfinished answers, one per question, as plain data. */
export interface Drafts {
  /** The draft of this question, or null. */
  load(questionId: number): Promise<unknown>;
  /** Writes immediately. Never rejects: a draft that does not fit stays in memory and is reported as a warning. */
  save(questionId: number, draft: unknown): Promise<void>;
  remove(questionId: number): Promise<void>;
}

/**
 * Drafts in IndexedDB, with one immediate write per change. A crash of the tab loses nothing; a killed browser loses at most
 * the last few milliseconds. `localStorage` and delayed writes would lose seconds.
 */
export function createDrafts({ account, onWarning, database = sharedDatabase() }: DraftsOptions): Drafts {
  const warn = createWarner(onWarning);
  /** Drafts that could not be written; null for those that could not be removed. */
  const unwritten = new Map<number, unknown>();
  let writes = 0;
  const latest = new Map<number, number>();

  async function write(questionId: number, value: unknown, work: () => Promise<unknown>): Promise<void> {
    writes += 1;
    const mine = writes;
    latest.set(questionId, mine);
    try {
      await work();
      if (latest.get(questionId) === mine) unwritten.delete(questionId);
    } catch (cause) {
      if (latest.get(questionId) === mine) unwritten.set(questionId, value);
      warn(cause);
    }
  }

  return {
    async load(questionId) {
      if (unwritten.has(questionId)) return unwritten.get(questionId);
      try {
        return (await database((db) => db.get('drafts', [account, questionId]))) ?? null;
      } catch (cause) {
        warn(cause);
        return unwritten.get(questionId) ?? null;
      }
    },
    save: (questionId, draft) =>
      write(questionId, draft, () =>
        database((db) => {
          const transaction = db.transaction('drafts', 'readwrite');
          return commit(transaction, transaction.store.put(draft, [account, questionId]));
        }),
      ),
    remove: (questionId) => write(questionId, null, () => database((db) => db.delete('drafts', [account, questionId]))),
  };
}

import type { IDBPDatabase } from 'idb';
import { createDatabase, type Database, type Schema } from './database.ts';
import { isQuotaError, type StorageWarning } from './warning.ts';

/** A database name that no other test uses. */
export const freshName = (): string => crypto.randomUUID();

/** A connection on which every write fails. */
function withoutRoom(db: IDBPDatabase<Schema>, error: Error): IDBPDatabase<Schema> {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'add' || name === 'put') return () => Promise.reject(error);
      if (name !== 'transaction') return Reflect.get(target, name);
      return (...args: Parameters<typeof db.transaction>) => {
        if (args[1] === 'readwrite') throw error;
        return target.transaction(...args);
      };
    },
  });
}

/** A test database that can be made to fail. */
export function createTestDatabase(name = freshName()) {
  const real = createDatabase(name);
  const state: { error: Error | undefined } = { error: undefined };
  const database: Database = async (work) => {
    const { error } = state;
    if (!error) return real(work);
    if (!isQuotaError(error)) throw error;
    return real((db) => work(withoutRoom(db, error)));
  };
  return {
    database,
    /** Makes all later work fail with this error; a quota error fails writes only, undefined restores normal work. */
    failWith(error: Error | undefined) {
      state.error = error;
    },
  };
}

export const full = () => new DOMException('no room', 'QuotaExceededError');
export const blocked = () => new DOMException('denied', 'SecurityError');

export function collectWarnings() {
  const codes: StorageWarning['code'][] = [];
  return { codes, onWarning: (warning: StorageWarning) => void codes.push(warning.code) };
}

/** Waits for everything that is ready to run, including timers of 0 ms. */
export const flush = () => new Promise((resolve) => setTimeout(resolve, 5));

import type { Refusal } from '@rehearse/practice-machines/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A stored piece of sound. */
export interface ChunkRow {
  recordingId: string;
  samples: Int16Array;
  sampleRate: number;
}

/** A stored piece of a video file. */
export interface VideoRow {
  recordingId: string;
  bytes: ArrayBuffer;
  /** Length of the sound when the piece was delivered. */
  seconds: number;
}

/** A pending write. */
export interface OutboxRow {
  /** Assigned by the database, in the order of the writes. */
  sequence?: number;
  account: string;
  idempotencyKey: string;
  kind: string;
  payload: unknown;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Why the host refused it; absent while it is pending. */
  refusal?: Refusal;
}

export interface Schema extends DBSchema {
  /** By account and question, or what else names one. */
  drafts: { key: [string, number | string]; value: unknown };
  chunks: { key: number; value: ChunkRow; indexes: { byRecording: string } };
  videos: { key: number; value: VideoRow; indexes: { byRecording: string } };
  outbox: { key: number; value: OutboxRow; indexes: { byAccount: string; byIdempotencyKey: string } };
}

export type Work<T> = (database: IDBPDatabase<Schema>) => Promise<T>;

/**
 * Commits a transaction whose writes have all been requested. Committing immediately, rather than when the last write has
 * answered, hands it to the browser before the page can render again, so that a tab that crashes then loses nothing.
 */
export async function commit(
  transaction: { commit(): void; readonly done: Promise<void> },
  ...writes: Promise<unknown>[]
): Promise<void> {
  const written = Promise.all([...writes, transaction.done]);
  transaction.commit();
  await written;
}

/** Runs work on the database; rejects with the browser's error when storage is blocked or full. */
export type Database = <T>(work: Work<T>) => Promise<T>;

const NAME = 'rehearse';
const VERSION = 2;

/** A connection that opens on first use, and reopens after the browser closed it. */
export function createDatabase(name = NAME): Database {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;

  function forget(): void {
    opening = undefined;
  }

  function open(): Promise<IDBPDatabase<Schema>> {
    opening ??= openDB<Schema>(name, VERSION, {
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('drafts');
          database.createObjectStore('chunks', { autoIncrement: true }).createIndex('byRecording', 'recordingId');
          const outbox = database.createObjectStore('outbox', { keyPath: 'sequence', autoIncrement: true });
          outbox.createIndex('byAccount', 'account');
          outbox.createIndex('byIdempotencyKey', 'idempotencyKey', { unique: true });
        }
        if (from < 2) {
          database.createObjectStore('videos', { autoIncrement: true }).createIndex('byRecording', 'recordingId');
        }
      },
      // must not block a newer version of the app in another tab
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  }

  return async (work) => {
    try {
      return await work(await open());
    } catch (error) {
      // Safari closes the connections of background pages, and reports it only at the next use
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      forget();
      return work(await open());
    }
  };
}

let shared: Database | undefined;

/** The page's shared connection, which all stores use by default. */
export function sharedDatabase(): Database {
  shared ??= createDatabase();
  return shared;
}

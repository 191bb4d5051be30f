import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A piece of sound on its way. */
export interface ChunkRow {
  recordingId: string;
  samples: Int16Array;
  sampleRate: number;
}

/** A piece of a video file on its way. */
export interface VideoRow {
  recordingId: string;
  bytes: ArrayBuffer;
  /** How much sound there was when the piece came. */
  seconds: number;
}

/** Why a host will never take a write. */
export interface Refusal {
  status: number;
  /** The host's own words. */
  message: string;
  /** What the host names it, and the values that a text for it speaks of. */
  code?: string;
  params?: Readonly<Record<string, string | number>>;
}

/** A pending write. */
export interface OutboxRow {
  /** Given by the database; the order in which the writes were made. */
  sequence?: number;
  account: string;
  idempotencyKey: string;
  kind: string;
  payload: unknown;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Why the host will never take it; absent while it is pending. */
  refusal?: Refusal;
}

export interface Schema extends DBSchema {
  /** By account and question. */
  drafts: { key: [string, number]; value: unknown };
  chunks: { key: number; value: ChunkRow; indexes: { byRecording: string } };
  videos: { key: number; value: VideoRow; indexes: { byRecording: string } };
  outbox: { key: number; value: OutboxRow; indexes: { byAccount: string; byIdempotencyKey: string } };
}

export type Work<T> = (database: IDBPDatabase<Schema>) => Promise<T>;

/**
 * Waits for writes that are all asked for. Committing at once, and not when the last one has answered, puts the whole
 * transaction into the browser's hands before the page can draw again: a tab that crashes then loses none of it.
 */
export async function commit(
  transaction: { commit(): void; readonly done: Promise<void> },
  ...writes: Promise<unknown>[]
): Promise<void> {
  const written = Promise.all([...writes, transaction.done]);
  transaction.commit();
  await written;
}

/** Runs work on the database; rejects with the browser's error when it is blocked or full. */
export type Database = <T>(work: Work<T>) => Promise<T>;

const NAME = 'rehearse';
const VERSION = 2;

/** A connection that is opened at first use, and again after the browser closed it. */
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
      // a newer version of the app in another tab must not wait for this one
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
      // Safari closes connections of pages in the background, and says so only at the next use
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      forget();
      return work(await open());
    }
  };
}

let shared: Database | undefined;

/** The connection that all stores of a page use by default. */
export function sharedDatabase(): Database {
  shared ??= createDatabase();
  return shared;
}

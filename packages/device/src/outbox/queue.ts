import { commit, type Database, type OutboxRow, sharedDatabase } from '../shared/database.ts';
import { createWarner, type WarningListener } from '../shared/warning.ts';
import type { AnsweredDraft, OutboxEntry, OutboxQueue, RefusedEntry } from './outbox.types.ts';

export interface QueueOptions {
  /** Whose writes; those of others on this device are never sent by this queue. */
  account: string;
  /** Told when the browser keeps nothing, or has no room; writes are in memory then. */
  onWarning?: WarningListener;
  /** Default: IndexedDB, one connection for the page. */
  database?: Database;
}

/** What becomes of a row: another one, or nothing. */
type Change = (row: OutboxRow) => OutboxRow | null;

interface Row extends OutboxRow {
  isInMemory?: true;
}

function toEntry({ idempotencyKey, kind, payload, createdAt, isInMemory }: Row): OutboxEntry {
  return { idempotencyKey, kind, payload, createdAt, ...(isInMemory ? { isInMemory } : {}) };
}

const isKeyTaken = (error: unknown) => error instanceof DOMException && error.name === 'ConstraintError';

const pendingOf = (rows: Row[]) => rows.filter((row) => !row.refusal).map(toEntry);

function refusedOf(rows: Row[]): RefusedEntry[] {
  return rows.flatMap((row) => (row.refusal ? [{ ...toEntry(row), ...row.refusal }] : []));
}

/**
 * The queue in IndexedDB. What finds no room there waits in memory, behind what is in the database; while something waits
 * in memory the rest joins it, so that the order holds.
 */
export function createQueue({ account, onWarning, database = sharedDatabase() }: QueueOptions): OutboxQueue {
  const warn = createWarner(onWarning);
  let memory: OutboxRow[] = [];
  /** Changes that could not be written: what was sent must not come out again. */
  const unwritten = new Map<string, Change>();

  async function kept(): Promise<OutboxRow[]> {
    try {
      const rows = await database((db) => db.getAllFromIndex('outbox', 'byAccount', account));
      return rows.flatMap((row) => {
        const next = unwritten.get(row.idempotencyKey);
        return next ? (next(row) ?? []) : row;
      });
    } catch (cause) {
      warn(cause);
      return [];
    }
  }

  const all = async (): Promise<Row[]> => [
    ...(await kept()),
    ...memory.map((row) => ({ ...row, isInMemory: true as const })),
  ];

  /** Adds the row unless its key is taken, which the index knows. */
  async function insert(row: OutboxRow, answered: AnsweredDraft | undefined): Promise<boolean> {
    try {
      await database((db) => {
        // a few milliseconds for each answer, so that not even a power cut takes what was called saved
        const transaction = db.transaction(['outbox', 'drafts'], 'readwrite', { durability: 'strict' });
        const writes: Promise<unknown>[] = [transaction.objectStore('outbox').add(row)];
        if (answered) {
          writes.push(transaction.objectStore('drafts').put(answered.draft, [account, answered.key]));
        }
        return commit(transaction, ...writes);
      });
      return true;
    } catch (error) {
      if (isKeyTaken(error)) return false;
      throw error;
    }
  }

  /** Replaces the row of this key, or removes it. */
  async function change(idempotencyKey: string, next: Change): Promise<void> {
    memory = memory.flatMap((row) => (row.idempotencyKey === idempotencyKey ? (next(row) ?? []) : row));
    try {
      await database(async (db) => {
        const transaction = db.transaction('outbox', 'readwrite');
        const cursor = await transaction.store.index('byIdempotencyKey').openCursor(idempotencyKey);
        const row = cursor && next(cursor.value);
        if (cursor) await (row ? cursor.update(row) : cursor.delete());
        await transaction.done;
      });
    } catch (cause) {
      unwritten.set(idempotencyKey, next);
      warn(cause);
    }
  }

  return {
    async add(entry, answered) {
      const row: OutboxRow = { ...entry, account };
      if (memory.length === 0) {
        try {
          return (await insert(row, answered)) ? 'onDevice' : null;
        } catch (cause) {
          warn(cause);
        }
      }
      const others = await kept();
      if ([...others, ...memory].some((other) => other.idempotencyKey === entry.idempotencyKey)) return null;
      memory = [...memory, row];
      return 'inMemory';
    },
    head: async () => pendingOf(await all())[0] ?? null,
    remove: (idempotencyKey) => change(idempotencyKey, () => null),
    refuse: (idempotencyKey, refusal) => change(idempotencyKey, (row) => ({ ...row, refusal })),
    pending: async () => pendingOf(await all()),
    refused: async () => refusedOf(await all()),
  };
}

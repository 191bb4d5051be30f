import { createDatabase } from '@rehearse/device/database';
import { openOutbox } from '@rehearse/device/outbox';
import { type RecordStore, type Statement, sendStatement } from '@rehearse/question-data/xapi';
import type { LaunchDelivery } from '@rehearse/ui/practice';

/** Statements on their way to the record store: queued on the device, sent in order, and again when that failed. */
export interface Delivery {
  queue(statement: Statement, store: RecordStore): Promise<void>;
  /** Sends what an earlier load of the page left. */
  resume(store: RecordStore): void;
  state(): LaunchDelivery;
  close(): void;
}

const keptMs = 7 * 24 * 60 * 60 * 1000;
/** Where statements and unfinished answers are kept. */
export const databaseName = 'rehearse-cmi5';
const database = createDatabase(databaseName);

const writtenAt = (draft: unknown) =>
  typeof draft === 'object' && draft !== null && 'at' in draft && typeof draft.at === 'number' ? draft.at : 0;

/** Forgets what visits of last week left: their sessions are over, and a record store takes nothing for those. */
const forgetOld = () =>
  database(async (db) => {
    const before = Date.now() - keptMs;
    const transaction = db.transaction(['outbox', 'drafts'], 'readwrite');
    const outbox = transaction.objectStore('outbox');
    for (let cursor = await outbox.openCursor(); cursor; cursor = await cursor.continue())
      if (cursor.value.createdAt < before) await cursor.delete();
    const drafts = transaction.objectStore('drafts');
    for (let cursor = await drafts.openCursor(); cursor; cursor = await cursor.continue())
      if (writtenAt(cursor.value) < before) await cursor.delete();
    await transaction.done;
  }).catch(() => {
    // nothing is kept on this device
  });

/**
 * Opens the delivery of one session.
 *
 * @param visit names the session; a reload gives the same name
 * @param onChange called when the state is another one
 */
export function openDelivery(visit: string, onChange: () => void): Delivery {
  let store: RecordStore | null = null;
  let state: LaunchDelivery = { state: 'sent', unsent: 0, refused: 0 };
  let isStopped = false;
  let hasFailed = false;
  const outbox = openOutbox({
    account: visit,
    database,
    async send({ payload }, signal) {
      if (store === null) return { outcome: 'later' };
      const result = await sendStatement(store, payload as Statement, signal);
      isStopped = result.outcome === 'signedOut';
      hasFailed = result.outcome === 'later';
      if (isStopped) void update();
      return result;
    },
  });

  async function update(): Promise<void> {
    const [pending, refused] = await Promise.all([outbox.pending(), outbox.refused()]);
    const unsent = pending.length;
    const isWaiting = hasFailed || !navigator.onLine;
    state = {
      state: unsent === 0 ? 'sent' : isStopped ? 'stopped' : isWaiting ? 'waiting' : 'sending',
      ...{ unsent, refused: refused.length },
    };
    onChange();
  }

  outbox.onDelivery(() => void update());
  const onLine = () => void update();
  addEventListener('online', onLine);
  addEventListener('offline', onLine);
  void forgetOld();
  return {
    async queue(statement, to) {
      store = to;
      await outbox.add({ kind: 'statement', payload: statement, idempotencyKey: statement.id });
      await update();
    },
    resume(to) {
      store = to;
      void update();
      outbox.drain().catch(() => {
        // it stays queued
      });
    },
    state: () => state,
    close() {
      removeEventListener('online', onLine);
      removeEventListener('offline', onLine);
      outbox.close();
    },
  };
}

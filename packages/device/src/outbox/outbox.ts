import { backOffMs } from './outbox.logic.ts';
import type { DeliveryStatus, Outbox, OutboxEntry, OutboxPorts, SendResult } from './outbox.types.ts';

/** An outbox on ports of any kind; `openOutbox` makes one on the browser. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { queue, lock, clock, channel, random = Math.random, wallClock = Date.now } = ports;
  const listeners = new Set<(status: DeliveryStatus) => void>();
  const closing = new AbortController();
  let draining: Promise<void> | undefined;
  /** Set when somebody asks for a drain that may already be past its last look at the queue. */
  let isAskedAgain = false;
  let wake = () => {};

  function notify(status: DeliveryStatus): void {
    for (const listener of listeners) listener(status);
  }

  function publish(status: DeliveryStatus): void {
    notify(status);
    // a reply may not be cloneable, and only the tab that sent needs it
    channel?.post(status.state === 'saved' ? { ...status, reply: undefined } : status);
  }

  const stopListening = channel?.listen(notify);

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timeout = clock.setTimeout(resolve, ms);
      wake = () => {
        clock.clearTimeout(timeout);
        resolve();
      };
    });
  }

  async function trySend(entry: OutboxEntry): Promise<SendResult> {
    try {
      return await ports.send(entry, closing.signal);
    } catch {
      return { outcome: 'later' };
    }
  }

  /** Sends from the head until nothing is left; never goes past an entry whose fate is unknown. */
  async function sendAll(): Promise<void> {
    let failures = 0;
    while (!closing.signal.aborted) {
      const entry = await queue.head();
      if (!entry) return;
      const { idempotencyKey, kind } = entry;
      const result = await trySend(entry);
      if (closing.signal.aborted && result.outcome === 'later') return;
      switch (result.outcome) {
        case 'saved':
          await queue.remove(idempotencyKey);
          publish({ idempotencyKey, kind, state: 'saved', reply: result.reply });
          break;
        case 'refused': {
          const { outcome, ...refusal } = result;
          await queue.refuse(idempotencyKey, refusal);
          publish({ idempotencyKey, kind, state: outcome, ...refusal });
          break;
        }
        case 'signedOut':
          return;
        case 'later':
          failures += 1;
          publish({ idempotencyKey, kind, state: entry.isInMemory ? 'inMemory' : 'onDevice', failures });
          await wait(backOffMs(failures, random()));
          continue;
      }
      failures = 0;
    }
  }

  async function drainAll(): Promise<void> {
    do {
      isAskedAgain = false;
      await lock(sendAll, closing.signal);
    } while (isAskedAgain && !closing.signal.aborted);
  }

  /** Looks at the queue, now or after what is being done; a wait after a failure goes on. */
  function start(): Promise<void> {
    isAskedAgain = true;
    draining ??= drainAll()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) throw error;
      })
      .finally(() => {
        draining = undefined;
      });
    return draining;
  }

  return {
    async add({ kind, payload, idempotencyKey = crypto.randomUUID(), answered }) {
      const state = await queue.add({ idempotencyKey, kind, payload, createdAt: wallClock() }, answered);
      if (state) publish({ idempotencyKey, kind, state });
      start().catch(() => {
        // the write is kept: the next drain sends it
      });
      return idempotencyKey;
    },
    drain() {
      wake();
      return start();
    },
    async stateOf(idempotencyKey) {
      const find = (entries: OutboxEntry[]) => entries.find((entry) => entry.idempotencyKey === idempotencyKey);
      const pending = find(await queue.pending());
      if (pending) return pending.isInMemory ? 'inMemory' : 'onDevice';
      return find(await queue.refused()) ? 'refused' : 'saved';
    },
    pending: () => queue.pending(),
    refused: () => queue.refused(),
    discard: (idempotencyKey) => queue.remove(idempotencyKey),
    onDelivery(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closing.abort();
      wake();
      stopListening?.();
      listeners.clear();
    },
  };
}

import { createFakeClock } from '@rehearse/practice-machines/testing';
import { vi } from 'vitest';
import { createFakeLocks } from '../shared/fake-locks.ts';
import { collectWarnings, createTestDatabase } from '../shared/testing.ts';
import { createWebLock } from './browser.ts';
import { createOutbox } from './outbox.ts';
import type { DeliveryStatus, OutboxChannel, OutboxEntry, SendResult } from './outbox.types.ts';
import { createQueue } from './queue.ts';

export const account = 'lin@example.org';

/** One origin: a database, its locks and a channel, with as many tabs as a test opens. */
export function openOrigin() {
  const kept = createTestDatabase();
  const locks = createFakeLocks();
  const clock = createFakeClock();
  const tabs = new Set<(change: DeliveryStatus) => void>();
  const { codes, onWarning } = collectWarnings();

  function openChannel(): OutboxChannel {
    let own = (_: DeliveryStatus) => {};
    return {
      post: (change) => {
        for (const tab of tabs) if (tab !== own) tab(change);
      },
      listen: (listener) => {
        own = listener;
        tabs.add(own);
        return () => tabs.delete(own);
      },
    };
  }

  function openTab(answer: (entry: OutboxEntry) => Promise<SendResult>, who = account) {
    const send = vi.fn(answer);
    let keys = 0;
    const outbox = createOutbox({
      queue: createQueue({ account: who, database: kept.database, onWarning }),
      send,
      lock: createWebLock(`outbox/${who}`, locks),
      clock,
      channel: openChannel(),
      random: () => 0,
      wallClock: () => 1000,
    });
    const heard: DeliveryStatus[] = [];
    outbox.onDelivery((change) => heard.push(change));
    const add = (payload: unknown) => {
      keys += 1;
      return outbox.add({ kind: 'answer', payload, idempotencyKey: `key-${keys}` });
    };
    const sent = () => send.mock.calls.map(([entry]) => entry.payload);
    return { outbox, send, sent, heard, add };
  }

  return { ...kept, clock, codes, openTab };
}

export const saved = (): Promise<SendResult> => Promise.resolve({ outcome: 'saved' });
export const later = (): Promise<SendResult> => Promise.resolve({ outcome: 'later' });
export const refused = (): Promise<SendResult> =>
  Promise.resolve({ outcome: 'refused', status: 400, message: 'Too long.' });

import { createClock } from '../clock/clock.ts';
import { createOutbox } from './outbox.ts';
import type { DeliveryStatus, ExclusiveLock, Outbox, OutboxChannel, OutboxPorts } from './outbox.types.ts';
import { createQueue, type QueueOptions } from './queue.ts';

/** A lock over all tabs of this origin. Without Web Locks (no HTTPS) work simply runs: the host takes each key once. */
export function createWebLock(name: string, locks?: Pick<LockManager, 'request'>): ExclusiveLock {
  return (work, signal) => {
    const manager = locks ?? (typeof navigator === 'undefined' ? undefined : navigator.locks);
    return manager ? manager.request(name, { signal }, work) : work();
  };
}

/** A channel to the other tabs of this origin, or none. */
export function createTabChannel(name: string): OutboxChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    post: (status) => channel.postMessage(status),
    listen(listener) {
      channel.onmessage = ({ data }: MessageEvent<DeliveryStatus>) => listener(data);
      return () => channel.close();
    },
  };
}

export interface OpenOutboxOptions extends QueueOptions, Pick<OutboxPorts, 'send'> {}

/**
 * The outbox of one account on this browser: IndexedDB, one sender over all tabs, sent again when the browser is back online.
 * Call `drain()` once the account is signed in.
 */
export function openOutbox({ send, ...queueOptions }: OpenOutboxOptions): Outbox {
  const name = `rehearse/outbox/${queueOptions.account}`;
  const channel = createTabChannel(name);
  const outbox = createOutbox({
    queue: createQueue(queueOptions),
    send,
    lock: createWebLock(name),
    clock: createClock(),
    ...(channel ? { channel } : {}),
  });
  if (typeof window === 'undefined') return outbox;
  const sendAgain = () => {
    outbox.drain().catch(() => {
      // what is pending stays for the next drain
    });
  };
  window.addEventListener('online', sendAgain);
  return {
    ...outbox,
    close() {
      window.removeEventListener('online', sendAgain);
      outbox.close();
    },
  };
}

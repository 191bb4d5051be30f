import type { DeliveryStatus, OutboxEntry } from '@rehearse/device/outbox';
import type { ConnectionReport } from '@rehearse/practice-machines/sitting';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invoked } from '../../testing/invoked.ts';
import { watchConnection } from './connection.ts';

const entry = (sittingId: string, slot: number): OutboxEntry => ({
  idempotencyKey: `${sittingId} ${slot}`,
  kind: 'choice',
  payload: { questionId: slot, submoduleId: 1, given: { kind: 'none' }, slot: { sittingId, slot } },
  createdAt: 0,
});

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The connection of the sitting `a`, with answers that wait. */
function watched(...waiting: OutboxEntry[]) {
  let pending = waiting;
  const listeners = new Set<(status: DeliveryStatus) => void>();
  const look = vi.fn(async () => pending);
  const answers = {
    onDelivery: (listener: (status: DeliveryStatus) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    outbox: { pending: look },
  } as unknown as Parameters<typeof watchConnection>[0];
  const { reports, stop } = invoked<ConnectionReport>(watchConnection(answers, 'a'));
  const tell = (status: { state: DeliveryStatus['state']; failures?: number }) => {
    for (const listener of listeners) listener({ idempotencyKey: 'a 1', kind: 'choice', ...status } as DeliveryStatus);
  };
  return {
    listeners,
    look,
    stop,
    reports: () => reports.map(({ isOnline, unsent }) => ({ isOnline, unsent })),
    tell,
    deliver(state: 'saved' | 'refused') {
      pending = pending.filter(({ idempotencyKey }) => idempotencyKey !== 'a 1');
      tell({ state });
    },
  };
}

it('says at once how many answers of this sitting wait', async () => {
  const { reports } = watched(entry('a', 1), entry('b', 2), entry('a', 3));
  await expect.poll(reports).toEqual([{ isOnline: true, unsent: 2 }]);
});

it('is lost after a failed try, and back as soon as an answer arrives', async () => {
  const { reports, tell, deliver } = watched(entry('a', 1));
  tell({ state: 'onDevice', failures: 1 });
  await expect.poll(() => reports().at(-1)).toEqual({ isOnline: false, unsent: 1 });
  deliver('saved');
  await expect.poll(() => reports().at(-1)).toEqual({ isOnline: true, unsent: 0 });
});

it('is not lost while an answer is on its way for the first time', async () => {
  const { reports, tell } = watched(entry('a', 1));
  tell({ state: 'onDevice' });
  await expect.poll(reports).toHaveLength(2);
  expect(reports().at(-1)).toEqual({ isOnline: true, unsent: 1 });
});

it('reaches a host that refuses an answer', async () => {
  const { reports, tell, deliver } = watched(entry('a', 1));
  tell({ state: 'onDevice', failures: 1 });
  deliver('refused');
  await expect.poll(() => reports().at(-1)).toEqual({ isOnline: true, unsent: 0 });
});

it('is lost and back with the network of the device', async () => {
  const { reports } = watched();
  await expect.poll(reports).toHaveLength(1);
  isOnline = false;
  dispatchEvent(new Event('offline'));
  await expect.poll(() => reports().at(-1)).toEqual({ isOnline: false, unsent: 0 });
  isOnline = true;
  dispatchEvent(new Event('online'));
  await expect.poll(() => reports().at(-1)).toEqual({ isOnline: true, unsent: 0 });
});

it('is not watched any more once the sitting is left', async () => {
  const { reports, listeners, look, stop } = watched();
  await expect.poll(reports).toHaveLength(1);
  stop();
  dispatchEvent(new Event('offline'));
  expect(listeners.size).toBe(0);
  expect(look).toHaveBeenCalledOnce();
});

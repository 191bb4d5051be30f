// @vitest-environment node
import type { DeliveryStatus, OutboxEntry } from '@rehearse/device/outbox';
import { expect, it } from 'vitest';
import { sendAll, slotsUnderWay } from './answers-under-way.ts';

const entry = (sittingId: string, slot: number): OutboxEntry => ({
  idempotencyKey: `${sittingId} ${slot}`,
  kind: 'choice',
  payload: { questionId: slot, submoduleId: 1, given: { kind: 'none' }, slot: { sittingId, slot } },
  createdAt: 0,
});

/** Answers that wait until the test sends them. */
function waiting(...entries: OutboxEntry[]) {
  let pending = entries;
  const listeners = new Set<(status: DeliveryStatus) => void>();
  let end = () => {};
  const drained = new Promise<void>((resolve) => {
    end = resolve;
  });
  const tell = (status: DeliveryStatus) => {
    for (const listener of listeners) listener(status);
  };
  const answers = {
    onDelivery: (listener: (status: DeliveryStatus) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    outbox: { pending: async () => pending, drain: () => drained },
  } as unknown as Parameters<typeof sendAll>[0];
  return {
    answers,
    end,
    fail: () => tell({ idempotencyKey: 'any', kind: 'choice', state: 'onDevice', failures: 1 }),
    send(key: string) {
      pending = pending.filter(({ idempotencyKey }) => idempotencyKey !== key);
      tell({ idempotencyKey: key, kind: 'choice', state: 'saved' });
    },
  };
}

it('knows the slots of a sitting whose answers wait, and those of no other', async () => {
  const { answers } = waiting(entry('a', 1), entry('b', 2), entry('a', 3));
  expect((await slotsUnderWay(answers, 'a')).map(({ slot }) => slot)).toEqual([1, 3]);
});

it('is done as soon as the host has all of a sitting, whatever else waits', async () => {
  const { answers, send } = waiting(entry('a', 1), entry('b', 2));
  const sent = sendAll(answers, 'a');
  send('a 1');
  expect(await sent).toBe(true);
});

it('gives up for now when a try fails, or nobody is signed in', async () => {
  const failing = waiting(entry('a', 1));
  const first = sendAll(failing.answers, 'a');
  failing.fail();
  expect(await first).toBe(false);
  const signedOut = waiting(entry('a', 1));
  const second = sendAll(signedOut.answers, 'a');
  signedOut.end();
  expect(await second).toBe(false);
});

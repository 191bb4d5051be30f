import 'fake-indexeddb/auto';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { describe, expect, it, vi } from 'vitest';
import { createTestDatabase, flush } from '../shared/testing.ts';
import { account, later, openOrigin, refused, saved } from './outbox.testing.ts';
import { createOutbox } from './outbox.ts';
import type { DeliveryStatus } from './outbox.types.ts';
import { createQueue } from './queue.ts';

describe('outbox', () => {
  it('keeps a write on the device and sends it', async () => {
    const { outbox, send, add, heard } = openOrigin().openTab(async () => ({ outcome: 'saved', reply: { id: 3 } }));
    const key = await add({ text: 'hello' });
    expect(await outbox.stateOf(key)).toBe('onDevice');
    await outbox.drain();
    expect(send.mock.calls[0]?.[0]).toEqual({
      idempotencyKey: 'key-1',
      kind: 'answer',
      payload: { text: 'hello' },
      createdAt: 1000,
    });
    expect(heard).toEqual([
      { idempotencyKey: 'key-1', kind: 'answer', state: 'onDevice' },
      { idempotencyKey: 'key-1', kind: 'answer', state: 'saved', reply: { id: 3 } },
    ]);
    expect([await outbox.stateOf(key), await outbox.pending()]).toEqual(['saved', []]);
  });

  it('makes a key of its own when none is given', async () => {
    const { outbox } = openOrigin().openTab(saved);
    expect(await outbox.add({ kind: 'answer', payload: 1 })).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends a double click once', async () => {
    const { outbox, sent, heard } = openOrigin().openTab(saved);
    const write = { kind: 'answer', payload: 'a', idempotencyKey: 'key' };
    await Promise.all([outbox.add(write), outbox.add(write)]);
    await outbox.drain();
    expect(sent()).toEqual(['a']);
    expect(heard).toHaveLength(2);
  });

  it('waits longer after each failure, sends nothing past it, and starts over after a success', async () => {
    const { clock, openTab } = openOrigin();
    const { add, sent, send } = openTab(later);
    await add('a');
    await add('b');
    await flush();
    expect(sent()).toEqual(['a']);
    clock.increment(999);
    await flush();
    expect(sent()).toEqual(['a']);
    clock.increment(1);
    await flush();
    expect(sent()).toEqual(['a', 'a']);
    send.mockImplementationOnce(saved);
    clock.increment(2000);
    await flush();
    expect(sent()).toEqual(['a', 'a', 'a', 'b']);
    clock.increment(1000);
    await flush();
    expect(sent()).toEqual(['a', 'a', 'a', 'b', 'b']);
  });

  it('takes a sender that throws for a network that is down', async () => {
    const { clock, openTab } = openOrigin();
    const { add, outbox, send, heard } = openTab(saved);
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const key = await add('a');
    await flush();
    expect(heard.at(-1)).toEqual({ idempotencyKey: key, kind: 'answer', state: 'onDevice', failures: 1 });
    expect(await outbox.stateOf(key)).toBe('onDevice');
    clock.increment(1000);
    await flush();
    expect(await outbox.stateOf(key)).toBe('saved');
  });

  it('sends at once when asked to, in the middle of a wait', async () => {
    const { outbox, add, sent, send } = openOrigin().openTab(saved);
    send.mockImplementationOnce(later);
    await add('a');
    await flush();
    await outbox.drain();
    expect(sent()).toEqual(['a', 'a']);
  });

  it('never sends again what the host calls wrong, keeps it, and goes on with the rest', async () => {
    const { openTab } = openOrigin();
    const { outbox, add, sent, send, heard } = openTab(saved);
    send.mockImplementationOnce(refused);
    const key = await add('a');
    await add('b');
    await outbox.drain();
    expect(sent()).toEqual(['a', 'b']);
    expect(heard).toContainEqual({
      idempotencyKey: key,
      kind: 'answer',
      state: 'refused',
      status: 400,
      message: 'Too long.',
    });
    const reloaded = openTab(saved);
    await reloaded.outbox.drain();
    expect(reloaded.sent()).toEqual([]);
    expect(await reloaded.outbox.stateOf(key)).toBe('refused');
    expect(await reloaded.outbox.refused()).toMatchObject([{ payload: 'a', status: 400, message: 'Too long.' }]);
    await reloaded.outbox.discard(key);
    expect(await reloaded.outbox.refused()).toEqual([]);
  });

  it('stops while signed out and goes on when asked again', async () => {
    const { clock, openTab } = openOrigin();
    const { outbox, add, sent, send } = openTab(saved);
    send.mockResolvedValueOnce({ outcome: 'signedOut' });
    send.mockResolvedValueOnce({ outcome: 'signedOut' });
    await add('a');
    await flush();
    clock.increment(3_600_000);
    await flush();
    const tries = sent().length;
    expect(await outbox.pending()).toHaveLength(1);
    await outbox.drain();
    await outbox.drain();
    expect(sent().length).toBeGreaterThan(tries);
    expect(await outbox.pending()).toEqual([]);
  });

  it('sees a write that comes while the last one is being sent', async () => {
    const { openTab } = openOrigin();
    const { outbox, add, sent, send } = openTab(saved);
    send.mockImplementationOnce(async () => {
      await add('b');
      return { outcome: 'saved' };
    });
    await add('a');
    await flush();
    await outbox.drain();
    expect(sent()).toEqual(['a', 'b']);
  });

  it('sees a write that comes during its last look at the queue', async () => {
    const { clock, database } = openOrigin();
    const real = createQueue({ account, database });
    const send = vi.fn(saved);
    let isLastLook = true;
    const outbox = createOutbox({
      send,
      clock,
      lock: (work) => work(),
      queue: {
        ...real,
        async head() {
          const entry = await real.head();
          if (!entry && isLastLook) {
            isLastLook = false;
            await outbox.add({ kind: 'answer', payload: 'a' });
          }
          return entry;
        },
      },
    });
    await outbox.drain();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('tells nothing more to who stopped listening, or once it is closed', async () => {
    const { outbox, add, heard } = openOrigin().openTab(later);
    const mine = vi.fn();
    const stop = outbox.onDelivery(mine);
    await add('a');
    stop();
    await add('b');
    const keysOf = (changes: readonly DeliveryStatus[]) => new Set(changes.map(({ idempotencyKey }) => idempotencyKey));
    expect(keysOf(mine.mock.calls.flat())).toEqual(new Set(['key-1']));
    outbox.close();
    await add('c');
    expect(keysOf(heard)).toEqual(new Set(['key-1', 'key-2']));
  });

  it('tells each write its own state while others wait or are refused', async () => {
    const answers = [refused, later];
    const { outbox, add } = openOrigin().openTab(() => (answers.shift() ?? later)());
    const [first, second] = [await add('a'), await add('b')];
    await flush();
    expect(await Promise.all([first, second, 'never heard of'].map((key) => outbox.stateOf(key)))).toEqual([
      'refused',
      'onDevice',
      'saved',
    ]);
    outbox.close();
  });

  it('tells who drains when the lock itself fails, and not when the outbox was closed', async () => {
    const failing = (error: Error) => {
      const queue = createQueue({ account, database: createTestDatabase().database });
      const clock = createFakeClock();
      const lock = () => Promise.reject(error);
      return createOutbox({ queue, clock, lock, send: saved });
    };
    await expect(failing(new Error('no locks')).drain()).rejects.toThrow('no locks');
    const closed = failing(new Error('closed'));
    const draining = closed.drain();
    closed.close();
    await expect(draining).resolves.toBeUndefined();
  });
});

import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { blocked, flush, full } from '../shared/testing.ts';
import { later, openOrigin, saved } from './outbox.testing.ts';

describe('outbox without room', () => {
  it('sends from memory, in order, what found no room, and warns', async () => {
    const { openTab, failWith, codes } = openOrigin();
    const { outbox, add, sent, send } = openTab(saved);
    send.mockImplementationOnce(later);
    await add('a');
    await flush();
    failWith(full());
    await add('b');
    failWith(undefined);
    await add('c');
    expect((await outbox.pending()).map((entry) => entry.payload)).toEqual(['a', 'b', 'c']);
    await outbox.drain();
    expect(sent()).toEqual(['a', 'a', 'b', 'c']);
    expect(codes).toContain('full');
  });

  it('does not take a key twice because the first is on the device and the second in memory', async () => {
    const { openTab, failWith } = openOrigin();
    const { outbox, add } = openTab(later);
    await add('a');
    await flush();
    failWith(full());
    await add('b');
    failWith(undefined);
    await outbox.add({ kind: 'answer', payload: 'a', idempotencyKey: 'key-1' });
    expect((await outbox.pending()).map((entry) => entry.payload)).toEqual(['a', 'b']);
  });

  it('works in memory where storage is blocked, and warns once', async () => {
    const { openTab, failWith, codes } = openOrigin();
    failWith(blocked());
    const { outbox, add, sent } = openTab(saved);
    await add('a');
    await add('b');
    await outbox.drain();
    expect(sent()).toEqual(['a', 'b']);
    expect(codes).toEqual(['blocked']);
  });

  it('does not send again what it could not remove', async () => {
    const { openTab, failWith } = openOrigin();
    const { outbox, add, sent, send } = openTab(saved);
    send.mockImplementationOnce(async () => {
      failWith(full());
      return { outcome: 'saved' };
    });
    await add('a');
    await flush();
    failWith(undefined);
    await outbox.drain();
    expect(sent()).toEqual(['a']);
    expect(await outbox.pending()).toEqual([]);
  });
});

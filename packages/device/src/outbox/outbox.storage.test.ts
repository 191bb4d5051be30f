import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { blocked, flush, full } from '../shared/testing.ts';
import { account, later, openOrigin, saved } from './outbox.testing.ts';

describe('an answer and the draft of its question', () => {
  const write = { kind: 'answer', payload: 'a', answered: { key: 7, draft: 'given' } };

  it('are kept together', async () => {
    const { openTab, database } = openOrigin();
    const { outbox } = openTab(later);
    await outbox.add(write);
    expect(await database((db) => db.get('drafts', [account, 7]))).toBe('given');
    expect(await outbox.pending()).toHaveLength(1);
  });

  it('are both not kept when the key is there already', async () => {
    const { openTab, database } = openOrigin();
    const { outbox } = openTab(later);
    await outbox.add({ kind: 'answer', payload: 'first', idempotencyKey: 'key-1' });
    await outbox.add({ ...write, idempotencyKey: 'key-1' });
    expect(await database((db) => db.count('drafts'))).toBe(0);
    expect((await outbox.pending()).map(({ payload }) => payload)).toEqual(['first']);
  });
});

describe('outbox without room', () => {
  it('says that a write is in memory only, and then where it ended', async () => {
    const { openTab, failWith } = openOrigin();
    const { outbox, heard, send } = openTab(later);
    failWith(full());
    const key = await outbox.add({ kind: 'answer', payload: 'a' });
    await flush();
    expect(new Set(heard.map(({ state }) => state))).toEqual(new Set(['inMemory']));
    expect(await outbox.stateOf(key)).toBe('inMemory');
    send.mockImplementation(saved);
    await outbox.drain();
    expect(heard.at(-1)).toMatchObject({ idempotencyKey: key, state: 'saved' });
  });

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

  it('tells once that a write is kept in memory, and not again for the same key', async () => {
    const { openTab, failWith } = openOrigin();
    const { outbox, add, heard } = openTab(later);
    failWith(full());
    await add('a');
    await outbox.add({ kind: 'answer', payload: 'a', idempotencyKey: 'key-1' });
    const kept = heard.filter((change) => !('failures' in change));
    expect(kept).toEqual([{ idempotencyKey: 'key-1', kind: 'answer', state: 'inMemory' }]);
    expect((await outbox.pending()).map((entry) => entry.payload)).toEqual(['a']);
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

import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { flush } from '../shared/testing.ts';
import { later, openOrigin, saved } from './outbox.testing.ts';
import type { SendResult } from './outbox.types.ts';

describe('outbox over tabs, reloads and accounts', () => {
  it('sends after a reload what a closed page left', async () => {
    const { openTab } = openOrigin();
    const before = openTab(later);
    await before.add('a');
    await flush();
    before.outbox.close();
    await flush();
    const after = openTab(saved);
    await after.outbox.drain();
    expect(after.sent()).toEqual(['a']);
  });

  it('never sends the writes of another account', async () => {
    const { openTab } = openOrigin();
    const lin = openTab(later);
    await lin.add('a');
    const kim = openTab(saved, 'kim@example.org');
    await kim.outbox.drain();
    expect(kim.sent()).toEqual([]);
    expect(await lin.outbox.pending()).toHaveLength(1);
  });

  it('has one drainer over two tabs; the other takes over when that one goes', async () => {
    const { openTab } = openOrigin();
    let answer = (_: SendResult) => {};
    const first = openTab(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const second = openTab(saved);
    await first.add('a');
    await flush();
    const drained = second.outbox.drain();
    await flush();
    expect([first.sent(), second.sent()]).toEqual([['a'], []]);
    answer({ outcome: 'saved' });
    await drained;
    await flush();
    expect([first.sent(), second.sent()]).toEqual([['a'], []]);
    expect(second.heard).toContainEqual({ idempotencyKey: 'key-1', kind: 'answer', state: 'saved', reply: undefined });
  });

  it('tells the other tabs what became of a write, the reply only where it was sent from', async () => {
    const { openTab } = openOrigin();
    const answers: SendResult[] = [
      { outcome: 'saved', reply: { cannotBeCloned: () => {} } },
      { outcome: 'refused', status: 400, message: 'Too long.' },
    ];
    const first = openTab(() => Promise.resolve(answers.shift() ?? { outcome: 'later' }));
    const second = openTab(saved);
    await first.add('a');
    await first.add('b');
    await first.outbox.drain();
    const told = { kind: 'answer', idempotencyKey: 'key-1', state: 'saved' };
    const refused = { kind: 'answer', idempotencyKey: 'key-2', state: 'refused', status: 400, message: 'Too long.' };
    expect(first.heard.slice(-2)).toEqual([{ ...told, reply: { cannotBeCloned: expect.any(Function) } }, refused]);
    expect(second.heard.slice(-2)).toEqual([{ ...told, reply: undefined }, refused]);
  });

  it('hands over to the other tab while it waits to try again', async () => {
    const { openTab } = openOrigin();
    const first = openTab(later);
    await first.add('a');
    await flush();
    const second = openTab(saved);
    const drained = second.outbox.drain();
    await flush();
    expect(second.sent()).toEqual([]);
    first.outbox.close();
    await drained;
    expect(second.sent()).toEqual(['a']);
  });

  it('removes a write that the host took although the page was closing', async () => {
    const { openTab } = openOrigin();
    let answer = (_: SendResult) => {};
    const first = openTab(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await first.add('a');
    await flush();
    first.outbox.close();
    answer({ outcome: 'saved' });
    await flush();
    expect(await openTab(saved).outbox.pending()).toEqual([]);
  });
});
